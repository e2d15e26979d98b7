import { describe, expect, it } from "vitest";
import { numbered } from "./numbered.ts";

describe("names at a table", () => {
  it("stay as they are where each has its own", () => {
    expect(numbered(["Anna", "Bert", "", ""])).toEqual(["Anna", "Bert", "", ""]);
  });

  it("are numbered where several have the same, and only those", () => {
    expect(numbered(["Bot Novice", "Anna", "Bot Novice", "Bot Novice"])).toEqual([
      "Bot Novice 1",
      "Anna",
      "Bot Novice 2",
      "Bot Novice 3",
    ]);
  });

  it("are the same where only their capitals differ", () => {
    expect(numbered(["Anna", "anna", "Bert"])).toEqual(["Anna 1", "anna 2", "Bert"]);
    expect(numbered(["Anna", "ANNA 1", "anna"])).toEqual(["Anna 2", "ANNA 1", "anna 3"]);
  });

  it("never become somebody else's", () => {
    const names = numbered(["Anna", "Anna 1", "Anna"]);
    expect(names).toEqual(["Anna 2", "Anna 1", "Anna 3"]);
    expect(new Set(names).size).toBe(3);
  });
});
