import { readText, writeText } from "../app/store.ts";

/** The table on the server where somebody sat last, to find the way back from the first page. */
export interface LastTable {
  readonly table: string;
  readonly invite: string | undefined;
}

export function rememberTable({ table, invite }: LastTable): void {
  writeText("table", invite === undefined ? table : `${table}/${invite}`);
}

export function lastTable(): LastTable | undefined {
  const [table, invite] = readText("table")?.split("/") ?? [];
  return table ? { table, invite } : undefined;
}

export const forgetTable = (): void => writeText("table", undefined);
