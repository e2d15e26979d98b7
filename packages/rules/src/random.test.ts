import { describe, expect, it } from "vitest";
import { SeededRandom, shuffle } from "./random.ts";

describe("the seeded generator", () => {
  it("gives the same numbers for the same seed, on every machine", () => {
    const random = new SeededRandom(1);
    const numbers = Array.from({ length: 6 }, () => random.below(1000));
    expect(numbers).toEqual([133, 760, 163, 537, 454, 82]);
    const again = new SeededRandom(1);
    expect(Array.from({ length: 6 }, () => again.below(1000))).toEqual(numbers);
  });

  it("tells seeds apart beyond 32 bits", () => {
    const first = (seed: number) => new SeededRandom(seed).next();
    expect(new Set([0, 1, 2 ** 32, 2 ** 32 + 1, 2 ** 40].map(first)).size).toBe(5);
  });

  it("stays below its limit and reaches every number below it", () => {
    const random = new SeededRandom(5);
    for (const limit of [1, 2, 7, 83, 252]) {
      const seen = new Set(Array.from({ length: 60 * limit }, () => random.below(limit)));
      expect(Math.max(...seen)).toBe(limit - 1);
      expect(Math.min(...seen)).toBe(0);
      expect(seen.size).toBe(limit);
    }
  });

  it("shuffles fairly: each card comes first about equally often", () => {
    const random = new SeededRandom(6);
    const firsts = Array<number>(6).fill(0);
    for (let i = 0; i < 12_000; i++) firsts[shuffle([0, 1, 2, 3, 4, 5], random)[0]]++;
    // Five standard deviations of a fair draw.
    for (const count of firsts) expect(Math.abs(count - 2000)).toBeLessThan(5 * 41);
  });
});
