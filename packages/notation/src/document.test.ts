/** The examples of docs/NOTATION.md, read with the real code so that the document cannot rot. */
import { readFileSync } from "node:fs";
import { clonePosition, isOver, observe, type Position } from "@gemwright/rules";
import { describe, expect, test } from "vitest";
import { describeError, type NotationError } from "./error.ts";
import { makePosition, parsePosition } from "./position.ts";
import { makeRecords, opening, parseRecords, positionAfter } from "./record.ts";
import { makeTurn, parseTurn } from "./turn.ts";

const DOCUMENT = new URL("../../../docs/NOTATION.md", import.meta.url);

/** The lines of every block that is marked with a word, block by block. */
const text = readFileSync(DOCUMENT, "utf8");
const blocks = (mark: string): string[] =>
  Array.from(text.matchAll(new RegExp(`^\`\`\`${mark}\n(.*?)^\`\`\`$`, "gms")), (m) => m[1] ?? "");
const lines = (mark: string): string[] =>
  blocks(mark).flatMap((block) => block.trimEnd().split("\n"));

/** What stands left and right of a gap of several spaces. */
function columns(line: string): [string, string] {
  const [left, right] = line.split(/ {2,}/);
  if (left === undefined || right === undefined) throw new Error(`no two columns: ${line}`);
  return [left, right];
}

type Read<T> = { ok: true; value: T } | { ok: false; error: NotationError };
function value<T>(read: Read<T>): T {
  if (!read.ok) throw new Error(describeError(read.error));
  return read.value;
}
const complaint = (read: Read<unknown>): string =>
  read.ok ? "nothing is wrong" : describeError(read.error);

describe("the document's positions", () => {
  test("are read and written back as they stand", () => {
    expect(lines("position").length).toBeGreaterThan(3);
    for (const line of lines("position"))
      expect(makePosition(value(parsePosition(line)))).toBe(line);
  });

  test("that are wrong are refused for the reason given", () => {
    for (const [line, reason] of lines("refused-positions").map(columns))
      expect(complaint(parsePosition(line))).toBe(reason);
  });
});

describe("the document's turns", () => {
  const position: Position = value(parsePosition(lines("position")[0] ?? ""));

  test.each(lines("turns").map(columns))("%s is the turn %s", (word, canonical) => {
    expect(makeTurn(position, value(parseTurn(position, word)))).toBe(canonical);
  });

  test.each(lines("refused").map(columns))("%s is refused: %s", (word, reason) => {
    expect(complaint(parseTurn(position, word))).toBe(reason);
  });
});

describe("the document's record", () => {
  const record = blocks("record")[0] ?? "";

  test("is a game under way that is written back the same, comments apart", () => {
    const games = value(parseRecords(record));
    expect(games).toHaveLength(1);
    expect(games.every((game) => !isOver(positionAfter(game)))).toBe(true);
    expect(makeRecords(games)).toBe(record.replace(/ \{.*?\}/g, ""));
  });

  test("begins with the opening that the document shows", () => {
    const [game] = value(parseRecords(record));
    expect(lines("position")).toContain(game && makePosition(opening(game)));
  });

  test("ends in the position that the document shows for seat 2", () => {
    const [game] = value(parseRecords(record));
    const end = game && positionAfter(game);
    const seen = end && observe(end, 1, clonePosition(end));
    expect(lines("position")).toContain(seen && makePosition(seen));
  });

  test.each(lines("broken").map(columns))("changed by %s is rejected: %s", (change, reason) => {
    const [from = "", to = ""] = change.split(" -> ");
    expect(record).toContain(from);
    expect(complaint(parseRecords(record.replace(from, to)))).toBe(reason);
  });
});
