import type { ReviewTexts } from "../review-texts.ts";

export const fr: ReviewTexts = {
  title: "Analyse",
  intro:
    "Le champion regarde chaque tour de cette partie et dit ce qu’il aurait fait. Il ne sait que ce que le joueur pouvait savoir.",
  judging: (round, last) => `Examen de la manche ${round} sur ${last}`,
  failed: "Le champion n’a pas pu être joint : la partie n’est pas analysée.",
  again: "Réessayer",
  chances:
    "Chances de gagner, manche par manche ; un point est une erreur, un gros point une grosse erreur",
  table: "Comment chacun a joué",
  accuracy: "Précision",
  luck: "Chance au tirage",
  about: (from, ten) =>
    `La précision est de 100 quand chaque tour valait le meilleur ; les tours d’une partie ouverte comptent le plus. Les pourcentages sont des chances de gagner : ${ten} veut dire que sur 100 parties reprises à ce moment, 10 de moins seraient gagnées. Une imprécision coûte ${from.inaccuracy} ou plus, une erreur ${from.mistake}, une grosse erreur ${from.blunder}. La chance au tirage est ce que les cartes venues ont valu, comparées à toutes celles qui auraient pu venir.`,
  eyes: "Chaque chance est vue par les yeux de qui doit jouer : elle peut donc aussi changer quand quelqu’un connaît une carte que d’autres ignorent.",
  range: (name, first, low, high, last) =>
    `${name} : ${first} au début, ${low} au plus bas, ${high} au plus haut, ${last} à la fin.`,
  ready: "L’analyse est prête.",
  standIn: "Certains de ces tours ont pu être joués par un bot.",
  onlyOwn: (n, rounds) =>
    `Tours joués par un bot à cette place : ${n} (${n === 1 ? "manche" : "manches"} ${rounds}). Ils ne comptent pas ici.`,
  theBot: "Le bot",
  botTurns: "Tours du bot",
  counts: { inaccuracy: "Imprécisions", mistake: "Erreurs", blunder: "Grosses erreurs" },
  grade: { inaccuracy: "Imprécision", mistake: "Erreur", blunder: "Grosse erreur" },
  slips: "Tours qui auraient pu être meilleurs",
  noSlips: "Aucun tour n’a coûté plus que presque rien. Bien joué.",
  better: "Mieux",
  costing: (cost) => ` ; la carte coûte ${cost}`,
  paying: (price) => ` pour ${price}`,
  returning: (tokens) => `, puis rendre ${tokens}`,
  welcoming: (bonuses) => `, et recevoir le noble qui demande ${bonuses}`,
  look: "Voir la table",
  through: (name) => `Prix et réserves vus par ${name}.`,
};
