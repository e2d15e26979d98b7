import {
  CARDS,
  type Deal,
  NOBLES,
  type Position,
  SEAT_COUNTS,
  type SeatCount,
  type Step,
  cardIndex,
  cardsOfLevel,
  clonePosition,
  deckDealer,
  isOver,
  LEVELS,
  nobleIndex,
  noblesFor,
  openingPosition,
  playDealt,
  turnsPlayed,
} from "@gemwright/rules";
import { type Turn, makeRecord, makeStep, nameTags, parseStep } from "@gemwright/notation";
import { BOT_LEVELS, type BotLevel } from "../i18n/words.ts";
import { dayOf } from "./day.ts";
import type { Sitter } from "./game.ts";
import type { LocalGameState } from "./local-game.ts";

/** A game on this device, as text that a later version can still read. */

/** Every position of a game, from the opening on. */
export function positionsOf({ deal, steps }: LocalGameState): Position[] {
  const dealer = deckDealer(deal);
  const position = openingPosition(deal);
  return [
    clonePosition(position),
    ...steps.map((step) => {
      playDealt(position, step, dealer);
      return clonePosition(position);
    }),
  ];
}

export function makeSaved(game: LocalGameState): object {
  const positions = positionsOf(game);
  const steps = game.steps.map((step, i) => makeStep(positions[i]!, step));
  return {
    version: 1,
    kind: game.kind,
    sitters: game.sitters.map(({ name, bot }) => ({ name, bot: bot ?? null })),
    decks: game.deal.decks.map((deck) => deck.map((card) => CARDS[card]?.id)),
    nobles: game.deal.nobles.map((noble) => NOBLES[noble]?.id),
    steps,
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const allDifferent = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

function parseSitter(value: unknown): Sitter | undefined {
  if (!isObject(value) || typeof value["name"] !== "string") return undefined;
  const bot = value["bot"];
  if (bot !== null && !BOT_LEVELS.includes(bot as BotLevel)) return undefined;
  return { name: value["name"], bot: bot === null ? undefined : (bot as BotLevel), away: false };
}

function parseDeal(value: Readonly<Record<string, unknown>>, seats: SeatCount): Deal | undefined {
  const { decks, nobles } = value;
  if (!isList(decks) || !isList(nobles) || decks.length !== LEVELS.length) return undefined;
  const cards = decks.map((deck) => (isList(deck) ? deck.map((id) => cardIndex(String(id))) : []));
  const tiles = nobles.map((id) => nobleIndex(String(id)));
  const whole = LEVELS.every((level, i) => {
    const deck = cards[i] ?? [];
    return (
      deck.length === cardsOfLevel(level) &&
      allDifferent(deck) &&
      deck.every((card) => card !== undefined && CARDS[card]?.level === level)
    );
  });
  if (
    !whole ||
    tiles.length !== noblesFor(seats) ||
    tiles.includes(undefined) ||
    !allDifferent(tiles)
  )
    return undefined;
  return { seats, decks: cards as number[][], nobles: tiles as number[] };
}

interface ReadSteps {
  readonly steps: readonly Step[];
  readonly whole: boolean;
}

/**
 * The steps up to the first that is not legal: what was meant after it cannot be known. The turn that
 * it belongs to is left out with it, and a game of which no turn is left is none.
 */
function parseSteps(deal: Deal, texts: unknown): ReadSteps | undefined {
  if (!isList(texts)) return undefined;
  const position = openingPosition(deal);
  const dealer = deckDealer(deal);
  const steps: Step[] = [];
  let ended = 0;
  for (const text of texts) {
    // nothing can be missing after the end
    if (isOver(position)) break;
    const step = parseStep(position, String(text));
    if (!step.ok) return ended > 0 ? { steps: steps.slice(0, ended), whole: false } : undefined;
    const turns = turnsPlayed(position);
    steps.push(step.value);
    playDealt(position, step.value, dealer);
    if (turnsPlayed(position) !== turns) ended = steps.length;
  }
  return { steps, whole: true };
}

/** A game that was read back, and whether all of it was. */
export interface ReadGame {
  readonly game: LocalGameState;
  readonly whole: boolean;
}

export function parseSaved(value: unknown): ReadGame | undefined {
  if (!isObject(value) || value["version"] !== 1 || !isList(value["sitters"])) return undefined;
  const { kind } = value;
  const sitters = value["sitters"].map(parseSitter);
  const seats = SEAT_COUNTS.find((count) => count === sitters.length);
  if ((kind !== "bots" && kind !== "pass") || !seats || sitters.includes(undefined))
    return undefined;
  const deal = parseDeal(value, seats);
  const read = deal && parseSteps(deal, value["steps"]);
  if (!read) return undefined;
  const { steps, whole } = read;
  return { game: { kind, sitters: sitters as Sitter[], deal, steps }, whole };
}

/** The whole turns of a game; steps of one that has not ended are left out. */
export function turnsOf(game: LocalGameState): Turn[] {
  const positions = positionsOf(game);
  const turns: Turn[] = [];
  let turn: Step[] = [];
  for (const [i, step] of game.steps.entries()) {
    turn.push(step);
    if (turnsPlayed(positions[i]!) === turnsPlayed(positions[i + 1]!)) continue;
    turns.push(turn);
    turn = [];
  }
  return turns;
}

/** The record to keep, with the day it was played. */
export function makeLocalRecord(game: LocalGameState, at: number): string {
  const names = game.sitters.map(
    ({ name, bot }, i) => name || (bot ? `Bot ${bot}` : `Player ${i + 1}`),
  );
  return makeRecord({
    deal: game.deal,
    options: { hideReserved: false },
    further: [...nameTags(names), ["Date", dayOf(at)]],
    turns: turnsOf(game),
  });
}
