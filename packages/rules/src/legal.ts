/** Which steps the rules allow. Everybody who wants to know asks here. */
import {
  ACTION,
  BONUSES,
  CHOOSE_NOBLE,
  COST,
  DECKS,
  GOLD,
  MARKET,
  MARKET_PLACES,
  NOBLE_PLACES,
  PHASE,
  REQUIRES,
  RESERVED,
  RESERVED_COUNT,
  RETURN_TOKENS,
  SEAT,
  SEATS,
  SUPPLY,
  TOKENS,
  playerAt,
  type Position,
} from "./layout.ts";
import {
  DIFFERENT_GEMS_TAKEN,
  NOBLES_BEYOND_SEATS,
  RESERVED_LIMIT,
  SUPPLY_FOR_TWO,
  TOKEN_LIMIT,
} from "./limits.ts";
import { NO_CARD } from "./cards.ts";
import { coloursWith, countOf, covers, minus, total } from "./packed.ts";
import {
  EXTRA_GOLD,
  EXTRA_UP_TO,
  NOBLE,
  PASS,
  PURCHASE,
  RESERVE,
  RESERVED_PLACE,
  RESERVE_DECK,
  RETURN,
  RETURNED_GEMS,
  RETURNED_GOLD,
  TAKEN,
  TAKE_TWO,
} from "./step.ts";
import { COLOURS, GEMS, LEVELS, type Step } from "./types.ts";

/** Short lists of steps, looked up by a small key and copied. */
class StepLists {
  readonly start: Int32Array;
  readonly steps: Int32Array;

  constructor(lists: readonly (readonly Step[])[]) {
    this.start = new Int32Array(lists.length + 1);
    lists.forEach((list, key) => {
      this.start[key + 1] = this.start[key] + list.length;
    });
    this.steps = Int32Array.from(lists.flat());
  }
}

/**
 * R2.1 and R2.2, by the mask of colours left in the supply: every choice of three of them, or all
 * of them where fewer than three are left.
 */
export function mayTakeDifferent(coloursLeft: number, mask: number): boolean {
  const left = total(TAKEN[coloursLeft]);
  return (
    mask !== 0 &&
    (mask & ~coloursLeft) === 0 &&
    total(TAKEN[mask]) === Math.min(left, DIFFERENT_GEMS_TAKEN)
  );
}

const MASKS = Array.from({ length: TAKE_TWO }, (_, mask) => mask);
const TAKES = new StepLists(
  MASKS.map((coloursLeft) => MASKS.filter((mask) => mayTakeDifferent(coloursLeft, mask))),
);
/** R3.2, by the mask of colours of which enough are left. */
const TAKES_OF_TWO = new StepLists(
  MASKS.map((colours) =>
    GEMS.map((_, gem) => gem)
      .filter((gem) => colours & (1 << gem))
      .map((gem) => TAKE_TWO + gem),
  ),
);

/**
 * R3.3, by how many tokens must go (1 to 3) and, in two bits a colour, how many of it are held up
 * to three: more than three of a colour make no difference to what can be returned.
 */
const HELD_KEYS = 1 << (2 * COLOURS.length);
const RETURNS = new StepLists(
  Array.from({ length: DIFFERENT_GEMS_TAKEN * HELD_KEYS }, (_, key) => {
    const size = Math.floor(key / HELD_KEYS) + 1;
    const steps: Step[] = [];
    for (let i = 0; i < RETURNED_GEMS.length; i++) {
      const gems = RETURNED_GEMS[i];
      const gold = RETURNED_GOLD[i];
      const held = (colour: number) => (key >> (2 * colour)) & 3;
      if (total(gems) + gold !== size || gold > held(GEMS.length)) continue;
      if (GEMS.every((_, gem) => countOf(gems, gem) <= held(gem))) steps.push(RETURN + i);
    }
    return steps;
  }),
);
/** Up to three tokens of a colour, from its count. */
const UP_TO_THREE = Int32Array.from({ length: 32 }, (_, count) => Math.min(count, 3));

/** R3.3: tokens held beyond the limit, if any. */
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
  let count = copyList(TAKES, coloursWith(supply, 1), steps, 0);
  count = copyList(TAKES_OF_TWO, coloursWith(supply, SUPPLY_FOR_TWO), steps, count);

  const reserved = position[player + RESERVED_COUNT];
  if (reserved < RESERVED_LIMIT) {
    for (let place = 0; place < MARKET_PLACES; place++)
      if (position[MARKET + place] !== NO_CARD) steps[count++] = RESERVE + place;
    for (let deck = 0; deck < LEVELS.length; deck++)
      if (position[DECKS + deck] > 0) steps[count++] = RESERVE_DECK + deck;
  }

  const gold = position[player + GOLD];
  const wealth = position[player + TOKENS] + position[player + BONUSES];
  for (let place = 0; place < MARKET_PLACES; place++) {
    const missing = total(minus(COST[position[MARKET + place]], wealth));
    if (missing <= gold)
      count = addPurchases(
        position,
        player,
        position[MARKET + place],
        place,
        gold - missing,
        steps,
        count,
      );
  }
  for (let i = 0; i < reserved; i++) {
    const card = position[player + RESERVED + i];
    const missing = total(minus(COST[card], wealth));
    if (missing <= gold)
      count = addPurchases(
        position,
        player,
        card,
        RESERVED_PLACE + i,
        gold - missing,
        steps,
        count,
      );
  }

  // R2.3
  if (count === 0) steps[count++] = PASS;
  return count;
}

/** R5.1 and R5.2: gold may also stand in for gems the player holds, as far as gold is left over. */
function addPurchases(
  position: Position,
  player: number,
  card: number,
  place: number,
  spareGold: number,
  steps: Int32Array,
  from: number,
): number {
  let count = from;
  const purchase = PURCHASE * (1 + place);
  steps[count++] = purchase;
  if (spareGold === 0) return count;
  const paidInGems = paidWithGems(position, player, card);
  const ways = EXTRA_UP_TO[spareGold];
  for (let extra = 1; extra < ways; extra++)
    if (covers(paidInGems, EXTRA_GOLD[extra])) steps[count++] = purchase + extra;
  return count;
}

/** The gems that go when a card is paid with gems first: its price, as far as the gems reach. */
export function paidWithGems(position: Position, player: number, card: number): number {
  const price = minus(COST[card], position[player + BONUSES]);
  return price - minus(price, position[player + TOKENS]);
}

function legalReturns(position: Position, steps: Int32Array): number {
  const player = playerAt(position[SEAT]);
  const tokens = position[player + TOKENS];
  const held =
    UP_TO_THREE[tokens & 31] |
    (UP_TO_THREE[(tokens >>> 6) & 31] << 2) |
    (UP_TO_THREE[(tokens >>> 12) & 31] << 4) |
    (UP_TO_THREE[(tokens >>> 18) & 31] << 6) |
    (UP_TO_THREE[(tokens >>> 24) & 31] << 8) |
    (UP_TO_THREE[position[player + GOLD]] << 10);
  const size = tokensBeyondLimit(position, player);
  return copyList(RETURNS, (size - 1) * HELD_KEYS + held, steps, 0);
}

function legalNobles(position: Position, steps: Int32Array): number {
  const bonuses = position[playerAt(position[SEAT]) + BONUSES];
  let count = 0;
  for (let place = 0; place < position[SEATS] + NOBLES_BEYOND_SEATS; place++) {
    const noble = position[NOBLE_PLACES + place];
    if (comesTo(bonuses, noble)) steps[count++] = NOBLE + noble;
  }
  return count;
}

function copyList(lists: StepLists, key: number, steps: Int32Array, from: number): number {
  const end = lists.start[key + 1];
  let count = from;
  for (let i = lists.start[key]; i < end; i++) steps[count++] = lists.steps[i];
  return count;
}
