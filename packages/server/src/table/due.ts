/** When somebody has to act for a table although nobody asks: a bot's turn, or a clock's end. */
import { deadline } from "./clock.ts";
import { botAt, toMove, type TableState } from "./state.ts";

export type Due =
  | { readonly kind: "bot"; readonly seat: number; readonly at: number }
  | { readonly kind: "clock"; readonly at: number };

export function dueOf(state: TableState): Due | null {
  const seat = toMove(state);
  if (seat === null) return null;
  if (botAt(state, seat) !== null) return { kind: "bot", seat, at: lastAt(state) };
  const end = state.clock && deadline(state.clock);
  return end === null ? null : { kind: "clock", at: end };
}

const lastAt = (state: TableState): number => state.entries.at(-1)?.at ?? 0;

/** Whether somebody watches the bots or may come back; without anybody they need not take their time. */
export const isWatched = (state: TableState): boolean =>
  state.seats.some(({ player, away }) => player !== null && away !== "resigned");
