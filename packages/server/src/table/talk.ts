/** Chat at the table: short, not too much of it, and to be switched off by whoever hears it. */
import { problem } from "@gemwright/protocol";
import { fail, ok } from "@gemwright/rules";
import type { ChatEntry } from "./entry.ts";
import type { Decision, Person } from "./seating.ts";
import { isMuted, seatAt, seatOf, type TableState } from "./state.ts";

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
  const [last, ...before] = saidLately(state, seat, now);
  const hurried = last?.text === line ? last : before[FLOOD_COUNT - 2];
  if (hurried)
    return fail({
      ...problem("too-many", "Slower, please: others want to read it."),
      retryAfterS: Math.ceil((hurried.at + FLOOD_MS - now) / 1000),
    });
  return ok([{ type: "chat", at: now, seat, text: line }]);
}

/** What the person in a seat has said of late, the newest first; not what another said there. */
function saidLately({ entries }: TableState, seat: number, now: number): ChatEntry[] {
  const said: ChatEntry[] = [];
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i]!;
    if (now - entry.at >= FLOOD_MS || (entry.type === "left" && entry.seat === seat)) break;
    if (entry.type === "chat" && entry.seat === seat) said.push(entry);
  }
  return said;
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
  // An empty chair says nothing, and who will sit there is not known.
  if (seatAt(state, seat).player === null)
    return fail(problem("malformed", "There is nobody in that seat who talks."));
  if (isMuted(state, by, seat) === muted) return ok([]);
  return ok([{ type: "muted", at: now, by, seat, muted }]);
}
