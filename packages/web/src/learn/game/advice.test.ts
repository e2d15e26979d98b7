import { SeededRandom, listLegal, openingPosition, shuffledDeal, wordsOf } from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { NO_GEMS, NO_TOKENS, exampleWith, known } from "../book/positions.ts";
import { adviceFor, adviceOn, frankness } from "./advice.ts";

describe("advice", () => {
  it("is to take at the start, when nothing is near", () => {
    expect(adviceFor(openingPosition(shuffledDeal(2, new SeededRandom(1))), 0)).toBe("take");
  });
  it("is to buy when something can be bought", () => {
    const tokens = { ...NO_TOKENS, blue: 2, green: 1 };
    expect(adviceFor(exampleWith({ bonuses: NO_GEMS, tokens, shown: known("125") })!, 0)).toBe(
      "buy",
    );
  });
  it("gives a reason that goes with the move", () => {
    const tokens = { ...NO_TOKENS, blue: 2, green: 1 };
    const position = exampleWith({ bonuses: NO_GEMS, tokens, shown: known("125") })!;
    const said = listLegal(position).map((step) => [
      wordsOf(step).kind,
      adviceOn(position, 0, step),
    ]);
    for (const [kind, advice] of said)
      expect(advice).toBe(kind === "purchase" ? "buy" : kind === "take" ? "take" : "reserve");
  });
  it("becomes less from turn to turn and ends", () => {
    const manners = Array.from({ length: 12 }, (_, turns) => frankness(turns));
    expect(new Set(manners)).toEqual(new Set(["move", "look", "farewell", "silent"]));
    expect(manners.at(-1)).toBe("silent");
    const order = ["move", "look", "farewell", "silent"];
    const ranks = manners.map((manner) => order.indexOf(manner));
    expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks);
  });
});
