import { readFileSync } from "node:fs";
import { scores, winners } from "@gemwright/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeError } from "./error.ts";
import { makeRecord, makeRecords, parseRecords, positionAfter, type GameRecord } from "./record.ts";
import { randomRecord } from "./testing/games.ts";

const example = makeRecord(randomRecord(2, 7, 500));
const [tags = "", turns = ""] = example.split("\n\n");

/** What reading says: the number of games, or the message. */
function reading(text: string): string {
  const records = parseRecords(text);
  return records.ok ? `${records.value.length} games` : describeError(records.error);
}
const readOne = (text: string): GameRecord => {
  const records = parseRecords(text);
  if (!records.ok) throw new Error(describeError(records.error));
  return records.value[0];
};
const withTag = (name: string, value: string): string =>
  example.replace(new RegExp(`^\\[${name} .*$`, "m"), `[${name} "${value}"]`);

describe("a record", () => {
  it("is made and read in pairs, for every game, finished or not", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2 as const, 3 as const, 4 as const),
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.integer({ min: 0, max: 200 }),
        fc.boolean(),
        fc.array(fc.tuple(fc.stringMatching(/^[A-Z][a-z0-9_]{0,9}$/), fc.string()), {
          maxLength: 3,
        }),
        (seats, seed, length, hide, furtherTags) => {
          const names = new Set(["Seats", "Nobles", "Scores", "Winners", "Variant"]);
          const further = furtherTags
            .map(([name, value]) => [name, value.replace(/[\r\n]+/g, " ")] as const)
            .filter(([name]) => !names.has(name) && names.add(name));
          const record = { ...randomRecord(seats, seed, length, hide), further };
          expect(parseRecords(makeRecord(record))).toEqual({ ok: true, value: [record] });
        },
      ),
      { numRuns: 60, seed: 6 },
    );
  });

  it("may stand with others in a file, even with one that has no turn yet", () => {
    const records = [
      randomRecord(2, 1, 5),
      randomRecord(4, 2, 0),
      randomRecord(3, 3, 0),
      randomRecord(3, 4, 500),
    ];
    expect(parseRecords(makeRecords(records))).toEqual({ ok: true, value: records });
  });

  it("keeps further tags in their order, quotes and backslashes too", () => {
    const text = `[Event "a \\"b\\" c\\\\d"]\n[Variant "house rules"]\n${tags}\n[Player1 "Ann"]\n\n${turns}`;
    const record = readOne(text);
    expect(record.further).toEqual([
      ["Event", 'a "b" c\\d'],
      ["Variant", "house rules"],
      ["Player1", "Ann"],
    ]);
    expect(readOne(makeRecord(record))).toEqual(record);
  });

  it("[R4.5] keeps the option that hides reserved cards", () => {
    const record = readOne(`[Event "x"]\n${tags}\n[Variant "hide-reserved"]\n\n${turns}`);
    expect(record.options).toEqual({ hideReserved: true });
    expect(readOne(makeRecord(record))).toEqual(record);
  });

  it("is read the same with other line breaks, comments, round numbers and spaces", () => {
    const record = readOne(example);
    const loose = [
      example.replaceAll("\n", "\r\n"),
      `\uFEFF${example}`,
      example.replaceAll(/^\d+\./gm, ""),
      `${tags}\n\n${turns.replaceAll(" ", "\n\n\t ")}`,
      `${tags}\n\n{first {a\n[Seats "9"]\n comment} ${turns} {and} {another}\n`,
      `${tags}\n${turns}`,
    ];
    for (const text of loose) expect(readOne(text)).toEqual(record);
  });

  it("is read without a result, and refused with a wrong one", () => {
    expect(reading(example.replaceAll(/^\[(Scores|Winners).*\n/gm, ""))).toBe("1 games");
    const { scores: real } = { scores: scores(positionAfter(readOne(example))) };
    expect(reading(withTag("Scores", "15 0"))).toBe(
      `line 6, column 1, turn ${readOne(example).turns.length}: Scores says 15 0, but the game gives ${real.join(" ")}`,
    );
    const won = winners(positionAfter(readOne(example)));
    expect(reading(withTag("Winners", won[0] === 0 ? "2" : "1"))).toContain("Winners says");
    expect(reading(withTag("Winners", "*"))).toContain("Winners says *");
  });

  it("of a game not over has no winner", () => {
    const open = makeRecord(randomRecord(3, 5, 10));
    expect(open).toContain('[Winners "*"]');
    expect(reading(open.replace('"*"', '"1"'))).toContain("the game is not over");
  });

  it.each([
    ["Seats", "5", 'line 1, column 1: Seats: "5" is not 2, 3 or 4'],
    ["Seats", "", 'line 1, column 1: Seats: "" is not 2, 3 or 4'],
    ["Seats", "3", "line 5, column 1: Nobles: 3 nobles, but 3 seats have 4"],
    ["Nobles", "N01 N02", "line 5, column 1: Nobles: 2 nobles, but 2 seats have 3"],
    ["Nobles", "N01 N02 N02", "line 5, column 1: Nobles: N02 is there twice"],
    ["Nobles", "N01 N02 N11", 'line 5, column 1: Nobles: "N11" is not a noble'],
    ["Deck1", "101 102", "line 2, column 1: Deck1: 2 cards, but level 1 has 40"],
    ["Deck2", "101", 'line 3, column 1: Deck2: "101" is not a level 2 card'],
    ["Deck3", "301 301", "line 4, column 1: Deck3: 301 is there twice"],
    ["Scores", "1 2 3", "line 6, column 1: Scores: 3 numbers for 2 seats"],
    ["Scores", "x y", 'line 6, column 1: Scores: "x y" is not a list of numbers'],
    ["Winners", "3", 'line 7, column 1: Winners: "3" is neither a list of seats nor *'],
    ["Winners", "", 'line 7, column 1: Winners: "" is neither a list of seats nor *'],
    ["Winners", "1 1", 'line 7, column 1: Winners: "1 1" is neither a list of seats nor *'],
  ])("with the tag %s %j is refused: %s", (name, value, message) => {
    expect(reading(withTag(name, value))).toBe(message);
  });

  it("without one of the deal's tags, or with one twice, is refused", () => {
    for (const name of ["Seats", "Deck1", "Deck2", "Deck3", "Nobles"]) {
      const without = example.replace(new RegExp(`^\\[${name} .*\\n`, "m"), "");
      expect(reading(without)).toBe(`line 1, column 1: the tag ${name} is missing`);
    }
    expect(reading(`[Seats "2"]\n${example}`)).toBe(
      "line 2, column 1: the tag Seats is there twice",
    );
  });

  it("with an illegal turn is refused with the line, the column, the turn and the rule", () => {
    const broken = (word: string) => reading(`${tags}\n\n1. WUG WUR\n2. ${word} WUG`);
    expect(broken("WWU")).toBe(
      "line 10, column 4, turn 3: a take is three different gems, or one of each colour if fewer are left (R2.2)",
    );
    expect(broken("RR")).toBe(
      "line 10, column 4, turn 3: two of a colour need four of it in the supply (R3.2)",
    );
    expect(broken("pass")).toContain("line 10, column 4, turn 3:");
    expect(broken("+101!N01")).toContain("turn 3:");
    expect(reading(`${example} WUG`)).toContain("the game is over (R6.4)");
  });

  it("half right is not loaded at all", () => {
    expect(reading(`${example}\n${tags}\n\n1. WUG XYZ`)).toMatch(/^line \d+, column 8, turn 2: /);
  });

  it.each(["2-seats", "3-seats", "4-seats", "examples"])(
    "of the test data is canonical as it stands: %s",
    (name) => {
      const url = new URL(`../../../testdata/records/${name}.splendor`, import.meta.url);
      const text = readFileSync(url, "utf8");
      const records = parseRecords(text);
      expect(answerOf(records)).toBe("fine");
      expect(records.ok && makeRecords(records.value)).toBe(text);
    },
  );
});

const answerOf = (records: ReturnType<typeof parseRecords>): string =>
  records.ok ? "fine" : describeError(records.error);
