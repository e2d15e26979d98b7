import type { ReviewTexts } from "../review-texts.ts";

export const sv: ReviewTexts = {
  title: "Analys",
  intro:
    "Boten Champion ser på varje tur i partiet och säger vad den hade gjort. Den vet bara det som spelaren kunde veta.",
  judging: (round, last) => `Ser på omgång ${round} av ${last}`,
  failed: "Champion kunde inte nås, så partiet är inte analyserat.",
  again: "Försök igen",
  chances: "Chans att vinna, omgång för omgång; en prick är ett misstag, en stor ett grovt",
  table: "Så spelade alla",
  accuracy: "Träffsäkerhet",
  luck: "Kortlycka",
  about: (from, ten) =>
    `Träffsäkerheten är 100 när varje tur var lika bra som den bästa; mest räknas turer medan partiet är öppet. Procenten är chanser att vinna: ${ten} betyder att av 100 partier som fortsätter därifrån skulle 10 färre vinnas. Ett mindre misstag ger bort ${from.inaccuracy} eller mer, ett misstag ${from.mistake}, ett grovt misstag ${from.blunder}. Kortlyckan är vad korten som kom var värda jämfört med alla som kunde ha kommit.`,
  eyes: "Varje chans gäller med ögonen hos den som är på tur, så den kan också ändras när någon känner till ett kort som andra inte känner till.",
  range: (name, first, low, high, last) =>
    `${name}: ${first} i början, ${low} som lägst, ${high} som högst, ${last} i slutet.`,
  ready: "Analysen är klar.",
  standIn: "Några av turerna kan ha spelats av en bot.",
  onlyOwn: (n, rounds) =>
    `Turer som en bot har spelat på den här platsen: ${n} (${n === 1 ? "omgång" : "omgångar"} ${rounds}). De räknas inte här.`,
  theBot: "Boten",
  botTurns: "Botens turer",
  counts: { inaccuracy: "Mindre misstag", mistake: "Misstag", blunder: "Grova misstag" },
  grade: { inaccuracy: "Mindre misstag", mistake: "Misstag", blunder: "Grovt misstag" },
  slips: "Turer som kunde ha varit bättre",
  noSlips: "Ingen tur gav bort mer än lite. Bra spelat.",
  better: "Bättre",
  costing: (cost) => `; kortet kostar ${cost}`,
  paying: (price) => ` för ${price}`,
  returning: (tokens) => `, lämna sedan tillbaka ${tokens}`,
  welcoming: (bonuses) => `, och ta emot den adelsman som kräver ${bonuses}`,
  look: "Se bordet",
  through: (name) => `Priser och innehav gäller ${name}.`,
};
