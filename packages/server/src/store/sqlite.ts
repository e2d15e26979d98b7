/** The embedded store: one file, written by one process. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Status } from "@gemwright/protocol";
import { migrateSqlite } from "./migrations.ts";
import { BUSY_MS, setUpSqlite, type SqliteOptions } from "./sqlite-file.ts";
import { SqliteWriter } from "./sqlite-writer.ts";
import {
  COUNT_TABLES,
  failure,
  namedInLine,
  type Append,
  type Appended,
  type Entry,
  type Head,
  type Lease,
  type Player,
  type Store,
  type TableCopy,
} from "./store.ts";

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
  /** For reading; everything that is written goes through the writer. */
  readonly #db: DatabaseSync;
  readonly #writer: SqliteWriter;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: string, options: SqliteOptions = {}) {
    this.#db = new DatabaseSync(file, { timeout: BUSY_MS });
    // first, because what is refused is to stay as it is
    migrateSqlite(this.#db, options.migrate);
    setUpSqlite(this.#db, options);
    this.#writer = new SqliteWriter(file, options);
  }

  #sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (!statement) this.#statements.set(text, (statement = this.#db.prepare(text)));
    return statement;
  }

  append(append: Append): Promise<Appended> {
    return this.#writer.ask("append", append);
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

  listed(limit: number, since: number): Promise<string[]> {
    return this.#ask(() =>
      this.#sql(
        `SELECT * FROM (SELECT line FROM tables WHERE listed = 1 AND status <> 'over'
           AND status = 'open' AND changed > ?2 ORDER BY changed DESC LIMIT ?1)
         UNION ALL
         SELECT * FROM (SELECT line FROM tables WHERE listed = 1 AND status <> 'over'
           AND status = 'running' ORDER BY changed DESC LIMIT ?1)`,
      )
        .all(limit, since)
        .map((row) => String(row["line"])),
    );
  }

  offer(table: string, host: string, most: number): Promise<void> {
    return this.#writer.ask("offer", table, host, most);
  }

  finished(player: string, limit: number): Promise<string[]> {
    return this.#ask(() =>
      this.#sql(
        `SELECT line FROM seatings JOIN tables ON tables.id = table_id
           WHERE player = ? AND status = 'over' AND instr(line, ?) > 0
           ORDER BY changed DESC LIMIT ?`,
      )
        .all(player, namedInLine(player), limit)
        .map((row) => String(row["line"])),
    );
  }

  claimDue(now: number, lease: Lease, limit: number): Promise<string[]> {
    return this.#writer.ask("claimDue", now, lease, limit);
  }

  release(owner: string): Promise<void> {
    return this.#writer.ask("release", owner);
  }

  addPlayer(player: Player): Promise<boolean> {
    return this.#writer.ask("addPlayer", player);
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
    return this.#writer.ask("check");
  }

  counts(): Promise<Record<Status, number>> {
    return this.#ask(() => {
      const counts = { open: 0, running: 0, over: 0 };
      for (const row of this.#sql(COUNT_TABLES).all())
        counts[row["status"] as Status] = Number(row["n"]);
      return counts;
    });
  }

  async *players(): AsyncIterable<Player> {
    for (let after = ""; ;) {
      const rows = await this.#ask(() =>
        this.#sql("SELECT * FROM players WHERE id > ? ORDER BY id LIMIT 100").all(after),
      );
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
    await this.#writer.close();
    if (this.#db.isOpen) this.#db.close();
  }
}
