import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CopyError, readCopy, writeCopy } from "./copy.ts";
import { PostgresStore } from "./store/postgres.ts";
import { SqliteStore } from "./store/sqlite.ts";
import type { Store } from "./store/store.ts";
import { headOf } from "./live/live-table.ts";
import { makeEntry } from "./table/entry.ts";
import { Desk } from "./testing/desk.ts";
import { TestPostgres } from "./testing/postgres.ts";

let server: TestPostgres;
let folder: string;
let stores: Store[] = [];
let databases = 0;

beforeAll(async () => {
  server = await TestPostgres.start();
}, 60_000);
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
  await store.addPlayer({ id: "player-host", name: "host", tokenHash: "hash", created: 1 });
}

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
    await readCopy(middle, file);
    expect(await contents(middle)).toEqual(await contents(source));
    const back = join(folder, "back.jsonl");
    await writeCopy(middle, back);
    const target = sqlite("target.db");
    await readCopy(target, back);
    expect(await contents(target)).toEqual(await contents(source));
    expect((await target.playerByToken("hash"))?.name).toBe("host");
    expect(await target.finished("player-host", 9)).toHaveLength(1);
  });

  it("hold only the tables that are named, and leave known ones alone", async () => {
    const source = sqlite("source.db");
    await fill(source);
    const file = join(folder, "some.jsonl");
    expect(await writeCopy(source, file, new Set(["desk01"]))).toMatchObject({
      players: 0,
      tables: 1,
    });
    expect(await readCopy(source, file)).toMatchObject({ tables: 0, skipped: 1 });
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
      await expect(readCopy(target, file)).rejects.toBeInstanceOf(CopyError);
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
    await expect(readCopy(target, brokenFile)).rejects.toThrow("does not replay");
    expect(await contents(target)).toEqual([]);
  });
});
