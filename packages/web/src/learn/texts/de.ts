import type { LearnTexts } from "../learn-texts.ts";

export const de: LearnTexts = {
  title: "So wird gespielt",
  intro:
    "Du sammelst Edelsteine und kaufst damit Karten; jede Karte macht die nächste billiger. Mit fünfzehn Prestigepunkten geht das Spiel zu Ende, und wer die meisten hat, gewinnt.",
  game: "Das erste Spiel",
  gameText: "Elf kurze Schritte an einem echten Tisch. Etwa zehn Minuten.",
  goOn: (n, all) => `Weiter mit Schritt ${n} von ${all}`,
  again: "Du hast alle Schritte geschafft. Geh sie noch einmal durch.",
  fromStart: "Von vorn",
  steps: "Alle Schritte",
  play: "Ein Spiel mit Rat",
  playText: "Ein richtiges Spiel gegen den leichtesten Bot. Der Rat wird von Zug zu Zug weniger.",
  book: "Regelbuch",
  bookText:
    "Jede Regel mit ihrer Nummer und mit Beispielen zum Ausprobieren. Zum Durchsuchen und Drucken.",
  strategy: "Strategie für den Anfang",
  strategyText: "Was die Spiele unserer Bots zeigen, in Zahlen.",
};
