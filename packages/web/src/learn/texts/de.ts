import type { LearnTexts } from "../learn-texts.ts";

export const de: LearnTexts = {
  title: "So wird gespielt",
  intro:
    "Du sammelst Edelsteine und kaufst damit Karten; jede Karte macht die nächste billiger. Mit fünfzehn Prestigepunkten geht das Spiel zu Ende, und wer die meisten hat, gewinnt.",
  book: "Regelbuch",
  bookText:
    "Jede Regel mit ihrer Nummer und mit Beispielen zum Ausprobieren. Zum Durchsuchen und Drucken.",
};
