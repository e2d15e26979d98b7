import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestPostgres } from "../testing/postgres.ts";
import { storeContract } from "./contract.ts";
import { MIGRATION_LOCK, NewerSchema, OlderSchema } from "./migrations.ts";
import { openStore } from "./open.ts";
import { PostgresStore } from "./postgres.ts";
import { SqliteStore } from "./sqlite.ts";
import { COUNT_TABLES } from "./store.ts";

storeContract("SQLite", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gemwright-sqlite-"));
  const file = join(folder, "tables.db");
  return {
    store: new SqliteStore(file),
    again: async () => new SqliteStore(file),
    remove: async () => rmSync(folder, { recursive: true }),
  };
});

let server: TestPostgres;
let databases = 0;
beforeAll(async () => {
  server = await TestPostgres.start();
});
afterAll(async () => {
  await server.remove();
});

storeContract("PostgreSQL", async () => {
  const url = await server.database(`contract${databases++}`);
  return {
    store: await PostgresStore.open(url),
    again: () => PostgresStore.open(url),
    remove: async () => undefined,
  };
});

describe("SQLite alone", () => {
  it("refuses to write to a full disk, loses nothing, and goes on when there is room", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gemwright-sqlite-"));
    const file = join(folder, "tables.db");
    const head = { status: "running", listed: false, due: null, line: "" } as const;
    const full = new SqliteStore(file, { maxPages: 40 });
    const write = (store: SqliteStore, after: number): Promise<string> =>
      store.append({ table: "t", after, entries: ["x".repeat(2000)], head });
    let stored = 0;
    const filling = async (): Promise<void> => {
      for (; stored < 1000; stored++) await write(full, stored);
    };
    await expect(filling()).rejects.toMatchObject({ name: "StoreFailure" });
    expect(stored).toBeGreaterThan(3);
    expect(await full.read("t", 0)).toHaveLength(stored);
    await expect(write(full, stored)).rejects.toMatchObject({ name: "StoreFailure" });
    await full.close();
    const roomy = new SqliteStore(file);
    expect(await roomy.read("t", 0)).toHaveLength(stored);
    expect(await write(roomy, stored)).toBe("stored");
    await roomy.close();
    const db = new DatabaseSync(file);
    expect(db.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    db.close();
    rmSync(folder, { recursive: true });
  });

  it("takes a file of the schema before on, with all that is in it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gemwright-sqlite-"));
    const file = join(folder, "tables.db");
    const head = { status: "open", listed: true, due: null, line: "old" } as const;
    const before = new SqliteStore(file);
    await before.append({ table: "t", after: 0, entries: ["a"], head });
    await before.close();
    const db = new DatabaseSync(file);
    db.exec(
      `DROP INDEX tables_status; DROP INDEX tables_host; ALTER TABLE tables DROP COLUMN host;
       PRAGMA user_version = 2`,
    );
    db.close();
    const after = new SqliteStore(file);
    expect(await after.append({ table: "t", after: 1, entries: ["b"], head })).toBe("stored");
    await after.append({ table: "u", after: 0, entries: ["a"], head: { ...head, line: "new" } });
    await after.offer("u", "ann", 1);
    expect((await after.listed(10, 0)).toSorted()).toEqual(["new", "old"]);
    await after.close();
    rmSync(folder, { recursive: true });
  });

  it("counts tables without reading their lines", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gemwright-sqlite-"));
    const file = join(folder, "tables.db");
    await new SqliteStore(file).close();
    const db = new DatabaseSync(file);
    const [plan] = db.prepare(`EXPLAIN QUERY PLAN ${COUNT_TABLES}`).all();
    expect(plan["detail"]).toContain("COVERING INDEX");
    db.close();
    rmSync(folder, { recursive: true });
  });

  it("refuses a file of a newer schema", () => {
    const folder = mkdtempSync(join(tmpdir(), "gemwright-sqlite-"));
    const file = join(folder, "tables.db");
    const db = new DatabaseSync(file);
    db.exec("PRAGMA user_version = 99");
    db.close();
    expect(() => new SqliteStore(file)).toThrow(NewerSchema);
    rmSync(folder, { recursive: true });
  });

  it("leaves a file of an older schema as it is for whoever only reads", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gemwright-sqlite-"));
    const file = join(folder, "tables.db");
    await new SqliteStore(file).close();
    const schema = (change = ""): unknown => {
      const db = new DatabaseSync(file);
      db.exec(change);
      const row = db.prepare("PRAGMA user_version").get();
      db.close();
      return row?.["user_version"];
    };
    const older = Number(schema()) - 1;
    schema(`PRAGMA user_version = ${older}`);
    await expect(openStore(file, { existing: true })).rejects.toThrow(OlderSchema);
    expect(schema()).toBe(older);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["another program's file", "CREATE TABLE notes (text)", "another program's data"],
    ["an empty file", "", "is empty"],
  ])("leaves %s as it is for whoever only reads", async (_, change, reason) => {
    const folder = mkdtempSync(join(tmpdir(), "gemwright-sqlite-"));
    const file = join(folder, "tables.db");
    const db = new DatabaseSync(file);
    db.exec(change);
    db.close();
    const before = readFileSync(file);
    await expect(openStore(file, { existing: true })).rejects.toThrow(reason);
    expect(readFileSync(file).equals(before)).toBe(true);
    rmSync(folder, { recursive: true });
  });
});

describe("PostgreSQL alone", () => {
  it("leaves a database of an older schema as it is for whoever only reads", async () => {
    const url = await server.database("older");
    await (await PostgresStore.open(url)).close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "UPDATE schema_version SET version = version - 1 RETURNING version",
    );
    await expect(openStore(url, { existing: true })).rejects.toThrow(OlderSchema);
    const after = await client.query("SELECT version FROM schema_version");
    expect(after.rows).toEqual(rows);
    await client.end();
  });

  it("is read by whoever may not write, and an empty one stays empty", async () => {
    const url = await server.database("readonly");
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("ALTER DATABASE readonly SET default_transaction_read_only = on");
    await expect(openStore(url, { existing: true })).rejects.toThrow("is empty");
    await client.query("ALTER DATABASE readonly RESET default_transaction_read_only");
    await (await PostgresStore.open(url)).close();
    await client.query("ALTER DATABASE readonly SET default_transaction_read_only = on");
    const store = await openStore(url, { existing: true });
    expect(await store.read("nothing", 0)).toEqual([]);
    await store.close();
    await client.end();
  });

  it("migrates once when several processes start at the same moment", async () => {
    const url = await server.database("race");
    const stores = await Promise.all(Array.from({ length: 4 }, () => PostgresStore.open(url)));
    for (const store of stores) await expect(store.check()).resolves.toBeUndefined();
    await Promise.all(stores.map((store) => store.close()));
  });

  it("waits for another process that migrates, however long that takes", async () => {
    const url = await server.database("patience");
    const migrating = new pg.Client({ connectionString: url });
    await migrating.connect();
    await migrating.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const opening = PostgresStore.open(url).then((store) => store.close());
    // Longer than any other question to the database may take.
    const ended = migrating.query("SELECT pg_sleep(6)").then(() => migrating.end());
    await expect(Promise.all([opening, ended])).resolves.toHaveLength(2);
  });

  it("tells every process what was written, the writer too, whose answer may have been lost", async () => {
    const url = await server.database("notes");
    const [writer, reader] = [await PostgresStore.open(url), await PostgresStore.open(url)];
    const heard = [writer, reader].map(
      (store) => new Promise((resolve) => store.listen((table, seq) => resolve({ table, seq }))),
    );
    const head = { status: "running", listed: false, due: null, line: "" } as const;
    await writer.append({ table: "t", after: 0, entries: ["a", "b"], head });
    const told = { table: "t", seq: 2 };
    expect(await Promise.all(heard)).toEqual([told, told]);
    await writer.close();
    await reader.close();
  });

  it("hands notices to the others, and says when some may have been missed", async () => {
    const url = await server.database("notices");
    const [one, two] = [await PostgresStore.open(url), await PostgresStore.open(url)];
    const own: string[] = [];
    const heard: string[] = [];
    const wakes: (() => void)[] = [];
    const missed = new Promise<void>((resolve) => {
      one.notices.listen(
        (_, text) => own.push(text),
        () => undefined,
      );
      two.notices.listen((origin, text) => {
        heard.push(`${origin.length > 0} ${text}`);
        for (const wake of wakes) wake();
      }, resolve);
    });
    const until = async (count: number): Promise<void> => {
      while (heard.length < count) await new Promise<void>((resolve) => wakes.push(resolve));
    };
    await one.notices.send("t:ann u:");
    await until(1);
    const operator = new pg.Client({ connectionString: url });
    await operator.connect();
    await operator.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'notices' AND application_name = 'gemwright listener'",
    );
    await operator.end();
    await missed;
    await one.notices.send("-");
    await until(2);
    expect(heard).toEqual(["true t:ann u:", "true -"]);
    expect(own).toEqual([]);
    await Promise.all([one.close(), two.close()]);
  });

  it("lets processes race for a table without losing or doubling an entry", async () => {
    const url = await server.database("race2");
    const stores = await Promise.all(Array.from({ length: 3 }, () => PostgresStore.open(url)));
    const head = { status: "running", listed: false, due: null, line: "" } as const;
    await stores[0].append({ table: "t", after: 0, entries: ["start"], head });
    const acknowledged: string[] = [];
    const race = async (store: PostgresStore, name: string): Promise<void> => {
      for (let i = 0; i < 20;) {
        const after = (await store.read("t", 0)).length;
        const entry = `${name}${i}`;
        const answer = await store.append({ table: "t", after, entries: [entry], head });
        if (answer === "conflict") continue;
        acknowledged.push(entry);
        i++;
      }
    };
    await Promise.all(stores.map((store, i) => race(store, "abc"[i])));
    const stored = (await stores[0].read("t", 1)).map((entry) => entry.data);
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
    await Promise.all(stores.map((store) => store.close()));
  });

  it("goes on by itself after the database was away", async () => {
    const own = await TestPostgres.start();
    const store = await PostgresStore.open(await own.database("away"));
    const head = { status: "running", listed: false, due: null, line: "" } as const;
    await store.append({ table: "t", after: 0, entries: ["a"], head });
    await own.stop("SIGQUIT");
    await expect(
      store.append({ table: "t", after: 1, entries: ["b"], head }),
    ).rejects.toMatchObject({ name: "StoreFailure" });
    await expect(store.read("t", 0)).rejects.toMatchObject({ name: "StoreFailure" });
    await own.run();
    expect(await store.append({ table: "t", after: 1, entries: ["b"], head })).toBe("stored");
    expect(await store.read("t", 0)).toHaveLength(2);
    await store.close();
    await own.remove();
  });
});
