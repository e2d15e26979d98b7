/** Counting turns to a depth: the exact check of move generation. */
import { TURN, type Position } from "./layout.ts";
import { playDealt, type Dealer } from "./dealer.ts";
import { legalSteps } from "./legal.ts";
import { isOver } from "./outcome.ts";
import { clonePosition, copyPosition } from "./position.ts";
import { STEP_LIMIT } from "./step.ts";

/** Leaf turns `depth` turns ahead; a finished game counts as one leaf. */
export function perft(position: Position, dealer: Dealer, depth: number): number {
  return countFrom(position, dealer, depth, 0);
}

/** A buffer and a position for each nesting of steps, made once. */
const buffers: { steps: Int32Array; position: Position | undefined }[] = [];

function countFrom(position: Position, dealer: Dealer, depth: number, nesting: number): number {
  if (depth === 0 || isOver(position)) return 1;
  const own = (buffers[nesting] ??= { steps: new Int32Array(STEP_LIMIT), position: undefined });
  if (own.position?.length !== position.length) own.position = clonePosition(position);
  const next = own.position;
  const count = legalSteps(position, own.steps);
  let leaves = 0;
  for (let i = 0; i < count; i++) {
    copyPosition(next, position);
    playDealt(next, own.steps[i], dealer);
    const turns = next[TURN] - position[TURN];
    leaves += countFrom(next, dealer, depth - turns, nesting + 1);
  }
  return leaves;
}
