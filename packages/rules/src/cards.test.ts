import { describe, expect, it } from "vitest";
import { CARDS, cardIndex, cardLevel, cardsOfLevel, unknownCard } from "./cards.ts";
import { NOBLES, nobleIndex } from "./nobles.ts";
import { GEMS, LEVELS, type Gems, type Level } from "./types.ts";

const sum = (gems: Gems): number => GEMS.reduce((total, gem) => total + gems[gem], 0);
const ofLevel = (level: Level) => CARDS.filter((card) => card.level === level);

/** How often each number occurs: `{3: 10, 4: 15}`. */
function tally(numbers: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}

describe("the cards", () => {
  it("[R1.2] are 40 of level 1, 30 of level 2 and 20 of level 3", () => {
    expect(LEVELS.map(cardsOfLevel)).toEqual([40, 30, 20]);
    expect(CARDS.map((card) => card.id)).toEqual([
      ...Array.from({ length: 40 }, (_, i) => String(101 + i)),
      ...Array.from({ length: 30 }, (_, i) => String(201 + i)),
      ...Array.from({ length: 20 }, (_, i) => String(301 + i)),
    ]);
  });

  it("[R1.2] give each bonus 8, 6 and 4 times by level", () => {
    for (const level of LEVELS)
      for (const gem of GEMS)
        expect(ofLevel(level).filter((card) => card.bonus === gem)).toHaveLength(
          { 1: 8, 2: 6, 3: 4 }[level],
        );
  });

  it("[R1.2] have the prestige of their level", () => {
    const prestige = LEVELS.map((level) => tally(ofLevel(level).map((card) => card.prestige)));
    expect(prestige).toEqual([
      { 0: 35, 1: 5 },
      { 1: 10, 2: 15, 3: 5 },
      { 3: 5, 4: 10, 5: 5 },
    ]);
  });

  it("[R1.2] cost as much in all as their level asks", () => {
    expect(LEVELS.map((level) => tally(ofLevel(level).map((card) => sum(card.cost))))).toEqual([
      { 3: 10, 4: 15, 5: 15 },
      { 5: 5, 6: 5, 7: 10, 8: 10 },
      { 7: 5, 10: 5, 12: 5, 14: 5 },
    ]);
  });

  it("[R1.2] ask for each colour equally often within a level", () => {
    for (const gem of GEMS)
      expect(
        LEVELS.map((level) => ofLevel(level).reduce((total, card) => total + card.cost[gem], 0)),
      ).toEqual([33, 41, 43]);
  });

  it("[R1.2] all differ", () => {
    const facts = CARDS.map((card) => JSON.stringify({ ...card, id: "" }));
    expect(new Set(facts).size).toBe(90);
  });

  it("[R1.2] are those of the books' examples", () => {
    const blue = CARDS.find(
      (card) => card.level === 3 && card.prestige === 4 && card.cost.white === 6,
    );
    expect(blue).toMatchObject({
      bonus: "blue",
      cost: { white: 6, blue: 3, green: 0, red: 0, black: 3 },
    });
    const red = CARDS.find(
      (card) => card.level === 2 && card.bonus === "red" && card.cost.blue === 4,
    );
    expect(red).toMatchObject({
      prestige: 2,
      cost: { white: 1, blue: 4, green: 2, red: 0, black: 0 },
    });
  });

  it("are found by their ids, and nothing else is", () => {
    CARDS.forEach((card, index) => expect(cardIndex(card.id)).toBe(index));
    for (const id of ["", "100", "141", "231", "321", "0101", "N01", "constructor", "__proto__"])
      expect(cardIndex(id)).toBeUndefined();
  });

  it("have a level even when nothing else of them is known", () => {
    for (const level of LEVELS) expect(cardLevel(unknownCard(level))).toBe(level);
  });
});

describe("the nobles", () => {
  it("[R1.2] are ten, of 3 prestige each", () => {
    expect(NOBLES).toHaveLength(10);
    for (const noble of NOBLES) expect(noble.prestige).toBe(3);
    expect(new Set(NOBLES.map((noble) => JSON.stringify(noble.requires))).size).toBe(10);
  });

  it("[R1.2] ask for four of two colours or three of three", () => {
    const shapes = NOBLES.map(({ requires }) =>
      GEMS.map((gem) => requires[gem])
        .filter((count) => count > 0)
        .join(""),
    );
    expect(shapes.toSorted()).toEqual([
      ...Array<string>(5).fill("333"),
      ...Array<string>(5).fill("44"),
    ]);
  });

  it("[R1.2] demand each gem five times over, 17 in all", () => {
    for (const gem of GEMS) {
      const demands = NOBLES.map((noble) => noble.requires[gem]).filter((count) => count > 0);
      expect(demands).toHaveLength(5);
      expect(demands.reduce((a, b) => a + b)).toBe(17);
    }
  });

  it("[R1.2] include that of the books' example", () => {
    const example = { white: 3, blue: 3, green: 3, red: 0, black: 0 };
    expect(NOBLES.map((noble) => noble.requires)).toContainEqual(example);
  });

  it("are found by their ids, and nothing else is", () => {
    NOBLES.forEach((noble, index) => expect(nobleIndex(noble.id)).toBe(index));
    for (const id of ["", "N00", "N11", "n01", "101", "toString"])
      expect(nobleIndex(id)).toBeUndefined();
  });
});
