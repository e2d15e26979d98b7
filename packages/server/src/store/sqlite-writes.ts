/** What is written to the SQLite file. One thread does it (sqlite-thread.ts), in groups. */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Append, Appended, Head, Lease, Player } from "./store.ts";

/** Of so many tables the last seq is known without a look into the file. */
const KNOWN_TABLES = 20_000;

export class SqliteWrites {
  readonly #makeTable: StatementSync;
  readonly #changeTable: StatementSync;
  readonly #lease: StatementSync;
  readonly #lastSeq: StatementSync;
  readonly #addEntry: StatementSync;
  readonly #seat: StatementSync;
  readonly #setHost: StatementSync;
  readonly #thin: StatementSync;
  readonly #claim: StatementSync;
  readonly #release: StatementSync;
  readonly #addPlayer: StatementSync;
  readonly #check: StatementSync;
  /** The last seqs of tables that were written to; `forget` drops them. */
  readonly #known = new Map<string, number>();

  constructor(db: DatabaseSync) {
    this.#makeTable = db.prepare(
      "INSERT INTO tables (id, status, listed, due, line, changed) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    );
    this.#changeTable = db.prepare(
      `UPDATE tables SET status = ?1, due = ?2, line = coalesce(?3, line),
         changed = CASE WHEN ?3 IS NULL THEN changed ELSE ?4 END WHERE id = ?5`,
    );
    this.#lease = db.prepare("UPDATE tables SET lease_owner = ?, lease_until = ? WHERE id = ?");
    this.#lastSeq = db.prepare("SELECT max(seq) AS seq FROM entries WHERE table_id = ?");
    this.#addEntry = db.prepare(
      "INSERT INTO entries (table_id, seq, data) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
    );
    this.#seat = db.prepare(
      "INSERT INTO seatings (player, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
    );
    this.#setHost = db.prepare("UPDATE tables SET host = ? WHERE id = ?");
    this.#thin = db.prepare(
      `UPDATE tables SET listed = 0 WHERE id IN (
         SELECT id FROM (
           SELECT id, row_number() OVER (
             PARTITION BY status ORDER BY id = ?1 DESC, changed DESC) AS place
           FROM tables WHERE host = ?2 AND listed = 1 AND status <> 'over')
         WHERE place > ?3)`,
    );
    this.#claim = db.prepare(
      `UPDATE tables SET lease_owner = ?, lease_until = ? WHERE id IN (
         SELECT id FROM tables WHERE due <= ? AND (lease_until <= ? OR lease_owner = ?)
         ORDER BY due LIMIT ?) RETURNING id`,
    );
    this.#release = db.prepare(
      "UPDATE tables SET lease_owner = NULL, lease_until = 0 WHERE lease_owner = ?",
    );
    this.#addPlayer = db.prepare(
      "INSERT INTO players (id, name, token_hash, created) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
    );
    this.#check = db.prepare("UPDATE health SET checked = ?");
  }

  append({ table, after, entries, head, lease, seated, changed }: Append): Appended {
    if (after > 0 && this.#last(table) !== after) return "conflict";
    if (after === 0 && !this.#make(table, head, changed ?? Date.now())) return "conflict";
    for (let i = 0; i < entries.length; i++)
      // Whatever is known of the last seq, the key has the last word.
      if (this.#addEntry.run(table, after + 1 + i, entries[i]!).changes === 0) return "conflict";
    if (this.#known.size >= KNOWN_TABLES) this.forget();
    this.#known.set(table, after + entries.length);
    if (after > 0 && head) {
      const { status, due, line } = head;
      this.#changeTable.run(status, due, line ?? null, Date.now(), table);
    }
    if (lease) this.#lease.run(lease.owner, lease.until, table);
    for (const player of seated ?? []) this.#seat.run(player, table);
    return "stored";
  }

  #last(table: string): number | undefined {
    return this.#known.get(table) ?? (this.#lastSeq.get(table)?.["seq"] as number | undefined);
  }

  /** False if there is such a table already. */
  #make(table: string, head: Head | undefined, changed: number): boolean {
    if (!head) throw new Error("A table is made with its row");
    const { status, listed, due, line } = head;
    const row = [table, status, listed ? 1 : 0, due, line ?? "{}", changed];
    return this.#makeTable.run(...row).changes > 0;
  }

  /** To be called when a group was rolled back, after which nothing is known. */
  forget(): void {
    this.#known.clear();
  }

  offer(table: string, host: string, most: number): void {
    this.#setHost.run(host, table);
    this.#thin.run(table, host, most);
  }

  claimDue(now: number, { owner, until }: Lease, limit: number): string[] {
    return this.#claim.all(owner, until, now, now, owner, limit).map(({ id }) => String(id));
  }

  release(owner: string): void {
    this.#release.run(owner);
  }

  addPlayer({ id, name, tokenHash, created }: Player): boolean {
    return this.#addPlayer.run(id, name, tokenHash, created).changes > 0;
  }

  check(): void {
    this.#check.run(Date.now());
  }
}

export type WriteName = Exclude<keyof SqliteWrites, symbol | "forget">;

/** A write: which, and with what. */
export type Write = readonly [name: WriteName, ...args: unknown[]];

/** An append of one entry and nothing else, which nearly all are. */
const STEP_LINE = /^([^ []+) (\d+) (.*)$/s;

/**
 * A write on its way to the thread, as a line of text, which is cheaper than handing objects over:
 * JSON, or the table, the last seq and the entry, which is a line of JSON already.
 */
export function lineOf(write: Write): string {
  if (write[0] !== "append") return JSON.stringify(write);
  const { table, after, entries, head, seated, lease } = write[1] as Append;
  if (entries.length !== 1 || head || seated || lease) return JSON.stringify(write);
  return `${table} ${after} ${entries[0]}`;
}

export function parseLine(line: string): Write {
  const step = STEP_LINE.exec(line);
  if (!step) return JSON.parse(line) as Write;
  const [, table, after, entry] = step;
  return ["append", { table, after: Number(after), entries: [entry] }];
}

/**
 * The thread's word on the next `count` writes, which shared a commit: an answer for each, or why
 * none of them is stored.
 */
export type Written = { readonly count: number } & (
  | { readonly answers: readonly unknown[] }
  | { readonly error: string }
);
