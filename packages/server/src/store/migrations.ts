/**
 * The schema of both stores, one list of steps each. A step that has been released is never
 * changed; a change to the schema is a new step at the end.
 */
import type { DatabaseSync } from "node:sqlite";
import type { ClientBase } from "pg";

const SQLITE: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     seq INTEGER NOT NULL,
     status TEXT NOT NULL,
     listed INTEGER NOT NULL,
     due INTEGER,
     lease_owner TEXT,
     lease_until INTEGER NOT NULL DEFAULT 0,
     line TEXT NOT NULL,
     changed INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
   CREATE INDEX tables_listed ON tables (status, changed) WHERE listed = 1 AND status <> 'over';
   CREATE TABLE entries (
     table_id TEXT NOT NULL REFERENCES tables (id),
     seq INTEGER NOT NULL,
     data TEXT NOT NULL,
     PRIMARY KEY (table_id, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE players (
     id TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     token_hash TEXT NOT NULL UNIQUE,
     created INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE seatings (
     player TEXT NOT NULL,
     table_id TEXT NOT NULL REFERENCES tables (id),
     PRIMARY KEY (player, table_id)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE health (checked INTEGER NOT NULL) STRICT;
   INSERT INTO health VALUES (0);`,
  // The log itself says how long it is; a second place would have to be written with every step.
  `ALTER TABLE tables DROP COLUMN seq;`,
  // Who opened a table that is listed, so that nobody fills the list.
  `ALTER TABLE tables ADD COLUMN host TEXT;
   CREATE INDEX tables_host ON tables (host) WHERE listed = 1 AND status <> 'over';`,
  // Finished tables are kept for ever; counting them must not read them all.
  `CREATE INDEX tables_status ON tables (status);`,
];

const POSTGRES: readonly string[] = [
  `CREATE TABLE tables (
     id text PRIMARY KEY,
     seq integer NOT NULL,
     status text NOT NULL,
     listed boolean NOT NULL,
     due bigint,
     lease_owner text,
     lease_until bigint NOT NULL DEFAULT 0,
     line text NOT NULL,
     changed bigint NOT NULL
   );
   CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
   CREATE INDEX tables_listed ON tables (status, changed) WHERE listed AND status <> 'over';
   CREATE TABLE entries (
     table_id text NOT NULL,
     seq integer NOT NULL,
     data text NOT NULL,
     PRIMARY KEY (table_id, seq)
   );
   CREATE TABLE players (
     id text PRIMARY KEY,
     name text NOT NULL,
     token_hash text NOT NULL UNIQUE,
     created bigint NOT NULL
   );
   CREATE TABLE seatings (
     player text NOT NULL,
     table_id text NOT NULL,
     PRIMARY KEY (player, table_id)
   );
   CREATE TABLE health (checked bigint NOT NULL);
   INSERT INTO health VALUES (0);`,
  // Who opened a table that is listed, so that nobody fills the list.
  `ALTER TABLE tables ADD COLUMN host text;
   CREATE INDEX tables_host ON tables (host) WHERE listed AND status <> 'over';`,
  // Finished tables are kept for ever; counting them must not read them all.
  `CREATE INDEX tables_status ON tables (status);`,
];

/** Names and talk may hold any letter there is. */
export class WrongEncoding extends Error {
  override readonly name = "WrongEncoding";
  constructor(found: string) {
    super(`The database keeps text as ${found}; it must be made with ENCODING 'UTF8'.`);
  }
}

export class NewerSchema extends Error {
  override readonly name = "NewerSchema";
  constructor(found: number, known: number) {
    super(`The database has schema ${found}; this program knows schemas up to ${known}.`);
  }
}

/** For whoever only reads: a server of the older version may be at work on the database. */
export class OlderSchema extends Error {
  override readonly name = "OlderSchema";
  constructor(found: number, known: number) {
    super(
      `The database has schema ${found}, and this program reads schema ${known}: ` +
        "use the version that serves it, or start this version's server on it first.",
    );
  }
}

class NoTables extends Error {
  override readonly name = "NoTables";
  constructor() {
    super("the database is empty: no server of Gemwright has kept its tables in it");
  }
}

class ForeignFile extends Error {
  override readonly name = "ForeignFile";
  constructor() {
    super("the file holds another program's data");
  }
}

/** How many steps a database lacks; refused where they may not be taken. */
function lacking(found: number, steps: readonly string[], mayChange: boolean): readonly string[] {
  if (found > steps.length) throw new NewerSchema(found, steps.length);
  if (found < steps.length && !mayChange)
    throw found === 0 ? new NoTables() : new OlderSchema(found, steps.length);
  return steps.slice(found);
}

/** Brings a database up to date, or refuses an older one where it may not be changed. */
export function migrateSqlite(db: DatabaseSync, mayChange = true): void {
  const found = Number(db.prepare("PRAGMA user_version").get()?.["user_version"]);
  const filled = db.prepare("SELECT 1 FROM sqlite_schema LIMIT 1").get() !== undefined;
  if (found === 0 && filled) throw new ForeignFile();
  const steps = lacking(found, SQLITE, mayChange);
  if (steps.length === 0) return;
  db.exec("BEGIN IMMEDIATE");
  try {
    for (const step of steps) db.exec(step);
    db.exec(`PRAGMA user_version = ${SQLITE.length}`);
    db.exec("COMMIT");
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}

/** Any number that no other program takes for its own advisory lock. */
export const MIGRATION_LOCK = 0x67656d77;

async function versionOf(client: ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ version: number }>("SELECT version FROM schema_version");
  return rows[0]?.version;
}

/** Several processes may start at once: the first migrates, the others wait for it. */
export async function migratePostgres(client: ClientBase, mayChange = true): Promise<void> {
  const shown = await client.query<{ server_encoding: string }>("SHOW server_encoding");
  const encoding = shown.rows[0]?.server_encoding ?? "";
  if (encoding !== "UTF8") throw new WrongEncoding(encoding);
  if (!mayChange) {
    // somebody who may only read asks for nothing more
    const { rows } = await client.query<{ name: string | null }>(
      "SELECT to_regclass('schema_version') AS name",
    );
    lacking(rows[0]?.name ? ((await versionOf(client)) ?? 0) : 0, POSTGRES, false);
    return;
  }
  await client.query("BEGIN");
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await client.query("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)");
    const found = await versionOf(client);
    for (const step of lacking(found ?? 0, POSTGRES, true)) await client.query(step);
    if (found === undefined)
      await client.query("INSERT INTO schema_version VALUES ($1)", [POSTGRES.length]);
    else await client.query("UPDATE schema_version SET version = $1", [POSTGRES.length]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}
