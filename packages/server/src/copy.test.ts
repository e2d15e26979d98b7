import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CopyError, checkCopy, readCopy, writeCopy, type Counts } from "./copy.ts";
import { PostgresStore } from "./store/postgres.ts";
import { SqliteStore } from "./store/sqlite.ts";
import { StoreFailure, type Store } from "./store/store.ts";
import { headOf } from "./live/live-table.ts";
import { makeEntry } from "./table/entry.ts";
import { Desk } from "./testing/desk.ts";
import { TestPostgres } from "./testing/postgres.ts";

const tokenHash = "a".repeat(64);
let server: TestPostgres;
let folder: string;
let stores: Store[] = [];
let databases = 0;

beforeAll(async () => {
  server = await TestPostgres.start();
});
afterAll(() => server.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gemwright-copy-"));
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  stores = [];
  rmSync(folder, { recursive: true });
});

function sqlite(name: string): Store {
  const store = new SqliteStore(join(folder, name));
  stores.push(store);
  return store;
}

async function postgres(): Promise<Store> {
  const store = await PostgresStore.open(await server.database(`copy${databases++}`));
  stores.push(store);
  return store;
}

/** A finished table and a running one, with a player. */
async function fill(store: Store): Promise<void> {
  for (const [index, steps] of [1000, 9].entries()) {
    const desk = new Desk({ seats: 2, bots: ["random"] }, index + 1);
    for (let i = 0; i < steps && desk.state.status === "running"; i++) desk.stepAtRandom();
    const opened = { ...desk.state.opened, table: `desk0${index}` };
    const entries = [opened, ...desk.state.entries.slice(1)].map(makeEntry);
    const table = opened.table;
    await store.append({
      table,
      after: 0,
      entries,
      head: headOf(desk.state),
      seated: ["player-host"],
    });
  }
  await store.addPlayer({ id: "player-host", name: "host", tokenHash, created: 1 });
}

const read = async (store: Store, file: string): Promise<Counts> =>
  readCopy(store, await checkCopy(file));

async function contents(store: Store): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const player of store.players()) all.push(player);
  for await (const copy of store.tables()) {
    const { status, listed, due } = copy.head;
    all.push({ ...copy, head: { status, listed, due } });
  }
  return all;
}

describe("copies of a store", () => {
  it("move everything from SQLite to PostgreSQL and back", async () => {
    const source = sqlite("source.db");
    await fill(source);
    const file = join(folder, "copy.jsonl");
    const counts = await writeCopy(source, file);
    expect(counts).toMatchObject({ players: 1, tables: 2 });
    const middle = await postgres();
    expect(await read(middle, file)).toEqual(counts);
    expect(await contents(middle)).toEqual(await contents(source));
    const back = join(folder, "back.jsonl");
    await writeCopy(middle, back);
    const target = sqlite("target.db");
    await read(target, back);
    expect(await contents(target)).toEqual(await contents(source));
    expect((await target.playerByToken(tokenHash))?.name).toBe("host");
    expect(await target.finished("player-host", 9)).toHaveLength(1);
  });

  it("keep the archive's order, the newest first", async () => {
    const source = sqlite("source.db");
    for (const day of [3, 1, 2]) {
      const desk = new Desk({ seats: 2, bots: ["random"] }, day);
      desk.now = day * 86_400_000;
      desk.playOut();
      const opened = { ...desk.state.opened, table: `desk0${9 - day}` };
      const entries = [opened, ...desk.state.entries.slice(1)].map(makeEntry);
      const { table } = opened;
      const head = headOf(desk.state);
      await source.append({ table, after: 0, entries, head, seated: ["player-host"] });
    }
    const file = join(folder, "copy.jsonl");
    await writeCopy(source, file);
    for (const target of [sqlite("target.db"), await postgres()]) {
      await read(target, file);
      const lines = (await target.finished("player-host", 9)).map(
        (line) => JSON.parse(line) as { result: { at: number } },
      );
      expect(lines.map(({ result }) => result.at / 86_400_000)).toEqual([3, 2, 1]);
    }
  });

  it("leave nothing behind when they cannot be finished", async () => {
    const source = sqlite("source.db");
    await fill(source);
    source.players = () => {
      throw new StoreFailure("the database has gone");
    };
    await expect(writeCopy(source, join(folder, "half.jsonl"))).rejects.toThrow("has gone");
    expect(readdirSync(folder).filter((name) => name.startsWith("half"))).toEqual([]);
    await expect(writeCopy(source, join(folder, "nowhere", "half.jsonl"))).rejects.toThrow(
      "no such file",
    );
  });

  it("hold only the tables that are named, and leave known ones alone", async () => {
    const source = sqlite("source.db");
    await fill(source);
    const file = join(folder, "some.jsonl");
    expect(await writeCopy(source, file, new Set(["desk01"]))).toMatchObject({
      players: 1,
      tables: 1,
    });
    const empty = sqlite("empty.db");
    await read(empty, file);
    expect((await empty.playerByToken(tokenHash))?.name).toBe("host");
    expect(await read(source, file)).toEqual({
      players: 0,
      tables: 0,
      entries: 0,
      skipped: 1,
    });
  });

  it("are not made where a table that is named does not exist", async () => {
    const source = sqlite("source.db");
    await fill(source);
    const file = join(folder, "none.jsonl");
    const chosen = new Set(["desk01", "nowhere1", "nowhere2"]);
    await expect(writeCopy(source, file, chosen)).rejects.toThrow(
      "there is no table nowhere1, nowhere2",
    );
    expect(readdirSync(folder).filter((name) => name.startsWith("none"))).toEqual([]);
  });

  it("leave a player alone who is known by another name and token meanwhile", async () => {
    const source = sqlite("source.db");
    await fill(source);
    const file = join(folder, "copy.jsonl");
    await writeCopy(source, file);
    for (const target of [sqlite("target.db"), await postgres()]) {
      const now = { id: "player-host", name: "Anna", tokenHash: "b".repeat(64), created: 2 };
      await target.addPlayer(now);
      await read(target, file);
      expect(await target.playerByToken(now.tokenHash)).toEqual(now);
      expect(await target.playerByToken(tokenHash)).toBeUndefined();
    }
  });

  it("are refused when somebody has changed the deal, the end, a seat or a token", async () => {
    const source = sqlite("source.db");
    await fill(source);
    const file = join(folder, "copy.jsonl");
    await writeCopy(source, file);
    const good = readFileSync(file, "utf8");
    const target = sqlite("target.db");
    /** As somebody would who knows how the last line is made. */
    const forge = (from: string | RegExp, to: string): void => {
      const lines = good.trimEnd().split("\n");
      const body = `${lines.slice(0, -1).join("\n")}\n`.replace(from, to);
      expect(body).not.toBe(`${lines.slice(0, -1).join("\n")}\n`);
      const end = JSON.parse(lines.at(-1)!) as object;
      const hash = createHash("sha256").update(body).digest("hex");
      writeFileSync(file, `${body}${JSON.stringify({ ...end, hash })}\n`);
    };
    for (const [from, to] of [
      [/(salt\\":\\")0/, "$1f"],
      [/winners\\":\[\d/, 'winners\\":[9'],
      [/scores\\":\[\d+/, 'scores\\":[99'],
      [/,"\{\\"type\\":\\"over[^}]*\}"/, ""],
      [/(step\\",\\"at\\":\d+,\\"seat\\":)1/, "$12"],
      ['"seated":["player-host"]', '"seated":["player-eve"]'],
      [tokenHash, "hash"],
    ] as const) {
      forge(from, to);
      await expect(read(target, file)).rejects.toBeInstanceOf(CopyError);
    }
    expect(await contents(target)).toEqual([]);
  });

  it("are refused when they are cut, changed, or do not replay", async () => {
    const source = sqlite("source.db");
    await fill(source);
    const file = join(folder, "copy.jsonl");
    await writeCopy(source, file);
    const good = readFileSync(file, "utf8");
    const target = sqlite("target.db");
    for (const bad of ["", "{}\n", good.slice(0, good.length / 2), good.replace("WU", "UW")]) {
      writeFileSync(file, bad);
      await expect(read(target, file)).rejects.toBeInstanceOf(CopyError);
    }
    expect(await contents(target)).toEqual([]);
    const broken = sqlite("broken.db");
    const desk = new Desk({ seats: 2, bots: ["random"] }, 1);
    const entries = [
      ...desk.state.entries.map(makeEntry),
      '{"type":"step","step":"+101","seat":1}',
    ];
    await broken.append({ table: "desk01", after: 0, entries, head: headOf(desk.state) });
    const brokenFile = join(folder, "broken.jsonl");
    await writeCopy(broken, brokenFile);
    await expect(read(target, brokenFile)).rejects.toThrow("does not replay");
    expect(await contents(target)).toEqual([]);
  });
});
