/**
 * Everything a store holds as lines of JSON, for backup and for moving between stores. The last
 * line counts and hashes the others, so that half a file is not taken for a whole one.
 */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, renameSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { once } from "node:events";
import { headOf } from "./live/live-table.ts";
import type { Player, Store } from "./store/store.ts";
import { foldForeign } from "./table/check.ts";
import { parseEntry } from "./table/entry.ts";
import type { TableState } from "./table/state.ts";

const FORMAT = { gemwright: "copy", version: 1 } as const;

export interface Counts {
  players: number;
  tables: number;
  entries: number;
  /** Tables that were there already. */
  skipped: number;
}

export class CopyError extends Error {
  override readonly name = "CopyError";
}

/**
 * Writes a store to a file, or the tables that are named with those who sat there; while others go
 * on writing.
 */
export async function writeCopy(
  store: Store,
  file: string,
  chosen?: ReadonlySet<string>,
): Promise<Counts> {
  const counts: Counts = { players: 0, tables: 0, entries: 0, skipped: 0 };
  const hash = createHash("sha256");
  const partial = `${file}.partial`;
  const out = createWriteStream(partial, { mode: 0o600 });
  const write = async (line: object): Promise<void> => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    if (!out.write(text)) await once(out, "drain");
  };
  await write(FORMAT);
  const missing = new Set(chosen);
  const wanted = new Set<string>();
  for await (const { table, seated, entries } of store.tables()) {
    if (chosen && !chosen.has(table)) continue;
    missing.delete(table);
    for (const player of seated) wanted.add(player);
    counts.tables++;
    counts.entries += entries.length;
    await write({ table, seated, entries: entries.map(({ data }) => data) });
  }
  if (missing.size > 0) {
    out.end();
    await once(out, "close");
    rmSync(partial);
    throw new CopyError(`there is no table ${[...missing].join(", ")}`);
  }
  for await (const player of store.players()) {
    if (chosen && !wanted.has(player.id)) continue;
    counts.players++;
    await write({ player });
  }
  const { players, tables, entries } = counts;
  out.end(`${JSON.stringify({ end: { players, tables, entries }, hash: hash.digest("hex") })}\n`);
  await once(out, "finish");
  // A copy that was interrupted never has the name of a whole one.
  renameSync(partial, file);
  return counts;
}

interface TableLine {
  readonly table: string;
  readonly seated: readonly string[];
  readonly entries: readonly string[];
}

type Line =
  | { readonly player: Player }
  | TableLine
  | { readonly end: object; readonly hash: string };

/** The lines of a copy, after the whole file has been found complete and unchanged. */
async function readLines(file: string): Promise<string[]> {
  const hash = createHash("sha256");
  const lines: string[] = [];
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Infinity,
  })) {
    if (lines.length > 0) hash.update(`${lines.at(-1)}\n`);
    lines.push(line);
  }
  const [first, last] = [parse(lines[0]), parse(lines.at(-1))];
  if (!first || !("gemwright" in first)) throw new CopyError("this is not a copy of tables");
  if ((first as { version?: number }).version !== FORMAT.version)
    throw new CopyError("this copy is of another version");
  if (!last || !("end" in last) || (last as { hash?: string }).hash !== hash.digest("hex"))
    throw new CopyError("the copy is incomplete or has been changed");
  return lines.slice(1, -1);
}

function parse(line: string | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(line ?? "");
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a copy into a store. Tables are replayed under the rules first; known ones are left alone. */
export async function readCopy(store: Store, file: string): Promise<Counts> {
  const counts: Counts = { players: 0, tables: 0, entries: 0, skipped: 0 };
  const lines = (await readLines(file)).map((line) => JSON.parse(line) as Line);
  const tables = lines.flatMap((line) => ("table" in line ? [line] : []));
  for (const line of lines) if ("player" in line) checkPlayer(line.player);
  const states = new Map(tables.map((line) => [line.table, replayed(line)]));
  for (const line of lines) {
    if ("player" in line) {
      await store.addPlayer(line.player);
      counts.players++;
    } else if ("table" in line) {
      const { table, seated, entries } = line;
      const head = headOf(states.get(table)!);
      const answer = await store.append({ table, after: 0, entries, head, seated });
      if (answer === "conflict") counts.skipped++;
      else {
        counts.tables++;
        counts.entries += entries.length;
      }
    }
  }
  return counts;
}

const TOKEN_HASH = /^[0-9a-f]{64}$/;

function checkPlayer({ id, name, tokenHash }: Player): void {
  const whole = [id, name].every((text) => typeof text === "string" && text !== "");
  if (!whole || !TOKEN_HASH.test(tokenHash)) throw new CopyError(`player ${id} is not whole`);
}

function replayed({ table, seated, entries }: TableLine): TableState {
  const log = entries.map(parseEntry);
  const folded = foldForeign(log);
  if (!folded.ok) throw new CopyError(`table ${table} does not replay: ${folded.error}`);
  const sat = log.flatMap((entry) => (entry.type === "sat" ? (entry.player ?? []) : []));
  if (folded.value.opened.table !== table || new Set(sat).symmetricDifference(new Set(seated)).size)
    throw new CopyError(`table ${table} does not replay: its row tells of another`);
  return folded.value;
}
