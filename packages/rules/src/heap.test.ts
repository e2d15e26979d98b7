import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { randomDealer, settle } from "./dealer.ts";
import { legalSteps } from "./legal.ts";
import { isOver } from "./outcome.ts";
import { play } from "./play.ts";
import { clonePosition, copyPosition, openingPosition, shuffledDeal } from "./position.ts";
import { SeededRandom } from "./random.ts";
import { STEP_LIMIT } from "./step.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const random = new SeededRandom(1);
const dealer = randomDealer(random);
const opening = openingPosition(shuffledDeal(4, random));
const position = clonePosition(opening);
const steps = new Int32Array(STEP_LIMIT);

function playSteps(count: number): void {
  for (let i = 0; i < count; i++) {
    if (isOver(position)) copyPosition(position, opening);
    play(position, steps[random.below(legalSteps(position, steps))]);
    settle(position, dealer);
  }
}

/** Bytes on the heap that are in use, after a collection of all garbage. */
function bytesInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

describe("a million steps", () => {
  it("leave nothing on the heap", () => {
    playSteps(200_000);
    const before = bytesInUse();
    playSteps(1_000_000);
    const growth = bytesInUse() - before;
    // A single byte kept for each step would be a million; the test runner's own noise is far less.
    expect(growth).toBeLessThan(250_000);
  });

  it("do not even pass through the heap", () => {
    const CHUNK = 10_000;
    playSteps(200_000);
    const allocated = Array.from({ length: 100 }, () => {
      const before = process.memoryUsage().heapUsed;
      playSteps(CHUNK);
      return process.memoryUsage().heapUsed - before;
    });
    // The smallest object has 16 bytes; the median keeps out what the runner does meanwhile.
    const median = allocated.toSorted((a, b) => a - b)[50];
    expect(median).toBeLessThan(CHUNK);
  });
});
