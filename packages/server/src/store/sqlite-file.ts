/** How the SQLite file is opened, by whoever reads it and by the one who writes. */
import type { DatabaseSync } from "node:sqlite";

export interface SqliteOptions {
  /** Bounds the file, as a full disk would. */
  readonly maxPages?: number;
  /** Whether a file of an older version is brought up to date, or refused. */
  readonly migrate?: boolean;
}

/** How long a statement waits for another process, a backup say, to let go of the file. */
export const BUSY_MS = 5000;
/**
 * Pages in the write-ahead log at which the writer itself sees to it that the log begins anew. Most
 * of it has been carried over by then (sqlite-checkpoints.ts), so that takes no time.
 */
const LOG_PAGES = 16_000;

export function setUpSqlite(db: DatabaseSync, { maxPages }: SqliteOptions): void {
  // FULL: a commit returns when the log is on disk, so that an acknowledged step survives the
  // loss of power, not only the death of the process.
  db.exec(`PRAGMA busy_timeout = ${BUSY_MS};
    PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = ${LOG_PAGES};`);
  if (maxPages !== undefined) db.exec(`PRAGMA max_page_count = ${maxPages}`);
}
