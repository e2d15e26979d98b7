/** R1.2: the ten nobles, facts only. */
import { readGems } from "./cards.ts";
import { NOBLE_PRESTIGE } from "./limits.ts";
import type { Gems, NobleIndex } from "./types.ts";

export interface Noble {
  readonly id: string;
  readonly prestige: number;
  readonly requires: Gems;
}

/** id, demanded bonuses in the order white, blue, green, red, black. */
const TABLE = `
  N01 44000
  N02 40004
  N03 04400
  N04 00440
  N05 00044
  N06 33300
  N07 33003
  N08 30033
  N09 03330
  N10 00333
`;

export const NOBLES: readonly Noble[] = TABLE.trim()
  .split("\n")
  .map((row) => {
    const [id = "", requires = ""] = row.trim().split(" ");
    return { id, prestige: NOBLE_PRESTIGE, requires: readGems(requires) };
  });

/** Marks an empty place among the waiting nobles. */
export const NO_NOBLE: NobleIndex = NOBLES.length;

const indexById = new Map(NOBLES.map((noble, index) => [noble.id, index]));
export const nobleIndex = (id: string): NobleIndex | undefined => indexById.get(id);
