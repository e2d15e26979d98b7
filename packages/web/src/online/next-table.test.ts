import type { TableEvent } from "@gemwright/protocol";
import { describe, expect, it } from "vitest";
import { SPECTATOR } from "@gemwright/rules";
import { type Next, NextTable } from "./next-table.ts";

const sat = (seat: number, player: string | null): TableEvent => ({
  type: "sat",
  seq: seat,
  at: 0,
  seat,
  player,
  name: player ?? "novice",
  bot: player === null ? "novice" : null,
});

const [FIRST, SECOND] = ["abcdefgh", "hgfedcba"].map((table) => ({ table, watch: "word" })) as [
  Next,
  Next,
];
const PLAYERS = ["anna", "bert", "carla", null];
const STARTED = { type: "started", seq: 6, at: 0 } as TableEvent;

/** Anna, Bert and Carla have played; a bot had the last seat. Bert looks, or somebody else. */
function called(viewer = 1) {
  const table = { ended: false, tell: undefined as ((event: TableEvent) => void) | undefined };
  const next = new NextTable((_, onEvent) => {
    table.tell = onEvent;
    return { end: () => (table.ended = true) };
  });
  next.watch(FIRST, PLAYERS, viewer);
  return { next, table };
}

describe("the table of the next game", () => {
  it("tells who waits there, whatever their new seats are, and not of bots or oneself", () => {
    const { next, table } = called();
    expect(next.waiting.value).toEqual([]);
    table.tell?.(sat(3, null));
    expect(next.waiting.value).toEqual([]);
    table.tell?.(sat(2, "carla"));
    expect(next.waiting.value).toEqual([2]);
    table.tell?.(sat(4, "anna"));
    expect(next.waiting.value).toEqual([2, 0]);
    table.tell?.(sat(1, "bert"));
    expect(next.waiting.value).toEqual([2, 0]);
  });

  it("forgets whoever leaves it", () => {
    const { next, table } = called();
    table.tell?.(sat(4, "anna"));
    table.tell?.({ type: "left", seq: 5, at: 0, seat: 4 });
    expect(next.waiting.value).toEqual([]);
  });

  it("is another one where everybody has left the first", () => {
    const { next, table } = called();
    table.tell?.(sat(4, "anna"));
    table.tell?.({ type: "left", seq: 5, at: 0, seat: 4 });
    const before = table.tell;
    next.watch(FIRST, PLAYERS, 1);
    expect(table.tell).toBe(before);
    next.watch(SECOND, PLAYERS, 1);
    expect(table.ended).toBe(true);
    table.tell?.(sat(2, "carla"));
    expect(next.waiting.value).toEqual([2]);
  });

  it("calls nobody any more once the game has begun", () => {
    const { next, table } = called();
    table.tell?.(sat(4, "anna"));
    table.tell?.(sat(1, "bert"));
    table.tell?.(STARTED);
    expect(next.waiting.value).toEqual([]);
    expect(table.ended).toBe(true);
    expect(next.begun.value).toBe(undefined);
  });

  it.each([1, SPECTATOR])(
    "is shown to viewer %i, who has no seat there, once it plays",
    (viewer) => {
      const { next, table } = called(viewer);
      table.tell?.(sat(4, "anna"));
      expect(next.waiting.value).toEqual(viewer === SPECTATOR ? [] : [0]);
      expect(next.begun.value).toBe(undefined);
      table.tell?.(sat(1, "dora"));
      table.tell?.(STARTED);
      expect(next.begun.value).toBe("#/watch/abcdefgh/word");
      expect(table.ended).toBe(true);
    },
  );
});
