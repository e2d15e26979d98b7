import { describe, expect, it } from "vitest";
import { makeRecord, parseRecords } from "./record.ts";
import { standInTags, standInsOf } from "./stand-ins.ts";
import { randomRecord } from "./testing/games.ts";

describe("the turns of a stand-in", () => {
  const played = randomRecord(3, 5, 12);

  it("are read back from the record as they were written, none among them", () => {
    const turns = [undefined, [2, 8, 11], []];
    const read = parseRecords(makeRecord({ ...played, further: standInTags(turns) }));
    if (!read.ok) throw new Error(read.error.reason);
    expect(standInsOf(read.value[0])).toEqual(turns);
  });

  it("are unknown where a record says nothing of them", () => {
    expect(standInsOf(played)).toEqual([undefined, undefined, undefined]);
  });

  it("are turns of the seat, whatever else somebody has written there", () => {
    const junk: [string, string][] = [["StandIn2", " 5 5 3 -1 2.0 999 x 8"]];
    expect(standInsOf({ ...played, further: junk })).toEqual([undefined, [5, 8], undefined]);
  });
});
