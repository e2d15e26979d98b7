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

  it.each([5, 20, 50, 200])(
    "rates every further win of %i deals higher, a clean sweep highest",
    (deals) => {
      let before = estimate(Array.from({ length: deals }, () => 0));
      for (let won = 0.5; won <= deals; won += 0.5) {
        const now = estimate(
          Array.from({ length: deals }, (_, deal) => Math.min(1, Math.max(0, won - deal))),
        );
        expect(now.elo).toBeGreaterThanOrEqual(before.elo);
        expect(now.interval[0]).toBeGreaterThanOrEqual(before.interval[0]);
        expect(now.interval[1]).toBeGreaterThanOrEqual(before.interval[1]);
        expect(now.bounds[0]).toBeLessThanOrEqual(now.share);
        expect(now.bounds[1]).toBeGreaterThanOrEqual(now.share);
        before = now;
      }
      expect(before.bounds[1]).toBe(1);
      expect(before.bounds[0]).toBeLessThan(1 - 1 / deals);
    },
  );

  it("is Agresti and Coull's interval where every deal is won or lost", () => {
    const shares = Array.from({ length: 100 }, (_, deal) => (deal < 90 ? 1 : 0));
    const [low, high] = estimate(shares).bounds;
    expect(low).toBeCloseTo(0.8239, 3);
    expect(high).toBeCloseTo(0.9465, 3);
  });
});
