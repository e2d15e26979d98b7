import { describe, expect, it } from "vitest";
import { ratingsOf } from "./ratings.ts";

const expected = (a: number, b: number): number => 1 / (1 + 10 ** ((b - a) / 400));
const pairsOf = (truth: readonly number[], games: number) =>
  truth.flatMap((a, first) =>
    truth.flatMap((b, second) =>
      first < second ? [{ first, second, games, share: expected(a, b) }] : [],
    ),
  );

describe("ratings", () => {
  it("are those that the shares of a round robin were made of", () => {
    const truth = [0, 180, 420, 400, 900];
    const found = ratingsOf(truth.length, pairsOf(truth, 1e6));
    found.forEach(({ elo }, player) => expect(elo).toBeCloseTo(truth[player], 0));
  });

  it("are known better after more games, by the root of their number", () => {
    const [, few] = ratingsOf(2, [{ first: 0, second: 1, games: 400, share: 0.5 }]);
    const [, many] = ratingsOf(2, [{ first: 0, second: 1, games: 1600, share: 0.5 }]);
    // 400 even games: the share is known to 4.9 %, which is 34 Elo.
    expect(few.margin).toBeCloseTo(34, 0);
    expect(few.margin / many.margin).toBeCloseTo(2, 2);
  });

  it("stay finite after a clean sweep", () => {
    const [, loser] = ratingsOf(2, [{ first: 0, second: 1, games: 100, share: 1 }]);
    expect(loser.elo).toBeLessThan(-600);
    expect(loser.elo).toBeGreaterThan(-2000);
  });
});
