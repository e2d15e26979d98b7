/** A store by its address: a file, or a PostgreSQL database. */
import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { PostgresStore } from "./postgres.ts";
import { lockSqlite } from "./sqlite-lock.ts";
import { SqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";

export const DEFAULT_DB = "data/gemwright.db";

export const isPostgres = (address: string): boolean => /^postgres(?:ql)?:\/\//.test(address);

/** A name and a colon: an address of something, or a drive where the name is one letter. */
const SCHEME = /^[a-z][a-z0-9+.-]+:/i;
/** What SQLite itself would not take for the name of a file. */
const NO_FILE = /^(?::memory:|file:)/i;
/** Deals and invitations lie in the file, and are nobody's but the operator's. */
const OWNER_ONLY = 0o600;

export interface OpenOptions {
  /**
   * For whoever only reads: refuses a file that is not there, where an empty one would hide a mistake,
   * and a schema of an older version, which may be at work on it.
   */
  readonly existing?: boolean;
  /** Refuses a file that another server has. */
  readonly alone?: boolean;
}

export async function openStore(
  address: string,
  { existing = false, alone = false }: OpenOptions = {},
): Promise<Store> {
  if (isPostgres(address)) return PostgresStore.open(address, !existing);
  if (NO_FILE.test(address))
    throw new Error(`${address} is SQLite's word for something else; give the name of a file`);
  if (SCHEME.test(address))
    throw new Error("give a file, or an address that begins with postgres://");
  if (existing && !existsSync(address)) throw new Error(`there is no file ${address}`);
  mkdirSync(dirname(address), { recursive: true });
  closeSync(openSync(address, "a", OWNER_ONLY));
  if (alone) lockSqlite(address);
  return new SqliteStore(address, { migrate: !existing });
}
