/**
 * Everything a store holds as lines of JSON, for backup and for moving between stores. The last
 * line counts and hashes the others, so that half a file is not taken for a whole one.
 */
import { createHash } from "node:crypto";
import { renameSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { parseForeignEntry } from "./copy-entry.ts";
import { CopyError, FORMAT, linesOf, type PlayerLine, type TableLine } from "./copy-file.ts";
import { foldForeign } from "./copy-log.ts";
import { headOf, isShown } from "./live/live-table.ts";
import type { Append, Store } from "./store/store.ts";
import { makeEntry, type LogEntry } from "./table/entry.ts";

export { CopyError };

export interface Counts {
  players: number;
  tables: number;
  entries: number;
  /** Tables that were there already. */
  skipped: number;
}

const noCounts = (): Counts => ({ players: 0, tables: 0, entries: 0, skipped: 0 });

/**
 * Writes a store to a file, or the tables that are named with those who sat there; while others go
 * on writing.
 */
export async function writeCopy(
  store: Store,
  file: string,
  chosen?: ReadonlySet<string>,
): Promise<Counts> {
  const counts = noCounts();
  const partial = `${file}.partial`;
  try {
    rmSync(partial, { force: true });
    // On disk before it has the name of a whole one.
    const options = { flag: "wx", mode: 0o600, flush: true };
    await writeFile(partial, hashed(contentsOf(store, chosen, counts), counts), options);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  return counts;
}

async function* contentsOf(
  store: Store,
  chosen: ReadonlySet<string> | undefined,
  counts: Counts,
): AsyncGenerator<object> {
  yield FORMAT;
  const missing = new Set(chosen);
  const wanted = new Set<string>();
  for await (const { table, seated, entries } of store.tables()) {
    if (chosen && !chosen.has(table)) continue;
    missing.delete(table);
    for (const player of seated) wanted.add(player);
    counts.tables++;
    counts.entries += entries.length;
    yield { table, seated, entries: entries.map(({ data }) => data) };
  }
  if (missing.size > 0) throw new CopyError(`there is no table ${[...missing].join(", ")}`);
  for await (const player of store.players()) {
    if (chosen && !wanted.has(player.id)) continue;
    counts.players++;
    yield { player };
  }
}

/** The lines as text, and the last one. */
async function* hashed(lines: AsyncIterable<object>, counts: Counts): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const line of lines) {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    yield text;
  }
  const { players, tables, entries } = counts;
  yield `${JSON.stringify({ end: { players, tables, entries }, hash: hash.digest("hex") })}\n`;
}

/** A copy that was read from its first line to its last, and in which everything is in order. */
export interface CheckedCopy {
  readonly file: string;
}

export async function checkCopy(file: string): Promise<CheckedCopy> {
  const tables = new Set<string>();
  for await (const item of itemsOf(file)) {
    if ("player" in item) continue;
    if (tables.has(item.table)) throw new CopyError(`table ${item.table} is there twice`);
    tables.add(item.table);
  }
  return { file };
}

/** Reads a copy into a store; players and tables that are known there are left alone. */
export async function readCopy(store: Store, { file }: CheckedCopy): Promise<Counts> {
  const counts = noCounts();
  for await (const item of itemsOf(file)) {
    if ("player" in item) {
      if (await store.addPlayer(item.player)) counts.players++;
    } else if ((await store.append(item)) === "conflict") counts.skipped++;
    else {
      counts.tables++;
      counts.entries += item.entries.length;
    }
  }
  return counts;
}

/** What a copy holds, each table replayed under the rules and ready to be stored. */
async function* itemsOf(file: string): AsyncGenerator<PlayerLine | Append> {
  for await (const line of linesOf(file)) yield "player" in line ? line : replayed(line);
}

function replayed({ table, seated, entries }: TableLine): Append {
  const refuse = (fault: string): CopyError =>
    new CopyError(`table ${table} does not replay: ${fault}`);
  const log = entries.map((text, i): LogEntry => {
    const entry = parseForeignEntry(text);
    if (!entry.ok) throw refuse(`entry ${i + 1}: ${entry.error}`);
    return entry.value;
  });
  const folded = foldForeign(log);
  if (!folded.ok) throw refuse(folded.error);
  const sat = log.flatMap((entry) => (entry.type === "sat" ? (entry.player ?? []) : []));
  if (folded.value.opened.table !== table || new Set(sat).symmetricDifference(new Set(seated)).size)
    throw refuse("its row tells of another");
  return {
    table,
    after: 0,
    entries: log.map(makeEntry),
    head: headOf(folded.value),
    seated,
    changed: log.findLast(isShown)?.at,
  };
}
