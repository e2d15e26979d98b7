/** Keeps a second server away from a file. Copies may be made meanwhile: they do not ask for it. */
import { realpathSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** The locks are the system's own: the end of the process, however it comes, lets go of them. */
const held: DatabaseSync[] = [];

/** A server that is being replaced may need a moment to end. */
const PATIENCE_MS = 2000;

/** By the file's real name: another that leads to it, by a link say, is not another file. */
export function lockSqlite(name: string): void {
  const file = realpathSync(name);
  const lock = new DatabaseSync(`${file}.lock`, { timeout: PATIENCE_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new Error(`another server uses ${file}`);
  }
  held.push(lock);
}
