import type { StrategyTexts } from "../strategy-texts.ts";

export const en: StrategyTexts = {
  title: "Strategy for beginners",
  intro: (equal, uneven) =>
    `What our own strongest bot shows: ${equal} games against itself, and ${uneven} against the Novice, all for two players. No rule of thumb stands here without a figure from them.`,
  sections: [
    {
      title: "Fewer cards, better ones",
      text: (f, { n, percent }) =>
        `The Novice buys more often than the strong bot, in ${percent(f.novice.buysShare)} of its turns against ${percent(f.champion.buysShare)}, and more cards, ${n(f.novice.cards)} against ${n(f.champion.cards)}. In the end it has ${n(f.novice.prestige)} prestige, the strong bot ${n(f.champion.prestige)}. The strong bot’s first card comes in round ${n(f.champion.firstPurchase)} on average, the Novice’s in round ${n(f.novice.firstPurchase)}. Take gems for a card that you already have in mind, and that leads to prestige.`,
    },
    {
      title: "Small cards pay for great ones",
      text: (f, { n }) =>
        `Between equals the winner has ${n(f.winner.cards)} cards in the end: ${n(f.winner.level1)} of level 1, ${n(f.winner.level2)} of level 2 and ${n(f.winner.level3)} of level 3; the loser has ${n(f.loser.level3)} of level 3. Half of them are cheap and pay for the rest; then one or two great ones decide.`,
    },
    {
      title: "Nobles are a gift, not a plan",
      text: (f, { n, percent }) =>
        `The winner is visited by ${n(f.winner.nobles)} nobles on average, the loser by ${n(f.loser.nobles)}. They bring ${percent(f.winner.noblePrestigeShare)} of the winner’s prestige. Let them decide between two cards that are equally good.`,
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
      title: "Reserve often, and with a purpose",
      text: (f, { n, percent }) =>
        `The strong bot reserves ${n(f.champion.reserved)} times a game, in ${percent(f.champion.reservesShare)} of its turns, the Novice ${n(f.novice.reserved)} times. Nobody can take a reserved card from you, and it brings gold. Between equals losers reserve as often as winners (${n(f.loser.reserved)} and ${n(f.winner.reserved)} times): it is the right card that counts.`,
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
