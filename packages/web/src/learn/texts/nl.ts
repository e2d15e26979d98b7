import type { LearnTexts } from "../learn-texts.ts";

export const nl: LearnTexts = {
  title: "Zo speel je",
  intro:
    "Je verzamelt edelstenen en koopt er kaarten mee; elke kaart maakt de volgende goedkoper. Bij vijftien prestigepunten loopt het spel af, en wie de meeste heeft, wint.",
  game: "Het eerste spel",
  gameText: "Elf korte stappen aan een echte tafel. Ongeveer tien minuten.",
  goOn: (n, all) => `Verder met stap ${n} van ${all}`,
  again: "Je hebt alle stappen gedaan. Doorloop ze nog een keer.",
  fromStart: "Van voren af aan",
  steps: "Alle stappen",
  play: "Een spel met advies",
  playText: "Een echt spel tegen de makkelijkste bot. Het advies wordt elke beurt minder.",
  book: "Spelregels",
  bookText:
    "Elke regel met zijn nummer en met voorbeelden om te proberen. Doorzoekbaar en af te drukken.",
  strategy: "Strategie voor beginners",
  strategyText: "Wat de spellen van onze bots laten zien, in cijfers.",
};
