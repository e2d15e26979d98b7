import type { LearnTexts } from "../learn-texts.ts";

export const en: LearnTexts = {
  title: "How to play",
  intro:
    "You collect gems, buy cards with them, and every card makes the next one cheaper. Fifteen prestige end the game; whoever has the most wins.",
  game: "The first game",
  gameText: "Eleven short steps on a real table. About ten minutes.",
  goOn: (n, all) => `Go on with step ${n} of ${all}`,
  again: "You have done all the steps. Go through them once more.",
  fromStart: "From the beginning",
  steps: "All steps",
  play: "A game with advice",
  playText: "A real game against the easiest bot. The advice becomes less from turn to turn.",
  book: "Rule book",
  bookText: "Every rule with its number, with examples to try. Searchable and printable.",
  strategy: "Strategy for beginners",
  strategyText: "What our own bots’ games show, in figures.",
};
