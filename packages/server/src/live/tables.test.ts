/** Tables in memory: one of each, and none whose followers wait in vain. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SqliteStore } from "../store/sqlite.ts";
import { StoreFailure, type Listener, type Store } from "../store/store.ts";
import { makeEntry, type LogEntry } from "../table/entry.ts";
import { decideChat } from "../table/talk.ts";
import { quickThinker } from "../testing/app.ts";
import { Desk, person } from "../testing/desk.ts";
import { Driver, type DriverOptions, type Thinker } from "./driver.ts";
import type { LiveTable } from "./live-table.ts";
import { Presence } from "./presence.ts";
import type { Subscriber } from "./subscriber.ts";
import { Tables } from "./tables.ts";

const TABLE = "desk01";
const MINUTE = 60_000;

/** A reader that can wait for an event. */
class Reader implements Subscriber {
  readonly player = null;
  next = 1;
  paused = false;
  readonly #seqs: number[] = [];
  readonly #waiting = new Map<number, () => void>();

  send(seq: number): boolean {
    this.#seqs.push(seq);
    this.#waiting.get(seq)?.();
    return true;
  }

  beat(): void {}
  finished(): void {}

  /** The seqs that have come, when this one has. */
  async until(seq: number): Promise<readonly number[]> {
    if (seq >= this.next) await new Promise<void>((resolve) => this.#waiting.set(seq, resolve));
    return this.#seqs;
  }
}

let folder: string;
let store: SqliteStore;
let tables: Tables;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gemwright-tables-"));
  store = new SqliteStore(join(folder, "tables.db"));
});
afterEach(async () => {
  vi.useRealTimers();
  tables.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

const newTables = (): Tables =>
  new Tables(store, () => ({ owner: "test", until: 0 }), new Presence());

const twoPeople = (): readonly LogEntry[] => {
  const desk = new Desk({ seats: 2, start: "host" });
  desk.join("guest");
  return desk.state.entries;
};

async function opened(entries: readonly LogEntry[]): Promise<LiveTable> {
  const table = await tables.open(TABLE, entries);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

/** A table that somebody follows, in a process that the test tells what others have stored. */
async function overheard() {
  let tell: Listener = () => undefined;
  (store as Store).listen = (listener) => {
    tell = listener;
  };
  tables = newTables();
  const table = await opened(twoPeople());
  const reader = new Reader();
  await table.follow(reader);
  return { tell, table, reader };
}

describe("the tables in memory", () => {
  it("are one of each, although a new one is found before its opening is answered", async () => {
    tables = newTables();
    const append = store.append.bind(store);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    store.append = async (asked) => {
      const appended = await append(asked);
      await held;
      return appended;
    };
    const opening = opened(twoPeople());
    let found = await tables.find(TABLE);
    while (!found) {
      await setImmediate();
      found = await tables.find(TABLE);
    }
    answer();
    expect(await opening).toBe(found);
    expect(await tables.find(TABLE)).toBe(found);
  });

  it("tell by themselves what was stored although its answer was lost", async () => {
    tables = newTables();
    const table = await opened(twoPeople());
    const reader = new Reader();
    await table.follow(reader);
    const append = store.append.bind(store);
    store.append = async (asked) => {
      await append(asked);
      throw new StoreFailure("the answer was lost");
    };
    const said = table.change((state) => decideChat(state, person("host"), "hello", 0));
    await expect(said).rejects.toBeInstanceOf(StoreFailure);
    expect(await reader.until(5)).toEqual([1, 2, 3, 4, 5]);
  });

  it("hear of what others wrote, although it could not be read at first", async () => {
    const { tell, reader } = await overheard();
    const entry = makeEntry({ type: "chat", at: 0, seat: 1, text: "hello" });
    await store.append({ table: TABLE, after: 4, entries: [entry] });
    const read = store.read.bind(store);
    let failures = 2;
    store.read = async (id, after) => {
      if (failures-- > 0) throw new StoreFailure("not now");
      return read(id, after);
    };
    tell(TABLE, 5);
    expect(await reader.until(5)).toEqual([1, 2, 3, 4, 5]);
  });

  it("hear of their own write that was stored late, while they looked for it", async () => {
    const { tell, table, reader } = await overheard();
    const append = store.append.bind(store);
    let storeLate = (): Promise<unknown> => Promise.resolve();
    store.append = (asked) => {
      storeLate = () => append(asked);
      return Promise.reject(new StoreFailure("no answer in time"));
    };
    const read = store.read.bind(store);
    store.read = async (id, after) => {
      const before = await read(id, after);
      store.read = read;
      await storeLate();
      tell(TABLE, 5);
      return before;
    };
    const said = table.change((state) => decideChat(state, person("host"), "hello", 0));
    await expect(said).rejects.toBeInstanceOf(StoreFailure);
    expect(await reader.until(5)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("the driver", () => {
  /** A table at which a bot is to move. */
  const botFirst = (): readonly LogEntry[] =>
    new Desk({ seats: 2, seat: 2, bots: [{ bot: "random", seat: 1 }] }).state.entries;

  let driver: Driver | undefined;
  afterEach(() => driver?.stop());

  const drive = (thinker: Thinker, options: Partial<DriverOptions> = {}): void => {
    const failed = (error: unknown): void => {
      throw error;
    };
    driver = new Driver(store, tables, thinker, {
      owner: "test",
      botPaceMs: 0,
      now: () => Date.now(),
      failed,
      ...options,
    });
    driver.start();
  };

  it("lets those who come while a bot thinks see its step, however long it took", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    tables = newTables();
    let [begin, answer] = [(): void => undefined, (): void => undefined];
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const answered = new Promise<void>((resolve) => (answer = resolve));
    drive({
      think: async (bot, observation) => {
        begin();
        await answered;
        return quickThinker.think(bot, observation);
      },
    });
    await opened(botFirst());
    await begun;
    vi.advanceTimersByTime(2 * MINUTE);
    expect(tables.size).toBe(0);
    const reader = new Reader();
    await (await tables.find(TABLE))!.follow(reader);
    answer();
    expect(await reader.until(5)).toEqual([1, 2, 3, 4, 5]);
  });

  it("does not let a bot wait for a clock that is ahead of its own", async () => {
    tables = newTables();
    drive(quickThinker, { botPaceMs: 10, now: () => -60 * MINUTE });
    const table = await opened(botFirst());
    const reader = new Reader();
    await table.follow(reader);
    expect(await reader.until(5)).toEqual([1, 2, 3, 4, 5]);
  });
});
