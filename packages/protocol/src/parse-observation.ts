/** From an observation back to a position, for bots and browsers that want to think about it. */
import {
  LEVELS,
  SEAT_COUNTS,
  cardIndex,
  deckSize,
  fail,
  isKnown,
  nobleIndex,
  setUp,
  supply,
  unknownCard,
  type CardIndex,
  type Level,
  type NobleIndex,
  type PlayerSetup,
  type Position,
  type PositionSetup,
  type Result,
  type Tokens,
} from "@gemwright/rules";
import type { TokenCounts } from "./observation.ts";

/** Thrown inside this file only, to leave the reader at the first mistake. */
class Mistake extends Error {}

/**
 * The position an observation describes. What an observation does not say is taken as it usually
 * is: no pass in this round so far, and own reserved cards known to the others.
 */
export function parseObservation(json: unknown): Result<Position, string> {
  try {
    const { setup, claimed } = read(json);
    const position = setUp(setup);
    if (!position.ok) return position;
    const wrong = mismatch(position.value, claimed);
    return wrong === undefined ? position : fail(wrong);
  } catch (mistake) {
    if (mistake instanceof Mistake) return fail(mistake.message);
    throw mistake;
  }
}

interface Claimed {
  readonly supply: Tokens;
  readonly decks: readonly number[];
}

function read(json: unknown): { setup: PositionSetup; claimed: Claimed } {
  const all = record(json, "an observation");
  const seats = SEAT_COUNTS.find((count) => count === all["seats"]);
  if (seats === undefined) throw new Mistake("seats is not 2, 3 or 4");
  const market = record(all["market"], "market");
  const decks = record(all["decks"], "decks");
  const viewer = all["seat"];
  const setup: PositionSetup = {
    seats,
    phase: readStep(all),
    turn: whole(all["turn"], "turn"),
    passes: 0,
    hideReserved: false,
    market: LEVELS.map((level) => list(market[level], `market ${level}`).map(readPlace)),
    nobles: list(all["nobles"], "nobles").map(readNoble),
    players: list(all["players"], "players").map((player, index) =>
      readPlayer(player, viewer === index + 1),
    ),
  };
  const claimed = {
    supply: readTokens(all["supply"], "supply"),
    decks: LEVELS.map((level) => whole(decks[level], `deck ${level}`)),
  };
  return { setup, claimed };
}

/** The supply and the decks follow from the rest, and must be what the observation says. */
function mismatch(position: Position, claimed: Claimed): string | undefined {
  const real = supply(position);
  for (const [colour, count] of Object.entries(claimed.supply))
    if (real[colour as keyof Tokens] !== count)
      return `${count} ${colour} tokens in the supply do not fit those that are held`;
  for (const level of LEVELS)
    if (deckSize(position, level) !== claimed.decks[level - 1])
      return `the level ${level} cards do not add up`;
  return undefined;
}

function readStep(all: Readonly<Record<string, unknown>>): PositionSetup["phase"] {
  if (all["over"] === true) return "over";
  const step = all["step"];
  if (step === "action" || step === "return" || step === "noble") return step;
  throw new Mistake("step is not action, return or noble");
}

function readPlayer(json: unknown, own: boolean): PlayerSetup {
  const player = record(json, "a player");
  return {
    tokens: readTokens(player["tokens"], "tokens"),
    purchased: list(player["purchased"], "purchased").map(readCard),
    reserved: list(player["reserved"], "reserved").map((card) => {
      const index = readReserved(card);
      return { card: index, drawnUnseen: !own && !isKnown(index) };
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
