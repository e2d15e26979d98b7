/** Whether a log that comes from outside is one that this program could have written. */
import { fail, isOver, ok, scores, winners, type Result } from "@gemwright/rules";
import { commitmentOf } from "./commitment.ts";
import type { LogEntry, OverEntry } from "./entry.ts";
import { apply, foldLog, gameOf, toMove, type TableState } from "./state.ts";

/** The state after a whole log, or what is wrong with the log; steps are played under the rules. */
export function foldForeign(entries: readonly LogEntry[]): Result<TableState, string> {
  try {
    const state = foldLog(entries.slice(0, 1));
    if (!state) return fail("it has no entries");
    for (const entry of entries.slice(1)) {
      const fault = faultIn(state, entry);
      if (fault !== undefined) return fail(`entry ${state.seq + 1}: ${fault}`);
      apply(state, entry);
    }
    if (state.status === "running" && isOver(gameOf(state).position))
      return fail("its game has ended and the log does not say so");
    return ok(state);
  } catch (error) {
    return fail((error as Error).message);
  }
}

/** What is wrong with the next entry, besides what cannot be applied at all. */
function faultIn(state: TableState, entry: LogEntry): string | undefined {
  switch (entry.type) {
    case "started":
      return commitmentOf(entry.deal) === entry.commitment
        ? undefined
        : "the deal and its salt are not those that were committed to";
    case "step":
      return toMove(state) === entry.seat ? undefined : "a step of a seat that is not to move";
    case "over":
      return tellsTheEnd(state, entry) ? undefined : "scores or winners are not those of the game";
    default:
      return undefined;
  }
}

function tellsTheEnd(state: TableState, entry: OverEntry): boolean {
  const { position } = gameOf(state);
  if (entry.scores.join() !== scores(position).join()) return false;
  if (entry.ending === "played")
    return isOver(position) && entry.winners.join() === winners(position).map(seatNumber).join();
  return entry.winners.length > 0 && entry.winners.every((seat) => state.seats[seat - 1]);
}

const seatNumber = (index: number): number => index + 1;
