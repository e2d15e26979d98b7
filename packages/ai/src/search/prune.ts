/** Steps a search does not look at. */
import { PURCHASE, listLegal, type Position, type Step } from "@gemwright/rules";
import { purchaseExtra } from "@gemwright/rules/step";

/**
 * Leaves out payments that spend gold beyond need: gold does all a gem does. Keeps the order and
 * returns the new count.
 */
export function prune(steps: Int32Array, count: number): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const step = steps[i];
    if (step >= PURCHASE && purchaseExtra(step) !== 0) continue;
    steps[kept++] = step;
  }
  return kept;
}

/** The legal steps that a search looks at. */
export function choices(position: Position): Step[] {
  const steps = Int32Array.from(listLegal(position));
  return [...steps.subarray(0, prune(steps, steps.length))];
}
