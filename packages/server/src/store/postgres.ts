/** The store for many processes on many machines. */
import pg from "pg";
import type { Status } from "@gemwright/protocol";
import { migratePostgres } from "./migrations.ts";
import { NOTICE_CHANNEL, appendGroup, type GroupAnswer } from "./postgres-append.ts";
import { PostgresListener } from "./postgres-listener.ts";
import {
  COUNT_TABLES,
  failure,
  namedInLine,
  type Append,
  type Appended,
  type Entry,
  type Lease,
  type Listener,
  type Notices,
  type Player,
  type Store,
  type TableCopy,
} from "./store.ts";

interface Waiting {
  readonly append: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: Error) => void;
}

/** Appends that may be on their way to the database at once, each a group of many. */
const WRITERS = 3;
const GROUP_LIMIT = 256;
/** A database that does not answer for so long counts as gone. */
const TIMEOUT_MS = 5000;

export class PostgresStore implements Store {
  readonly shared = true;
  readonly #pool: pg.Pool;
  readonly #listener: PostgresListener;
  #waiting: Waiting[] = [];
  #writing = 0;
  #scheduled = false;
  #idle: (() => void) | undefined;

  static async open(url: string, mayMigrate = true): Promise<PostgresStore> {
    await migrate(url, mayMigrate);
    const store = new PostgresStore(url);
    try {
      await store.#listener.start();
      return store;
    } catch (error) {
      await store.#listener.stop();
      await store.#pool.end();
      throw error;
    }
  }

  private constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: WRITERS + 5,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      application_name: "gemwright",
    });
    // A connection that dies, idle or in use, is replaced by the next query that needs one.
    this.#pool.on("error", () => undefined);
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
    this.#listener = new PostgresListener(url);
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#writing >= WRITERS) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const group = this.#waiting.splice(0, GROUP_LIMIT);
    this.#writing++;
    if (this.#waiting.length > 0) this.#schedule();
    try {
      const answers = await this.#write(group.map(({ append }) => append));
      group.forEach(({ resolve, reject }, i) => {
        const answer = answers[i];
        if (answer instanceof Error || answer === undefined) reject(failure(answer));
        else resolve(answer);
      });
    } finally {
      this.#writing--;
      if (this.#waiting.length > 0) this.#schedule();
      else if (this.#writing === 0) this.#idle?.();
    }
  }

  async #write(appends: readonly Append[]): Promise<readonly GroupAnswer[]> {
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      return appends.map(() => failure(error));
    }
    try {
      const answers = await appendGroup(client, appends, this.#listener.origin);
      client.release();
      return answers;
    } catch (error) {
      // Whether the commit happened is not known; the connection is not to be trusted either.
      client.release(true);
      return appends.map(() => failure(error));
    }
  }

  async #ask<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    try {
      return (await this.#pool.query<R>(text, values)).rows;
    } catch (error) {
      throw failure(error);
    }
  }

  read(table: string, after: number): Promise<Entry[]> {
    return this.#ask<Entry>(
      "SELECT seq, data FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq",
      [table, after],
    );
  }

  async listed(limit: number, since: number): Promise<string[]> {
    const rows = await this.#ask<{ line: string }>(
      `(SELECT line FROM tables WHERE listed AND status <> 'over'
          AND status = 'open' AND changed > $2 ORDER BY changed DESC LIMIT $1)
       UNION ALL
       (SELECT line FROM tables WHERE listed AND status <> 'over'
          AND status = 'running' ORDER BY changed DESC LIMIT $1)`,
      [limit, since],
    );
    return rows.map((row) => row.line);
  }

  async offer(table: string, host: string, most: number): Promise<void> {
    await this.#ask("UPDATE tables SET host = $1 WHERE id = $2", [host, table]);
    // A row that somebody is writing to is left for the next time; waiting might be for each other.
    await this.#ask(
      `WITH ranked AS (
         SELECT id, row_number() OVER (
           PARTITION BY status ORDER BY id = $1 DESC, changed DESC) AS place
         FROM tables WHERE host = $2 AND listed AND status <> 'over'
       ), surplus AS (
         SELECT id FROM tables WHERE id IN (SELECT id FROM ranked WHERE place > $3)
         FOR UPDATE SKIP LOCKED
       )
       UPDATE tables SET listed = false WHERE id IN (SELECT id FROM surplus)`,
      [table, host, most],
    );
  }

  async finished(player: string, limit: number): Promise<string[]> {
    const rows = await this.#ask<{ line: string }>(
      `SELECT line FROM seatings JOIN tables ON tables.id = table_id
         WHERE player = $1 AND status = 'over' AND strpos(line, $2) > 0
         ORDER BY changed DESC LIMIT $3`,
      [player, namedInLine(player), limit],
    );
    return rows.map((row) => row.line);
  }

  async claimDue(now: number, lease: Lease, limit: number): Promise<string[]> {
    const rows = await this.#ask<{ id: string }>(
      `UPDATE tables SET lease_owner = $1, lease_until = $2 WHERE id IN (
         SELECT id FROM tables WHERE due <= $3 AND (lease_until <= $3 OR lease_owner = $1)
         ORDER BY due LIMIT $4 FOR UPDATE SKIP LOCKED) RETURNING id`,
      [lease.owner, lease.until, now, limit],
    );
    return rows.map((row) => row.id);
  }

  async release(owner: string): Promise<void> {
    await this.#ask(
      "UPDATE tables SET lease_owner = NULL, lease_until = 0 WHERE lease_owner = $1",
      [owner],
    );
  }

  async addPlayer(player: Player): Promise<boolean> {
    const added = await this.#ask(
      "INSERT INTO players (id, name, token_hash, created) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id",
      [player.id, player.name, player.tokenHash, player.created],
    );
    return added.length > 0;
  }

  async playerByToken(tokenHash: string): Promise<Player | undefined> {
    const rows = await this.#ask<PlayerRow>("SELECT * FROM players WHERE token_hash = $1", [
      tokenHash,
    ]);
    return rows[0] && playerOf(rows[0]);
  }

  listen(listener: Listener): void {
    this.#listener.listen(listener);
  }

  readonly notices: Notices = {
    send: async (text) => {
      const { origin } = this.#listener;
      await this.#ask("SELECT pg_notify($1, $2)", [NOTICE_CHANNEL, `${origin} ${text}`]);
    },
    listen: (hear, missed) => {
      this.#listener.onNotice = hear;
      this.#listener.onMissed = missed;
    },
  };

  async check(): Promise<void> {
    await this.#ask("UPDATE health SET checked = $1", [Date.now()]);
  }

  async counts(): Promise<Record<Status, number>> {
    const counts = { open: 0, running: 0, over: 0 };
    const rows = await this.#ask<{ status: Status; n: string }>(COUNT_TABLES);
    for (const row of rows) counts[row.status] = Number(row.n);
    return counts;
  }

  async *players(): AsyncIterable<Player> {
    for (let after = ""; ;) {
      const rows = await this.#ask<PlayerRow>(
        "SELECT * FROM players WHERE id > $1 ORDER BY id LIMIT 100",
        [after],
      );
      for (const row of rows) yield playerOf(row);
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
    }
  }

  async *tables(): AsyncIterable<TableCopy> {
    for (let after = ""; ;) {
      // One statement, so that the row and the entries are of the same moment.
      const rows = await this.#ask<TableRow>(
        `SELECT id, status, listed, due, line,
           ARRAY(SELECT player FROM seatings WHERE table_id = id ORDER BY player) AS seated,
           (SELECT json_agg(json_build_object('seq', seq, 'data', data) ORDER BY seq)
              FROM entries WHERE table_id = id) AS entries
         FROM tables WHERE id > $1 ORDER BY id LIMIT 1`,
        [after],
      );
      const row = rows[0];
      if (!row) return;
      after = row.id;
      const { status, listed, line, seated, entries } = row;
      const due = row.due === null ? null : Number(row.due);
      yield { table: row.id, head: { status, listed, due, line }, seated, entries };
    }
  }

  async close(): Promise<void> {
    if (this.#writing > 0 || this.#waiting.length > 0)
      await new Promise<void>((resolve) => (this.#idle = resolve));
    await this.#listener.stop();
    await this.#pool.end();
  }
}

/** Over a connection of its own, which is patient: a large table takes its time to be changed. */
async function migrate(url: string, mayChange: boolean): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    application_name: "gemwright migration",
  });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await migratePostgres(client, mayChange);
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface PlayerRow {
  id: string;
  name: string;
  token_hash: string;
  created: string;
}

interface TableRow {
  id: string;
  status: Status;
  listed: boolean;
  due: string | null;
  line: string;
  seated: string[];
  entries: Entry[];
}

const playerOf = (row: PlayerRow): Player => ({
  id: row.id,
  name: row.name,
  tokenHash: row.token_hash,
  created: Number(row.created),
});
