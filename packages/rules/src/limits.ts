/** The numbers of the rulebook. No other file states one of them. */
import type { SeatCount } from "./types.ts";

/** R1.4: gems of each colour in the supply, by number of seats. */
export const GEMS_IN_SUPPLY: Readonly<Record<SeatCount, number>> = { 2: 4, 3: 5, 4: 7 };
/** R1.1 */
export const GOLD_IN_SUPPLY = 5;
/** R1.3 */
export const SLOTS = 4;
/** R1.3: one noble more than there are seats. */
export const NOBLES_BEYOND_SEATS = 1;
/** R2.1 */
export const DIFFERENT_GEMS_TAKEN = 3;
/** R2.1 */
export const SAME_GEMS_TAKEN = 2;
/** R3.2 */
export const SUPPLY_FOR_TWO = 4;
/** R3.3 */
export const TOKEN_LIMIT = 10;
/** R4.3 */
export const RESERVED_LIMIT = 3;
/** R6.3 */
export const NOBLE_PRESTIGE = 3;
/** R6.4 */
export const PRESTIGE_TO_END = 15;
