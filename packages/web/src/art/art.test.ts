import { CARDS } from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { cardScene } from "./scene.ts";

describe("the engravings", () => {
  it("are drawn for every card, the same each time, and no two alike", () => {
    const drawn = CARDS.map(({ id, level }) => JSON.stringify(cardScene(id, level)));
    expect(new Set(drawn).size).toBe(CARDS.length);
    expect(JSON.stringify(cardScene("217", 2))).toBe(
      drawn[CARDS.findIndex((card) => card.id === "217")],
    );
  });

  it("hold no broken number", () => {
    for (const { id, level } of CARDS)
      for (const [, path] of cardScene(id, level))
        expect(path).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}/);
  });

  it("show three different scenes on each level", () => {
    for (const level of [1, 2, 3] as const) {
      const kinds = CARDS.filter((card) => card.level === level).map(({ id }) =>
        cardScene(id, level)
          .map(([kind]) => kind)
          .join(),
      );
      expect(new Set(kinds).size).toBe(3);
    }
  });
});
