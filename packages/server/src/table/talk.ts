/** Chat at the table: short, not too much of it, and to be switched off by whoever hears it. */
import { problem } from "@gemwright/protocol";
import { fail, ok } from "@gemwright/rules";
import type { Decision, Person } from "./seating.ts";
import { seatAt, seatOf, type TableState } from "./state.ts";

/** So many messages of one seat in so many ms are enough. */
const FLOOD_COUNT = 5;
const FLOOD_MS = 10_000;

/** Control characters, and those that turn or hide text, have no place in a line of chat. */
const UNSEEN_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

/** A line of text as it may be shown: one line, no tricks; markup is the reader's to escape. */
export const cleanLine = (text: string): string =>
  text.toWellFormed().normalize("NFC").replace(/\s+/gu, " ").replace(UNSEEN_CHARACTERS, "").trim();

export function decideChat(state: TableState, person: Person, text: string, now: number): Decision {
  const seat = seatOf(state, person.player);
  if (seat === null) return fail(problem("not-yours"));
  const line = cleanLine(text);
  if (line === "") return fail(problem("malformed", "There is nothing to say in this."));
  const own = state.entries.filter((entry) => entry.type === "chat" && entry.seat === seat);
  const recent = own.filter((entry) => now - entry.at < FLOOD_MS);
  const last = own.at(-1);
  const again = last?.type === "chat" && last.text === line && now - last.at < FLOOD_MS;
  if (recent.length >= FLOOD_COUNT || again)
    return fail(problem("too-many", "Slower, please: others want to read it."));
  return ok([{ type: "chat", at: now, seat, text: line }]);
}

export function decideMute(
  state: TableState,
  person: Person,
  { seat, muted }: { seat: number; muted: boolean },
  now: number,
): Decision {
  const by = seatOf(state, person.player);
  if (by === null) return fail(problem("not-yours"));
  if (seat === by || seat > state.seats.length) return fail(problem("malformed"));
  if (seatAt(state, by).muted.has(seat) === muted) return ok([]);
  return ok([{ type: "muted", at: now, by, seat, muted }]);
}
