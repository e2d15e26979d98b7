import { signal } from "@preact/signals";
import type { TableEvent, TableView } from "@gemwright/protocol";
import { SeededRandom, openingPosition, shuffledDeal } from "@gemwright/rules";
import { afterEach, describe, expect, it, vi } from "vitest";
import { writeText } from "../app/store.ts";
import type { Company, GameView } from "../play/game.ts";
import { FarTable, type FarWorld } from "./far-table.ts";
import { type LastTable, lastTables, rememberTable } from "./last-table.ts";

const LAST: LastTable = { table: "abcdefgh", invite: "x", at: Date.now() };
const tableOf = (more: Partial<TableView>): TableView =>
  ({ seat: 1, status: "running", observation: {}, ...more }) as TableView;

/** Anna sits at a table with Bert and looks at something else. */
function elsewhere(table: TableView, last = LAST) {
  const view = signal<GameView>({
    seq: 0,
    position: openingPosition(shuffledDeal(2, new SeededRandom(3))),
    viewer: 0,
    sitters: ["Anna", "Bert"].map((name) => ({ name, bot: undefined, away: false })),
    deeds: [],
    mayAct: false,
    clock: undefined,
    curtain: undefined,
  });
  const rematch = signal<readonly number[]>([]);
  const leave = vi.fn<() => void>();
  const server = { table, tell: undefined as ((event: TableEvent) => void) | undefined };
  const world: FarWorld = {
    table: () => Promise.resolve({ ok: true, value: server.table }),
    follow: (_, onEvent) => ((server.tell = onEvent), { end: () => {} }),
    open: () => ({ view, company: { rematch } as unknown as Company, playAgain: () => {}, leave }),
  };
  const turn = (mayAct: boolean) => (view.value = { ...view.value, mayAct });
  return { far: new FarTable(last, world), server, rematch, leave, turn };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => writeText("table", undefined));

describe("the last table, from another page", () => {
  it("calls when the turn comes, and not for one that was left", async () => {
    const { far, turn, leave } = elsewhere(tableOf({}));
    turn(true);
    await settled();
    expect(far.call.value).toBeUndefined();
    turn(false);
    expect(far.call.value).toBeUndefined();
    turn(true);
    expect(far.call.value).toEqual({ why: "turn", names: ["Bert"], round: 1 });
    turn(false);
    expect(far.call.value).toBeUndefined();
    far.end();
    expect(leave).toHaveBeenCalledOnce();
  });

  it("calls when the game begins that was waited for", async () => {
    const { far, server, turn } = elsewhere(tableOf({ status: "open", observation: null }));
    await settled();
    server.table = tableOf({});
    server.tell?.({ type: "started", seq: 4, at: 0 } as TableEvent);
    await settled();
    expect(far.call.value?.why).toBe("begun");
    turn(true);
    expect(far.call.value?.why).toBe("turn");
  });

  it("calls to another game as long as somebody waits for it", async () => {
    const { far, rematch } = elsewhere(tableOf({ status: "over" }));
    await settled();
    expect(far.call.value).toBeUndefined();
    rematch.value = [1];
    expect(far.call.value).toEqual({ why: "rematch", names: ["Bert"], round: 1 });
    rematch.value = [];
    expect(far.call.value).toBeUndefined();
  });

  it("is forgotten when its game has long been over", async () => {
    rememberTable(LAST);
    const { far, rematch } = elsewhere(tableOf({ status: "over" }), { ...LAST, at: 0 });
    await settled();
    rematch.value = [1];
    expect(far.call.value).toBeUndefined();
    expect(lastTables()).toEqual([]);
  });
});
