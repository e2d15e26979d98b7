/**
 * A position on one line. Eight fields, separated by spaces:
 *
 *     2 action 12 0 - 107,133,-,120/201,…/… N04,-,N01 WWU;101;217,2?,133?;N03/-;-;-;-
 *
 * seats, step, turns completed, passes in this round, options (`h` hides reserved cards, `-` none),
 * the market from level 1 to 3, the waiting nobles, the players in playing order. A player is tokens;
 * purchased cards; reserved cards; nobles. `-` is an empty place or an empty list, `2?` a card of
 * which only the level is known, `2?=` one that lay open before the option hid it, `133?` a known card
 * that the others have not seen. The supply, the decks, the bonuses and the prestige follow.
 */
import {
  CARDS,
  LEVELS,
  NOBLES,
  SEAT_COUNTS,
  cardIndex,
  fail,
  hidesReserved,
  market,
  nobleIndex,
  noblePlaces,
  noblesOf,
  passes,
  phase,
  purchased,
  reserved,
  seatCount,
  setUp,
  tokens,
  turnsPlayed,
  unknownCard,
  type CardIndex,
  type Level,
  type NobleIndex,
  type PlayerSetup,
  type Position,
  type PositionSetup,
  type Result,
  type Seat,
  type SeatCount,
} from "@gemwright/rules";
import { malformed, quote, type NotationError } from "./error.ts";
import { makeTokens, parseTokens } from "./letters.ts";

const NONE = "-";
const list = (words: readonly (string | undefined)[]): string =>
  words.map((w) => w ?? NONE).join(",") || NONE;

/** The text of a position that waits for a player, or is over. */
export function makePosition(position: Position): string {
  return [
    seatCount(position),
    phase(position),
    turnsPlayed(position),
    passes(position),
    hidesReserved(position) ? "h" : NONE,
    LEVELS.map((level) =>
      list(
        market(position, level).map((card) => (card === undefined ? undefined : CARDS[card]?.id)),
      ),
    ).join("/"),
    list(
      noblePlaces(position).map((noble) => (noble === undefined ? undefined : NOBLES[noble]?.id)),
    ),
    Array.from({ length: seatCount(position) }, (_, seat) => makePlayer(position, seat)).join("/"),
  ].join(" ");
}

function makePlayer(position: Position, seat: Seat): string {
  const hiddenToo = hidesReserved(position);
  return [
    makeTokens(tokens(position, seat)) || NONE,
    list(purchased(position, seat).map((card) => CARDS[card]?.id)),
    list(
      reserved(position, seat).map(({ card, level, known, drawnUnseen }) =>
        known
          ? `${CARDS[card]?.id}${drawnUnseen ? "?" : ""}`
          : `${level}?${hiddenToo && !drawnUnseen ? "=" : ""}`,
      ),
    ),
    list(noblesOf(position, seat).map((noble) => NOBLES[noble]?.id)),
  ].join(";");
}

/** Thrown inside this file only, to leave the reader at the first mistake. */
class Mistake extends Error {
  readonly field: number;
  constructor(reason: string, field: number) {
    super(reason);
    this.field = field;
  }
}

/** Reads a position that could have come about under the rules. */
export function parsePosition(text: string): Result<Position, NotationError> {
  const fields = text.trim().split(" ");
  try {
    const setup = readSetup(fields);
    const position = setUp(setup);
    return position.ok ? position : fail(malformed(position.error));
  } catch (mistake) {
    if (!(mistake instanceof Mistake)) throw mistake;
    const before = text.length - text.trimStart().length;
    const column = fields.slice(0, mistake.field).join(" ").length + (mistake.field > 0 ? 2 : 1);
    return fail(malformed(mistake.message, before + column));
  }
}

function readSetup(fields: readonly string[]): PositionSetup {
  const [seats, step, turn, passed, options, rows, nobles, players, ...rest] = fields;
  if (players === undefined || rest.length > 0)
    throw new Mistake(`a position has 8 fields, this has ${fields.length}`, 0);
  const seatsRead = SEAT_COUNTS.find((count) => String(count) === seats);
  if (seatsRead === undefined) throw new Mistake(`${quote(seats ?? "")} is not 2, 3 or 4 seats`, 0);
  return {
    seats: seatsRead satisfies SeatCount,
    phase: readPhase(step ?? ""),
    turn: readNumber(turn ?? "", 2),
    passes: readNumber(passed ?? "", 3),
    hideReserved: readOptions(options ?? ""),
    market: (rows ?? "")
      .split("/")
      .map((row) => row.split(",").map((id) => (id === NONE ? undefined : readCard(id, 5)))),
    nobles: (nobles ?? "").split(",").map((id) => (id === NONE ? undefined : readNoble(id, 6))),
    players: players.split("/").map(readPlayer),
  };
}

function readPhase(text: string): PositionSetup["phase"] {
  if (text === "action" || text === "return" || text === "noble" || text === "over") return text;
  throw new Mistake(`${quote(text)} is not a step`, 1);
}

function readNumber(text: string, field: number): number {
  if (!/^\d{1,6}$/.test(text)) throw new Mistake(`${quote(text)} is not a number`, field);
  return Number(text);
}

function readOptions(text: string): boolean {
  if (text !== "h" && text !== NONE) throw new Mistake(`${quote(text)} is not an option`, 4);
  return text === "h";
}

function readCard(id: string, field: number): CardIndex {
  const card = cardIndex(id);
  if (card === undefined) throw new Mistake(`${quote(id)} is not a card`, field);
  return card;
}

function readNoble(id: string, field: number): NobleIndex {
  const noble = nobleIndex(id);
  if (noble === undefined) throw new Mistake(`${quote(id)} is not a noble`, field);
  return noble;
}

const PLAYERS = 7;
const split = (text: string): string[] => (text === NONE ? [] : text.split(","));

function readPlayer(text: string): PlayerSetup {
  const [held = "", bought = "", set = "", visits = "", ...rest] = text.split(";");
  const tokensRead = parseTokens(held === NONE ? "" : held);
  if (tokensRead === undefined || visits === "" || rest.length > 0)
    throw new Mistake(`${quote(text)} is not a player`, PLAYERS);
  return {
    tokens: tokensRead,
    purchased: split(bought).map((id) => readCard(id, PLAYERS)),
    reserved: split(set).map(readReserved),
    nobles: split(visits).map((id) => readNoble(id, PLAYERS)),
  };
}

const UNKNOWN = /^([123])\?(=?)$/;

function readReserved(text: string): PlayerSetup["reserved"][number] {
  const unknown = UNKNOWN.exec(text);
  if (unknown)
    return { card: unknownCard(Number(unknown[1]) as Level), drawnUnseen: unknown[2] === "" };
  const drawnUnseen = text.endsWith("?");
  return { card: readCard(drawnUnseen ? text.slice(0, -1) : text, PLAYERS), drawnUnseen };
}
