/** The embedded store: one file, written by one process. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Status } from "@gemwright/protocol";
import { migrateSqlite } from "./migrations.ts";
import {
  failure,
  type Append,
  type Appended,
  type Entry,
  type Head,
  type Lease,
  type Player,
  type Store,
  type TableCopy,
} from "./store.ts";

/** One write that waits for the next commit. */
interface Waiting {
  /** Writes, and gives what is to be done once the write is on disk. */
  readonly write: () => () => void;
  readonly reject: (error: Error) => void;
}

interface TableRow {
  id: string;
  status: Status;
  listed: number;
  due: number | null;
  line: string;
}

interface PlayerRow {
  id: string;
  name: string;
  token_hash: string;
  created: number;
}

const playerOf = (row: PlayerRow): Player => ({
  id: row.id,
  name: row.name,
  tokenHash: row.token_hash,
  created: row.created,
});

export class SqliteStore implements Store {
  readonly shared = false;
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #waiting: Waiting[] = [];
  #scheduled = false;

  /** `maxPages` bounds the file, as a full disk would. */
  constructor(file: string, { maxPages }: { maxPages?: number } = {}) {
    this.#db = new DatabaseSync(file, { timeout: 5000 });
    // FULL: a commit returns when the log is on disk, so that an acknowledged step survives the
    // loss of power, not only the death of the process.
    this.#db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    migrateSqlite(this.#db);
    if (maxPages !== undefined) this.#db.exec(`PRAGMA max_page_count = ${maxPages}`);
  }

  #sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (!statement) this.#statements.set(text, (statement = this.#db.prepare(text)));
    return statement;
  }

  append(append: Append): Promise<Appended> {
    return this.#commit(() => this.#write(append));
  }

  /** Everything asked for in one turn of the event loop shares one commit, and one fsync. */
  #commit<T>(write: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const writeThenResolve = (): (() => void) => {
        const value = write();
        return () => resolve(value);
      };
      this.#waiting.push({ write: writeThenResolve, reject });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    this.#scheduled = false;
    const group = this.#waiting;
    if (group.length === 0) return;
    this.#waiting = [];
    try {
      this.#db.exec("BEGIN IMMEDIATE");
      const answers = group.map(({ write }) => write());
      this.#db.exec("COMMIT");
      for (const answer of answers) answer();
    } catch (error) {
      try {
        if (this.#db.isTransaction) this.#db.exec("ROLLBACK");
      } catch {
        // The transaction is gone either way; the first error is the one to tell.
      }
      for (const { reject } of group) reject(failure(error));
    }
  }

  #write({ table, after, entries, head, lease, seated }: Append): Appended {
    const seq = after + entries.length;
    const due = head.due;
    const listed = head.listed ? 1 : 0;
    if (after === 0) {
      const made = this.#sql(
        "INSERT INTO tables (id, seq, status, listed, due, line, changed) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
      ).run(table, seq, head.status, listed, due, head.line ?? "{}", Date.now());
      if (made.changes === 0) return "conflict";
    } else {
      const moved = this.#sql(
        "UPDATE tables SET seq = ?, status = ?, listed = ?, due = ?, line = coalesce(?, line), changed = ? WHERE id = ? AND seq = ?",
      ).run(seq, head.status, listed, due, head.line ?? null, Date.now(), table, after);
      if (moved.changes === 0) return "conflict";
    }
    if (lease)
      this.#sql("UPDATE tables SET lease_owner = ?, lease_until = ? WHERE id = ?").run(
        lease.owner,
        lease.until,
        table,
      );
    entries.forEach((data, i) => {
      this.#sql("INSERT INTO entries (table_id, seq, data) VALUES (?, ?, ?)").run(
        table,
        after + 1 + i,
        data,
      );
    });
    for (const player of seated ?? [])
      this.#sql("INSERT INTO seatings (player, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING").run(
        player,
        table,
      );
    return "stored";
  }

  /** Runs a read and gives its failure the store's name. */
  async #ask<T>(read: () => T): Promise<T> {
    try {
      return read();
    } catch (error) {
      throw failure(error);
    }
  }

  read(table: string, after: number): Promise<Entry[]> {
    return this.#ask(() => this.#read(table, after));
  }

  #read(table: string, after: number): Entry[] {
    const rows = this.#sql(
      "SELECT seq, data FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq",
    ).all(table, after);
    return rows as unknown as Entry[];
  }

  listed(limit: number): Promise<string[]> {
    return this.#ask(() =>
      this.#sql(
        "SELECT line FROM tables WHERE listed = 1 AND status <> 'over' ORDER BY status, changed DESC LIMIT ?",
      )
        .all(limit)
        .map((row) => String(row["line"])),
    );
  }

  finished(player: string, limit: number): Promise<string[]> {
    return this.#ask(() =>
      this.#sql(
        "SELECT line FROM seatings JOIN tables ON tables.id = table_id WHERE player = ? AND status = 'over' ORDER BY changed DESC LIMIT ?",
      )
        .all(player, limit)
        .map((row) => String(row["line"])),
    );
  }

  claimDue(now: number, lease: Lease, limit: number): Promise<string[]> {
    return this.#commit(() =>
      this.#sql(
        `UPDATE tables SET lease_owner = ?, lease_until = ? WHERE id IN (
           SELECT id FROM tables WHERE due <= ? AND (lease_until <= ? OR lease_owner = ?)
           ORDER BY due LIMIT ?) RETURNING id`,
      )
        .all(lease.owner, lease.until, now, now, lease.owner, limit)
        .map((row) => String(row["id"])),
    );
  }

  release(owner: string): Promise<void> {
    return this.#commit(() => {
      this.#sql("UPDATE tables SET lease_owner = NULL, lease_until = 0 WHERE lease_owner = ?").run(
        owner,
      );
    });
  }

  addPlayer(player: Player): Promise<void> {
    return this.#commit(() => {
      this.#sql(
        "INSERT INTO players (id, name, token_hash, created) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name, token_hash = excluded.token_hash",
      ).run(player.id, player.name, player.tokenHash, player.created);
    });
  }

  playerByToken(tokenHash: string): Promise<Player | undefined> {
    return this.#ask(() => {
      const row = this.#sql("SELECT * FROM players WHERE token_hash = ?").get(tokenHash);
      return row ? playerOf(row as unknown as PlayerRow) : undefined;
    });
  }

  /** One process writes to the file, so nothing is ever written by somebody else's hand. */
  listen(): void {}

  check(): Promise<void> {
    return this.#commit(() => {
      this.#sql("UPDATE health SET checked = ?").run(Date.now());
    });
  }

  counts(): Promise<Record<Status, number>> {
    return this.#ask(() => {
      const counts = { open: 0, running: 0, over: 0 };
      for (const row of this.#sql("SELECT status, count(*) AS n FROM tables GROUP BY status").all())
        counts[row["status"] as Status] = Number(row["n"]);
      return counts;
    });
  }

  async *players(): AsyncIterable<Player> {
    for (let after = ""; ;) {
      const rows = this.#sql("SELECT * FROM players WHERE id > ? ORDER BY id LIMIT 100").all(after);
      for (const row of rows as unknown as PlayerRow[]) yield playerOf(row);
      if (rows.length === 0) return;
      after = String(rows.at(-1)?.["id"]);
    }
  }

  async *tables(): AsyncIterable<TableCopy> {
    for (let after = ""; ;) {
      const copy = await this.#ask(() => this.#nextTable(after));
      if (!copy) return;
      after = copy.table;
      yield copy;
    }
  }

  /** One table, all of one moment, although another process may be writing. */
  #nextTable(after: string): TableCopy | undefined {
    this.#db.exec("BEGIN");
    try {
      const row = this.#sql("SELECT * FROM tables WHERE id > ? ORDER BY id LIMIT 1").get(after) as
        | TableRow
        | undefined;
      if (!row) return undefined;
      const { id, status, due, line } = row;
      const seated = this.#sql("SELECT player FROM seatings WHERE table_id = ? ORDER BY player")
        .all(id)
        .map((seating) => String(seating["player"]));
      const head: Head = { status, listed: row.listed === 1, due, line };
      return { table: id, head, seated, entries: this.#read(id, 0) };
    } finally {
      this.#db.exec("COMMIT");
    }
  }

  async close(): Promise<void> {
    this.#flush();
    if (this.#db.isOpen) this.#db.close();
  }
}
