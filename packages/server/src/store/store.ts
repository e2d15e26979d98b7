/**
 * What the server needs of a database. SQLite and PostgreSQL both give it, and one contract suite
 * (contract.ts) says what it means.
 *
 * The log is the truth: `entries` holds every entry of every table under (table, seq). The row of
 * a table only repeats what lists and drivers ask for, and is written in the same transaction.
 */
import type { Status } from "@gemwright/protocol";

/** What the row of a table says, made from the state after the last appended entry. */
export interface Head {
  readonly status: Status;
  /** Whether the table stands in the list; said when it is made, and only `offer` takes it off. */
  readonly listed: boolean;
  /** When somebody has to act for the table (a bot, a clock), in ms since 1970; null for never. */
  readonly due: number | null;
  /** The lobby's line, as JSON; undefined leaves it as it is, and the table in its place. */
  readonly line: string | undefined;
}

/** Entries to be written after entry `after`; all of them or none. */
export interface Append {
  readonly table: string;
  readonly after: number;
  readonly entries: readonly string[];
  /** The row of the table from now on; left out where it stays as it is. */
  readonly head?: Head | undefined;
  /** Those who take a seat with these entries, to be found by player; some leave it again. */
  readonly seated?: readonly string[] | undefined;
  /** For a table that comes from another store: when its line last changed there; otherwise now. */
  readonly changed?: number | undefined;
  /** Which process will act when the table is due, and until when the others leave it alone. */
  readonly lease?: Lease | undefined;
}

export interface Lease {
  readonly owner: string;
  readonly until: number;
}

/** `conflict`: somebody else has written that seq; nothing of this append is stored. */
export type Appended = "stored" | "conflict";

export interface Entry {
  readonly seq: number;
  readonly data: string;
}

export interface Player {
  readonly id: string;
  readonly name: string;
  /** SHA-256 of the token; the token itself is not kept. */
  readonly tokenHash: string;
  readonly created: number;
}

/** A table as it moves between stores. */
export interface TableCopy {
  readonly table: string;
  readonly head: Head;
  readonly seated: readonly string[];
  readonly entries: readonly Entry[];
}

/**
 * Called with the last seq of a table that has grown, by whoever's hand: of a commit whose answer did
 * not come, this may be the only word. With "*" any table may have.
 */
export type Listener = (table: string, seq: number) => void;

/** Words between the processes that share a store. Nothing is kept of them. */
export interface Notices {
  /** Sends a short text to all the others; whoever is not there misses it. */
  send(text: string): Promise<void>;
  /** Calls back with what others send, and when something of it may have been missed. */
  listen(hear: (origin: string, text: string) => void, missed: () => void): void;
}

export interface Store {
  /** Whether other processes may write to the same tables. */
  readonly shared: boolean;
  /** Resolves after the entries are on disk. Rejects with `StoreFailure` if they may not be. */
  append(append: Append): Promise<Appended>;
  /** Entries with a seq above `after`, in order. */
  read(table: string, after: number): Promise<Entry[]>;
  /**
   * Lines of the listed tables: at most so many open ones that have changed since, then as many
   * running ones, the newest first.
   */
  listed(limit: number, since: number): Promise<string[]>;
  /**
   * Says whose table a new one is. Of one host the list has at most so many open tables and as many
   * running ones, the newest: older ones leave it for good, and are what they were in all else.
   */
  offer(table: string, host: string, most: number): Promise<void>;
  /** Lines of the finished tables that name a player in a seat, the newest first. */
  finished(player: string, limit: number): Promise<string[]>;
  /**
   * Tables that are due and that no other process has leased; they are leased to `owner` now.
   * A lease is a courtesy that saves work: what keeps two writers apart is the seq.
   */
  claimDue(now: number, lease: Lease, limit: number): Promise<string[]>;
  /** Gives all leases of a process back, so that the others need not wait for their end. */
  release(owner: string): Promise<void>;
  /** Adds a player; one who is known already stays as he is, and the answer is false. */
  addPlayer(player: Player): Promise<boolean>;
  playerByToken(tokenHash: string): Promise<Player | undefined>;
  listen(listener: Listener): void;
  /** Left out where there are no other processes. */
  readonly notices?: Notices;
  /** Resolves if the store can be written to. */
  check(): Promise<void>;
  counts(): Promise<Record<Status, number>>;
  /** Every player and every table, one at a time, while others go on writing. */
  players(): AsyncIterable<Player>;
  tables(): AsyncIterable<TableCopy>;
  /** Waits for what was accepted, then closes. */
  close(): Promise<void>;
}

export const COUNT_TABLES = "SELECT status, count(*) AS n FROM tables GROUP BY status";

/** How a line names a player; a name in which the same is written has its quotes escaped. */
export const namedInLine = (player: string): string => JSON.stringify({ player }).slice(1, -1);

/** The store could not be reached or could not write; what it was asked may or may not be stored. */
export class StoreFailure extends Error {
  override readonly name = "StoreFailure";
}

export const failure = (cause: unknown): StoreFailure =>
  cause instanceof StoreFailure
    ? cause
    : new StoreFailure(cause instanceof Error ? cause.message : String(cause), { cause });
