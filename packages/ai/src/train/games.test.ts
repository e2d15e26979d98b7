import { readFileSync } from "node:fs";
import { SeededRandom, listLegal, type SeatCount } from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { CHAMPION_WEIGHTS } from "../champion.ts";
import { netOf } from "../testing.ts";
import { Games, matchConduct, type GamePlan, type GameResult } from "./games.ts";
import { pairedPlans, selfPlayPlan } from "./plans.ts";
import { Samples } from "./sample.ts";
import { joinSamples } from "./start.ts";

const net = netOf(readFileSync(CHAMPION_WEIGHTS));
const sum = (values: Iterable<number>): number => [...values].reduce((a, b) => a + b, 0);

function playAll(plans: readonly GamePlan[]): GameResult[] {
  const results: GameResult[] = [];
  let at = 0;
  const games = new Games(
    [net, net],
    new SeededRandom(5),
    () => plans[at++],
    (result) => results.push(result),
  );
  while (games.step());
  return results;
}

describe("the games of a match", () => {
  it.each<SeatCount>([2, 3, 4])("let both sides hold every one of %i seats equally often", (n) => {
    const plans = pairedPlans(n, 3, matchConduct(8), new SeededRandom(1));
    const held = (side: number): number[] =>
      Array.from(
        { length: n },
        (_, seat) => plans.filter(({ players }) => players[seat] === side).length,
      );
    expect(held(0)).toEqual(held(1));
    // a deal is the same for all of its seatings, and no two seatings are alike
    for (const deal of Map.groupBy(plans, ({ tag }) => tag).values()) {
      expect(new Set(deal.map((plan) => plan.deal)).size).toBe(1);
      expect(new Set(deal.map(({ players }) => players.join())).size).toBe(deal.length);
    }
  });

  it("are all played, each to shares that add up to one victory", () => {
    const plans = pairedPlans(3, 2, matchConduct(4), new SeededRandom(2));
    const results = playAll(plans);
    expect(new Set(results.map(({ plan }) => plan))).toEqual(new Set(plans));
    for (const { shares, samples } of results) {
      expect(sum(shares)).toBeCloseTo(1, 9);
      expect(samples).toEqual([]);
    }
  });
});

describe("a game against oneself", () => {
  it("makes samples whose targets are legal, add up to one, and know how the game ended", () => {
    const random = new SeededRandom(3);
    const plans = Array.from({ length: 6 }, () => selfPlayPlan(0, random));
    for (const { samples, shares, turns } of playAll(plans)) {
      const read = new Samples(joinSamples(samples));
      expect(read.count).toBe(samples.length);
      expect(read.count).toBeGreaterThan(turns / 10);
      for (let i = 0; i < read.count; i++) {
        const legal = listLegal(read.position(i));
        const targets = Array.from({ length: read.targetCount(i) }, (_, target) => target);
        for (const target of targets) expect(legal).toContain(read.targetStep(i, target));
        expect(sum(targets.map((target) => read.targetShare(i, target)))).toBeCloseTo(1, 3);
        expect(Array.from(shares, (_, seat) => read.result(i, seat))).toEqual(
          Array.from(shares, (share) => Math.round(share * 1e6) / 1e6),
        );
        expect(sum(Array.from(shares, (_, seat) => read.searched(i, seat)))).toBeCloseTo(1, 4);
      }
    }
  });
});
