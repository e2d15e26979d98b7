import type { StrategyTexts } from "../strategy-texts.ts";

export const fr: StrategyTexts = {
  title: "Stratégie pour débuter",
  intro: (equal, uneven) =>
    `Ce que montre notre bot le plus fort : ${equal} parties contre lui-même et ${uneven} contre le Débutant, toutes à deux joueurs. Aucune règle d’or ici sans un chiffre qui en vienne.`,
  sections: [
    {
      title: "Acheter, et acheter tôt",
      text: (f, { n, percent }) =>
        `Le bot fort achète dans ${percent(f.champion.buysShare)} de ses tours, le Débutant dans ${percent(f.novice.buysShare)}. Sa première carte vient en moyenne à la manche ${n(f.champion.firstPurchase)}, celle du Débutant à la manche ${n(f.novice.firstPurchase)}. Prends des pierres pour une carte que tu as déjà en vue.`,
    },
    {
      title: "Les petites cartes te portent",
      text: (f, { n }) =>
        `Entre égaux, le gagnant finit avec ${n(f.winner.cards)} cartes : ${n(f.winner.level1)} de niveau 1, ${n(f.winner.level2)} de niveau 2 et seulement ${n(f.winner.level3)} de niveau 3. Les petites paient les moyennes ; une grande suffit.`,
    },
    {
      title: "Les nobles décident",
      text: (f, { n, percent }) =>
        `Le gagnant reçoit ${n(f.winner.nobles)} nobles, le perdant ${n(f.loser.nobles)} : c’est la différence la plus nette. Ils apportent ${percent(f.winner.noblePrestigeShare)} du prestige du gagnant. Regarde les nobles avant de choisir entre deux cartes.`,
    },
    {
      title: "Ne pas buter sur la limite",
      text: (f, { n }) =>
        `Le Débutant rend ${n(f.novice.returned)} jetons par partie, le bot fort ${n(f.champion.returned)}. Chaque jeton rendu est un morceau de tour perdu.`,
    },
    {
      title: "Trois différentes, presque jamais deux pareilles",
      text: (f, { percent }) =>
        `Dans ${percent(f.winner.threesShare)} de ses tours, le gagnant prend des pierres différentes, dans ${percent(f.winner.twosShare)} deux pareilles. Trois jetons valent mieux que deux, et la paire reste l’exception.`,
    },
    {
      title: "Réserver avec une idée",
      text: (f, { n, percent }) =>
        `Les gagnants réservent ${n(f.winner.reserved)} fois par partie, dans ${percent(f.winner.reservesShare)} de leurs tours. Les perdants réservent ${n(f.loser.reserved)} fois : plus n’est pas mieux. Le Débutant le fait ${n(f.novice.reserved)} fois.`,
    },
    {
      title: "Commencer ne change presque rien",
      text: (f, { n, percent }) =>
        `Entre égaux, la première place gagne ${percent(f.firstSeatWins)} des parties. Une partie dure ${n(f.rounds)} manches.`,
    },
  ],
  table: "En moyenne par partie",
  columns: ["", "Gagnant", "Perdant", "Bot fort", "Débutant"],
  rows: {
    cards: "Cartes achetées",
    level1: "de niveau 1",
    level2: "de niveau 2",
    level3: "de niveau 3",
    nobles: "Nobles",
    firstPurchase: "Manche de la première carte",
    bonusesByTen: "Bonus après dix manches",
    reserved: "Cartes réservées",
    returned: "Jetons rendus",
  },
  source:
    "Gagnant et perdant viennent de parties entre égaux, bot fort et Débutant de parties l’un contre l’autre ; le bot fort avait 100 simulations par étape. Avec plus de temps ou plus de joueurs, certaines choses peuvent changer.",
};
