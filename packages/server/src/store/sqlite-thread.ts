/** The thread that writes to the SQLite file. A commit waits for the disk; here it holds nobody up. */
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { setUpSqlite, type SqliteOptions } from "./sqlite-file.ts";
import { SqliteWrites, type Write, type Written } from "./sqlite-writes.ts";

const port = parentPort!;
const { file, options } = workerData as { file: string; options: SqliteOptions };
const db = new DatabaseSync(file);
setUpSqlite(db, options);
const writes = new SqliteWrites(db);

/** A group of writes as JSON, or the null that comes after the last one. */
port.on("message", (message: string | null) => {
  if (message !== null) {
    port.postMessage(JSON.stringify(commit(JSON.parse(message) as Write[])));
    return;
  }
  db.close();
  port.close();
});

/** All of a group is on disk when this returns answers, and nothing of it otherwise. */
function commit(group: readonly Write[]): Written {
  try {
    db.exec("BEGIN IMMEDIATE");
    const answers = group.map(([name, ...args]) =>
      (writes[name] as (...given: readonly unknown[]) => unknown).apply(writes, args),
    );
    db.exec("COMMIT");
    return { answers };
  } catch (error) {
    writes.forget();
    try {
      if (db.isTransaction) db.exec("ROLLBACK");
    } catch {
      // The transaction is gone either way; the first error is the one to tell.
    }
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
