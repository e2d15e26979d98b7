import type { LearnTexts } from "../learn-texts.ts";

export const fr: LearnTexts = {
  title: "Comment jouer",
  intro:
    "Tu collectes des pierres précieuses et tu achètes des cartes ; chaque carte rend la suivante moins chère. À quinze points de prestige, la partie se termine, et qui en a le plus gagne.",
  game: "La première partie",
  gameText: "Onze courtes étapes à une vraie table. Une dizaine de minutes.",
  goOn: (n, all) => `Reprendre à l’étape ${n} sur ${all}`,
  again: "Tu as fait toutes les étapes. Refais-les encore une fois.",
  fromStart: "Depuis le début",
  steps: "Toutes les étapes",
  play: "Une partie avec conseils",
  playText:
    "Une vraie partie contre le bot le plus facile. Les conseils se font plus rares de tour en tour.",
  book: "Livret de règles",
  bookText:
    "Chaque règle avec son numéro et des exemples à essayer. On peut y chercher et l’imprimer.",
  strategy: "Stratégie pour débuter",
  strategyText: "Ce que montrent les parties de nos bots, en chiffres.",
};
