/** Whether a log that comes from outside is one that this program could have written. */
import type { Status } from "@gemwright/protocol";
import {
  CARDS,
  LEVELS,
  cardIndex,
  cardsOfLevel,
  fail,
  isOver,
  noblesFor,
  ok,
  scores,
  winners,
  type Result,
} from "@gemwright/rules";
import { commitmentOf } from "./table/commitment.ts";
import type { LogEntry, OverEntry, SatEntry, StartedEntry } from "./table/entry.ts";
import { freeSeats } from "./table/seating.ts";
import { apply, foldLog, gameOf, seatOf, toMove, type TableState } from "./table/state.ts";

/** The state after a whole log, or what is wrong with the log; steps are played under the rules. */
export function foldForeign(entries: readonly LogEntry[]): Result<TableState, string> {
  try {
    const state = foldLog(entries.slice(0, 1));
    if (!state) return fail("it has no entries");
    if (state.opened.kept.length !== state.opened.seats)
      return fail("entry 1: seats are kept that are not there");
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

/** What a table must be for an entry to be written; talk is heard at any time. */
const WHEN: Partial<Record<LogEntry["type"], Status>> = {
  sat: "open",
  left: "open",
  started: "open",
  step: "running",
  "take-back-asked": "running",
  "take-back-answered": "running",
  "take-back-withdrawn": "running",
  "taken-back": "running",
  away: "running",
  back: "running",
  over: "running",
  rematch: "over",
};

/** What is wrong with the next entry, besides what cannot be applied at all. */
function faultIn(state: TableState, entry: LogEntry): string | undefined {
  const when = WHEN[entry.type];
  if (when !== undefined && when !== state.status)
    return `a table that is ${state.status} has no such entry (${entry.type})`;
  if ("seat" in entry && entry.seat > state.seats.length) return `there is no seat ${entry.seat}`;
  switch (entry.type) {
    case "sat":
      return faultInSeat(state, entry);
    case "started":
      return faultInStart(state, entry);
    case "step":
      return toMove(state) === entry.seat ? undefined : "a step of a seat that is not to move";
    case "over":
      return tellsTheEnd(state, entry) ? undefined : "scores or winners are not those of the game";
    case "take-back-withdrawn":
      return withdraws(state, entry.seat)
        ? undefined
        : "a question is withdrawn that does not stand";
    case "muted":
      return personIn(state, entry.by);
    case "rematch":
      return state.game ? undefined : "there was no game to play again";
    case "opened":
      return "a table is opened once";
    default:
      return personIn(state, entry.seat);
  }
}

const personIn = (state: TableState, seat: number): string | undefined =>
  (state.seats[seat - 1]?.player ?? null) === null ? `nobody sits in seat ${seat}` : undefined;

/** Whether a seat has a question to withdraw to which nobody has said yes. */
const withdraws = ({ takeBack }: TableState, seat: number): boolean =>
  takeBack?.seat === seat && takeBack.agreed.length === 1;

function faultInSeat(state: TableState, { seat, player, bot }: SatEntry): string | undefined {
  if (!freeSeats(state).includes(seat)) return `seat ${seat} is taken`;
  if ((player === null) === (bot === null)) return "a seat is for a person or for a bot";
  return seatOf(state, player) === null ? undefined : "somebody sits down twice";
}

function faultInStart(state: TableState, { deal, commitment }: StartedEntry): string | undefined {
  if (freeSeats(state).length > 0) return "a game does not start with an empty seat";
  const whole = LEVELS.every((level) => {
    const deck = deal.decks[level - 1] ?? [];
    const cards = new Set(
      deck.map((id) => cardIndex(id)).filter((card) => levelOf(card) === level),
    );
    return deck.length === cardsOfLevel(level) && cards.size === deck.length;
  });
  const nobles = new Set(deal.nobles);
  const count = noblesFor(state.opened.seats);
  if (!whole || deal.nobles.length !== count || nobles.size !== count)
    return "the deal is not every card of each level once, with the nobles for the seats";
  return commitmentOf(deal) === commitment
    ? undefined
    : "the deal and its salt are not those that were committed to";
}

const levelOf = (card: number | undefined): number | undefined =>
  card === undefined ? undefined : CARDS[card]?.level;

function tellsTheEnd(state: TableState, entry: OverEntry): boolean {
  const { position } = gameOf(state);
  if (entry.scores.join() !== scores(position).join()) return false;
  if (entry.ending === "played")
    return isOver(position) && entry.winners.join() === winners(position).map(seatNumber).join();
  return entry.winners.length > 0 && entry.winners.every((seat) => state.seats[seat - 1]);
}

const seatNumber = (index: number): number => index + 1;
