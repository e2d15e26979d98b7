import { readFileSync } from "node:fs";
import { STEP_LIMIT, SeededRandom, seatCount, type Position } from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { CHAMPION_WEIGHTS } from "../champion.ts";
import { Search } from "../search/search.ts";
import { gameObservations, netOf } from "../testing.ts";
import { earnedVisits } from "./target.ts";

const net = netOf(readFileSync(CHAMPION_WEIGHTS));
const SIMULATIONS = 400;
const positions = [2, 4].flatMap((seats) =>
  gameObservations(seats as 2, 40).filter((_, i) => i % 9 === 4),
);

function simulate(search: Search): void {
  net.clear();
  search.select(net);
  if (net.count > 0) net.run();
  search.absorb(net);
}

/** A search whose root may be tampered with once the net has spoken; the priors are from before. */
function searched(position: Position, tamper?: (search: Search) => void) {
  const search = new Search(seatCount(position), new SeededRandom(7));
  search.begin(position);
  simulate(search);
  const { tree } = search;
  const start = tree.edgeStart[0];
  const priors = new Float64Array(STEP_LIMIT);
  for (let edge = start; edge < start + tree.edgeCount[0]; edge++)
    priors[tree.step[edge]] = tree.prior[edge];
  tamper?.(search);
  while (search.simulations < SIMULATIONS) simulate(search);
  const visits = Array.from(tree.visits.subarray(start, start + tree.open[0]));
  const steps = Array.from(tree.step.subarray(start, start + tree.open[0]));
  return { visits, steps, earned: earnedVisits(search, priors) };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe("the visits that steps have earned", () => {
  it("are never more than they had, and all of them for the most visited one", () => {
    for (const position of positions) {
      const { visits, earned } = searched(position);
      earned.forEach((count, i) => {
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBeLessThanOrEqual(visits[i]);
      });
      const first = visits.indexOf(Math.max(...visits));
      expect(earned[first]).toBe(visits[first]);
    }
  });

  it("are nearly all of them where nothing disturbed the search", () => {
    const shares = positions.map((position) => {
      const { visits, earned } = searched(position);
      return sum(earned) / sum(visits);
    });
    expect(sum(shares) / shares.length).toBeGreaterThan(0.9);
  });

  it("are few for a step that noise alone has sent the search to", () => {
    const shares: number[] = [];
    for (const position of positions) {
      let unlikely = -1;
      const { visits, steps, earned } = searched(position, ({ tree }) => {
        const edge = tree.edgeStart[0] + tree.edgeCount[0] - 1;
        unlikely = tree.step[edge];
        tree.prior[edge] = 0.25;
        tree.sortNext(0);
      });
      const at = steps.indexOf(unlikely);
      if (visits[at] < Math.max(...visits)) shares.push(earned[at] / visits[at]);
    }
    expect(shares.length).toBeGreaterThan(positions.length / 2);
    expect(sum(shares) / shares.length).toBeLessThan(0.5);
  });
});
