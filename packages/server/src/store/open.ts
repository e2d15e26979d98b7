/** A store by its address: a file, or a PostgreSQL database. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { PostgresStore } from "./postgres.ts";
import { SqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";

export const DEFAULT_DB = "data/gemwright.db";

export const isPostgres = (address: string): boolean => /^postgres(?:ql)?:\/\//.test(address);

export async function openStore(address: string = DEFAULT_DB): Promise<Store> {
  if (isPostgres(address)) return PostgresStore.open(address);
  mkdirSync(dirname(address), { recursive: true });
  return new SqliteStore(address);
}
