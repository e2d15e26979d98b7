/** What may happen while a game runs, decided on the state and answered with entries. */
import { problem, type Bot, type Decider, type Problem } from "@gemwright/protocol";
import { makeStep, parseStep } from "@gemwright/notation";
import {
  PASS,
  clonePosition,
  copyPosition,
  fail,
  isOver,
  leaders,
  ok,
  playDealt,
  refusal,
  scores,
  seatToMove,
  turnsPlayed,
  winners,
  type Position,
  type Result,
  type Step,
} from "@gemwright/rules";
import { deadline } from "./clock.ts";
import type { LogEntry, OverEntry, StepEntry } from "./entry.ts";
import type { Decision, Person } from "./seating.ts";
import {
  botAt,
  gameOf,
  isPresent,
  momentFor,
  seatAt,
  seatOf,
  toMove,
  type Game,
  type TableState,
} from "./state.ts";

/** Who plays on for somebody who is away. */
const STAND_IN: Bot = "journeyman";

const refuse = (code: Problem["code"], detail?: string): { ok: false; error: Problem } =>
  fail(problem(code, detail));

/** The seq of the entry that an earlier, equal request became. */
export function repeated(
  state: TableState,
  person: Person,
  { seq, step }: { seq: number; step: string },
): number | undefined {
  const seat = seatOf(state, person.player);
  for (let after = seq; after < state.entries.length; after++) {
    const entry = state.entries[after];
    if (entry?.type !== "step" || entry.by !== "player") continue;
    if (entry.base !== seq || entry.seat !== seat) return undefined;
    return step === entry.step || step === entry.asked ? after + 1 : undefined;
  }
  return undefined;
}

export function decideStep(
  state: TableState,
  person: Person,
  request: { seq: number; step: string },
  now: number,
): Decision {
  const seat = seatOf(state, person.player);
  if (seat === null) return refuse("not-yours");
  if (state.status !== "running") return refuse("not-running");
  if (request.seq > state.seq || request.seq < lastChange(state)) return refuse("stale");
  if (toMove(state) !== seat || !isPresent(seatAt(state, seat))) return refuse("not-your-turn");
  const clock = state.clock && deadline(state.clock);
  if (clock !== null && now > clock) return refuse("not-your-turn", "Your time has run out.");
  const read = readStep(gameOf(state), request.step);
  if (!read.ok) return read;
  return played(state, { ...read.value, asked: request.step }, "player", request.seq, now);
}

/** The seq since which the game has not changed. Talk does not make a step stale. */
function lastChange(state: TableState): number {
  for (let seq = state.entries.length; seq > 0; seq--) {
    const type = state.entries[seq - 1]?.type;
    if (type === "step" || type === "taken-back" || type === "started") return seq;
  }
  return 0;
}

function readStep(game: Game, text: string): Result<{ text: string; step: Step }, Problem> {
  const parsed = parseStep(game.position, text);
  if (parsed.ok) {
    game.read = { text: makeStep(game.position, parsed.value), step: parsed.value };
    return ok(game.read);
  }
  const { rule, reason } = parsed.error;
  const detail = `${reason[0]?.toUpperCase()}${reason.slice(1)}.`;
  return fail(
    rule === undefined ? problem("malformed", detail) : { code: "illegal-step", rule, detail },
  );
}

/** A bot's step; undefined if the table does not wait for that bot any more. */
export function decideBotStep(
  state: TableState,
  seq: number,
  text: string,
  now: number,
): Decision | undefined {
  const seat = toMove(state);
  if (seat === null || botAt(state, seat) === null || seq < lastChange(state)) return undefined;
  const read = readStep(gameOf(state), text);
  if (!read.ok) return read;
  return played(state, { ...read.value, asked: text }, "bot", state.seq, now);
}

/** For each number of seats, a position to try steps on; done with when a decision is. */
const tried: (Position | undefined)[] = [];

/** The step, then every pass that is forced, and the end if it has come. */
function played(
  state: TableState,
  { text, step, asked }: { text: string; step: Step; asked: string },
  by: Decider,
  base: number,
  now: number,
): Decision {
  const game = gameOf(state);
  const position = (tried[state.seats.length] ??= clonePosition(game.position));
  copyPosition(position, game.position);
  const entries: LogEntry[] = [];
  const add = (stepText: string, each: Step, decider: Decider): void => {
    const seat = seatToMove(position) + 1;
    const entry: StepEntry = { type: "step", at: now, seat, step: stepText, by: decider, base };
    entries.push(decider !== "rule" && asked !== stepText ? { ...entry, asked } : entry);
    playDealt(position, each, game.dealer);
  };
  add(text, step, by);
  while (!isOver(position) && refusal(position, PASS) === undefined)
    add(makeStep(position, PASS), PASS, "rule");
  if (isOver(position)) entries.push(overBy(position, now));
  return ok(entries);
}

const overBy = (position: Position, now: number): OverEntry => ({
  type: "over",
  at: now,
  ending: "played",
  scores: scores(position),
  winners: winners(position).map((seat) => seat + 1),
});

/** Nobody's game is spoilt: with two seats the other wins, with more a bot plays on. */
export function decideResign(state: TableState, person: Person, now: number): Decision {
  const seat = seatOf(state, person.player);
  if (seat === null) return refuse("not-yours");
  if (state.status !== "running") return refuse("not-running");
  if (seatAt(state, seat).away === "resigned") return refuse("not-yours");
  const gone = (index: number): boolean =>
    index === seat - 1 || state.seats[index]?.away === "resigned";
  const playing = state.seats.flatMap((_, index) => (gone(index) ? [] : [index]));
  const people = playing.filter((index) => state.seats[index]?.player !== null);
  if (state.seats.length > 2 && people.length > 0)
    return ok([{ type: "away", at: now, seat, reason: "resigned", bot: STAND_IN }]);
  const { position } = gameOf(state);
  return ok([
    {
      type: "over",
      at: now,
      ending: "resigned",
      scores: scores(position),
      winners: leaders(position, playing).map((index) => index + 1),
    },
  ]);
}

/** Leaves a running game to a bot; the person may come back. */
export function decideGo(state: TableState, person: Person, now: number): Decision {
  const seat = seatOf(state, person.player);
  if (seat === null) return refuse("not-yours");
  if (state.status !== "running") return refuse("not-running");
  if (seatAt(state, seat).away) return refuse("not-running", "You have left this game already.");
  return ok([{ type: "away", at: now, seat, reason: "left", bot: STAND_IN }]);
}

export function decideBack(state: TableState, person: Person, now: number): Decision {
  const seat = seatOf(state, person.player);
  if (seat === null || seatAt(state, seat).away === "resigned") return refuse("not-yours");
  if (state.status !== "running") return refuse("not-running");
  if (!seatAt(state, seat).away) return refuse("not-running", "You are at the table already.");
  return ok([{ type: "back", at: now, seat }]);
}

/** The clock's word: undefined while there is time. */
export function decideTimeOut(state: TableState, now: number): Decision | undefined {
  const seat = toMove(state);
  const end = state.clock && deadline(state.clock);
  if (seat === null || end === null || now < end) return undefined;
  return ok([{ type: "away", at: now, seat, reason: "time", bot: STAND_IN }]);
}

/**
 * Asks to go back to the start of one's last turn; it happens at once if nobody else is asked.
 * Whoever is away and may come back is asked like everybody: nobody's absence is made use of.
 */
export function decideTakeBack(state: TableState, person: Person, now: number): Decision {
  const seat = seatOf(state, person.player);
  if (seat === null) return refuse("not-yours");
  if (state.status !== "running") return refuse("not-running");
  // Asking once more is the same question.
  if (state.takeBack?.seat === seat) return ok([]);
  // An answer does not name its question, so there is one question at a time.
  if (state.takeBack) return refuse("asked-already");
  if (!isPresent(seatAt(state, seat)))
    return refuse("no-take-back", "A bot plays for you; take your seat back first.");
  const moment = momentFor(state, seat);
  if (!moment) return refuse(hasPlayed(state, seat) ? "card-revealed" : "no-take-back");
  const to = moment.seq;
  const asked: LogEntry = { type: "take-back-asked", at: now, seat, to };
  const done: LogEntry = { type: "taken-back", at: now, seat, to };
  return ok(othersPlay(state, [seat]) ? [asked] : [asked, done]);
}

/** Whether a seat has played anything so far. */
function hasPlayed(state: TableState, seat: number): boolean {
  const { position, steps } = gameOf(state);
  return turnsPlayed(position) >= seat || (steps.length > 0 && toMove(state) === seat);
}

export function decideTakeBackAnswer(
  state: TableState,
  person: Person,
  agreed: boolean,
  now: number,
): Decision {
  const seat = seatOf(state, person.player);
  if (seat === null) return refuse("not-yours");
  if (seatAt(state, seat).away === "resigned") return refuse("not-yours");
  const asked = state.takeBack;
  if (state.status !== "running" || !asked) return refuse("nothing-asked");
  if (asked.agreed.includes(seat)) return refuse("nothing-asked", "You are not asked any more.");
  const answered: LogEntry = { type: "take-back-answered", at: now, seat, agreed };
  if (!agreed || othersPlay(state, [...asked.agreed, seat])) return ok([answered]);
  return ok([answered, { type: "taken-back", at: now, seat: asked.seat, to: asked.to }]);
}

/** Whoever asked may think better of it while nobody has answered. */
export function decideTakeBackWithdrawal(state: TableState, person: Person, now: number): Decision {
  const seat = seatOf(state, person.player);
  if (seat === null) return refuse("not-yours");
  const asked = state.takeBack;
  if (state.status !== "running" || !asked) return refuse("nothing-asked");
  if (asked.seat !== seat) return refuse("not-yours", "Somebody else has asked for this.");
  if (asked.agreed.length > 1) return refuse("stale", "Somebody has answered already.");
  return ok([{ type: "take-back-withdrawn", at: now, seat }]);
}

/** Whether there are people in the game besides those in some seats. */
const othersPlay = (state: TableState, seats: readonly number[]): boolean =>
  state.seats.some(
    ({ player, away }, index) =>
      player !== null && away !== "resigned" && !seats.includes(index + 1),
  );
