/** The tables of docs/RULES.md, compared with the game so that the document cannot rot. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CARDS } from "./cards.ts";
import { deckDealer } from "./dealer.ts";
import { NOBLES } from "./nobles.ts";
import { perft } from "./perft.ts";
import { openingPosition, shuffledDeal } from "./position.ts";
import { SeededRandom } from "./random.ts";
import { GEMS, SEAT_COUNTS, type Gem, type Gems } from "./types.ts";

const DOCUMENT = new URL("../../../docs/RULES.md", import.meta.url);

/** Every row of every table, cell by cell. */
const rows = readFileSync(DOCUMENT, "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const rowsOf = (first: RegExp, cells: number): string[][] =>
  rows.filter((row) => first.test(row[0]) && row.length === cells);

const LETTER: Readonly<Record<Gem, string>> = {
  white: "W",
  blue: "U",
  green: "G",
  red: "R",
  black: "K",
};
const counts = (gems: Gems): string[] =>
  GEMS.map((gem) => (gems[gem] === 0 ? "·" : `${gems[gem]}`));

describe("the document's tables", () => {
  test("list the cards", () => {
    expect(rowsOf(/^\d{3}$/, 8)).toEqual(
      CARDS.map(({ id, bonus, prestige, cost }) => [
        id,
        LETTER[bonus],
        String(prestige),
        ...counts(cost),
      ]),
    );
  });

  test("list the nobles", () => {
    expect(rowsOf(/^N\d\d$/, 6)).toEqual(
      NOBLES.map(({ id, requires }) => [id, ...counts(requires)]),
    );
  });

  test("count the turns from the opening", () => {
    const depths = [1, 2, 3, 4];
    const counted = SEAT_COUNTS.map((seats) => {
      const deal = shuffledDeal(seats, new SeededRandom(seats));
      const leaves = depths.map((depth) => perft(openingPosition(deal), deckDealer(deal), depth));
      return [seats, ...leaves];
    });
    const written = rowsOf(/^[234]$/, 5).map((row) =>
      row.map((cell) => Number(cell.replaceAll(",", ""))),
    );
    expect(written).toEqual(counted);
  });
});
