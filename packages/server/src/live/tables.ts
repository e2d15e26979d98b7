/** The tables that this process has in memory, and the way to all the others. */
import { problem, type Problem } from "@gemwright/protocol";
import { fail, ok, type Result } from "@gemwright/rules";
import type { Lease, Store } from "../store/store.ts";
import { makeEntry, parseEntry, type LogEntry } from "../table/entry.ts";
import { dueOf } from "../table/due.ts";
import { foldLog } from "../table/state.ts";
import type { Presence } from "./presence.ts";
import { LiveTable, headOf, type Surroundings } from "./live-table.ts";

/** A table that nobody has used for so long is dropped from memory. */
const IDLE_MS = 60_000;
const SWEEP_MS = 10_000;
/** After so long a table that could not be read is read again. */
const CATCH_UP_MS = 500;

export class Tables {
  readonly #store: Store;
  readonly #around: Surroundings;
  readonly #live = new Map<string, LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable | undefined>>();
  /** Tables whose followers may wait for something that nobody told them. */
  readonly #behind = new Set<LiveTable>();
  #catchingUp: NodeJS.Timeout | undefined;
  readonly #sweep: NodeJS.Timeout;
  readonly #lease: () => Lease;
  #botToMove: (table: LiveTable) => void = () => undefined;

  constructor(store: Store, lease: () => Lease, presence: Presence) {
    this.#store = store;
    this.#lease = lease;
    this.#around = {
      shared: store.shared,
      append: (append) => store.append(append),
      read: (table, after) => store.read(table, after),
      lease,
      fellBehind: (table) => this.#fellBehind(table),
      botToMove: (table) => this.#botToMove(table),
      presence,
    };
    store.listen((table, seq) => this.#heard(table, seq));
    this.#sweep = setInterval(() => this.#clear(), SWEEP_MS);
    this.#sweep.unref();
  }

  /** Calls back when a change that this process has stored leaves a bot to move. */
  onBotToMove(act: (table: LiveTable) => void): void {
    this.#botToMove = act;
  }

  get size(): number {
    return this.#live.size;
  }

  get followers(): number {
    let count = 0;
    for (const table of this.#live.values()) count += table.followers;
    return count;
  }

  async find(id: string): Promise<LiveTable | undefined> {
    const live = this.#live.get(id);
    if (live) {
      live.used = Date.now();
      return live;
    }
    let loading = this.#loading.get(id);
    if (!loading) {
      loading = this.#load(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const entries = await this.#store.read(id, 0);
    const state = foldLog(entries.map(({ data }) => parseEntry(data)));
    return state && this.#keep(new LiveTable(id, state, this.#around));
  }

  /** There is one of each table: what one is told another would not know. */
  #keep(table: LiveTable): LiveTable {
    const live = this.#live.get(table.id) ?? table;
    this.#live.set(table.id, live);
    return live;
  }

  /** Stores the first entries of a new table. */
  async open(id: string, entries: readonly LogEntry[]): Promise<Result<LiveTable, Problem>> {
    const state = foldLog(entries);
    if (!state) throw new Error("A table is opened with an entry");
    const seated = state.seats.flatMap(({ player }) => (player === null ? [] : [player]));
    const botMoves = dueOf(state)?.kind === "bot";
    const appended = await this.#store.append({
      table: id,
      after: 0,
      entries: entries.map(makeEntry),
      head: headOf(state),
      seated,
      ...(botMoves ? { lease: this.#lease() } : {}),
    });
    if (appended === "conflict") return fail(problem("stale"));
    const table = this.#keep(new LiveTable(id, state, this.#around));
    if (botMoves) this.#botToMove(table);
    return ok(table);
  }

  /** What this process has written itself is known to it already. */
  #heard(id: string, seq: number): void {
    const tables = id === "*" ? [...this.#live.values()] : [this.#live.get(id)];
    for (const table of tables)
      if (table && (id === "*" || table.knownTo < seq))
        table.refresh().catch(() => this.#fellBehind(table));
  }

  #fellBehind(table: LiveTable): void {
    this.#behind.add(table);
    this.#catchingUp ??= setTimeout(() => void this.#catchUp(), CATCH_UP_MS).unref();
  }

  /** One after the other: a store that was away has enough to do. */
  async #catchUp(): Promise<void> {
    const tables = [...this.#behind];
    this.#behind.clear();
    this.#catchingUp = undefined;
    for (const table of tables)
      if (!table.idle) await table.refresh().catch(() => this.#fellBehind(table));
  }

  #clear(): void {
    const limit = Date.now() - IDLE_MS;
    for (const [id, table] of this.#live)
      if (table.idle && table.used < limit) this.#live.delete(id);
  }

  stop(): void {
    clearInterval(this.#sweep);
    clearTimeout(this.#catchingUp);
  }
}
