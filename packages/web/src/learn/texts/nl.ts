import type { LearnTexts } from "../learn-texts.ts";

export const nl: LearnTexts = {
  title: "Zo speel je",
  intro:
    "Je verzamelt edelstenen en koopt er kaarten mee; elke kaart maakt de volgende goedkoper. Bij vijftien prestigepunten loopt het spel af, en wie de meeste heeft, wint.",
  book: "Spelregels",
  bookText:
    "Elke regel met zijn nummer en met voorbeelden om te proberen. Doorzoekbaar en af te drukken.",
};
