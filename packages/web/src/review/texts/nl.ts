import type { ReviewTexts } from "../review-texts.ts";

export const nl: ReviewTexts = {
  title: "Analyse",
  intro:
    "De kampioen bekijkt elke beurt van deze partij en zegt wat hij gedaan had. Hij weet alleen wat de speler kon weten.",
  judging: (turn, last) => `Beurt ${turn} van ${last} wordt bekeken`,
  failed: "De kampioen was niet te bereiken; daarom is er geen analyse.",
  again: "Opnieuw proberen",
  chances: "Kans om te winnen, beurt voor beurt; een stip is een fout, een grote een grove",
  table: "Zo speelde iedereen",
  accuracy: "Nauwkeurigheid",
  luck: "Geluk",
  about:
    "De nauwkeurigheid is 100 als elke beurt zo goed was als de beste. Geluk is wat de kaarten die kwamen over de hele partij waard waren, in kans om te winnen.",
  counts: { inaccuracy: "Onnauwkeurig", mistake: "Fouten", blunder: "Grove fouten" },
  grade: { inaccuracy: "Onnauwkeurig", mistake: "Fout", blunder: "Grove fout" },
  turnsOf: (name) => `Beurten van ${name}`,
  ownTurns: "Jouw beurten",
  noSlips: "Geen beurt gaf meer dan een beetje weg. Goed gespeeld.",
  better: "Beter",
  paying: (price) => ` voor ${price}`,
  returning: (tokens) => `, en leg dan ${tokens} terug`,
  welcoming: (bonuses) => `, en ontvang de edele die ${bonuses} vraagt`,
  look: "Tafel bekijken",
};
