/**
 * Where things stand in a position. Only `rules` and `ai` read this; everybody else uses the named
 * readers of read.ts.
 *
 * A position is one `Int32Array`: copied by one `set`, changed in place, 62 to 90 numbers long.
 */
import { CARDS, CARD_COUNT, CARD_VALUES, FIRST_CARD, gemIndex } from "./cards.ts";
import { NOBLES, NO_NOBLE } from "./nobles.ts";
import { oneOf, pack } from "./packed.ts";
import { LEVELS } from "./types.ts";

/** What the rules know of a game, in play or as one viewer knows it. */
export type Position = Int32Array & { readonly __brand: "Position" };

export const SEATS = 0;
/** The seat to move, from 0. */
export const SEAT = 1;
export const PHASE = 2;
/** Turns completed. */
export const TURN = 3;
/** Forced passes in this round (R2.3). */
export const PASSES = 4;
/** 1 from the end of the turn in which somebody reached the prestige that ends the game (R6.4). */
export const LAST_ROUND = 5;
/** The place a dealer is asked to fill: a market place, or `DRAWN` + level - 1. */
export const PENDING = 6;
/** 1 if every reserved card is hidden from the others (R4.5). */
export const HIDE_RESERVED = 7;
/** Gems in the supply, packed; gold beside them. */
export const SUPPLY = 8;
export const SUPPLY_GOLD = 9;
/** Cards left in each deck. */
export const DECKS = 10;
/**
 * The cards that have not been seen, as bit sets: two words for level 1, one each for 2 and 3.
 * To somebody who may not know an opponent's reserved card, that card is unseen too, so a level's
 * set can be larger than its deck.
 */
export const UNSEEN = 13;
/** Twelve market places: (level - 1) × 4 + slot. */
export const MARKET = 17;
export const MARKET_PLACES = 12;
/** Waiting nobles in the order they were laid out. */
export const NOBLE_PLACES = 29;
export const NOBLE_PLACE_COUNT = 5;
export const PLAYERS = 34;

/** What each player has, at `PLAYERS + seat × PLAYER_SIZE`. */
export const TOKENS = 0;
export const GOLD = 1;
export const BONUSES = 2;
export const PRESTIGE = 3;
export const PURCHASED_COUNT = 4;
export const RESERVED_COUNT = 5;
export const RESERVED = 6;
/** Bit i: reserved card i was drawn unseen by the others. */
export const DRAWN_UNSEEN = 9;
/** Nobles received, a bit each. */
export const NOBLES_RECEIVED = 10;
/** Purchased cards, a bit each over three words. */
export const PURCHASED = 11;
export const PLAYER_SIZE = 14;

export const positionLength = (seats: number): number => PLAYERS + seats * PLAYER_SIZE;

/** Values of `PHASE`, in the order of `PHASES`. */
export const ACTION = 0;
export const RETURN_TOKENS = 1;
export const CHOOSE_NOBLE = 2;
export const DEAL = 3;
export const OVER = 4;

/** `PENDING`: the card drawn for a reservation, not for a market place. */
export const DRAWN = MARKET_PLACES;

/** Costs by card. Marks beyond the cards ask for 31 white, more than anybody can ever have. */
export const COST: Int32Array = new Int32Array(CARD_VALUES).fill(31);
export const BONUS: Int32Array = new Int32Array(CARD_VALUES);
/** The number of the gem that the bonus is of. */
export const BONUS_GEM: Int32Array = new Int32Array(CARD_VALUES);
export const CARD_PRESTIGE: Int32Array = new Int32Array(CARD_VALUES);
/** Level of a card or of an unknown card, 0 for an empty place. */
export const LEVEL: Int32Array = new Int32Array(CARD_VALUES);
/** Where a card's bit stands among the unseen: an offset from the start of a position, and the bit. */
export const UNSEEN_WORD: Int32Array = new Int32Array(CARD_VALUES);
export const UNSEEN_BIT: Int32Array = new Int32Array(CARD_VALUES);

CARDS.forEach((card, index) => {
  COST[index] = pack(card.cost);
  BONUS_GEM[index] = gemIndex(card.bonus);
  BONUS[index] = oneOf(BONUS_GEM[index]);
  CARD_PRESTIGE[index] = card.prestige;
  LEVEL[index] = card.level;
  const inLevel = index - FIRST_CARD[card.level - 1];
  UNSEEN_WORD[index] = UNSEEN + (card.level === 1 ? inLevel >> 5 : card.level);
  UNSEEN_BIT[index] = 1 << (inLevel & 31);
});
for (const level of LEVELS) LEVEL[CARD_COUNT + level] = level;

export { NO_NOBLE };
/** Demands by noble; an empty place asks for more than there is. */
export const REQUIRES: Int32Array = new Int32Array(NO_NOBLE + 1).fill(31);
NOBLES.forEach((noble, index) => {
  REQUIRES[index] = pack(noble.requires);
});

// Not exported themselves: the optimiser folds a constant only where the module keeps it to itself.
const FIRST_PLAYER = PLAYERS;
const A_PLAYER = PLAYER_SIZE;
export const playerAt = (seat: number): number => FIRST_PLAYER + seat * A_PLAYER;
