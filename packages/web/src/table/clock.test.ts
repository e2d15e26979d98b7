import { describe, expect, it } from "vitest";
import { clockText, remaining } from "./clock.tsx";

describe("the clock", () => {
  it.each([
    [0, "0:00"],
    [999, "0:01"],
    [61_000, "1:01"],
    [600_000, "10:00"],
    [90_061_000, "25:01:01"],
    [-5, "0:00"],
  ])("%i ms read %s", (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });

  it("falls only for the seat whose turn it is", () => {
    const clock = { remainingMs: [5000, 5000], running: 1, at: 100 };
    expect(remaining(clock, 0, 1100)).toBe(5000);
    expect(remaining(clock, 1, 1100)).toBe(4000);
  });
});
