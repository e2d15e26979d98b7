import { NAME_LETTERS } from "@gemwright/protocol";
import { describe, expect, it } from "vitest";
import { NAME_LIMIT, cutName, isTooLong } from "./player-name.ts";

describe("a player's name", () => {
  it("is within what the server takes", () => {
    expect(NAME_LIMIT).toBeLessThanOrEqual(NAME_LETTERS);
  });

  it("is counted in characters, without what is not sent", () => {
    const whole = "n".repeat(NAME_LIMIT);
    expect([whole, `${whole}n`].map(isTooLong)).toEqual([false, true]);
    expect(isTooLong(` {*${whole}*} `)).toBe(false);
    // two units each, but one character
    expect(isTooLong("💎".repeat(NAME_LIMIT))).toBe(false);
    expect(isTooLong("💎".repeat(NAME_LIMIT + 1))).toBe(true);
  });

  it("that was kept before there was a limit is cut between characters", () => {
    expect(cutName("💎".repeat(30))).toBe("💎".repeat(NAME_LIMIT));
    expect(cutName(" Anna ")).toBe("Anna");
  });
});
