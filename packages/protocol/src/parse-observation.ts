/** From an observation back to a position, for bots and browsers that want to think about it. */
import {
  LEVELS,
  SEAT_COUNTS,
  SPECTATOR,
  cardIndex,
  fail,
  isKnown,
  nobleIndex,
  setUp,
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
  type Tokens,
  type Viewer,
} from "@gemwright/rules";
import { makeObservation, type TokenCounts } from "./observation.ts";

/** Thrown inside this file only, to leave the reader at the first mistake. */
class Mistake extends Error {}

/** What an observation does not say, and whoever has followed the game knows all the same. */
export interface Unsaid {
  /** R4.5: whether the table hides every reserved card. */
  readonly hideReserved: boolean;
  /** The viewer's own reserved cards that came from a deck. */
  readonly drawnUnseen: ReadonlySet<CardIndex>;
}

const USUAL: Unsaid = { hideReserved: false, drawnUnseen: new Set() };

/**
 * The position an observation describes. What an observation does not say is taken as it usually
 * is: no pass in this round so far, and, unless it is told, own reserved cards known to the others.
 * What it says twice must agree: it is refused unless it is, field for field, how the viewer would
 * see the position.
 */
export function parseObservation(json: unknown, unsaid = USUAL): Result<Position, string> {
  try {
    const { setup, viewer } = read(json, unsaid);
    const position = setUp(setup);
    if (!position.ok) return position;
    const wrong = difference(makeObservation(position.value, viewer), inOrder(json), "");
    return wrong === undefined ? position : fail(wrong);
  } catch (mistake) {
    if (mistake instanceof Mistake) return fail(mistake.message);
    throw mistake;
  }
}

function read(
  json: unknown,
  { hideReserved, drawnUnseen }: Unsaid,
): { setup: PositionSetup; viewer: Viewer } {
  const all = record(json, "an observation");
  const seats = SEAT_COUNTS.find((count) => count === all["seats"]);
  if (seats === undefined) throw new Mistake("seats is not 2, 3 or 4");
  const viewer = readViewer(all["seat"], seats);
  const market = record(all["market"], "market");
  const setup: PositionSetup = {
    seats,
    phase: readStep(all),
    turn: whole(all["turn"], "turn"),
    passes: 0,
    hideReserved,
    market: LEVELS.map((level) => list(market[level], `market ${level}`).map(readPlace)),
    nobles: list(all["nobles"], "nobles").map(readNoble),
    players: list(all["players"], "players").map((player, seat) =>
      readPlayer(player, seat, viewer === seat ? drawnUnseen : undefined),
    ),
  };
  return { setup, viewer };
}

/** Purchased cards and nobles have no order of their own; an observation of ours has them by id. */
function inOrder(json: unknown): unknown {
  const all = json as { readonly players: readonly Readonly<Record<string, readonly string[]>>[] };
  const players = all.players.map((player) => ({
    ...player,
    purchased: player["purchased"]!.toSorted(),
    nobles: player["nobles"]!.toSorted(),
  }));
  return { ...all, players };
}

/** The first place where what is given is not what was made, as a sentence. */
function difference(made: unknown, given: unknown, path: string): string | undefined {
  if (typeof made !== "object" || made === null)
    return made === given
      ? undefined
      : `${path} is ${show(given)}, but ${show(made)} fits the rest`;
  if (typeof given !== "object" || given === null || Array.isArray(given) !== Array.isArray(made))
    return `${path} is ${show(given)}, not ${show(made)}`;
  if (Array.isArray(made) && Array.isArray(given) && made.length !== given.length)
    return `${path} is a list of ${given.length}, but one of ${made.length} fits the rest`;
  const inner = path === "" ? "" : `${path}.`;
  for (const [key, value] of Object.entries(made)) {
    if (!Object.hasOwn(given, key)) return `${inner}${key} is missing`;
    const wrong = difference(value, (given as Record<string, unknown>)[key], inner + key);
    if (wrong !== undefined) return wrong;
  }
  // A field that we do not know is no contradiction: a newer server may tell more.
  return undefined;
}

const LONGEST_SHOWN = 40;

function show(json: unknown): string {
  if (Array.isArray(json)) return "a list";
  if (typeof json === "object" && json !== null) return "an object";
  return typeof json === "string" ? JSON.stringify(json.slice(0, LONGEST_SHOWN)) : String(json);
}

function readViewer(json: unknown, seats: SeatCount): Viewer {
  if (json === null) return SPECTATOR;
  const seat = whole(json, "seat");
  if (seat < 1 || seat > seats) throw new Mistake(`seat ${seat} is none of the ${seats} seats`);
  return seat - 1;
}

function readStep(all: Readonly<Record<string, unknown>>): PositionSetup["phase"] {
  if (all["over"] === true) return "over";
  const step = all["step"];
  if (step === "action" || step === "return" || step === "noble") return step;
  throw new Mistake("step is not action, return or noble");
}

/** A player; for the viewer's own seat with the cards of it that the others have not seen. */
function readPlayer(
  json: unknown,
  seat: Seat,
  own: ReadonlySet<CardIndex> | undefined,
): PlayerSetup {
  const player = record(json, "a player");
  if (player["seat"] !== seat + 1)
    throw new Mistake(`players is not in the order of the seats: seat ${seat + 1} is elsewhere`);
  return {
    tokens: readTokens(player["tokens"], "tokens"),
    purchased: list(player["purchased"], "purchased").map(readCard),
    reserved: list(player["reserved"], "reserved").map((card) => {
      const index = readReserved(card);
      if (own && !isKnown(index))
        throw new Mistake(
          `the viewer knows its own reserved cards, but one is given as ${show(card)}`,
        );
      return { card: index, drawnUnseen: own ? own.has(index) : !isKnown(index) };
    }),
    nobles: list(player["nobles"], "nobles").map(readNoble),
  };
}

const LETTERS: Readonly<Record<keyof TokenCounts, keyof Tokens>> = {
  W: "white",
  U: "blue",
  G: "green",
  R: "red",
  K: "black",
  J: "gold",
};

function readTokens(json: unknown, what: string): Tokens {
  const counts = record(json, what);
  const pairs = Object.entries(LETTERS).map(([letter, colour]) => [
    colour,
    whole(counts[letter], `${what} ${letter}`),
  ]);
  return Object.fromEntries(pairs) as Tokens;
}

const readPlace = (json: unknown): CardIndex | undefined =>
  json === null ? undefined : readCard(json);

function readCard(json: unknown): CardIndex {
  const card = typeof json === "string" ? cardIndex(json) : undefined;
  if (card === undefined) throw new Mistake("there is a card that does not exist");
  return card;
}

function readReserved(json: unknown): CardIndex {
  const level = typeof json === "string" ? /^([123])\?$/.exec(json)?.[1] : undefined;
  return level === undefined ? readCard(json) : unknownCard(Number(level) as Level);
}

function readNoble(json: unknown): NobleIndex {
  const noble = typeof json === "string" ? nobleIndex(json) : undefined;
  if (noble === undefined) throw new Mistake("there is a noble that does not exist");
  return noble;
}

function record(json: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof json !== "object" || json === null || Array.isArray(json))
    throw new Mistake(`${what} is not an object`);
  return json as Record<string, unknown>;
}

function list(json: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(json)) throw new Mistake(`${what} is not a list`);
  return json;
}

function whole(json: unknown, what: string): number {
  if (!Number.isInteger(json) || (json as number) < 0) throw new Mistake(`${what} is no count`);
  return json as number;
}
