import type { ReviewTexts } from "../review-texts.ts";

export const nl: ReviewTexts = {
  title: "Analyse",
  intro:
    "De kampioen bekijkt elke beurt van deze partij en zegt wat hij gedaan had. Hij weet alleen wat de speler kon weten.",
  judging: (round, last) => `Ronde ${round} van ${last} wordt bekeken`,
  failed: "De kampioen was niet te bereiken; daarom is er geen analyse.",
  again: "Opnieuw proberen",
  chances: "Kans om te winnen, ronde voor ronde; een stip is een fout, een grote een grove",
  table: "Zo speelde iedereen",
  accuracy: "Nauwkeurigheid",
  luck: "Geluk",
  about: (from, ten) =>
    `De nauwkeurigheid is 100 als elke beurt zo goed was als de beste; beurten in een open partij tellen het meest. De procenten zijn winstkansen: ${ten} betekent dat er van 100 partijen die vanaf daar doorgaan 10 minder gewonnen zouden worden. Een onnauwkeurige beurt geeft ${from.inaccuracy} of meer weg, een fout ${from.mistake}, een grove fout ${from.blunder}. Geluk is wat de kaarten die kwamen waard waren, vergeleken met alle die hadden kunnen komen.`,
  eyes: "Elke kans geldt door de ogen van wie aan de beurt is; ze kan dus ook veranderen waar iemand een kaart kent die anderen niet kennen.",
  range: (name, first, low, high, last) =>
    `${name}: ${first} aan het begin, ${low} op het laagst, ${high} op het hoogst, ${last} aan het eind.`,
  ready: "De analyse is klaar.",
  standIn: "Enkele van deze beurten zijn misschien door een bot gespeeld.",
  onlyOwn: (n, rounds) =>
    `Beurten die een bot op deze plaats heeft gespeeld: ${n} (${n === 1 ? "ronde" : "rondes"} ${rounds}). Ze tellen hier niet mee.`,
  theBot: "De bot",
  botTurns: "Beurten van de bot",
  counts: { inaccuracy: "Onnauwkeurig", mistake: "Fouten", blunder: "Grove fouten" },
  grade: { inaccuracy: "Onnauwkeurig", mistake: "Fout", blunder: "Grove fout" },
  slips: "Beurten die beter hadden gekund",
  noSlips: "Geen beurt gaf meer dan een beetje weg. Goed gespeeld.",
  better: "Beter",
  costing: (cost) => `; de kaart kost ${cost}`,
  paying: (price) => ` voor ${price}`,
  returning: (tokens) => `, en leg dan ${tokens} terug`,
  welcoming: (bonuses) => `, en ontvang de edele die ${bonuses} vraagt`,
  look: "Tafel bekijken",
  through: (name) => `Prijzen en bezit zijn die van ${name}.`,
};
