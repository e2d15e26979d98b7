import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseRecords, parseTurn, positionAfter } from "@gemwright/notation";
import { makeObservation } from "@gemwright/protocol";
import { CARDS, reserved } from "@gemwright/rules";
import { gemwright } from "./testing/terminal.ts";

const FILE = "testdata/records/2-seats.splendor";
const text = readFileSync(FILE, "utf8");
const records = (() => {
  const read = parseRecords(text);
  if (!read.ok) throw new Error(read.error.reason);
  return read.value;
})();
const json = async (args: readonly string[]): Promise<unknown> =>
  JSON.parse((await gemwright([...args, "--json"])).out);

const folder = mkdtempSync(join(tmpdir(), "gemwright-records-"));
function changed(name: string, change: (text: string) => string): string {
  const path = join(folder, name);
  writeFileSync(path, change(text));
  return path;
}

describe("replay", () => {
  it("prints turns, prestige and winners of every game", async () => {
    const { games } = (await json(["replay", FILE])) as {
      games: { turns: number; scores: number[]; winners: number[] }[];
    };
    expect(games.map((game) => game.turns)).toEqual(records.map((game) => game.turns.length));
    const claims = [...text.matchAll(/\[(Scores|Winners) "([^"]*)"\]/g)].map(
      ([, , value]) => value,
    );
    expect(
      games.flatMap(({ scores, winners }) => [scores.join(" "), winners.join(" ") || "*"]),
    ).toEqual(claims);
  });

  it("reads several files one after the other", async () => {
    const once = (await json(["replay", FILE])) as { games: unknown[] };
    const twice = (await json(["replay", FILE, FILE])) as { games: unknown[] };
    expect(twice.games).toEqual([...once.games, ...once.games]);
  });

  it("refuses a wrong result and prints nothing of the file", async () => {
    const wrong = changed("winner", (all) => all.replace(/\[Scores "(\d+)/, '[Scores "1$1'));
    const { code, out, err } = await gemwright(["replay", FILE, wrong]);
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(err).toMatch(/Scores says .* but the game gives/);
  });

  it("names line, turn and reason of an illegal turn", async () => {
    const wrong = changed("illegal", (all) => all.replace(/\n2\. \S+/, "\n2. WWW"));
    const { code, err } = await gemwright(["replay", wrong]);
    expect(code).toBe(1);
    expect(err).toMatch(/line \d+, column 4, turn 3: .*\(R2\.2\)/);
  });
});

describe("legal", () => {
  it("lists turns that the reader takes back, each once", async () => {
    const ply = 20;
    const { out, code } = await gemwright(["legal", FILE, "--ply", String(ply)]);
    const words = out.trimEnd().split("\n");
    const position = positionAfter(records[0], ply);
    expect(code).toBe(0);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => !parseTurn(position, word).ok)).toEqual([]);
  });

  it("gives the same list as JSON", async () => {
    const { out } = await gemwright(["legal", FILE, "--ply", "7"]);
    expect(await json(["legal", FILE, "--ply", "7"])).toEqual({ legal: out.trimEnd().split("\n") });
  });
});

describe("show", () => {
  it("prints what a seat may know as one JSON document", async () => {
    const seen = (await json(["show", FILE, "--ply", "20", "--seat", "2"])) as Record<
      string,
      unknown
    >;
    expect(seen).toEqual(makeObservation(positionAfter(records[0], 20), 1));
  });

  it("never shows a seat a card that another drew unseen", async () => {
    // The first ply after which somebody holds a card drawn from a deck.
    const drawn = records.flatMap((record, game) =>
      record.turns.flatMap((_, ply) => {
        const now = positionAfter(record, ply);
        return [0, 1].flatMap((seat) =>
          hidden(now, seat).length > 0 ? [{ game, ply, seat }] : [],
        );
      }),
    )[0];
    const place = ["show", FILE, "--game", String(drawn.game + 1), "--ply", String(drawn.ply)];
    const owner = await gemwright([...place, "--seat", String(drawn.seat + 1)]);
    const other = await gemwright([...place, "--seat", String(2 - drawn.seat)]);
    const [card] = hidden(positionAfter(records[drawn.game], drawn.ply), drawn.seat);
    expect(owner.out).toContain(card);
    expect(other.out).not.toContain(card);
    expect(other.out).toMatch(/ [123]\?\n/);
  });

  it("draws within 80 columns", async () => {
    const { out } = await gemwright(["show", FILE, "--ply", "30", "--seat", "1"]);
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});

describe("perft", () => {
  it("prints a line for each depth", async () => {
    const { out } = await gemwright(["perft", FILE, "--ply", "0", "--depth", "3"]);
    expect(out).toBe("1 30\n2 865\n3 24190\n");
  });
});

function hidden(position: ReturnType<typeof positionAfter>, seat: number): string[] {
  return reserved(position, seat)
    .filter((each) => each.hidden)
    .map((each) => CARDS[each.card].id);
}
