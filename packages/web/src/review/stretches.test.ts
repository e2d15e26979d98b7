import { describe, expect, it } from "vitest";
import { stretches } from "./stretches.ts";

describe("rounds in a few words", () => {
  it("are told in stretches where they follow on one another", () => {
    expect(stretches([1, 2, 4, 6, 7, 8])).toBe("1–2, 4, 6–8");
    expect(stretches([])).toBe("");
  });
});
