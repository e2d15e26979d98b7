/** The result of a finished game as each seat's share of the victory. */
import { leaders } from "@gemwright/rules";
import type { Position } from "@gemwright/rules/layout";

/** R6.5: a shared victory counts for each winner in equal parts; every other seat gets nothing. */
export function writeResult(position: Position, shares: Float64Array | number[]): void {
  shares.fill(0);
  const winners = leaders(position);
  for (const seat of winners) shares[seat] = 1 / winners.length;
}
