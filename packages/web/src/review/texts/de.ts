import type { ReviewTexts } from "../review-texts.ts";

export const de: ReviewTexts = {
  title: "Analyse",
  intro:
    "Der Champion sieht sich jeden Zug dieser Partie an und sagt, was er getan hätte. Er weiß dabei nur, was auch die Person am Zug wissen konnte.",
  judging: (round, last) => `Runde ${round} von ${last} wird angesehen`,
  failed: "Der Champion war nicht zu erreichen, darum gibt es keine Analyse.",
  again: "Noch einmal versuchen",
  chances: "Gewinnchance, Runde für Runde; ein Punkt ist ein Fehler, ein großer ein grober",
  table: "So wurde gespielt",
  accuracy: "Genauigkeit",
  luck: "Glück",
  about: (from, ten) =>
    `Die Genauigkeit ist 100, wenn jeder Zug so gut war wie der beste; am meisten zählen Züge, solange die Partie offen ist. Die Prozente sind Gewinnchancen: ${ten} heißt, dass von 100 Partien, die von dort weitergehen, 10 weniger gewonnen würden. Ein ungenauer Zug verschenkt ${from.inaccuracy} oder mehr, ein Fehler ${from.mistake}, ein grober Fehler ${from.blunder}. Glück ist, was die aufgedeckten Karten wert waren, verglichen mit allen, die hätten kommen können.`,
  eyes: "Jede Chance gilt aus der Sicht dessen, der am Zug ist; sie kann sich also auch ändern, wo jemand eine Karte kennt, die andere nicht kennen.",
  range: (name, first, low, high, last) =>
    `${name}: ${first} am Anfang, tiefster Stand ${low}, höchster Stand ${high}, ${last} am Ende.`,
  ready: "Die Analyse ist fertig.",
  standIn: "Einige dieser Züge hat vielleicht ein Bot gespielt.",
  onlyOwn: (n, rounds) =>
    `Züge, die ein Bot auf diesem Platz gespielt hat: ${n} (${n === 1 ? "Runde" : "Runden"} ${rounds}). Sie zählen hier nicht mit.`,
  theBot: "Der Bot",
  botTurns: "Züge des Bots",
  counts: { inaccuracy: "Ungenaue Züge", mistake: "Fehler", blunder: "Grobe Fehler" },
  grade: { inaccuracy: "Ungenau", mistake: "Fehler", blunder: "Grober Fehler" },
  slips: "Züge, die besser hätten sein können",
  noSlips: "Kein Zug hat mehr als ein wenig verschenkt. Gut gespielt.",
  better: "Besser",
  costing: (cost) => `; die Karte kostet ${cost}`,
  paying: (price) => ` für ${price}`,
  returning: (tokens) => `, dann ${tokens} abgeben`,
  welcoming: (bonuses) => `, und den Adligen empfangen, der ${bonuses} verlangt`,
  look: "Am Tisch ansehen",
  through: (name) => `Preise und Bestände gelten für ${name}.`,
};
