import { readText, writeText } from "../app/store.ts";

/** A table on the server where somebody sits, to find the way back from the first page. */
export interface LastTable {
  readonly table: string;
  readonly invite: string | undefined;
}

const KEY = "table";
/** Games with days for a turn go on side by side; more than these nobody follows. */
const KEPT = 12;

const makeWord = ({ table, invite }: LastTable): string =>
  invite === undefined ? table : `${table}/${invite}`;

function parseWord(word: string): LastTable {
  const [table = "", invite] = word.split("/");
  return { table, invite };
}

/** The tables where somebody sat, the last one first. */
export const lastTables = (): LastTable[] =>
  (readText(KEY) ?? "").split(" ").filter(Boolean).map(parseWord);

const write = (tables: readonly LastTable[]): void =>
  writeText(KEY, tables.slice(0, KEPT).map(makeWord).join(" ") || undefined);

const without = (table: string): LastTable[] => lastTables().filter((each) => each.table !== table);

export const rememberTable = (last: LastTable): void => write([last, ...without(last.table)]);
export const forgetTable = (table: string): void => write(without(table));
