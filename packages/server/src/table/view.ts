/**
 * What each pair of eyes is told. An event depends on the log up to its entry and on the viewer,
 * on nothing else, so it is the same whenever and by whichever process it is made.
 */
import {
  makeLegal,
  makePublicObservation,
  withEyesOf,
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
import { gameOf, isPresent, seatAt, toMove, type Game, type TableState } from "./state.ts";
import { freeSeats } from "./seating.ts";

/** Eyes by seat: a seat from 1, or null for somebody who sits nowhere. */
export const viewerOf = (seat: number | null): Viewer => (seat === null ? SPECTATOR : seat - 1);

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
    case "rematch":
      return { ...entry, seq };
    case "started": {
      const { type, commitment } = entry;
      return { type, seq, at, commitment, clock: clockView(state), ...observed(state, viewer) };
    }
    case "step": {
      const { type, seat, step, by } = entry;
      const game = gameOf(state);
      const turn = game.steps.length === 0 ? game.word : null;
      const clock = clockView(state);
      return { type, seq, at, seat, step, by, turn, clock, ...observed(state, viewer) };
    }
    case "taken-back": {
      const { type, seat, to } = entry;
      return { type, seq, at, seat, to, clock: clockView(state), ...observed(state, viewer) };
    }
    case "away":
    case "back":
      return { ...entry, seq, clock: clockView(state) };
    case "chat": {
      const { type, seat } = entry;
      const deaf = viewer !== SPECTATOR && seatAt(state, viewer + 1).muted.has(seat);
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
    case "over": {
      const { type, ending, scores, winners } = entry;
      const deal = openedDeal(gameOf(state).secret);
      return {
        type,
        seq,
        at,
        ending,
        scores: [...scores],
        winners: [...winners],
        deal,
        ...observed(state, viewer),
      };
    }
  }
}

/** What everybody may know of a game, kept for as long as its state does not change. */
const known = new WeakMap<Game, { seq: number; observation: Observation }>();

function observationOf({ seq }: TableState, game: Game, viewer: Viewer): Observation {
  let everybody = known.get(game);
  if (everybody?.seq !== seq) {
    everybody = { seq, observation: makePublicObservation(game.position) };
    known.set(game, everybody);
  }
  return withEyesOf(viewer, game.position, everybody.observation);
}

const observed = (state: TableState, viewer: Viewer): { observation: Observation } => ({
  observation: observationOf(state, gameOf(state), viewer),
});

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
    observation: game ? observationOf(state, game, viewerOf(seat)) : null,
    legal: moves && position ? makeLegal(position) : [],
    takeBack: state.takeBack && { ...state.takeBack, agreed: [...state.takeBack.agreed] },
    rematch: state.rematch,
    ...(seat !== null && freeSeats(state).length > 0 ? { invite: opened.invite } : {}),
    result: state.result && {
      ending: state.result.ending,
      scores: [...state.result.scores],
      winners: [...state.result.winners],
    },
    deal: status === "over" && game ? openedDeal(game.secret) : null,
    now,
  };
}
