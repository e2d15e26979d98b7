import { signal } from "@preact/signals";
import { readText, writeText } from "../app/store.ts";

/** A table on the server where somebody sits, to find the way back from the first page. */
export interface LastTable {
  readonly table: string;
  readonly invite: string | undefined;
  /** When somebody was there last, as far as that is known. */
  readonly at?: number;
}

const KEY = "table";
/** Games with days for a turn go on side by side; more than these nobody follows. */
const KEPT = 12;

/** So long after a game its players may be called to another one. */
const RECENT_MS = 24 * 3600 * 1000;

const makeWord = ({ table, invite, at }: LastTable): string =>
  [table, invite ?? "", ...(at === undefined ? [] : [at])].join("/");

function parseWord(word: string): LastTable {
  const [table = "", invite, at] = word.split("/");
  return { table, invite: invite || undefined, ...(at ? { at: Number(at) } : {}) };
}

export const tableAddress = ({ table, invite }: LastTable): string =>
  `#/t/${table}${invite ? `/${invite}` : ""}`;

/** Where a table is watched that is not shown to everybody. */
export const watchAddress = (table: string, word: string): string => `#/watch/${table}/${word}`;

/** Counts what is written, for those who show it. */
const written = signal(0);

/** The tables where somebody sat, the last one first. */
export const lastTables = (): LastTable[] => (
  written.value,
  (readText(KEY) ?? "").split(" ").filter(Boolean).map(parseWord)
);

function write(tables: readonly LastTable[]): void {
  writeText(KEY, tables.slice(0, KEPT).map(makeWord).join(" ") || undefined);
  written.value++;
}

const without = (table: string): LastTable[] => lastTables().filter((each) => each.table !== table);

export const isRecent = ({ at = 0 }: LastTable): boolean => Date.now() - at < RECENT_MS;
export const rememberTable = (last: LastTable): void => write([last, ...without(last.table)]);
export const forgetTable = (table: string): void => write(without(table));
