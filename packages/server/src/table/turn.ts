/** The word for a whole turn, written step by step. */
import { NOBLES, noblesOf, seatToMove, type Position } from "@gemwright/rules";

/** The word so far with the next step, which led from `before` to `after`. */
export function turnWord(before: Position, after: Position, soFar: string, step: string): string {
  const word = soFar + step;
  if (word.includes("!")) return word;
  // A single noble comes by itself and is written all the same.
  const seat = seatToMove(before);
  const had = noblesOf(before, seat);
  const came = noblesOf(after, seat).find((noble) => !had.includes(noble));
  return came === undefined ? word : `${word}!${NOBLES[came]!.id}`;
}
