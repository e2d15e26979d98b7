/** A table's state: a fold over its log. It may be thrown away at any time and made again. */
import type { Absence, Bot, Ending, Status } from "@gemwright/protocol";
import {
  clonePosition,
  copyPosition,
  deckDealer,
  hasRevealed,
  isOver,
  openingPosition,
  phase,
  playDealt,
  seatToMove,
  turnsPlayed,
  type Dealer,
  type Position,
  type Step,
} from "@gemwright/rules";
import { parseStep, type Turn } from "@gemwright/notation";
import { endTurn, grantGrace, newClock, returnTime, runFor, type Clock } from "./clock.ts";
import { dealOf } from "./dealer.ts";
import type {
  LogEntry,
  MutedEntry,
  OpenedEntry,
  SecretDeal,
  StartedEntry,
  StepEntry,
  TakenBackEntry,
} from "./entry.ts";
import { turnWord } from "./turn.ts";

export interface SeatState {
  player: string | null;
  name: string | null;
  bot: Bot | null;
  /** Why a bot plays for the person, and which. */
  away: Absence | null;
  standIn: Bot | null;
}

/** A moment that a take-back can still return to. */
export interface Moment {
  /** The state after this entry. */
  readonly seq: number;
  readonly position: Position;
  readonly steps: Turn;
  readonly word: string;
  /** What each seat had on its clock; empty where there is none. */
  readonly remaining: readonly number[];
}

/** A game that runs or has run at the table. */
export interface Game {
  readonly secret: SecretDeal;
  readonly commitment: string;
  readonly dealer: Dealer;
  position: Position;
  /** The steps of the turn under way. */
  steps: Turn;
  /** Every finished turn. */
  turns: Turn[];
  /** The turn under way, or the last one if none is, as far as it is played. */
  word: string;
  /** The moments since a card was last revealed, oldest first. */
  moments: Moment[];
  /** A step that was read on the position as it is, so that it need not be read again. */
  read: { readonly text: string; readonly step: Step } | null;
}

/** How the game at a table ended, and when. */
export interface TableResult {
  readonly at: number;
  readonly ending: Ending;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export interface TableState {
  seq: number;
  status: Status;
  readonly opened: OpenedEntry;
  /** All entries; entry i has the seq i + 1. */
  readonly entries: LogEntry[];
  readonly seats: SeatState[];
  /** For each player those whom he does not want to hear, wherever the two of them sit. */
  readonly muted: Map<string, Set<string>>;
  game: Game | null;
  clock: Clock | null;
  takeBack: { seat: number; to: number; agreed: number[] } | null;
  result: TableResult | null;
  rematch: string | null;
}

const emptySeat = (): SeatState => ({
  player: null,
  name: null,
  bot: null,
  away: null,
  standIn: null,
});

export function newState(opened: OpenedEntry): TableState {
  return {
    seq: 1,
    status: "open",
    opened,
    entries: [opened],
    seats: Array.from({ length: opened.seats }, emptySeat),
    muted: new Map(),
    game: null,
    clock: null,
    takeBack: null,
    result: null,
    rematch: null,
  };
}

/** The state after a whole log, or undefined for a log that is empty. */
export function foldLog(entries: Iterable<LogEntry>): TableState | undefined {
  let state: TableState | undefined;
  for (const entry of entries) {
    if (state) apply(state, entry);
    else if (entry.type === "opened") state = newState(entry);
    else throw new Error(`A log begins with ${entry.type}`);
  }
  return state;
}

export const seatAt = (state: TableState, seat: number): SeatState => {
  const found = state.seats[seat - 1];
  if (!found) throw new RangeError(`There is no seat ${seat}`);
  return found;
};

export const gameOf = (state: TableState): Game => {
  if (!state.game) throw new Error("No game has started");
  return state.game;
};

/** The seat to move, from 1; null when nobody is. */
export const toMove = (state: TableState): number | null =>
  state.status !== "running" || !state.game ? null : seatToMove(state.game.position) + 1;

/** The bot that plays a seat now: its own, or the one that stands in. */
export const botAt = (state: TableState, seat: number): Bot | null => {
  const { bot, standIn } = seatAt(state, seat);
  return bot ?? standIn;
};

/** The seat of a player, from 1; null for everybody else. */
export function seatOf(state: TableState, player: string | null): number | null {
  if (player === null) return null;
  const index = state.seats.findIndex((seat) => seat.player === player);
  return index < 0 ? null : index + 1;
}

/** Whether a person plays the seat, and no bot for him. */
export const isPresent = (seat: SeatState): boolean => seat.player !== null && seat.away === null;

/** Applies the next entry of the log. The entry was decided on this state, so it fits. */
export function apply(state: TableState, entry: LogEntry): void {
  state.entries.push(entry);
  state.seq++;
  switch (entry.type) {
    case "opened":
      throw new Error("A table is opened once");
    case "sat": {
      const seat = seatAt(state, entry.seat);
      seat.player = entry.player;
      seat.name = entry.name;
      seat.bot = entry.bot;
      return;
    }
    case "left":
      state.seats[entry.seat - 1] = emptySeat();
      if (!state.seats.some((seat) => seat.player !== null)) state.status = "over";
      return;
    case "started":
      start(state, entry);
      return;
    case "step":
      step(state, entry);
      return;
    case "take-back-asked":
      state.takeBack = { seat: entry.seat, to: entry.to, agreed: [entry.seat] };
      return;
    case "take-back-answered":
      if (entry.agreed) state.takeBack?.agreed.push(entry.seat);
      else state.takeBack = null;
      return;
    case "take-back-withdrawn":
      state.takeBack = null;
      return;
    case "taken-back":
      returnTo(state, entry);
      state.takeBack = null;
      runClock(state, entry.at);
      return;
    case "away": {
      const seat = seatAt(state, entry.seat);
      seat.away = entry.reason;
      seat.standIn = entry.bot;
      // Those who are left would have to be asked anew.
      if (entry.reason === "resigned") state.takeBack = null;
      runClock(state, entry.at);
      return;
    }
    case "back": {
      const seat = seatAt(state, entry.seat);
      // Leaving and coming back gains no time, and a turn whose time is over is the stand-in's.
      if (state.clock && seat.away === "time" && toMove(state) !== entry.seat)
        grantGrace(state.clock, entry.seat - 1);
      seat.away = null;
      seat.standIn = null;
      runClock(state, entry.at);
      return;
    }
    case "muted":
      mute(state, entry);
      return;
    case "over": {
      const { at, ending, scores, winners } = entry;
      state.status = "over";
      state.takeBack = null;
      state.result = { at, ending, scores, winners };
      if (state.clock) runFor(state.clock, null, at);
      return;
    }
    case "rematch":
      state.rematch = entry.table;
      return;
    case "chat":
      return;
  }
}

function mute(state: TableState, { by, seat, muted }: MutedEntry): void {
  const [listener, speaker] = [seatAt(state, by).player, seatAt(state, seat).player];
  if (listener === null || speaker === null) return;
  const unheard = state.muted.get(listener) ?? new Set();
  if (muted) unheard.add(speaker);
  else unheard.delete(speaker);
  state.muted.set(listener, unheard);
}

/** Whether the person in a seat does not want to hear the one in another. */
export function isMuted(state: TableState, by: number, seat: number): boolean {
  const [listener, speaker] = [seatAt(state, by).player, seatAt(state, seat).player];
  if (listener === null || speaker === null) return false;
  return state.muted.get(listener)?.has(speaker) ?? false;
}

function start(state: TableState, { deal: secret, commitment, at }: StartedEntry): void {
  const { seats, hideReserved, clock } = state.opened;
  const deal = dealOf(secret, seats);
  state.status = "running";
  state.game = {
    secret,
    commitment,
    dealer: deckDealer(deal),
    position: openingPosition(deal, { hideReserved }),
    steps: [],
    turns: [],
    word: "",
    moments: [],
    read: null,
  };
  state.clock = clock && newClock(clock, seats, at);
  runClock(state, at);
}

/** For each number of seats, the position before a step; done with when the step is. */
const befores: (Position | undefined)[] = [];

function step(state: TableState, entry: StepEntry): void {
  const game = gameOf(state);
  const { position } = game;
  const chosen = stepOf(game, entry.step);
  game.read = null;
  const before = (befores[state.seats.length] ??= clonePosition(position));
  copyPosition(before, position);
  playDealt(position, chosen, game.dealer);
  if (hasRevealed(before, position)) game.moments = [];
  else
    game.moments.push({
      seq: state.seq - 1,
      position: clonePosition(before),
      steps: game.steps,
      word: game.word,
      remaining: [...(state.clock?.remaining ?? [])],
    });
  game.steps = [...game.steps, chosen];
  const ended = turnsPlayed(position) !== turnsPlayed(before);
  game.word = turnWord(before, position, game.steps.length === 1 ? "" : game.word, entry.step);
  if (ended) {
    game.turns.push(game.steps);
    game.steps = [];
  }
  state.takeBack = null;
  if (state.clock) {
    runFor(state.clock, null, entry.at);
    const played = isPresent(seatAt(state, entry.seat)) ? "by a person" : "by a bot";
    if (ended) endTurn(state.clock, entry.seat - 1, played);
  }
  runClock(state, entry.at);
}

function stepOf({ position, read }: Game, text: string): Step {
  if (read?.text === text) return read.step;
  const parsed = parseStep(position, text);
  if (!parsed.ok) throw new Error(`The log holds ${text}, which is not legal`);
  return parsed.value;
}

function returnTo(state: TableState, { seat, to, at }: TakenBackEntry): void {
  const game = gameOf(state);
  const index = game.moments.findIndex((moment) => moment.seq === to);
  const moment = game.moments[index];
  if (!moment) throw new Error(`Nothing can be taken back to ${to}`);
  if (state.clock) {
    runFor(state.clock, null, at);
    returnTime(state.clock, seat - 1, moment.remaining);
    graceForReturned(state, seat);
  }
  const undone = turnsPlayed(game.position) - turnsPlayed(moment.position);
  game.turns = game.turns.slice(0, game.turns.length - undone);
  game.position = clonePosition(moment.position);
  game.read = null;
  game.steps = moment.steps;
  game.word = moment.word;
  game.moments = game.moments.slice(0, index);
}

/** Whoever had run out of time then, and has come back since, keeps what coming back has given. */
function graceForReturned({ clock, seats }: TableState, asker: number): void {
  seats.forEach((seat, index) => {
    if (clock?.remaining[index] === 0 && index !== asker - 1 && isPresent(seat))
      grantGrace(clock, index);
  });
}

/** Lets the time of the seat to move run, if a person plays it. */
function runClock(state: TableState, at: number): void {
  if (!state.clock) return;
  const seat = toMove(state);
  const runs = seat !== null && !isOver(gameOf(state).position) && isPresent(seatAt(state, seat));
  runFor(state.clock, runs ? seat - 1 : null, at);
}

/** The moment to which a seat may ask to return: the start of its last turn since a reveal. */
export function momentFor(state: TableState, seat: number): Moment | undefined {
  return state.game?.moments.findLast(
    ({ position }) => seatToMove(position) === seat - 1 && phase(position) === "action",
  );
}
