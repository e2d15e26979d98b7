/** What one viewer may know, as one JSON object (interfaces that stay put: "The observation"). */
import {
  CARDS,
  LEVELS,
  NOBLES,
  SPECTATOR,
  bonuses,
  clonePosition,
  deckSize,
  isOver,
  market,
  nobles,
  noblesOf,
  observe,
  phase,
  prestige,
  purchased,
  reserved,
  round,
  scores,
  seatCount,
  seatToMove,
  supply,
  tokens,
  turnsPlayed,
  winners,
  type CardIndex,
  type Gems,
  type Level,
  type Phase,
  type Position,
  type Reserved,
  type Seat,
  type Tokens,
  type Viewer,
} from "@gemwright/rules";

/** Gems by their letters, in the order of the notation. */
export interface GemCounts {
  readonly W: number;
  readonly U: number;
  readonly G: number;
  readonly R: number;
  readonly K: number;
}

export interface TokenCounts extends GemCounts {
  readonly J: number;
}

export type ByLevel<T> = Readonly<Record<Level, T>>;

export interface PlayerObservation {
  readonly seat: number;
  readonly tokens: TokenCounts;
  readonly bonuses: GemCounts;
  readonly prestige: number;
  /** In the order of their ids. */
  readonly purchased: readonly string[];
  /** Oldest first; `2?` is a level 2 card that the viewer may not know. */
  readonly reserved: readonly string[];
  readonly nobles: readonly string[];
}

export interface Observation {
  readonly seats: 2 | 3 | 4;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  /** Null when the game is over, as is `step`. */
  readonly toMove: number | null;
  readonly step: "action" | "return" | "noble" | null;
  readonly round: number;
  /** Turns completed. */
  readonly turn: number;
  readonly supply: TokenCounts;
  readonly market: ByLevel<readonly (string | null)[]>;
  readonly decks: ByLevel<number>;
  readonly nobles: readonly string[];
  readonly players: readonly PlayerObservation[];
  readonly over: boolean;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** The observation of a settled position: one that waits for a player or is over. */
export const makeObservation = (position: Position, viewer: Viewer): Observation =>
  withEyesOf(viewer, position, makePublicObservation(position));

/** What everybody may know; the observation of somebody who sits nowhere. */
export function makePublicObservation(position: Position): Observation {
  const seen = observe(position, SPECTATOR, clonePosition(position));
  const over = isOver(seen);
  return {
    seats: seatCount(seen),
    seat: null,
    toMove: over ? null : seatToMove(seen) + 1,
    step: over ? null : stepOf(phase(seen)),
    round: round(seen),
    turn: turnsPlayed(seen),
    supply: tokenCounts(supply(seen)),
    market: byLevel((level) => market(seen, level).map((card) => cardId(card) ?? null)),
    decks: byLevel((level) => deckSize(seen, level)),
    nobles: nobles(seen).map(nobleId),
    players: Array.from({ length: seatCount(seen) }, (_, seat) => playerObservation(seen, seat)),
    over,
    scores: scores(seen),
    winners: winners(seen).map((seat) => seat + 1),
  };
}

/** Adds what a seat alone may know to what everybody knows: its own reserved cards. */
export function withEyesOf(
  viewer: Viewer,
  position: Position,
  everybody: Observation,
): Observation {
  if (viewer === SPECTATOR) return everybody;
  const players = everybody.players.map((player, seat) =>
    seat === viewer && player.reserved.length > 0
      ? { ...player, reserved: reserved(position, seat).map(reservedId) }
      : player,
  );
  return { ...everybody, seat: viewer + 1, players };
}

function stepOf(waiting: Phase): "action" | "return" | "noble" {
  if (waiting === "deal" || waiting === "over")
    throw new RangeError(`A position that waits for ${waiting} is not observed`);
  return waiting;
}

function playerObservation(position: Position, seat: Seat): PlayerObservation {
  return {
    seat: seat + 1,
    tokens: tokenCounts(tokens(position, seat)),
    bonuses: gemCounts(bonuses(position, seat)),
    prestige: prestige(position, seat),
    purchased: purchased(position, seat).map((card) => CARDS[card]!.id),
    reserved: reserved(position, seat).map(reservedId),
    nobles: noblesOf(position, seat).map(nobleId),
  };
}

const reservedId = ({ card, level, known }: Reserved): string =>
  known ? CARDS[card]!.id : `${level}?`;
const cardId = (card: CardIndex | undefined): string | undefined =>
  card === undefined ? undefined : CARDS[card]!.id;
const nobleId = (noble: number): string => NOBLES[noble]!.id;

const byLevel = <T>(of: (level: Level) => T): ByLevel<T> => ({
  [LEVELS[0]]: of(LEVELS[0]),
  [LEVELS[1]]: of(LEVELS[1]),
  [LEVELS[2]]: of(LEVELS[2]),
});

const gemCounts = ({ white, blue, green, red, black }: Gems): GemCounts => ({
  W: white,
  U: blue,
  G: green,
  R: red,
  K: black,
});

const tokenCounts = (all: Tokens): TokenCounts => ({ ...gemCounts(all), J: all.gold });
