/** A chance for a program to read: enough places, too few to look exact. */
export const rounded = (chance: number): number => Math.round(chance * 1e4) / 1e4;
