/** R6.4 and R6.5: the end, and who has won. */
import * as layout from "./layout.ts";
import type { Position } from "./layout.ts";
import type { Seat } from "./types.ts";

// Own copies: the optimiser folds a module's own constants into the code; imported ones it loads.
const { OVER, PHASE, PRESTIGE, PURCHASED_COUNT, SEATS, playerAt } = layout;

export const isOver = (position: Position): boolean => position[PHASE] === OVER;

/** The prestige of every seat, in playing order. */
export function scores(position: Position): number[] {
  return Array.from({ length: position[SEATS] }, (_, seat) => position[playerAt(seat) + PRESTIGE]);
}

/**
 * The seats ranked above all others: most prestige, then fewest purchased cards, then shared. Where
 * somebody has left the game, only those `among` whom it is decided count.
 */
export function leaders(position: Position, among?: readonly Seat[]): Seat[] {
  let best: Seat[] = [];
  for (let seat = 0; seat < position[SEATS]; seat++) {
    if (among && !among.includes(seat)) continue;
    const order = best.length === 0 ? 1 : compare(position, seat, best[0]);
    if (order > 0) best = [seat];
    else if (order === 0) best.push(seat);
  }
  return best;
}

/** The winners of a finished game; nobody while it runs. */
export const winners = (position: Position): Seat[] => (isOver(position) ? leaders(position) : []);

function compare(position: Position, a: Seat, b: Seat): number {
  return (
    position[playerAt(a) + PRESTIGE] - position[playerAt(b) + PRESTIGE] ||
    position[playerAt(b) + PURCHASED_COUNT] - position[playerAt(a) + PURCHASED_COUNT]
  );
}
