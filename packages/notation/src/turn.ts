/** A whole turn as one word: the action, then what its end forced: `WUG-K`, `+217(WJ)!N03`. */
import {
  NOBLES,
  blindDealer,
  clonePosition,
  fail,
  isOver,
  listLegal,
  noblesOf,
  ok,
  phase,
  playDealt,
  seatToMove,
  turnsPlayed,
  type Position,
  type Result,
  type Step,
} from "@gemwright/rules";
import { because, failAt, malformed, quote, type NotationError } from "./error.ts";
import { makeStep, parseStep } from "./step.ts";

/** The steps of one turn, in order: an action, and where there was a choice a return and a noble. */
export type Turn = readonly Step[];

/** The word for the steps of a turn that begins in this position. */
export function makeTurn(position: Position, turn: Turn): string {
  const seat = seatToMove(position);
  const scratch = clonePosition(position);
  const before = noblesOf(position, seat);
  let word = "";
  for (const step of turn) {
    word += makeStep(scratch, step);
    playDealt(scratch, step, blindDealer);
  }
  if (word.includes("!")) return word;
  const came = noblesOf(scratch, seat).find((noble) => !before.includes(noble));
  return came === undefined ? word : `${word}!${NOBLES[came]?.id}`;
}

const PARTS = /^([^-!]*)(-[^!]*)?(!.*)?$/s;

/** Reads a turn that is legal in the position. A noble that comes alone need not be written. */
export function parseTurn(position: Position, word: string): Result<Turn, NotationError> {
  if (isOver(position)) return fail(because("game-over"));
  if (phase(position) !== "action") return fail(because("action-first"));
  const [, action = "", returned, noble] = PARTS.exec(word) ?? [];
  if (action === "") return fail(malformed(`${quote(word)} is not a turn`));
  const scratch = clonePosition(position);
  const turn: Step[] = [];

  const add = (text: string, offset: number): NotationError | undefined => {
    const step = parseStep(scratch, text);
    if (!step.ok) return failAt(step.error, offset).error;
    turn.push(step.value);
    playDealt(scratch, step.value, blindDealer);
    return undefined;
  };

  const problem =
    add(action, 0) ??
    checkReturn(scratch, returned, action.length, add) ??
    checkNoble(position, scratch, noble, action.length + (returned?.length ?? 0), add);
  return problem === undefined ? ok(turn) : fail(problem);
}

type Add = (text: string, offset: number) => NotationError | undefined;

function checkReturn(scratch: Position, text: string | undefined, offset: number, add: Add) {
  const due = phase(scratch) === "return";
  if (text !== undefined && due) return add(text, offset);
  if (due) return because("return-first", offset + 1);
  return text === undefined ? undefined : because("return-wrong-count", offset + 1);
}

function checkNoble(
  before: Position,
  scratch: Position,
  text: string | undefined,
  offset: number,
  add: Add,
) {
  if (phase(scratch) === "noble")
    return text === undefined ? because("noble-first", offset + 1) : add(text, offset);
  if (text === undefined) return undefined;
  const seat = seatToMove(before);
  const came = noblesOf(scratch, seat).filter((n) => !noblesOf(before, seat).includes(n));
  if (came.some((noble) => text === `!${NOBLES[noble]?.id}`)) return undefined;
  return because("noble-not-coming", offset + 1);
}

/** Every legal turn, with every payment, return and choice of a noble. */
export function listTurns(position: Position): Turn[] {
  const turns: Turn[] = [];
  extend(position, [], turnsPlayed(position), turns);
  return turns;
}

function extend(position: Position, steps: Turn, turn: number, turns: Turn[]): void {
  for (const step of listLegal(position)) {
    const next = clonePosition(position);
    playDealt(next, step, blindDealer);
    const longer = [...steps, step];
    if (turnsPlayed(next) > turn) turns.push(longer);
    else extend(next, longer, turn, turns);
  }
}
