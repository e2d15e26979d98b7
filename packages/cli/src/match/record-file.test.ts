import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { namesOf, parseRecords } from "@gemwright/notation";
import { describe, expect, it } from "vitest";
import type { BotSpec } from "../bots.ts";
import type { GameOutcome } from "./game.ts";
import { RecordFile } from "./record-file.ts";
import { jobsOf } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gemwright-record-file-"));
const bots: BotSpec[] = ["greedy", "random"].map((name) => ({
  kind: "player",
  name,
  player: name as "greedy" | "random",
}));
const [first, second, third, fourth] = [...jobsOf(2, 4, 1)];
const unplayed: GameOutcome = { turns: [], scores: [0, 0], winners: [0, 1], forfeits: [] };

/** Who had the first seat in each of the games in the file. */
function firstSeats(file: string): (string | undefined)[] {
  const records = parseRecords(readFileSync(file, "utf8"));
  if (!records.ok) throw new Error(records.error.reason);
  return records.value.map((record) => namesOf(record)[0]);
}

describe("the records of a match", () => {
  it("are in the file as soon as games are over, in the order of the games", () => {
    const file = join(folder, "growing.splendor");
    const records = new RecordFile(file);
    records.add({ job: second, outcome: unplayed }, bots);
    expect(readFileSync(file, "utf8")).toBe("");
    records.add({ job: first, outcome: unplayed }, bots);
    expect(firstSeats(file)).toEqual(["greedy", "random"]);
    records.add({ job: fourth, outcome: unplayed }, bots);
    expect(firstSeats(file)).toHaveLength(2);
    records.close();
    expect(firstSeats(file)).toEqual(["greedy", "random", "random"]);
  });

  it("leave what was in the file alone until there is something to keep", () => {
    const file = join(folder, "older.splendor");
    writeFileSync(file, "of yesterday");
    const records = new RecordFile(file);
    records.close();
    expect(readFileSync(file, "utf8")).toBe("of yesterday");
    records.add({ job: first, outcome: unplayed }, bots);
    expect(firstSeats(file)).toEqual(["greedy"]);
  });

  it("are all written at the end where the disk refused one meanwhile", () => {
    const place = mkdtempSync(join(folder, "gone-"));
    const file = join(place, "x.splendor");
    const records = new RecordFile(file);
    records.add({ job: first, outcome: unplayed }, bots);
    rmSync(place, { recursive: true });
    records.add({ job: second, outcome: unplayed }, bots);
    expect(existsSync(file)).toBe(false);
    expect(() => records.close()).toThrow("cannot write");
  });

  it("say who broke the protocol, and that a game was cut", () => {
    const file = join(folder, "told.splendor");
    const records = new RecordFile(file);
    const forfeits = [{ seat: 1, reason: "has ended", after: 0 }];
    records.add({ job: first, outcome: { ...unplayed, forfeits } }, bots);
    records.add({ job: second, outcome: { ...unplayed, cut: true } }, bots);
    records.add({ job: third, outcome: unplayed }, bots);
    const text = readFileSync(file, "utf8");
    expect(text.match(/\[Forfeit "seat 2 has ended"\]/g)).toHaveLength(1);
    expect(text.match(/\[Termination "cut after 1000 turns"\]/g)).toHaveLength(1);
  });
});
