import { pluralOf } from "../../../i18n/words.ts";
import type { BookTexts } from "../book-texts.ts";

const plural = pluralOf("en");

export const en: BookTexts = {
  title: "Rule book",
  intro:
    "You are merchants of the Renaissance. With gems you buy mines, ships and workshops; what you own makes the next purchase cheaper, and it brings prestige.",
  about:
    "Every rule has a number that stays. Where the printed books say nothing or differ from one another, a decision is marked and its reason given.",
  contents: "Contents",
  search: "Search the rules",
  found: (n) => (n === 0 ? "No rule has these words." : plural(n, "1 rule", `${n} rules`)),
  print: "Print",
  back: "Back",
  decision: "Our decision",
  example: "Example",
  tryIt: "Try it",
  chapters: {
    1: "What there is, and the opening",
    2: "A turn",
    3: "Tokens",
    4: "Reserving",
    5: "Buying",
    6: "Nobles, end and winner",
    7: "What may be known",
  },
  rules: {
    "R1.1": {
      title: "The tokens",
      text: [
        "There are 40 tokens: seven each of diamond (white), sapphire (blue), emerald (green), ruby (red) and onyx (black), and five of gold. Gold is the joker.",
      ],
    },
    "R1.2": {
      title: "Cards and nobles",
      text: [
        "There are 90 development cards: 40 of level 1, 30 of level 2 and 20 of level 3. A card has a cost in gems, a bonus in one colour, and 0 to 5 prestige.",
        "There are ten nobles. Each is worth 3 prestige and wants to see certain bonuses.",
      ],
    },
    "R1.3": {
      title: "The opening layout",
      text: [
        "Two to four play. Each level is shuffled by itself, and four cards of it are laid open beside their deck: the market.",
        "One noble more than there are players is laid open. The other nobles stay out of this game.",
      ],
    },
    "R1.4": {
      title: "The supply",
      text: [
        "Two players have four gems of each colour in the supply, three players have five, four players have seven. Gold is always five. Nothing else depends on the number of players.",
        "Everybody starts with nothing.",
      ],
    },
    "R1.5": {
      title: "Who starts",
      text: ["The youngest player starts; then it goes round clockwise."],
      decision:
        "A screen does not know your age. The starting player is drawn at random and shown; whoever opens a table may choose; when you play again, the start passes on. So everybody starts equally often.",
    },
    "R2.1": {
      title: "Four actions",
      text: [
        "On your turn do exactly one of these: take three gems of different colours, take two gems of one colour, reserve a card, or buy a card.",
      ],
    },
    "R2.2": {
      title: "Fewer than three colours left",
      text: [
        "As long as three colours are left in the supply, a take of different gems is always three.",
      ],
      example:
        "Only {white 3} and {red 1} are left. The one possible take is a diamond and a ruby together.",
      decision:
        "With only two colours left you take one of each; with one colour left, a single gem. The books do not say what happens then. Taking what is there keeps the game going; taking fewer by choice would be a new action.",
    },
    "R2.3": {
      title: "The forced pass",
      text: ["Nobody may pass by choice."],
      decision:
        "If none of the four actions is possible, the turn passes by itself; a noble can still come at its end. If everybody has passed in the same round, the game is over and is ranked as always. The books demand an action and forget this case.",
    },
    "R2.4": {
      title: "The order within a turn",
      text: [
        "First the action. Then the empty place in the market is filled. Then tokens above ten are returned, then a noble comes, and last it is checked whether somebody has 15 prestige.",
        "So you see the new card before you decide what to return.",
      ],
    },
    "R3.1": {
      title: "Gold is never taken",
      text: ["Only gems are taken from the supply. Gold comes only with a reserved card."],
    },
    "R3.2": {
      title: "Two of one colour",
      text: [
        "You may take two gems of one colour only if at least four of it are in the supply before you take them.",
        "Two alike and a third of another colour is never possible.",
      ],
      example:
        "{blue 4} are there: you may take two. Then {blue 2} are left, and nobody may take two sapphires for now.",
    },
    "R3.3": {
      title: "Ten tokens at most",
      text: [
        "At the end of your turn you have ten tokens at most, gold included. If you have more, you return some until exactly ten are left.",
        "Which ones is up to you: gold too, and tokens you have only just taken. Bonuses on cards do not count.",
      ],
    },
    "R3.4": {
      title: "The limit is for the end of the turn",
      text: [
        "Even with ten tokens you may take or reserve. You return what is too much afterwards.",
      ],
      example:
        "With ten tokens you take a diamond, a sapphire and an emerald, and return three others.",
    },
    "R3.5": {
      title: "Tokens are open",
      text: ["Everybody’s tokens can be seen by all, at any time."],
    },
    "R4.1": {
      title: "Two ways to reserve",
      text: [
        "Reserve an open card of the market, or the top card of a deck. A card from a deck is seen by you alone. Nothing can be drawn from an empty deck.",
      ],
    },
    "R4.2": {
      title: "Gold comes with it",
      text: [
        "With the reserved card you get {gold 1}, if any is left. Without gold in the supply you may still reserve.",
      ],
    },
    "R4.3": {
      title: "Three reserved cards at most",
      text: [
        "You have at most three reserved cards. You cannot discard them: the only way out is to buy them, and only you can do that.",
      ],
    },
    "R4.4": {
      title: "Reserved is not bought",
      text: [
        "A reserved card gives no bonus and no prestige, and it does not count in the tie-break, until you buy it.",
      ],
    },
    "R4.5": {
      title: "Who knows a reserved card",
      text: ["Of a card drawn from a deck the others know only the level."],
      decision:
        "A card that lay open in the market was seen by all, so it stays known to all. The Dutch book lays reserved cards face down; whoever likes that better switches on the table option that hides them all.",
    },
    "R5.1": {
      title: "The price",
      text: [
        "Buy an open card or one that you reserved on an earlier turn. You pay what is printed, less your bonuses: each bonus saves one gem of its colour, with every purchase anew.",
        "The bonus of a card helps only with later cards. A price can fall to nothing, never below, and spare bonuses of one colour do not help in another.",
      ],
      example: "With two sapphire bonuses, a card of {blue 2} {green 1} costs you {green 1}.",
    },
    "R5.2": {
      title: "Gold in a payment",
      text: ["{gold 1} stands in for one gem of any colour."],
      example: "The price is {red 2}. With two rubies and two gold you may pay in three ways.",
      decision:
        "Gold may also stand in for a gem that you still have: the payer chooses. The payment is exact; no change is given. No book demands that gems be spent first, and sometimes it is good to keep one.",
    },
    "R5.3": {
      title: "Where the payment goes",
      text: ["Everything paid, gold too, goes back to the supply."],
    },
    "R5.4": {
      title: "Bought cards are open",
      text: ["Bought cards lie open, sorted by colour. Bonuses and prestige can be seen by all."],
    },
    "R5.5": {
      title: "The market is refilled at once",
      text: [
        "When an open card is bought or reserved, the next one of its deck takes the same place at once. No other card moves. If the deck is empty, the place stays empty.",
      ],
    },
    "R6.1": {
      title: "The visit",
      text: [
        "At the end of your turn, whatever you did, a noble visits you if your bonuses reach everything it wants. Only bonuses of bought cards count, the one bought this turn included.",
        "A visit is no action and cannot be refused.",
      ],
    },
    "R6.2": {
      title: "One noble a turn",
      text: [
        "At most one noble comes in a turn. If several would come, you choose. The others may still come on a later turn, also to somebody else. Nobles are not replaced.",
      ],
    },
    "R6.3": {
      title: "What a noble is worth",
      text: ["A noble is worth 3 prestige and stays with you, open, to the end."],
    },
    "R6.4": {
      title: "The end",
      text: [
        "When somebody ends a turn with 15 prestige or more, nobles included, the round is played to its end, so that all have had equally many turns. If it was the turn of the last player in the round, the game is over at once.",
      ],
    },
    "R6.5": {
      title: "The winner",
      text: [
        "Most prestige wins. On a tie, whoever has bought fewer cards wins. If that is equal too, the victory is shared; only the Dutch book says so, and the others do not contradict it.",
      ],
      decision: "A game that ends by passing is ranked in the same way.",
    },
    "R7.1": {
      title: "What is open",
      text: [
        "All may see the market, the nobles, the supply and how many cards each deck still has, and of every player the tokens, the bought cards, the nobles, and the number and level of reserved cards.",
      ],
    },
    "R7.2": {
      title: "What is hidden",
      text: [
        "Hidden are the order of the decks, and cards reserved unseen from all but their owner. While the game runs, no screen, record or bot is told.",
      ],
      decision:
        "Whoever watches may know what is open to all, and nobody’s hidden card. Which cards you have not seen yet you may always work out.",
    },
    "R7.3": {
      title: "After the end",
      text: ["When the game is over, everything may be shown."],
      decision:
        "The view of a seat keeps hidden cards hidden even then; the record of the game shows all, with the decks in their order.",
    },
  },
  opening: {
    title: "The opening for two, three and four",
    players: "Players",
    deal: "Deal again",
    starts: (seat) => `Drawn: seat ${seat} starts.`,
    inSupply: "In the supply",
    nobles: (n) => `${n} nobles`,
    decks: (first, second, third) => `Left in the decks: ${first}, ${second} and ${third} cards`,
  },
  takes: {
    title: "Which gems may I take?",
    text: "Set what is in the supply.",
    none: "Nothing can be taken.",
    possible: (n) => plural(n, "One take is possible:", `${n} takes are possible:`),
  },
  price: {
    title: "What does this card cost me?",
    card: "Card",
    bonuses: "Your bonuses",
    tokens: "Your tokens",
    costs: (cost) => `Printed: ${cost}`,
    free: "Your bonuses pay it all.",
    pay: (price) => `You pay ${price}`,
    can: (ways) => plural(ways, "You can buy it.", `You can buy it and pay in ${ways} ways.`),
    cannot: (n) => `You are ${n} short.`,
  },
  visits: {
    title: "Which nobles come?",
    text: "Set your bonuses.",
    none: "No noble comes yet.",
    one: "This noble comes by itself.",
    choose: (n) => `${n} nobles would come: you choose one.`,
  },
  fewer: (what) => `${what}: fewer`,
  more: (what) => `${what}: more`,
};
