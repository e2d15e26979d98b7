import { choices } from "@gemwright/ai";
import { describe, expect, it } from "vitest";
import { makeTurn, listTurns, parseTurn, positionAfter } from "@gemwright/notation";
import { readGame } from "./file.ts";
import { gemwright } from "./testing/terminal.ts";

const FILE = "testdata/records/2-seats.splendor";
const at = (ply: number): string[] => ["think", FILE, "--ply", `${ply}`, "--nodes", "60"];

interface Told {
  seat: number;
  simulations: number;
  chances: number[];
  turns: { turn: string; chance: number; simulations: number; line: string[] }[];
}
const told = async (args: readonly string[]): Promise<Told> =>
  JSON.parse((await gemwright([...args, "--json"])).out) as Told;

describe("think", () => {
  it("tells chances and legal turns, the most looked at first, and how the game may go on", async () => {
    for (const ply of [0, 17, 40]) {
      const position = positionAfter(readGame(FILE, 1, ply));
      const legal = listTurns(position).map((turn) => makeTurn(position, turn));
      const { seat, chances, turns } = await told(at(ply));
      expect(seat).toBe((ply % 2) + 1);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3);
      // also where the search kept to one turn, others are told beside it
      const most = Math.min(5, choices(position).length);
      expect(turns).toHaveLength(most);
      expect(new Set(turns.map(({ turn }) => turn)).size).toBe(most);
      for (const { turn, line } of turns) {
        expect(legal).toContain(turn);
        expect(parseTurn(position, turn).ok).toBe(true);
        for (const word of line) expect(word).toMatch(/^(?:pass|[=+WUGRK])/);
      }
      const looks = turns.map(({ simulations }) => simulations);
      expect(looks).toEqual(looks.toSorted((a, b) => b - a));
      expect(turns[0]?.line.length).toBeGreaterThan(0);
    }
  });

  it("says the same as text, and the same every time", async () => {
    const { out } = await gemwright([...at(20), "--best", "2"]);
    const { turns } = await told([...at(20), "--best", "2"]);
    const lines = out.trim().split("\n");
    expect(lines).toHaveLength(4);
    expect(lines.slice(2).map((line) => line.split(" ")[0])).toEqual(turns.map(({ turn }) => turn));
  });

  it("has nothing to say of a finished game, nor with two budgets", async () => {
    const over = await gemwright(["think", FILE]);
    expect(over).toMatchObject({ code: 1, out: "" });
    expect(over.err).toContain("the game is over");
    expect((await gemwright([...at(3), "--time", "5"])).code).toBe(2);
  });
});
