import type { StrategyTexts } from "../strategy-texts.ts";

export const fr: StrategyTexts = {
  title: "Stratégie pour débuter",
  intro: (equal, uneven) =>
    `Ce que montre notre bot le plus fort : ${equal} parties contre lui-même et ${uneven} contre le Débutant, toutes à deux joueurs. Aucune règle d’or ici sans un chiffre qui en vienne.`,
  sections: [
    {
      title: "Moins de cartes, mais meilleures",
      text: (f, { n, percent }) =>
        `Le Débutant achète plus souvent que le bot fort, dans ${percent(f.novice.buysShare)} de ses tours contre ${percent(f.champion.buysShare)}, et plus de cartes, ${n(f.novice.cards)} contre ${n(f.champion.cards)}. À la fin, il a ${n(f.novice.prestige)} points de prestige, le bot fort ${n(f.champion.prestige)}. La première carte du bot fort vient en moyenne à la manche ${n(f.champion.firstPurchase)}, celle du Débutant à la manche ${n(f.novice.firstPurchase)}. Prends des pierres pour une carte que tu as déjà en vue et qui mène au prestige.`,
    },
    {
      title: "Les petites paient les grandes",
      text: (f, { n }) =>
        `Entre égaux, le gagnant finit avec ${n(f.winner.cards)} cartes : ${n(f.winner.level1)} de niveau 1, ${n(f.winner.level2)} de niveau 2 et ${n(f.winner.level3)} de niveau 3 ; le perdant en a ${n(f.loser.level3)} de niveau 3. La moitié sont bon marché et paient le reste ; une ou deux grandes décident ensuite.`,
    },
    {
      title: "Les nobles sont un plus, pas un plan",
      text: (f, { n, percent }) =>
        `Le gagnant reçoit en moyenne ${n(f.winner.nobles)} nobles, le perdant ${n(f.loser.nobles)}. Ils apportent ${percent(f.winner.noblePrestigeShare)} du prestige du gagnant. Laisse-les trancher entre deux cartes aussi bonnes l’une que l’autre.`,
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
      title: "Réserver souvent, et avec une idée",
      text: (f, { n, percent }) =>
        `Le bot fort réserve ${n(f.champion.reserved)} fois par partie, dans ${percent(f.champion.reservesShare)} de ses tours, le Débutant ${n(f.novice.reserved)} fois. Personne ne peut te prendre une carte réservée, et elle apporte de l’or. Entre égaux, les perdants réservent autant que les gagnants (${n(f.loser.reserved)} et ${n(f.winner.reserved)} fois) : c’est la bonne carte qui compte.`,
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
