/** A step as text: `WUG`, `RR`, `=217`, `=2?`, `+217`, `+217(WUJJ)`, `pass`, `-K`, `!N03`. */
import {
  CARDS,
  GEMS,
  LEVELS,
  NOBLES,
  PASS,
  cardAt,
  cardIndex,
  fail,
  isKnown,
  market,
  nobleIndex,
  ok,
  paymentOf,
  refusal,
  reserved,
  seatToMove,
  shortBy,
  stepOf,
  wordsOf,
  type CardIndex,
  type Level,
  type Place,
  type Position,
  type Result,
  type Step,
  type StepWords,
  type Tokens,
} from "@gemwright/rules";
import { because, malformed, quote, refused, type NotationError } from "./error.ts";
import { LETTERS, countTokens, makeGems, makeTokens, minusGems, parseTokens } from "./letters.ts";

export const PASS_WORD = "pass";

/** The canonical text of a legal step. */
export function makeStep(position: Position, step: Step): string {
  const words = wordsOf(step);
  switch (words.kind) {
    case "pass":
      return PASS_WORD;
    case "take":
      return makeGems(words.gems);
    case "reserve":
      return `=${CARDS[market(position, words.level)[words.slot] as CardIndex]?.id}`;
    case "reserve-deck":
      return `=${words.level}?`;
    case "purchase": {
      const card = cardAt(position, seatToMove(position), words.place) as CardIndex;
      const usual = GEMS.every((gem) => words.extraGold[gem] === 0);
      const payment = usual ? "" : `(${makeTokens(paymentOf(position, step))})`;
      return `+${CARDS[card]?.id}${payment}`;
    }
    case "return":
      return `-${makeTokens(words.tokens)}`;
    case "noble":
      return `!${NOBLES[words.noble]?.id}`;
  }
}

/** Reads a step that is legal in the position; letters may come in any order. */
export function parseStep(position: Position, text: string): Result<Step, NotationError> {
  const words = readWords(position, text);
  if (!words.ok) return words;
  const step = stepOf(words.value);
  if (step === undefined) return fail(because(unknownStep(words.value)));
  const refusedStep = refusal(position, step);
  return refusedStep === undefined ? ok(step) : fail(refused(refusedStep));
}

/** Why no integer stands for these words: a take or return of an impossible make-up. */
function unknownStep(words: StepWords): "take-three" | "payment-not-exact" | "return-wrong-count" {
  if (words.kind === "return") return "return-wrong-count";
  return words.kind === "purchase" ? "payment-not-exact" : "take-three";
}

function readWords(position: Position, text: string): Result<StepWords, NotationError> {
  if (text === PASS_WORD) return ok({ kind: "pass" });
  switch (text[0]) {
    case "=":
      return readReserve(position, text);
    case "+":
      return readPurchase(position, text);
    case "-":
      return readReturn(text);
    case "!":
      return readNoble(text);
    default:
      return readTake(text);
  }
}

function readTake(text: string): Result<StepWords, NotationError> {
  const tokens = parseTokens(text);
  if (tokens === undefined || text === "") {
    const column = text.search(/[^WUGRKJ]/) + 1;
    return fail(malformed(`${quote(text)} is not a step`, Math.max(1, column)));
  }
  const { gold, ...gems } = tokens;
  if (gold > 0)
    return fail({
      reason: "gold comes only from reserving",
      rule: "R3.1",
      code: "not-in-supply",
      column: text.indexOf(LETTERS.gold) + 1,
    });
  return ok({ kind: "take", gems });
}

const CARD = /^\d{3}$/;
const DECK = /^[123]\?$/;

function readReserve(position: Position, text: string): Result<StepWords, NotationError> {
  const what = text.slice(1);
  if (DECK.test(what)) return ok({ kind: "reserve-deck", level: Number(what[0]) as Level });
  const card = readCard(what);
  if (!card.ok) return card;
  const place = marketPlace(position, card.value);
  return place === undefined
    ? fail(because("no-card-there", 2))
    : ok({ kind: "reserve", ...place });
}

function readCard(id: string): Result<CardIndex, NotationError> {
  const card = CARD.test(id) ? cardIndex(id) : undefined;
  return card === undefined ? fail(malformed(`${quote(id)} is not a card`, 2)) : ok(card);
}

function marketPlace(position: Position, card: CardIndex) {
  for (const level of LEVELS) {
    const slot = market(position, level).indexOf(card);
    if (slot >= 0) return { level, slot };
  }
  return undefined;
}

/** Where the player to move could buy a card: the market, or the own reserved ones. */
function buyingPlace(position: Position, card: CardIndex): Place | undefined {
  const own = reserved(position, seatToMove(position)).findIndex((each) => each.card === card);
  return own >= 0 ? { reserved: own } : marketPlace(position, card);
}

const PURCHASE_WORD = /^\+([^()]*)(?:\(([WUGRKJ]+)\))?$/;

function readPurchase(position: Position, text: string): Result<StepWords, NotationError> {
  const match = PURCHASE_WORD.exec(text);
  if (match === null) return fail(malformed(`${quote(text)} is not a purchase`));
  const card = readCard(match[1] ?? "");
  if (!card.ok) return card;
  const place = buyingPlace(position, card.value);
  if (place === undefined || !isKnown(card.value)) return fail(because("no-card-there", 2));
  const extraGold = readPayment(position, place, card.value, match[2]);
  return extraGold.ok ? ok({ kind: "purchase", place, extraGold: extraGold.value }) : extraGold;
}

/** R5.2: a payment as the gold it spends beyond need. */
function readPayment(position: Position, place: Place, card: CardIndex, letters?: string) {
  const column = 6;
  if (shortBy(position, seatToMove(position), card) > 0) return fail(because("cannot-pay", 2));
  const usual = paymentOf(
    position,
    stepOf({ kind: "purchase", place, extraGold: NOTHING }) ?? PASS,
  );
  if (letters === undefined) return ok(NOTHING);
  const paid = parseTokens(letters) ?? usual;
  const extraGold = minusGems(usual, paid);
  const exact =
    GEMS.every((gem) => extraGold[gem] >= 0) && countTokens(paid) === countTokens(usual);
  return exact ? ok(extraGold) : fail(because("payment-not-exact", column));
}

const NOTHING = { white: 0, blue: 0, green: 0, red: 0, black: 0 };

function readReturn(text: string): Result<StepWords, NotationError> {
  const tokens: Tokens | undefined = text.length > 1 ? parseTokens(text.slice(1)) : undefined;
  if (tokens === undefined) return fail(malformed(`${quote(text)} is not a return of tokens`));
  return ok({ kind: "return", tokens });
}

function readNoble(text: string): Result<StepWords, NotationError> {
  const noble = nobleIndex(text.slice(1));
  if (noble === undefined) return fail(malformed(`${quote(text.slice(1))} is not a noble`, 2));
  return ok({ kind: "noble", noble });
}
