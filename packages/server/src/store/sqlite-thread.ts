/**
 * The thread that writes to the SQLite file. A commit waits for the disk; here it holds nobody up,
 * and what arrives meanwhile shares the next commit, so a slower disk only makes larger groups.
 */
import { DatabaseSync } from "node:sqlite";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { setUpSqlite, type SqliteOptions } from "./sqlite-file.ts";
import { SqliteWrites, type Write, type Written } from "./sqlite-writes.ts";

const port = parentPort!;
const { file, options } = workerData as { file: string; options: SqliteOptions };
const db = new DatabaseSync(file);
setUpSqlite(db, options);
const writes = new SqliteWrites(db);

/** Some writes, or the null that comes after the last ones. */
type Message = readonly Write[] | null;

port.on("message", (first: Message) => {
  const group: Write[] = [];
  let message: Message | undefined = first;
  for (; message; message = next()) group.push(...message);
  if (group.length > 0) port.postMessage(commit(group));
  if (message === null) {
    db.close();
    port.close();
  }
});

/** What has arrived since, if anything. */
const next = (): Message | undefined => receiveMessageOnPort(port)?.message as Message | undefined;

/** All of a group is on disk when this returns answers, and nothing of it otherwise. */
function commit(group: readonly Write[]): Written {
  const count = group.length;
  try {
    db.exec("BEGIN IMMEDIATE");
    const answers = group.map(({ name, args }) =>
      (writes[name] as (...given: readonly unknown[]) => unknown).apply(writes, [...args]),
    );
    db.exec("COMMIT");
    return { count, answers };
  } catch (error) {
    try {
      if (db.isTransaction) db.exec("ROLLBACK");
    } catch {
      // The transaction is gone either way; the first error is the one to tell.
    }
    return { count, error: error instanceof Error ? error.message : String(error) };
  }
}
