/**
 * A step as one small integer.
 *
 *    0          pass
 *    1 …  31    take different gems: the mask of their colours
 *   32 …  36    take two of a colour
 *   40 …  51    reserve from the market: 40 + place
 *   52 …  54    reserve the top of a deck: 52 + level - 1
 *   56 …  65    choose a noble: 56 + noble
 *   72 … 154    return tokens: 72 + which of the 83 handfuls of one to three tokens
 *  256 … 4091   purchase: 256 × (1 + place) + extra gold; place 12 to 14 is a reserved card
 *
 * A payment is told by the gold spent beyond need. Gems first and gold only for what is missing is
 * extra gold 0; index i of 252 says for which gems a gold token stands in although the player
 * could have paid with the gem itself (R5.2).
 */
import { DRAWN, MARKET_PLACES } from "./layout.ts";
import {
  DIFFERENT_GEMS_TAKEN,
  GOLD_IN_SUPPLY,
  RESERVED_LIMIT,
  SAME_GEMS_TAKEN,
  SLOTS,
} from "./limits.ts";
import { NOBLES } from "./nobles.ts";
import { fits, oneOf, pack, total, unpack, type Packed } from "./packed.ts";
import {
  COLOURS,
  GEMS,
  LEVELS,
  type Gems,
  type Level,
  type NobleIndex,
  type Step,
  type Tokens,
} from "./types.ts";

export const PASS: Step = 0;
export const TAKE_TWO: Step = 32;
export const RESERVE: Step = 40;
export const RESERVE_DECK: Step = RESERVE + DRAWN;
export const NOBLE: Step = 56;
export const RETURN: Step = 72;
export const PURCHASE: Step = 256;
/** Steps are below this; a buffer of this size holds every list of legal steps. */
export const STEP_LIMIT = 4096;
/** Reserved cards follow the market when places are numbered for a purchase. */
export const RESERVED_PLACE: number = MARKET_PLACES;
export const PLACES: number = MARKET_PLACES + RESERVED_LIMIT;

/** Gems taken by steps 1 to 36, packed. */
export const TAKEN: Int32Array = new Int32Array(TAKE_TWO + GEMS.length);
for (let mask = 1; mask < TAKE_TWO; mask++)
  for (let gem = 0; gem < GEMS.length; gem++)
    if (mask & (1 << gem)) TAKEN[mask] = TAKEN[mask] + oneOf(gem);
for (let gem = 0; gem < GEMS.length; gem++) TAKEN[TAKE_TWO + gem] = SAME_GEMS_TAKEN * oneOf(gem);

/** All handfuls of `size` tokens over `kinds` colours, as counts by colour. */
function handfuls(kinds: number, size: number): number[][] {
  if (kinds === 1) return [[size]];
  const all: number[][] = [];
  for (let first = size; first >= 0; first--)
    for (const rest of handfuls(kinds - 1, size - first)) all.push([first, ...rest]);
  return all;
}

/** Tokens are returned one to three at a time: no action brings more than three. */
const RETURNED = Array.from({ length: DIFFERENT_GEMS_TAKEN }, (_, i) => i + 1).flatMap((size) =>
  handfuls(COLOURS.length, size),
);
const packCounts = (counts: readonly number[]): Packed =>
  GEMS.reduce((packed, _, gem) => packed + (counts[gem] ?? 0) * oneOf(gem), 0);
export const RETURNED_GEMS: Int32Array = Int32Array.from(RETURNED, packCounts);
export const RETURNED_GOLD: Int32Array = Int32Array.from(
  RETURNED,
  (counts) => counts[GEMS.length] ?? 0,
);
export const RETURN_COUNT = RETURNED.length;
/** How many handfuls there are of at most so many tokens; they stand in the order of their size. */
export const RETURNS_UP_TO: Int32Array = Int32Array.from(
  { length: DIFFERENT_GEMS_TAKEN + 1 },
  (_, most) => RETURNED.filter((counts) => counts.reduce((a, b) => a + b) <= most).length,
);

/** Gold spent beyond need, fewest first, so that a limit is a prefix. */
const EXTRA = Array.from({ length: GOLD_IN_SUPPLY + 1 }, (_, size) =>
  handfuls(GEMS.length, size),
).flat();
export const EXTRA_GOLD: Int32Array = Int32Array.from(EXTRA, packCounts);
/** How many ways there are to spend at most so much extra gold. */
export const EXTRA_UP_TO: Int32Array = Int32Array.from(
  { length: GOLD_IN_SUPPLY + 1 },
  (_, gold) => EXTRA.filter((counts) => total(packCounts(counts)) <= gold).length,
);

/** A place where a card can lie that may be bought. */
export type Place =
  | { readonly level: Level; readonly slot: number }
  | { readonly reserved: number };

/** A step in words. */
export type StepWords =
  | { readonly kind: "pass" }
  | { readonly kind: "take"; readonly gems: Gems }
  | { readonly kind: "reserve"; readonly level: Level; readonly slot: number }
  | { readonly kind: "reserve-deck"; readonly level: Level }
  | { readonly kind: "purchase"; readonly place: Place; readonly extraGold: Gems }
  | { readonly kind: "return"; readonly tokens: Tokens }
  | { readonly kind: "noble"; readonly noble: NobleIndex };

export const placeNumber = (place: Place): number =>
  "slot" in place ? (place.level - 1) * SLOTS + place.slot : RESERVED_PLACE + place.reserved;

export function placeAt(number: number): Place {
  if (number >= RESERVED_PLACE) return { reserved: number - RESERVED_PLACE };
  return { level: (Math.floor(number / SLOTS) + 1) as Level, slot: number % SLOTS };
}

export const purchasePlace = (step: Step): number => (step >> 8) - 1;
export const purchaseExtra = (step: Step): number => step & 255;

/** Which of the 83 handfuls, or undefined if it is none of them. */
function handfulIndex(tokens: Tokens): number | undefined {
  if (!fits(tokens)) return undefined;
  const gems = pack(tokens);
  const index = RETURNED_GEMS.findIndex(
    (each, i) => each === gems && RETURNED_GOLD[i] === tokens.gold,
  );
  return index < 0 ? undefined : index;
}

/** The step for a take of these gems, or undefined if no rule knows such a take at all. */
function takeStep(gems: Gems): Step | undefined {
  if (!fits(gems)) return undefined;
  const step = TAKEN.indexOf(pack(gems), 1);
  return step < 0 || (step < TAKE_TWO && total(pack(gems)) > DIFFERENT_GEMS_TAKEN)
    ? undefined
    : step;
}

/** The step that the words describe, or undefined where no integer stands for them. */
export function stepOf(words: StepWords): Step | undefined {
  switch (words.kind) {
    case "pass":
      return PASS;
    case "take":
      return takeStep(words.gems);
    case "reserve":
      return RESERVE + placeNumber(words);
    case "reserve-deck":
      return RESERVE_DECK + words.level - 1;
    case "purchase": {
      const extra = fits(words.extraGold) ? EXTRA_GOLD.indexOf(pack(words.extraGold)) : -1;
      return extra < 0 ? undefined : PURCHASE * (1 + placeNumber(words.place)) + extra;
    }
    case "return": {
      const index = handfulIndex(words.tokens);
      return index === undefined ? undefined : RETURN + index;
    }
    case "noble":
      return NOBLE + words.noble;
  }
}

/** Whether an integer stands for a step at all, legal or not. */
export function isStep(step: number): boolean {
  if (!Number.isInteger(step) || step < 0 || step >= STEP_LIMIT) return false;
  if (step < TAKE_TWO) return total(TAKEN[step]) <= DIFFERENT_GEMS_TAKEN;
  if (step < RESERVE) return step < TAKE_TWO + GEMS.length;
  if (step < NOBLE) return step < RESERVE_DECK + LEVELS.length;
  if (step < RETURN) return step < NOBLE + NOBLES.length;
  if (step < PURCHASE) return step < RETURN + RETURN_COUNT;
  return purchasePlace(step) < PLACES && purchaseExtra(step) < EXTRA_GOLD.length;
}

/** The words for a step; the inverse of `stepOf`. */
export function wordsOf(step: Step): StepWords {
  if (!isStep(step)) throw new RangeError(`${step} is not a step`);
  if (step === PASS) return { kind: "pass" };
  if (step < RESERVE) return { kind: "take", gems: unpack(TAKEN[step]) };
  if (step < RESERVE_DECK) {
    const place = placeAt(step - RESERVE) as { level: Level; slot: number };
    return { kind: "reserve", ...place };
  }
  if (step < NOBLE) return { kind: "reserve-deck", level: (step - RESERVE_DECK + 1) as Level };
  if (step < RETURN) return { kind: "noble", noble: step - NOBLE };
  if (step < PURCHASE) {
    const gems = unpack(RETURNED_GEMS[step - RETURN]);
    return { kind: "return", tokens: { ...gems, gold: RETURNED_GOLD[step - RETURN] } };
  }
  return {
    kind: "purchase",
    place: placeAt(purchasePlace(step)),
    extraGold: unpack(EXTRA_GOLD[purchaseExtra(step)]),
  };
}
