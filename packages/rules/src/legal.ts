/** Which steps the rules allow. Everybody who wants to know asks here. */
import { NO_CARD } from "./cards.ts";
import * as layout from "./layout.ts";
import type { Position } from "./layout.ts";
import * as limits from "./limits.ts";
import * as packed from "./packed.ts";
import type { Random } from "./random.ts";
import * as encoding from "./step.ts";
import { GEMS, LEVELS, type Step } from "./types.ts";

// Own copies: the optimiser folds a module's own constants into the code; imported ones it loads.
const { ACTION, CHOOSE_NOBLE, RETURN_TOKENS } = layout;
const { DECKS, MARKET, MARKET_PLACES, NOBLE_PLACES, PHASE, SEAT, SEATS, SUPPLY } = layout;
const { BONUSES, GOLD, RESERVED, RESERVED_COUNT, TOKENS, playerAt } = layout;
const { COST, REQUIRES } = layout;
const { DIFFERENT_GEMS_TAKEN, NOBLES_BEYOND_SEATS, RESERVED_LIMIT } = limits;
const { SUPPLY_FOR_TWO, TOKEN_LIMIT } = limits;
const { coloursWith, covers, minus, total } = packed;
const { NOBLE, PASS, PURCHASE, RESERVE, RESERVED_PLACE, RESERVE_DECK, RETURN, TAKE_TWO } = encoding;
const { EXTRA_GOLD, EXTRA_UP_TO, TAKEN, purchasePlace } = encoding;
const { RETURNED_GEMS, RETURNED_GOLD, RETURNS_UP_TO, STEP_LIMIT } = encoding;
const EMPTY = NO_CARD;
const DECK_COUNT = LEVELS.length;

/**
 * R2.1 and R2.2, by the mask of colours left in the supply: any three of them, or all of them where
 * fewer than three are left.
 */
export function mayTakeDifferent(coloursLeft: number, mask: number): boolean {
  const left = total(TAKEN[coloursLeft]);
  return (
    mask !== 0 &&
    (mask & ~coloursLeft) === 0 &&
    total(TAKEN[mask]) === Math.min(left, DIFFERENT_GEMS_TAKEN)
  );
}

/** Takes by a mask of colours: eleven numbers a mask, how many takes there are and which. */
const TAKE_ROW = 11;
const takeRows = (takes: (mask: number) => readonly Step[]): Int32Array =>
  Int32Array.from({ length: TAKE_TWO * TAKE_ROW }, (_, i) => {
    const steps = takes(Math.floor(i / TAKE_ROW));
    return [steps.length, ...steps][i % TAKE_ROW] ?? PASS;
  });
const MASKS = Array.from({ length: TAKE_TWO }, (_, mask) => mask);
const TAKES_OF_DIFFERENT = takeRows((left) => MASKS.filter((mask) => mayTakeDifferent(left, mask)));
const TAKES_OF_TWO = takeRows((enough) =>
  GEMS.map((_, gem) => gem)
    .filter((gem) => enough & (1 << gem))
    .map((gem) => TAKE_TWO + gem),
);

/** The same for others; the constants above stay this module's own, so that they are folded. */
export const TAKES: {
  readonly row: number;
  readonly different: Int32Array;
  readonly alike: Int32Array;
} = { row: TAKE_ROW, different: TAKES_OF_DIFFERENT, alike: TAKES_OF_TWO };

/** R3.3: tokens held beyond the limit; zero or less where the limit is kept. */
export function tokensBeyondLimit(position: Position, player: number): number {
  return total(position[player + TOKENS]) + position[player + GOLD] - TOKEN_LIMIT;
}

/** R6.1: whether a noble comes to somebody with these bonuses. */
export const comesTo = (bonuses: number, noble: number): boolean =>
  covers(bonuses, REQUIRES[noble]);

/** Fills `steps` with every legal step and returns how many there are. */
export function legalSteps(position: Position, steps: Int32Array): number {
  switch (position[PHASE]) {
    case ACTION:
      return legalActions(position, steps);
    case RETURN_TOKENS:
      return legalReturns(position, steps);
    case CHOOSE_NOBLE:
      return legalNobles(position, steps);
    default:
      return 0;
  }
}

function legalActions(position: Position, steps: Int32Array): number {
  const player = playerAt(position[SEAT]);
  const supply = position[SUPPLY];
  let count = addTakes(TAKES_OF_DIFFERENT, coloursWith(supply, 1), steps, 0);
  // R3.2
  const enoughForTwo = coloursWith(supply, SUPPLY_FOR_TWO);
  if (enoughForTwo !== 0) count = addTakes(TAKES_OF_TWO, enoughForTwo, steps, count);
  // R4.3
  if (position[player + RESERVED_COUNT] < RESERVED_LIMIT)
    count = addReserves(position, steps, count);
  count = addPurchases(position, player, steps, count);
  // R2.3
  if (count === 0) steps[count++] = PASS;
  return count;
}

/** R5.5: while no deck is empty, every market place and every deck can be reserved from. */
export const cardsEverywhere = (position: Position): boolean =>
  ((position[DECKS] - 1) | (position[DECKS + 1] - 1) | (position[DECKS + 2] - 1)) >= 0;

const scratch = new Int32Array(STEP_LIMIT);

/**
 * A legal step, each equally likely. The same as choosing from the list, but takes and reserves are
 * counted by tables and only purchases are written down.
 */
export function randomStep(position: Position, random: Random): Step {
  if (position[PHASE] !== ACTION) return scratch[random.below(legalSteps(position, scratch))];
  const player = playerAt(position[SEAT]);
  const supply = position[SUPPLY];
  const different = coloursWith(supply, 1) * TAKE_ROW;
  const alike = coloursWith(supply, SUPPLY_FOR_TWO) * TAKE_ROW;
  const takes = TAKES_OF_DIFFERENT[different];
  const pairs = TAKES_OF_TWO[alike];
  const allThere = cardsEverywhere(position);
  let reserves = 0;
  if (position[player + RESERVED_COUNT] < RESERVED_LIMIT)
    reserves = allThere ? MARKET_PLACES + DECK_COUNT : addReserves(position, scratch, 0);
  const purchases = addPurchases(position, player, scratch, reserves) - reserves;
  const count = takes + pairs + reserves + purchases;
  if (count === 0) return PASS;
  let index = random.below(count);
  if (index < takes) return TAKES_OF_DIFFERENT[different + 1 + index];
  index -= takes;
  if (index < pairs) return TAKES_OF_TWO[alike + 1 + index];
  index -= pairs;
  return allThere && index < reserves ? RESERVE + index : scratch[index];
}

/*
 * The lists below are written without asking: an entry is stored, and the count moves on only if it
 * is legal. Which cards somebody can pay for is close to a coin toss, and a processor that guesses
 * wrong loses more time than a dozen stores take.
 */

/** 1 if `number` is below zero, else 0. */
const isNegative = (number: number): number => number >>> 31;

function addTakes(takes: Int32Array, mask: number, steps: Int32Array, from: number): number {
  const row = mask * TAKE_ROW;
  for (let i = 0; i < TAKE_ROW - 1; i++) steps[from + i] = takes[row + 1 + i];
  return from + takes[row];
}

/** R4.1 */
function addReserves(position: Position, steps: Int32Array, from: number): number {
  let count = from | 0;
  for (let place = 0; place < MARKET_PLACES; place++) {
    steps[count] = RESERVE + place;
    count += isNegative(position[MARKET + place] - EMPTY);
  }
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    steps[count] = RESERVE_DECK + deck;
    count += isNegative(0 - position[DECKS + deck]);
  }
  return count;
}

/** R5.1: every card whose missing gems the player's gold can stand in for. */
function addPurchases(position: Position, player: number, steps: Int32Array, from: number): number {
  const gold = position[player + GOLD];
  const wealth = position[player + TOKENS] + position[player + BONUSES];
  let count = from | 0;
  for (let place = 0; place < MARKET_PLACES; place++) {
    const missing = total(minus(COST[position[MARKET + place]], wealth));
    steps[count] = PURCHASE * (1 + place);
    count += isNegative(missing - gold - 1);
  }
  for (let index = 0; index < RESERVED_LIMIT; index++) {
    const missing = total(minus(COST[position[player + RESERVED + index]], wealth));
    steps[count] = PURCHASE * (1 + RESERVED_PLACE + index);
    count += isNegative(missing - gold - 1);
  }
  return gold === 0 ? count : addPayments(position, player, steps, from, count);
}

/** R5.2: gold may also stand in for gems the player holds, as far as gold is left over. */
function addPayments(
  position: Position,
  player: number,
  steps: Int32Array,
  from: number,
  to: number,
): number {
  const gold = position[player + GOLD];
  let count = to | 0;
  for (let i = from; i < to; i++) {
    const card = position[cardOffset(player, purchasePlace(steps[i]))];
    const paidInGems = gemsPaid(position, player, card);
    const ways = EXTRA_UP_TO[gold - goldNeeded(position, player, card)];
    const purchase = steps[i];
    for (let extra = 1; extra < ways; extra++) {
      steps[count] = purchase + extra;
      count += isNegative(minus(EXTRA_GOLD[extra], paidInGems) - 1);
    }
  }
  return count;
}

/** R5.1: the gold that must stand in for gems which neither bonuses nor tokens cover. */
export const goldNeeded = (position: Position, player: number, card: number): number =>
  total(minus(COST[card], position[player + BONUSES] + position[player + TOKENS]));

/** R5.1: the gems that are paid when gold is spent only where it is needed. */
export function gemsPaid(position: Position, player: number, card: number): number {
  const price = minus(COST[card], position[player + BONUSES]);
  return price - minus(price, position[player + TOKENS]);
}

/** Where in a position the card lies that a player could buy from a place. */
export const cardOffset = (player: number, place: number): number =>
  place < RESERVED_PLACE ? MARKET + place : player + RESERVED + place - RESERVED_PLACE;

/** 1 if a handful of tokens is among these, else 0. */
export const holdsHandful = (tokens: number, gold: number, handful: number): number =>
  isNegative(minus(RETURNED_GEMS[handful], tokens) - 1) &
  isNegative(RETURNED_GOLD[handful] - gold - 1);

/** R3.3: every handful of the right size that the player holds. */
function legalReturns(position: Position, steps: Int32Array): number {
  const player = playerAt(position[SEAT]);
  const tokens = position[player + TOKENS];
  const gold = position[player + GOLD];
  const size = tokensBeyondLimit(position, player);
  const end = RETURNS_UP_TO[size];
  let count = 0;
  for (let handful = RETURNS_UP_TO[size - 1]; handful < end; handful++) {
    steps[count] = RETURN + handful;
    count += holdsHandful(tokens, gold, handful);
  }
  return count;
}

/** R6.2 */
function legalNobles(position: Position, steps: Int32Array): number {
  const bonuses = position[playerAt(position[SEAT]) + BONUSES];
  let count = 0;
  for (let place = 0; place < position[SEATS] + NOBLES_BEYOND_SEATS; place++) {
    const noble = position[NOBLE_PLACES + place];
    if (comesTo(bonuses, noble)) steps[count++] = NOBLE + noble;
  }
  return count;
}
