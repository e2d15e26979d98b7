/** How the commands write their figures. */

export const percent = (share: number): string => (share * 100).toFixed(1);

export const signed = (elo: number): string => `${elo >= 0 ? "+" : ""}${Math.round(elo)}`;

/** Enough places for a program, too few to look exact. */
export const hundredths = (x: number): number => Math.round(x * 100) / 100;
/** The same for speeds and losses … */
export const thousandths = (x: number): number => Math.round(x * 1000) / 1000;
/** … and for chances. */
export const rounded = (chance: number): number => Math.round(chance * 1e4) / 1e4;
