/**
 * Five gem counts in one integer: six bits a colour, white lowest, the sixth bit of each kept free
 * as a guard. A subtraction that goes below zero clears the guard of its own field and never
 * borrows from the next, so a price, a shortfall or "can it be paid" is a handful of integer
 * operations instead of a loop over five colours.
 *
 * A field holds 0 to 31. The largest sum that occurs is 18 bonuses + 7 tokens = 25.
 */
import { GEMS, type Gems } from "./types.ts";

export type Packed = number;

const FIELD = 6;
const FIELD_MASK = 31;
// Not exported itself: the optimiser folds a constant only where the module keeps it to itself.
const ONES = 0x01041041;
const GUARDS = 0x20820820;
/** One of each colour. */
export const ONE_EACH: Packed = ONES;

export const oneOf = (gem: number): Packed => 1 << (gem * FIELD);
export const countOf = (packed: Packed, gem: number): number =>
  (packed >>> (gem * FIELD)) & FIELD_MASK;

/** Field by field, never below zero. */
export function minus(a: Packed, b: Packed): Packed {
  const difference = (a | GUARDS) - b;
  const kept = difference & GUARDS;
  return difference & (kept - (kept >>> 5));
}

/** Whether `a` has at least `b` in every field. */
export function covers(a: Packed, b: Packed): boolean {
  return (((a | GUARDS) - b) & GUARDS) === GUARDS;
}

/** The sum of all fields, exact up to 63. */
export function total(packed: Packed): number {
  return (Math.imul(packed, ONES) >>> 24) & 63;
}

/** Shifts that bring bit 6i to bit 24+i; no two products of them meet, so nothing carries. */
const GATHER = (1 << 24) | (1 << 19) | (1 << 14) | (1 << 9) | (1 << 4);

/** The colours with at least `least` in them, as a five-bit mask, white lowest. */
export function coloursWith(packed: Packed, least: number): number {
  const enough = ((packed | GUARDS) - Math.imul(ONES, least)) & GUARDS;
  return (Math.imul(enough >>> 5, GATHER) >>> 24) & 31;
}

/** Whether each count has room in its field; a larger one would run into the next colour. */
export const fits = (gems: Gems): boolean =>
  GEMS.every((gem) => gems[gem] >= 0 && gems[gem] <= FIELD_MASK);

export const pack = (gems: Gems): Packed =>
  GEMS.reduce((packed, gem, index) => packed + gems[gem] * oneOf(index), 0);

export function unpack(packed: Packed): Gems {
  return {
    white: countOf(packed, 0),
    blue: countOf(packed, 1),
    green: countOf(packed, 2),
    red: countOf(packed, 3),
    black: countOf(packed, 4),
  };
}
