/** R1.2: the 90 development cards, facts only. */
import { GEMS, type CardIndex, type Gem, type Gems, type Level } from "./types.ts";

export interface Card {
  readonly id: string;
  readonly level: Level;
  readonly bonus: Gem;
  readonly prestige: number;
  readonly cost: Gems;
}

/** id, bonus, prestige, cost in the order white, blue, green, red, black. */
const TABLE = `
  101 W 0 00021
  102 W 0 03000
  103 W 0 01111
  104 W 0 02002
  105 W 0 01211
  106 W 0 02201
  107 W 0 31001
  108 W 1 00400
  109 U 0 00003
  110 U 0 10002
  111 U 0 00202
  112 U 0 10111
  113 U 0 01310
  114 U 0 10121
  115 U 0 10220
  116 U 1 00040
  117 G 0 00030
  118 G 0 21000
  119 G 0 02020
  120 G 0 11011
  121 G 0 01022
  122 G 0 11012
  123 G 0 13100
  124 G 1 00004
  125 R 0 02100
  126 R 0 30000
  127 R 0 11101
  128 R 0 20020
  129 R 0 10013
  130 R 0 20102
  131 R 0 21101
  132 R 1 40000
  133 K 0 00210
  134 K 0 00300
  135 K 0 11110
  136 K 0 20200
  137 K 0 00131
  138 K 0 12110
  139 K 0 22010
  140 K 1 04000
  201 W 1 00322
  202 W 1 23030
  203 W 2 00050
  204 W 2 00142
  205 W 2 00053
  206 W 3 60000
  207 U 1 02230
  208 U 1 02303
  209 U 2 05000
  210 U 2 20014
  211 U 2 53000
  212 U 3 06000
  213 G 1 23002
  214 G 1 30230
  215 G 2 00500
  216 G 2 42001
  217 G 2 05300
  218 G 3 00600
  219 R 1 20023
  220 R 1 03023
  221 R 2 00005
  222 R 2 14200
  223 R 2 30005
  224 R 3 00060
  225 K 1 32200
  226 K 1 30302
  227 K 2 50000
  228 K 2 01420
  229 K 2 00530
  230 K 3 00006
  301 W 3 03353
  302 W 4 00007
  303 W 4 30036
  304 W 5 30007
  305 U 3 30335
  306 U 4 70000
  307 U 4 63003
  308 U 5 73000
  309 G 3 53033
  310 G 4 07000
  311 G 4 36300
  312 G 5 07300
  313 R 3 35303
  314 R 4 00700
  315 R 4 03630
  316 R 5 00730
  317 K 3 33530
  318 K 4 00070
  319 K 4 00363
  320 K 5 00073
`;

/** The letters of the notation; `gold` is `J`, the joker. */
const BONUS: Readonly<Record<string, Gem>> = {
  W: "white",
  U: "blue",
  G: "green",
  R: "red",
  K: "black",
};

/** Reads five digits as gems. */
export function readGems(digits: string): Gems {
  const [white = 0, blue = 0, green = 0, red = 0, black = 0] = Array.from(digits, Number);
  return { white, blue, green, red, black };
}

function readCard(row: string): Card {
  const [id = "", bonus = "", prestige, cost = ""] = row.trim().split(" ");
  return {
    id,
    level: Number(id[0]) as Level,
    bonus: BONUS[bonus],
    prestige: Number(prestige),
    cost: readGems(cost),
  };
}

/** All cards in the order of their ids: level 1, then 2, then 3. */
export const CARDS: readonly Card[] = TABLE.trim().split("\n").map(readCard);
export const CARD_COUNT = CARDS.length;
// Not exported itself: the optimiser folds a constant only where the module keeps it to itself.
const KNOWN_CARDS = CARD_COUNT;

/** Marks beyond the last card: an empty place, and a card of which only the level is known. */
export const NO_CARD: CardIndex = CARD_COUNT;
const UNKNOWN_CARD: CardIndex = CARD_COUNT;
export const unknownCard = (level: Level): CardIndex => UNKNOWN_CARD + level;
export const isKnown = (card: CardIndex): boolean => card < KNOWN_CARDS;
/** How many different values a place for a card can have. */
export const CARD_VALUES = CARD_COUNT + 4;

const indexById = new Map(CARDS.map((card, index) => [card.id, index]));
export const cardIndex = (id: string): CardIndex | undefined => indexById.get(id);

/** The level of a card or of an unknown card; 0 for an empty place. */
export function cardLevel(card: CardIndex): Level | 0 {
  if (isKnown(card)) return CARDS[card].level;
  return (card - UNKNOWN_CARD) as Level | 0;
}

/** The first card of each level, and one past the last of level 3: `FIRST_CARD[level - 1]`. */
export const FIRST_CARD: readonly CardIndex[] = [1, 2, 3, 4].map(
  (level) => CARDS.filter((card) => card.level < level).length,
);
/** R1.2: how many cards a level has. */
export const cardsOfLevel = (level: Level): number => FIRST_CARD[level] - FIRST_CARD[level - 1];

export const gemIndex = (gem: Gem): number => GEMS.indexOf(gem);
