import type { StrategyTexts } from "../strategy-texts.ts";

export const en: StrategyTexts = {
  title: "Strategy for beginners",
  intro: (equal, uneven) =>
    `What our own strongest bot shows: ${equal} games against itself, and ${uneven} against the Novice, all for two players. No rule of thumb stands here without a figure from them.`,
  sections: [
    {
      title: "Buy, and buy early",
      text: (f, { n, percent }) =>
        `The strong bot buys in ${percent(f.champion.buysShare)} of its turns, the Novice in ${percent(f.novice.buysShare)}. Its first card comes in round ${n(f.champion.firstPurchase)} on average, the Novice’s in round ${n(f.novice.firstPurchase)}. Take gems for a card that you already have in mind.`,
    },
    {
      title: "Cheap cards carry you",
      text: (f, { n }) =>
        `Between equals the winner has ${n(f.winner.cards)} cards in the end: ${n(f.winner.level1)} of level 1, ${n(f.winner.level2)} of level 2, and only ${n(f.winner.level3)} of level 3. Small cards pay for the middle ones; one great card is enough.`,
    },
    {
      title: "Nobles decide close games",
      text: (f, { n, percent }) =>
        `The winner is visited by ${n(f.winner.nobles)} nobles, the loser by ${n(f.loser.nobles)}: the clearest difference of all. They bring ${percent(f.winner.noblePrestigeShare)} of the winner’s prestige. Look at the nobles before you choose between two cards.`,
    },
    {
      title: "Do not run into the limit",
      text: (f, { n }) =>
        `The Novice returns ${n(f.novice.returned)} tokens a game, the strong bot ${n(f.champion.returned)}. Every token returned is a piece of a turn given away.`,
    },
    {
      title: "Three different, hardly ever two",
      text: (f, { percent }) =>
        `Of all the winners’ turns, ${percent(f.winner.threesShare)} are takes of different gems and ${percent(f.winner.twosShare)} are takes of two alike. Three tokens are more than two, and the pair is the exception.`,
    },
    {
      title: "Reserve with a purpose",
      text: (f, { n, percent }) =>
        `Winners reserve ${n(f.winner.reserved)} times a game, in ${percent(f.winner.reservesShare)} of their turns. Losers reserve ${n(f.loser.reserved)} times: more is not better. The Novice does it ${n(f.novice.reserved)} times.`,
    },
    {
      title: "Who starts hardly matters",
      text: (f, { n, percent }) =>
        `Between equals the first seat wins ${percent(f.firstSeatWins)} of the games. A game lasts ${n(f.rounds)} rounds.`,
    },
  ],
  table: "Averages a game",
  columns: ["", "Winner", "Loser", "Strong bot", "Novice"],
  rows: {
    cards: "Cards bought",
    level1: "of level 1",
    level2: "of level 2",
    level3: "of level 3",
    nobles: "Nobles",
    firstPurchase: "Round of the first card",
    bonusesByTen: "Bonuses after ten rounds",
    reserved: "Cards reserved",
    returned: "Tokens returned",
  },
  source:
    "Winner and loser are from games between equals, strong bot and Novice from games against each other; the strong bot had 100 simulations a step. With more time, or with more players, some of this may shift.",
};
