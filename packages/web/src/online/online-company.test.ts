import type { TableEvent, TableView } from "@gemwright/protocol";
import { describe, expect, it } from "vitest";
import { OnlineCompany } from "./online-company.ts";

/** Events without their seq and time, which say nothing here. */
type Told<E = TableEvent> = E extends TableEvent ? Omit<E, "seq" | "at"> : never;

/** Anna's table, as she is told of it from the beginning. */
function company(...events: readonly Told[]): OnlineCompany {
  const made = new OnlineCompany({ table: "abcdefgh", seats: [] } as unknown as TableView, 0);
  for (const event of events) made.take({ ...event, seq: 1, at: 0 });
  return made;
}

const sat = (seat: number, player: string): Told => ({
  type: "sat",
  seat,
  player,
  name: player,
  bot: null,
});

describe("the company at a table", () => {
  const bertMuted: readonly Told[] = [
    sat(1, "anna"),
    sat(2, "bert"),
    { type: "chat", seat: 2, name: "bert", text: "hello" },
    { type: "muted", by: 1, seat: 2, muted: true },
  ];

  it("is silenced person by person, not chair by chair", () => {
    expect(company(...bertMuted).muted.value).toEqual(new Set([1]));
    const gone: readonly Told[] = [...bertMuted, { type: "left", seat: 2 }, sat(2, "carla")];
    expect(company(...gone).muted.value).toEqual(new Set());
    expect(company(...gone, sat(3, "bert")).muted.value).toEqual(new Set([2]));
  });

  it("asks to take a turn back until that is withdrawn, and may not once somebody has agreed", () => {
    const asked: Told = { type: "take-back-asked", seat: 1, to: 4 };
    expect(company(asked).takeBack.value).toEqual({ seat: 0, answered: true });
    const withdrawn: Told = { type: "take-back-withdrawn", seat: 1 };
    expect(company(asked, withdrawn).takeBack.value).toBeUndefined();
    const agreed: Told = { type: "take-back-answered", seat: 2, agreed: true };
    expect(company(asked, agreed).takeBack.value).toMatchObject({ answered: true, agreed: true });
    const other = company({ ...asked, seat: 3 }, agreed).takeBack.value;
    expect(other).toMatchObject({ seat: 2, answered: false });
    const resigned: Told = {
      type: "away",
      seat: 3,
      reason: "resigned",
      bot: "journeyman",
      clock: null,
    };
    expect(company(asked, resigned).takeBack.value).toBeUndefined();
  });

  it("is heard again, and does not learn of the muting of others", () => {
    const again: Told = { type: "muted", by: 1, seat: 2, muted: false };
    expect(company(...bertMuted, again).muted.value).toEqual(new Set());
    const others: Told = { type: "muted", by: null, seat: null, muted: null };
    expect(company(...bertMuted, others).muted.value).toEqual(new Set([1]));
  });

  it("puts nobody's words into the mouth of another who takes the seat", () => {
    expect(company(...bertMuted).remarks.value).toEqual([{ seat: 1, text: "hello" }]);
    const gone = company(...bertMuted, { type: "left", seat: 2 }, sat(2, "carla"));
    expect(gone.remarks.value).toEqual([]);
  });
});
