import { readFileSync, readdirSync } from "node:fs";
import {
  GEMS,
  LEVELS,
  blindDealer,
  clonePosition,
  deckDealer,
  deckSize,
  isLastRound,
  isOver,
  listLegal,
  market,
  perft,
  phase,
  playDealt,
  reserved,
  scores,
  seatCount,
  seatToMove,
  supply,
  tokenCount,
  tokens,
  type Position,
} from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { parseRecords, positionAfter, type GameRecord } from "./record.ts";
import { naiveOpening, naivePerft, naiveTurns, type NaiveGame } from "./testing/naive.ts";
import { listTurns, makeTurn } from "./turn.ts";

const TESTDATA = new URL("../../../testdata/", import.meta.url);
/** The plain counter is slow, so it counts again only up to here; the engine counts everything. */
const NAIVE_LIMIT = 5_000;

interface Expectation {
  readonly title: string;
  readonly record: GameRecord;
  readonly ply: number;
  readonly counts: readonly number[];
}

const recordFiles = new Map<string, GameRecord[]>();

function recordOf(file: string, game: number): GameRecord {
  const known = recordFiles.get(file);
  if (known !== undefined) return known[game - 1];
  const records = parseRecords(readFileSync(new URL(`records/${file}`, TESTDATA), "utf8"));
  if (!records.ok) throw new Error(`${file}: ${records.error.reason}`);
  recordFiles.set(file, records.value);
  return records.value[game - 1];
}

/** Blocks of `# title`, `record FILE`, `game K`, `ply N` and a line `depth D COUNT` for each depth. */
function expectations(file: string): Expectation[] {
  const text = readFileSync(new URL(`perft/${file}`, TESTDATA), "utf8");
  return text.split(/\n\n/).map((block) => {
    const field = (name: string) => new RegExp(`^${name} (.*)$`, "m").exec(block)?.[1] ?? "";
    return {
      title: field("#"),
      record: recordOf(field("record"), Number(field("game"))),
      ply: Number(field("ply")),
      counts: [...block.matchAll(/^depth \d (\d+)$/gm)].map((match) => Number(match[1])),
    };
  });
}

function naiveAfter(record: GameRecord, ply: number): NaiveGame {
  let naive = naiveOpening(record.deal);
  for (const [index, turn] of record.turns.slice(0, ply).entries()) {
    const word = makeTurn(positionAfter(record, index), turn);
    naive = naiveTurns(naive).find((each) => each.word === word)!.after;
  }
  return naive;
}

const gemsLeft = (position: Position): number =>
  GEMS.filter((gem) => supply(position)[gem] > 0).length;
const after = (position: Position, step: number): Position => {
  const next = clonePosition(position);
  playDealt(next, step, blindDealer);
  return next;
};
const some = (position: Position, test: (next: Position) => boolean): boolean =>
  listLegal(position).some((step) => test(after(position, step)));

/** What the positions of a file must show, so that a file cannot quietly come to show less. */
const SHOWS: Readonly<Record<string, (position: Position) => boolean>> = {
  "opening.perft": (p) => positionIsOpening(p),
  "nine-tokens.perft": (p) => tokenCount(p, seatToMove(p)) === 9,
  "ten-tokens.perft": (p) =>
    tokenCount(p, seatToMove(p)) === 10 && tokens(p, seatToMove(p)).gold > 0,
  "gold.perft": (p) => listTurns(p).some((turn) => makeTurn(p, turn).includes("(")),
  "two-nobles.perft": (p) => some(p, (next) => phase(next) === "noble"),
  "empty-deck.perft": (p) =>
    LEVELS.some((level) => deckSize(p, level) === 0 && market(p, level).includes(undefined)),
  "empty-supply.perft": (p) => gemsLeft(p) === 0,
  "two-colours.perft": (p) => gemsLeft(p) === 2,
  "three-reserved.perft": (p) => reserved(p, seatToMove(p)).length === 3,
  "forced-pass.perft": (p) => listTurns(p).map((turn) => makeTurn(p, turn))[0] === "pass",
  "last-round-first-seat.perft": (p) => isLastRound(p) && scores(p)[0] >= 15,
  "last-round-last-seat.perft": (p) =>
    seatToMove(p) === seatCount(p) - 1 && !isLastRound(p) && some(p, isOver),
};

const positionIsOpening = (position: Position): boolean =>
  scores(position).every((prestige, seat) => prestige === 0 && tokenCount(position, seat) === 0);

const files = readdirSync(new URL("perft/", TESTDATA)).filter((file) => file.endsWith(".perft"));

describe("perft", () => {
  it("has a file for every kind of position, and each for two, three and four seats", () => {
    expect(files.toSorted()).toEqual(Object.keys(SHOWS).toSorted());
    for (const file of files)
      expect(expectations(file).map(({ record }) => record.deal.seats)).toEqual([2, 3, 4]);
  });

  describe.each(files)("%s", (file) => {
    it.each(expectations(file))("$title", ({ record, ply, counts }) => {
      const position = positionAfter(record, ply);
      expect(SHOWS[file](position)).toBe(true);
      const dealer = deckDealer(record.deal);
      expect(counts.length).toBeGreaterThan(1);
      expect(counts.map((_, i) => perft(position, dealer, i + 1))).toEqual(counts);
      const naive = naiveAfter(record, ply);
      const small = counts.filter((count) => count <= NAIVE_LIMIT);
      expect(small.map((_, i) => naivePerft(naive, i + 1))).toEqual(small);
    });
  });

  it("counts the opening as the rules' table does", () => {
    const counts = expectations("opening.perft").map((each) => each.counts.slice(0, 4));
    expect(counts[0]).toEqual([30, 865, 24_190, 659_505]);
    expect(counts[1]?.slice(0, 3)).toEqual([30, 895, 26_380]);
    expect(counts[2]?.slice(0, 3)).toEqual([30, 900, 26_995]);
  });
});
