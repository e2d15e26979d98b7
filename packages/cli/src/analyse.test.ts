import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gemwright } from "./testing/terminal.ts";

const FILE = "testdata/records/2-seats.splendor";
const named = join(mkdtempSync(join(tmpdir(), "gemwright-analyse-")), "named.splendor");
writeFileSync(
  named,
  readFileSync(FILE, "utf8").replace("[Nobles", '[Player1 "Ann"]\n[Player2 "greedy"]\n[Nobles'),
);
const FEW = ["--game", "1", "--nodes", "8"];

interface Document {
  games: {
    game: number;
    turns: { turn: number; seat: number; luck: number; grade: string; after: number[] }[];
    players: { seat: number; name?: string; accuracy: number; luck: number }[];
  }[];
}
const read = async (file: string): Promise<Document> =>
  JSON.parse((await gemwright(["analyse", file, ...FEW, "--json"])).out) as Document;

describe("analyse", () => {
  it("tells the same as text and as JSON: every turn, its luck where it matters, every seat by name", async () => {
    const { out, code } = await gemwright(["analyse", named, ...FEW]);
    const lines = out.trim().split("\n");
    const [game] = (await read(named)).games;
    expect(code).toBe(0);
    expect(lines).toHaveLength(1 + game.turns.length + 2);
    for (const [i, turn] of game.turns.entries()) {
      expect(lines[1 + i]).toMatch(new RegExp(`^ *${turn.turn}  seat ${turn.seat}  `));
      expect(lines[1 + i].includes("luck")).toBe(Math.abs(turn.luck) >= 0.04);
    }
    expect(game.turns.some(({ luck }) => Math.abs(luck) >= 0.04)).toBe(true);
    expect(lines.at(-2)).toMatch(/^seat 1, Ann: accuracy \d+\.\d, luck [+−]\d+%, \d+ best, /);
    expect(lines.at(-1)).toMatch(/^seat 2, greedy: accuracy /);
    expect(game.players.map(({ name }) => name)).toEqual(["Ann", "greedy"]);
  });

  it("counts in whole words, and names nobody whom the record does not name", async () => {
    const { out } = await gemwright(["analyse", FILE, ...FEW]);
    const summary = out.trim().split("\n").slice(-2);
    for (const [i, line] of summary.entries()) expect(line).toMatch(`seat ${i + 1}: accuracy`);
    for (const [, count, word] of summary
      .join()
      .matchAll(/(\d+) (inaccurac\w+|mistakes?|blunders?)/g))
      expect(word.endsWith("s")).toBe(count !== "1");
    expect((await read(FILE)).games[0].players[0]).not.toHaveProperty("name");
  });

  it("refuses a game that the file does not hold, a broken record and a budget that is none", async () => {
    const broken = `${named}.broken`;
    writeFileSync(broken, readFileSync(FILE, "utf8").replace(/\n2\. \S+/, "\n2. WWW"));
    for (const [args, code, sentence] of [
      [[FILE, "--game", "999"], 2, /game/],
      [[FILE, "--nodes", "0"], 2, /nodes/],
      [[broken], 1, /turn 3/],
      [["/nowhere.splendor"], 2, /nowhere/],
    ] as const) {
      const answer = await gemwright(["analyse", ...args]);
      expect(answer.code).toBe(code);
      expect(answer.err.trim().split("\n")).toHaveLength(1);
      expect(answer.err).toMatch(sentence);
      expect(answer.out).toBe("");
    }
  });
});
