import type { SeatView, TableView } from "@gemwright/protocol";
import { describe, expect, it } from "vitest";
import { awaitedAt } from "./awaited.ts";

const seat = (name: string | null, bot: string | null = null): SeatView =>
  ({ seat: 1, player: bot ? null : name, name, bot, away: null }) as SeatView;
const table = (...seats: SeatView[]) => ({ seats }) as unknown as TableView;

describe("who is still to come to another game", () => {
  const last = table(seat("Anna"), seat("novice", "novice"), seat("Bert"), seat("Bert"));

  it("is everybody of the last one who does not sit yet, the start passed on", () => {
    const next = table(seat("novice", "novice"), seat(null), seat("Bert"), seat(null));
    expect(awaitedAt(next, last)).toEqual([undefined, "Bert 1", undefined, "Anna"]);
  });

  it("is nobody by name where nothing was played before", () => {
    expect(awaitedAt(table(seat("Anna"), seat(null)), null)).toEqual([undefined, undefined]);
  });
});
