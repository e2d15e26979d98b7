import { describe, expect, it } from "vitest";
import { eloOf, estimate } from "./elo.ts";

describe("Elo from match results", () => {
  it("is zero for an even match and 191 for three wins of four", () => {
    expect(eloOf(0.5)).toBe(0);
    expect(eloOf(0.75)).toBeCloseTo(190.8, 1);
    expect(eloOf(0.25)).toBeCloseTo(-190.8, 1);
  });

  it("has an interval that narrows with the number of deals", () => {
    const shares = (deals: number) =>
      Array.from({ length: deals }, (_, i) => (i % 2 === 0 ? 1 : 0.5));
    const few = estimate(shares(20));
    const many = estimate(shares(2000));
    expect(few.share).toBe(0.75);
    expect(many.margin).toBeLessThan(few.margin / 9);
    expect(many.interval[0]).toBeGreaterThan(few.interval[0]);
    expect(few.interval[0]).toBeLessThan(few.elo);
  });

  it("does not take a clean sweep for certainty", () => {
    const sweep = estimate(Array.from({ length: 10 }, () => 1));
    expect(sweep.margin).toBeGreaterThan(0.2);
  });
});
