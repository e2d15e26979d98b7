/** What is written to the SQLite file. One thread does it (sqlite-thread.ts), in groups. */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Append, Appended, Lease, Player } from "./store.ts";

export class SqliteWrites {
  readonly #makeTable: StatementSync;
  readonly #changeTable: StatementSync;
  readonly #lease: StatementSync;
  readonly #firstEntry: StatementSync;
  readonly #nextEntry: StatementSync;
  readonly #seat: StatementSync;
  readonly #claim: StatementSync;
  readonly #release: StatementSync;
  readonly #addPlayer: StatementSync;
  readonly #check: StatementSync;

  constructor(db: DatabaseSync) {
    this.#makeTable = db.prepare(
      "INSERT INTO tables (id, status, listed, due, line, changed) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    );
    // Most steps leave the row as it is, and then nothing but the entry has to be written.
    this.#changeTable = db.prepare(
      `UPDATE tables SET status = ?1, listed = ?2, due = ?3, line = coalesce(?4, line),
         changed = CASE WHEN ?4 IS NULL THEN changed ELSE ?5 END
         WHERE id = ?6 AND (?4 IS NOT NULL OR status IS NOT ?1 OR listed IS NOT ?2 OR due IS NOT ?3)`,
    );
    this.#lease = db.prepare("UPDATE tables SET lease_owner = ?, lease_until = ? WHERE id = ?");
    this.#firstEntry = db.prepare(
      `INSERT INTO entries (table_id, seq, data) SELECT ?1, ?2, ?3
         WHERE ?2 = 1 + (SELECT max(seq) FROM entries WHERE table_id = ?1)`,
    );
    this.#nextEntry = db.prepare("INSERT INTO entries (table_id, seq, data) VALUES (?, ?, ?)");
    this.#seat = db.prepare(
      "INSERT INTO seatings (player, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
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
      "INSERT INTO players (id, name, token_hash, created) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name, token_hash = excluded.token_hash",
    );
    this.#check = db.prepare("UPDATE health SET checked = ?");
  }

  append({ table, after, entries, head, lease, seated }: Append): Appended {
    const { status, due, line } = head;
    const listed = head.listed ? 1 : 0;
    if (after === 0) {
      const made = this.#makeTable.run(table, status, listed, due, line ?? "{}", Date.now());
      if (made.changes === 0) return "conflict";
    }
    for (const [i, data] of entries.entries()) {
      const checked = i === 0 && after > 0;
      const entry = (checked ? this.#firstEntry : this.#nextEntry).run(table, after + 1 + i, data);
      if (entry.changes === 0) return "conflict";
    }
    if (after > 0) this.#changeTable.run(status, listed, due, line ?? null, Date.now(), table);
    if (lease) this.#lease.run(lease.owner, lease.until, table);
    for (const player of seated ?? []) this.#seat.run(player, table);
    return "stored";
  }

  claimDue(now: number, { owner, until }: Lease, limit: number): string[] {
    return this.#claim.all(owner, until, now, now, owner, limit).map(({ id }) => String(id));
  }

  release(owner: string): void {
    this.#release.run(owner);
  }

  addPlayer({ id, name, tokenHash, created }: Player): void {
    this.#addPlayer.run(id, name, tokenHash, created);
  }

  check(): void {
    this.#check.run(Date.now());
  }
}

export type WriteName = Exclude<keyof SqliteWrites, symbol>;

/** A write on its way to the thread: which, and with what. */
export interface Write {
  readonly name: WriteName;
  readonly args: readonly unknown[];
}

/**
 * The thread's word on the next `count` writes, which shared a commit: an answer for each, or why
 * none of them is stored.
 */
export type Written = { readonly count: number } & (
  | { readonly answers: readonly unknown[] }
  | { readonly error: string }
);
