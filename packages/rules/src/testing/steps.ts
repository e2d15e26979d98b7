/** Steps for tests, by the words of the game. Only tests use this. */
import { playDealt } from "../dealer.ts";
import type { Position } from "../layout.ts";
import { cardAt, listLegal, seatToMove } from "../read.ts";
import { refusal, type RefusalCode } from "../refusal.ts";
import { PLACES, placeAt, stepOf, type StepWords } from "../step.ts";
import type { Level, Step } from "../types.ts";
import { cardOf, lowestFirst, nobleOf, tokensOf } from "./table.ts";

function stepFor(words: StepWords): Step {
  const step = stepOf(words);
  if (step === undefined) throw new Error(`no such step: ${JSON.stringify(words)}`);
  return step;
}

export const take = (letters: string): Step => stepFor({ kind: "take", gems: tokensOf(letters) });
export const giveBack = (letters: string): Step =>
  stepFor({ kind: "return", tokens: tokensOf(letters) });
export const choose = (noble: string): Step => stepFor({ kind: "noble", noble: nobleOf(noble) });
export const reserveDeck = (level: Level): Step => stepFor({ kind: "reserve-deck", level });

function placeOf(position: Position, id: string) {
  for (let number = 0; number < PLACES; number++)
    if (cardAt(position, seatToMove(position), placeAt(number)) === cardOf(id))
      return placeAt(number);
  throw new Error(`${id} lies nowhere`);
}

export function reserve(position: Position, id: string): Step {
  const place = placeOf(position, id);
  if (!("slot" in place)) throw new Error(`${id} is not in the market`);
  return stepFor({ kind: "reserve", ...place });
}

/** `extra`: gems that gold stands in for although the player could pay them. */
export const purchase = (position: Position, id: string, extra = ""): Step =>
  stepFor({ kind: "purchase", place: placeOf(position, id), extraGold: tokensOf(extra) });

export const isLegal = (position: Position, step: Step): boolean =>
  listLegal(position).includes(step);

/** Why a step is refused, or `undefined` for a legal one. */
export const reason = (position: Position, step: Step): RefusalCode | undefined =>
  refusal(position, step)?.code;

/** Plays steps that must be legal, with the lowest unseen card dealt wherever one is asked for. */
export function playAll(position: Position, ...steps: readonly Step[]): Position {
  for (const step of steps) {
    if (!isLegal(position, step)) throw new Error(`refused: ${reason(position, step)}`);
    playDealt(position, step, lowestFirst);
  }
  return position;
}
