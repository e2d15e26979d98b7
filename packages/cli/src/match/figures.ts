/** How a match writes its figures. */

export const percent = (share: number): string => (share * 100).toFixed(1);

export const signed = (elo: number): string => `${elo >= 0 ? "+" : ""}${Math.round(elo)}`;

/** Enough places for a program, too few to look exact. */
export const hundredths = (x: number): number => Math.round(x * 100) / 100;
