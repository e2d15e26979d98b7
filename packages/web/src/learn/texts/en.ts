import type { LearnTexts } from "../learn-texts.ts";

export const en: LearnTexts = {
  title: "How to play",
  intro:
    "You collect gems, buy cards with them, and every card makes the next one cheaper. Fifteen prestige end the game; whoever has most wins.",
  book: "Rule book",
  bookText: "Every rule with its number, with examples to try. Searchable and printable.",
};
