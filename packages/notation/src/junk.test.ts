import { openingPosition, SeededRandom, shuffledDeal, type Result } from "@gemwright/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeError, quote, type NotationError } from "./error.ts";
import { makePosition, parsePosition } from "./position.ts";
import { makeRecord, parseRecords } from "./record.ts";
import { parseStep } from "./step.ts";
import { randomRecord } from "./testing/games.ts";
import { parseTurn } from "./turn.ts";

const position = openingPosition(shuffledDeal(2, new SeededRandom(1)));
const record = makeRecord(randomRecord(2, 3, 500));
const [tags = "", turns = ""] = record.split("\n\n");
/** Ten megabytes in one line; of whole lines and words there are fewer, as each costs more. */
const MANY = 10_000_000;
const MANY_WORDS = 300_000;

/** Every reader of the package. None of them may throw, whatever it is given. */
const READERS: Readonly<Record<string, (text: string) => Result<unknown, NotationError>>> = {
  step: (text) => parseStep(position, text),
  turn: (text) => parseTurn(position, text),
  position: parsePosition,
  records: parseRecords,
};

/** One short printable line with a column; of records with a line too. */
const CLEAR = /^(line \d+, )?column \d+(, turn \d+)?: [^\p{C}]{1,160}$/u;
const CLEAR_OR_FINE = new RegExp(`${CLEAR.source}|^fine$`, "u");
const answer = (result: Result<unknown, NotationError>): string =>
  result.ok ? "fine" : describeError(result.error);

const HUGE: Readonly<Record<string, string>> = {
  "one letter": "W".repeat(MANY),
  "one digit": "1".repeat(MANY),
  spaces: " ".repeat(MANY),
  "line breaks": "\n".repeat(MANY_WORDS),
  "open brackets": "[".repeat(MANY),
  "open comments": "{".repeat(MANY),
  "closed comments": "}".repeat(MANY),
  backslashes: "\\".repeat(MANY),
  quotes: '"'.repeat(MANY),
  zeros: "\0".repeat(MANY),
  "half a tag": `[Event "${"a".repeat(MANY)}`,
  "a tag of backslashes": `[Event "${"\\".repeat(MANY)}`,
  "a tag of spaces": `[Event${" ".repeat(MANY)}`,
  "a tag with spaces behind": `[Event "x"]${" ".repeat(MANY)}x`,
  "a tag name": `[${"a".repeat(MANY)} "x"]`,
  "a whole tag before nothing": `[Event "${"a".repeat(MANY)}"]`,
  "a take": `${tags}\n\n1. ${"W".repeat(MANY)}`,
  "a return": `WUG-${"K".repeat(MANY)}`,
  "a payment": `+101(${"J".repeat(MANY)})`,
  "a noble": `WUG!${"N".repeat(MANY)}`,
  "a deck": record.replace(/^\[Deck1 ".*"\]$/m, `[Deck1 "${"101 ".repeat(MANY_WORDS)}"]`),
  "many turns": `${tags}\n\n${"WUG ".repeat(MANY_WORDS)}`,
  "many tags": '[A "b"]\n'.repeat(MANY_WORDS),
  "many different tags": Array.from({ length: MANY_WORDS }, (_, i) => `[A${i} "b"]\n`).join("\n"),
  "many comments": `${tags}\n\n${"{ } ".repeat(MANY_WORDS)} X`,
  players: `2 action 0 0 - - - ${"/".repeat(MANY_WORDS)}`,
  fields: "2 ".repeat(MANY_WORDS),
};

describe("junk", () => {
  it.each(Object.keys(HUGE))("without end, %s, gets one clear line", (name) => {
    for (const read of Object.values(READERS))
      expect(answer(read(HUGE[name] ?? ""))).toMatch(CLEAR);
  });

  it("of any characters gets one clear line from every reader", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: "grapheme", maxLength: 100 }),
      fc
        .array(fc.constantFrom(...'WUGRKJ=+-!?()[]{}"\\ \n\r\t0123N/;,.'), { maxLength: 60 })
        .map((letters) => letters.join("")),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(READERS)), text, (reader, junk) => {
        const result = READERS[reader](junk);
        expect(answer(result)).toMatch(CLEAR_OR_FINE);
      }),
      { numRuns: 2000, seed: 8 },
    );
  });

  it("of a record cut off anywhere is refused or a shorter game, never half a turn", () => {
    for (let end = 0; end < record.length; end += 7) {
      const result = parseRecords(record.slice(0, end));
      expect(result.ok ? result.value.length : 1).toBe(1);
      expect(answer(result)).toMatch(CLEAR_OR_FINE);
    }
  });

  it("of a record with one character changed never throws", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: record.length - 1 }),
        fc.string({ unit: "binary", minLength: 1, maxLength: 2 }),
        (at, other) => {
          const result = parseRecords(record.slice(0, at) + other + record.slice(at + 1));
          expect(answer(result)).toMatch(CLEAR_OR_FINE);
        },
      ),
      { numRuns: 400, seed: 9 },
    );
  });

  it("of doubled text: the same file twice is two games, a doubled tag or half is refused", () => {
    const twice = parseRecords(`${record}\n${record}`);
    expect(twice.ok && twice.value.length).toBe(2);
    expect(answer(parseRecords(`${tags}\n${record}`))).toMatch(CLEAR);
    expect(answer(parseRecords(`${record}\n${turns}`))).toMatch(CLEAR);
    expect(answer(parsePosition(`${makePosition(position)} ${makePosition(position)}`))).toMatch(
      CLEAR,
    );
    expect(answer(parseTurn(position, "WUGWUG"))).toMatch(CLEAR);
  });

  it("of hostile letters is not taken for the letters they look like", () => {
    // Cyrillic, full width, combining, right to left, a lone surrogate, digits of other scripts.
    for (const word of ["ԜUG", "ＷＵＧ", "W\u0301UG", "\u202EGUW", "\uD800UG", "=٢١٧", "+२१७"])
      for (const reader of ["step", "turn"] as const)
        expect(answer(READERS[reader](word))).toMatch(CLEAR);
    expect(answer(parseRecords(record.replace(/(?<=\n1\. \S+) /, "\u00A0")))).toMatch(CLEAR);
    expect(answer(parseRecords(record.replace('[Seats "2"]', '[Seats "２"]')))).toMatch(CLEAR);
    expect(answer(parsePosition(makePosition(position).replace("2", "２")))).toMatch(CLEAR);
  });

  it("is quoted short and printable", () => {
    expect(quote("a\0b\u202Ec\n")).toBe('"a·b·c·"');
    expect(quote("W".repeat(100))).toBe(`"${"W".repeat(24)}…"`);
    expect(quote("\uD83D".repeat(2))).toBe('"··"');
  });
});
