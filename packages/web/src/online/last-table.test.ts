import { afterEach, describe, expect, it } from "vitest";
import { writeText } from "../app/store.ts";
import { forgetTable, isRecent, lastTables, rememberTable, tableAddress } from "./last-table.ts";

const names = (): string[] => lastTables().map(({ table }) => table);

afterEach(() => writeText("table", undefined));

describe("the tables where somebody sat", () => {
  it("are remembered side by side, the last one first, each once", () => {
    rememberTable({ table: "aaaaaa", invite: undefined });
    rememberTable({ table: "bbbbbb", invite: "x-_1" });
    rememberTable({ table: "aaaaaa", invite: undefined, at: 17 });
    expect(lastTables()).toEqual([
      { table: "aaaaaa", invite: undefined, at: 17 },
      { table: "bbbbbb", invite: "x-_1" },
    ]);
  });

  it("are read as an earlier version wrote its only one", () => {
    writeText("table", "k3f9x2/abc");
    expect(lastTables()).toEqual([{ table: "k3f9x2", invite: "abc" }]);
  });

  it("lead back to where they are", () => {
    expect(tableAddress({ table: "aaaaaa", invite: "x-_1" })).toBe("#/t/aaaaaa/x-_1");
    expect(tableAddress({ table: "aaaaaa", invite: undefined })).toBe("#/t/aaaaaa");
    expect(isRecent({ table: "aaaaaa", invite: undefined, at: Date.now() })).toBe(true);
    expect(isRecent({ table: "aaaaaa", invite: undefined })).toBe(false);
  });

  it("are forgotten one by one", () => {
    for (const table of ["aaaaaa", "bbbbbb"]) rememberTable({ table, invite: undefined });
    forgetTable("bbbbbb");
    expect(names()).toEqual(["aaaaaa"]);
    forgetTable("aaaaaa");
    expect(names()).toEqual([]);
  });

  it("are not more than one can follow", () => {
    for (let i = 0; i < 20; i++) rememberTable({ table: `table${i}`, invite: undefined });
    expect(names()).toHaveLength(12);
    expect(names()[0]).toBe("table19");
  });
});
