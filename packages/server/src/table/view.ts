/**
 * What each pair of eyes is told. An event depends on the log up to its entry and on the viewer,
 * on nothing else, so it is the same whenever and by whichever process it is made.
 */
import {
  makeLegal,
  makeObservation,
  observationTexts,
  type ClockView,
  type Observation,
  type OpenedDeal,
  type SeatView,
  type TableEvent,
  type TableLine,
  type TableView,
} from "@gemwright/protocol";
import { SPECTATOR, type Viewer } from "@gemwright/rules";
import type { SecretDeal } from "./entry.ts";
import {
  gameOf,
  isMuted,
  isPresent,
  seatAt,
  toMove,
  type TableResult,
  type TableState,
} from "./state.ts";
import { freeSeats, watchWord } from "./seating.ts";

/** Eyes by seat: a seat from 1, or null for somebody who sits nowhere. */
export const viewerOf = (seat: number | null): Viewer => (seat === null ? SPECTATOR : seat - 1);

/** What the last entry tells of the game, the same for all eyes; undefined if it tells nothing. */
function newsOf(state: TableState): TableNews | undefined {
  const entry = state.entries.at(-1)!;
  const { seq } = state;
  const { type, at } = entry;
  switch (type) {
    case "started":
      return { type, seq, at, commitment: entry.commitment, clock: clockView(state) };
    case "step": {
      const { seat, step, by } = entry;
      const game = gameOf(state);
      const turn = game.steps.length === 0 ? game.word : null;
      return { type, seq, at, seat, step, by, turn, clock: clockView(state) };
    }
    case "taken-back":
      return { type, seq, at, seat: entry.seat, to: entry.to, clock: clockView(state) };
    case "over": {
      const { ending } = entry;
      const [scores, winners] = [[...entry.scores], [...entry.winners]];
      return { type, seq, at, ending, scores, winners, deal: openedDeal(gameOf(state).secret) };
    }
    default:
      return undefined;
  }
}

/** The event of the last entry of a state. */
export function eventFor(state: TableState, viewer: Viewer): TableEvent {
  const entry = state.entries.at(-1)!;
  const { seq } = state;
  const { at } = entry;
  switch (entry.type) {
    case "opened": {
      const { type, table, seats, start, clock, listed, hideReserved, rematchOf } = entry;
      return { type, seq, at, table, seats, start, clock, listed, hideReserved, rematchOf };
    }
    case "sat": {
      const { type, seat, player, name, bot } = entry;
      return { type, seq, at, seat, player, name, bot };
    }
    case "left":
    case "take-back-asked":
    case "take-back-answered":
    case "take-back-withdrawn":
      return { ...entry, seq };
    case "rematch":
      return { ...entry, seq, watch: watchWord(state.opened, entry.table) };
    case "started":
    case "step":
    case "taken-back":
    case "over": {
      const observation = makeObservation(gameOf(state).position, viewer);
      return { ...newsOf(state)!, observation };
    }
    case "away":
    case "back":
      return { ...entry, seq, clock: clockView(state) };
    case "chat": {
      const { type, seat } = entry;
      const deaf = viewer !== SPECTATOR && isMuted(state, viewer + 1, seat);
      const name = seatAt(state, seat).name ?? "";
      return { type, seq, at, seat, name, text: deaf ? null : entry.text };
    }
    case "muted": {
      const { type, by, seat, muted } = entry;
      const own = viewer === by - 1;
      return {
        type,
        seq,
        at,
        by: own ? by : null,
        seat: own ? seat : null,
        muted: own ? muted : null,
      };
    }
  }
}

/** Events that tell of the game end with the viewer's observation. */
type Told<E> = E extends { observation: Observation } ? Omit<E, "observation"> : never;
type TableNews = Told<TableEvent>;

/** An event as JSON in two pieces: the second is one and the same for all whom it tells the same. */
export type EventText = readonly [front: string, rest: string];

/**
 * The event of the last entry of a state, as JSON for each pair of eyes. What all are told alike is
 * written once. The texts are to be asked for before the state goes on.
 */
export function eventTexts(state: TableState): (viewer: Viewer) => EventText {
  const news = newsOf(state);
  if (news === undefined) return (viewer) => [JSON.stringify(eventFor(state, viewer)), ""];
  const observation = observationTexts(gameOf(state).position, "}");
  const front = `${newsText(news)},"observation":`;
  return (viewer) => {
    const [own, rest] = observation(viewer);
    return [front + own, rest];
  };
}

/** News as JSON, to be gone on with. Nearly all tell of a step, whose words need no escaping. */
function newsText(news: TableNews): string {
  if (news.type !== "step") return JSON.stringify(news).slice(0, -1);
  const { seq, at, seat, step, by, turn, clock } = news;
  return (
    `{"type":"step","seq":${seq},"at":${at},"seat":${seat},"step":"${step}","by":"${by}"` +
    `,"turn":${turn === null ? "null" : `"${turn}"`}` +
    `,"clock":${clock === null ? "null" : JSON.stringify(clock)}`
  );
}

export const openedDeal = ({ decks, nobles, salt }: SecretDeal): OpenedDeal => ({
  decks: { 1: [...decks[0]], 2: [...decks[1]], 3: [...decks[2]] },
  nobles: [...nobles],
  salt,
});

function clockView({ clock }: TableState): ClockView | null {
  if (!clock) return null;
  const { choice, remaining, running, since } = clock;
  return {
    choice,
    remainingMs: [...remaining],
    running: running === null ? null : running + 1,
    at: since,
  };
}

const seatViews = ({ seats }: TableState): SeatView[] =>
  seats.map(({ player, name, bot, away }, index) => ({ seat: index + 1, player, name, bot, away }));

export const lineOf = (state: TableState): TableLine => ({
  table: state.opened.table,
  status: state.status,
  seats: seatViews(state),
  clock: state.opened.clock,
  hideReserved: state.opened.hideReserved,
  ...(state.result ? { result: { at: state.result.at, ...resultView(state.result) } } : {}),
});

const resultView = ({ ending, scores, winners }: TableResult) => ({
  ending,
  scores: [...scores],
  winners: [...winners],
});

/** The table for the eyes of a seat (from 1), or of a spectator (null). */
export function viewOf(state: TableState, seat: number | null, now: number): TableView {
  const { opened, game, status } = state;
  const position = game?.position;
  const moves = seat !== null && toMove(state) === seat && isPresent(seatAt(state, seat));
  return {
    table: opened.table,
    status,
    seq: state.seq,
    seat,
    seats: seatViews(state),
    listed: opened.listed,
    hideReserved: opened.hideReserved,
    clock: clockView(state),
    commitment: game?.commitment ?? null,
    observation: position ? makeObservation(position, viewerOf(seat)) : null,
    legal: moves && position ? makeLegal(position) : [],
    takeBack: state.takeBack && { ...state.takeBack, agreed: [...state.takeBack.agreed] },
    rematch: state.rematch,
    ...(seat !== null && freeSeats(state).length > 0 ? { invite: opened.invite } : {}),
    result: state.result && resultView(state.result),
    deal: status === "over" && game ? openedDeal(game.secret) : null,
    now,
  };
}
