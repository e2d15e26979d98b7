import { describe, expect, it } from "vitest";
import { roundMarks } from "./round-marks.ts";

const game = (turns: number, seats: number) =>
  Array.from({ length: turns }, (_, i) => ({ round: Math.floor(i / seats) + 1 }));

describe("the rounds marked along a game", () => {
  it("stand where they begin", () => {
    expect(roundMarks(game(88, 4))).toEqual([
      { round: 5, turns: 16 },
      { round: 10, turns: 36 },
      { round: 15, turns: 56 },
      { round: 20, turns: 76 },
    ]);
  });

  it("are all of a short game, never many, and none of a game without a turn", () => {
    expect(roundMarks(game(5, 2)).map(({ round }) => round)).toEqual([1, 2, 3]);
    for (let rounds = 1; rounds < 150; rounds++) {
      const marked = roundMarks(game(rounds * 3, 3)).length;
      expect(marked).toBeGreaterThan(0);
      expect(marked).toBeLessThanOrEqual(7);
    }
    expect(roundMarks([])).toEqual([]);
  });
});
