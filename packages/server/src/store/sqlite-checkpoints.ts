/**
 * The thread that carries SQLite's write-ahead log over into the file. It does so beside the
 * writer, who would otherwise stop for it now and then, with everybody's steps waiting.
 */
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { setUpSqlite } from "./sqlite-file.ts";

const EVERY_MS = 1000;

const db = new DatabaseSync((workerData as { file: string }).file);
setUpSqlite(db, {});
const timer = setInterval(() => {
  try {
    db.exec("PRAGMA wal_checkpoint(PASSIVE)");
  } catch {
    // A disk that is full or away: the log keeps everything until the next time.
  }
}, EVERY_MS);

parentPort!.once("message", () => {
  clearInterval(timer);
  db.close();
});
