/** What is wrong with a text, and where. */
import { REFUSALS, fail, type Refusal, type RefusalCode } from "@gemwright/rules";

export interface NotationError {
  readonly reason: string;
  /** From 1, within the line or within the word that was read. */
  readonly column: number;
  /** The rule that forbids the step, where one does. */
  readonly rule?: string;
  readonly code?: RefusalCode;
  /** Of a record: the line, from 1, and the turn, from 1, counted over all seats. */
  readonly line?: number;
  readonly turn?: number;
}

/** The one English sentence for each refusal; the web has its own in five languages. */
export const REFUSAL_TEXTS: Readonly<Record<RefusalCode, string>> = {
  "game-over": "the game is over",
  "waiting-for-deal": "a card is being dealt",
  "not-a-step": "the rules know no such step",
  "action-first": "the turn begins with an action",
  "return-first": "tokens must be returned first",
  "noble-first": "a noble must be chosen first",
  "not-in-supply": "the supply has not all of these gems",
  "take-three": "a take is three different gems, or one of each colour if fewer are left",
  "two-need-four": "two of a colour need four of it in the supply",
  "no-card-there": "no such card lies there to be taken",
  "deck-empty": "that deck is empty",
  "three-reserved": "three cards are reserved already",
  "cannot-pay": "the player cannot pay for it",
  "payment-not-exact": "that is not an exact payment the player can make",
  "return-not-held": "the player does not hold these tokens",
  "return-wrong-count": "the return must leave exactly ten tokens",
  "noble-not-coming": "that noble does not come",
  "must-act": "a turn passes only if no action is possible",
};

export const because = (code: RefusalCode, column = 1): NotationError => ({
  reason: REFUSAL_TEXTS[code],
  rule: REFUSALS[code],
  code,
  column,
});

export const refused = (refusal: Refusal, column = 1): NotationError =>
  because(refusal.code, column);

export const malformed = (reason: string, column = 1): NotationError => ({ reason, column });

export const failAt = (error: NotationError, offset: number) =>
  fail({ ...error, column: error.column + offset });

/** A piece of unknown input, short and printable, for use in a message. */
export function quote(text: string): string {
  const printable = text.slice(0, 24).replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, "·");
  return `"${printable}${text.length > 24 ? "…" : ""}"`;
}

/** One line: where, then why, then the rule. */
export function describeError(error: NotationError): string {
  const where = [
    error.line === undefined ? undefined : `line ${error.line}`,
    `column ${error.column}`,
    error.turn === undefined ? undefined : `turn ${error.turn}`,
  ].filter((part) => part !== undefined);
  const rule = error.rule === undefined ? "" : ` (${error.rule})`;
  return `${where.join(", ")}: ${error.reason}${rule}`;
}
