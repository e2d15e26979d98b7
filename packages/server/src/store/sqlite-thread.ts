/**
 * The thread that writes to the SQLite file. A commit waits for the disk; here it holds nobody up,
 * and what arrives meanwhile shares the next commit, so a slower disk only makes larger groups.
 */
import { DatabaseSync } from "node:sqlite";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { setUpSqlite, type SqliteOptions } from "./sqlite-file.ts";
import { SqliteWrites, parseLine, type Write, type Written } from "./sqlite-writes.ts";

const CACHE_KB = 65_536;

const port = parentPort!;
const { file, options } = workerData as { file: string; options: SqliteOptions };
const db = new DatabaseSync(file);
setUpSqlite(db, options);
// What is written to is kept at hand: every table under way has its own page.
db.exec(`PRAGMA cache_size = -${CACHE_KB}`);
const writes = new SqliteWrites(db);
const begin = db.prepare("BEGIN IMMEDIATE");
const end = db.prepare("COMMIT");

/** Some writes, each in a line, or the null that comes after the last ones. */
type Message = string | null;

port.on("message", (first: Message) => {
  const group: Write[] = [];
  let message: Message | undefined = first;
  for (; message; message = next())
    for (const line of message.split("\n")) group.push(parseLine(line));
  if (group.length > 0) port.postMessage(JSON.stringify(commit(group)));
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
    begin.run();
    const answers = group.map(([name, ...args]) =>
      (writes[name] as (...given: readonly unknown[]) => unknown).apply(writes, args),
    );
    end.run();
    return { count, answers };
  } catch (error) {
    writes.forget();
    try {
      if (db.isTransaction) db.exec("ROLLBACK");
    } catch {
      // The transaction is gone either way; the first error is the one to tell.
    }
    return { count, error: error instanceof Error ? error.message : String(error) };
  }
}
