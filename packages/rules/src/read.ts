/** Readers by name, for everybody who is not the engine or a search. */
import { CARDS, CARD_COUNT, NO_CARD, cardLevel, isKnown, type Card } from "./cards.ts";
import {
  BONUSES,
  COST,
  DECKS,
  DRAWN_UNSEEN,
  GOLD,
  HIDE_RESERVED,
  LAST_ROUND,
  MARKET,
  NOBLES_RECEIVED,
  NOBLE_PLACES,
  PASSES,
  PHASE,
  PRESTIGE,
  PURCHASED,
  PURCHASED_COUNT,
  RESERVED,
  RESERVED_COUNT,
  REQUIRES,
  SEAT,
  SEATS,
  SUPPLY,
  SUPPLY_GOLD,
  TOKENS,
  TURN,
  playerAt,
  type Position,
} from "./layout.ts";
import {
  cardOffset,
  comesTo,
  gemsPaid,
  goldNeeded,
  legalSteps,
  tokensBeyondLimit,
} from "./legal.ts";
import { SLOTS } from "./limits.ts";
import { NOBLES, NO_NOBLE } from "./nobles.ts";
import { isHidden } from "./observe.ts";
import { noblesFor } from "./position.ts";
import { minus, total, unpack } from "./packed.ts";
import {
  EXTRA_GOLD,
  PURCHASE,
  STEP_LIMIT,
  placeNumber,
  purchaseExtra,
  purchasePlace,
  type Place,
} from "./step.ts";
import {
  LEVELS,
  PHASES,
  type CardIndex,
  type Gems,
  type Level,
  type NobleIndex,
  type Phase,
  type Seat,
  type SeatCount,
  type Step,
  type Tokens,
} from "./types.ts";

export const seatCount = (position: Position): SeatCount => position[SEATS] as SeatCount;
export const seatToMove = (position: Position): Seat => position[SEAT];
export const phase = (position: Position): Phase => PHASES[position[PHASE]];
/** Turns completed since the start. */
export const turnsPlayed = (position: Position): number => position[TURN];
/** The current round, from 1. */
export const round = (position: Position): number =>
  Math.floor(position[TURN] / position[SEATS]) + 1;
/** R6.4: somebody has reached the end; the round is being finished. */
export const isLastRound = (position: Position): boolean => position[LAST_ROUND] === 1;
/** R2.3: forced passes in the current round. */
export const passes = (position: Position): number => position[PASSES];
export const hidesReserved = (position: Position): boolean => position[HIDE_RESERVED] === 1;

export const supply = (position: Position): Tokens => ({
  ...unpack(position[SUPPLY]),
  gold: position[SUPPLY_GOLD],
});

/** The four places of a level, with `undefined` for an empty one. */
export function market(position: Position, level: Level): (CardIndex | undefined)[] {
  const start = MARKET + (level - 1) * SLOTS;
  const cards: (CardIndex | undefined)[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = position[start + slot];
    cards.push(card === NO_CARD ? undefined : card);
  }
  return cards;
}

export const deckSize = (position: Position, level: Level): number => position[DECKS + level - 1];

/** The places of the nobles in the order they were laid out, `undefined` for one that has left. */
export function noblePlaces(position: Position): (NobleIndex | undefined)[] {
  const places: (NobleIndex | undefined)[] = [];
  for (let place = 0; place < noblesFor(seatCount(position)); place++) {
    const noble = position[NOBLE_PLACES + place];
    places.push(noble === NO_NOBLE ? undefined : noble);
  }
  return places;
}

/** The nobles that still wait, in the order they were laid out. */
export const nobles = (position: Position): NobleIndex[] =>
  noblePlaces(position).filter((noble) => noble !== undefined);

export const tokens = (position: Position, seat: Seat): Tokens => ({
  ...unpack(position[playerAt(seat) + TOKENS]),
  gold: position[playerAt(seat) + GOLD],
});
export const tokenCount = (position: Position, seat: Seat): number =>
  total(position[playerAt(seat) + TOKENS]) + position[playerAt(seat) + GOLD];
/** R3.3: how many tokens the seat must return now. */
export const tokensToReturn = (position: Position, seat: Seat): number =>
  Math.max(0, tokensBeyondLimit(position, playerAt(seat)));
export const bonuses = (position: Position, seat: Seat): Gems =>
  unpack(position[playerAt(seat) + BONUSES]);
export const prestige = (position: Position, seat: Seat): number =>
  position[playerAt(seat) + PRESTIGE];
export const purchasedCount = (position: Position, seat: Seat): number =>
  position[playerAt(seat) + PURCHASED_COUNT];

/** Purchased cards in the order of their ids. */
export function purchased(position: Position, seat: Seat): CardIndex[] {
  const words = playerAt(seat) + PURCHASED;
  const cards: CardIndex[] = [];
  for (let card = 0; card < CARD_COUNT; card++)
    if (position[words + (card >> 5)] & (1 << (card & 31))) cards.push(card);
  return cards;
}

export interface Reserved {
  readonly card: CardIndex;
  readonly level: Level;
  /** Whether this position knows the card. */
  readonly known: boolean;
  /** Whether it came from a deck, unseen by the others (R4.1). */
  readonly drawnUnseen: boolean;
  /** R4.5: whether the other seats may not know it. */
  readonly hidden: boolean;
}

/** Reserved cards, oldest first. */
export function reserved(position: Position, seat: Seat): Reserved[] {
  const player = playerAt(seat);
  const cards: Reserved[] = [];
  for (let index = 0; index < position[player + RESERVED_COUNT]; index++) {
    const card = position[player + RESERVED + index];
    cards.push({
      card,
      level: cardLevel(card) as Level,
      known: isKnown(card),
      drawnUnseen: (position[player + DRAWN_UNSEEN] & (1 << index)) !== 0,
      hidden: isHidden(position, seat, index),
    });
  }
  return cards;
}

const hiddenCount = (position: Position, seat: Seat): number =>
  reserved(position, seat).filter(({ hidden }) => hidden).length;

/**
 * Whether somebody has learnt a card between two positions that one step lies between: one was
 * dealt, or a hidden one was bought. It is the same for whoever knows which cards are hidden.
 */
export function hasRevealed(before: Position, after: Position): boolean {
  if (LEVELS.some((level) => deckSize(before, level) !== deckSize(after, level))) return true;
  const seat = seatToMove(before);
  const held = playerAt(seat) + RESERVED_COUNT;
  return after[held] < before[held] && hiddenCount(after, seat) < hiddenCount(before, seat);
}

/** Nobles received, in the order of their ids. */
export function noblesOf(position: Position, seat: Seat): NobleIndex[] {
  const received = position[playerAt(seat) + NOBLES_RECEIVED];
  const own: NobleIndex[] = [];
  for (let noble = 0; noble < NOBLES.length; noble++) if (received & (1 << noble)) own.push(noble);
  return own;
}

/** R5.1: what a card costs this seat, after bonuses. */
export const price = (position: Position, seat: Seat, card: CardIndex): Gems =>
  unpack(minus(COST[card], position[playerAt(seat) + BONUSES]));

/** The gems missing for a card after bonuses and gem tokens; gold would have to stand in. */
export function missing(position: Position, seat: Seat, card: CardIndex): Gems {
  const player = playerAt(seat);
  return unpack(minus(COST[card], position[player + BONUSES] + position[player + TOKENS]));
}

/** How many tokens are missing for a card even after all gold; 0 means it can be bought. */
export function shortBy(position: Position, seat: Seat, card: CardIndex): number {
  const player = playerAt(seat);
  return Math.max(0, goldNeeded(position, player, card) - position[player + GOLD]);
}

/** The bonuses a seat still lacks for a noble. */
export const missingForNoble = (position: Position, seat: Seat, noble: NobleIndex): Gems =>
  unpack(minus(REQUIRES[noble], position[playerAt(seat) + BONUSES]));

/** R6.1: the nobles whose demands a seat meets. */
export const comingNobles = (position: Position, seat: Seat): NobleIndex[] =>
  nobles(position).filter((noble) => comesTo(position[playerAt(seat) + BONUSES], noble));

/** The card at a place where the seat could buy it. */
export function cardAt(position: Position, seat: Seat, place: Place): CardIndex | undefined {
  if ("slot" in place) return market(position, place.level)[place.slot];
  return reserved(position, seat)[place.reserved]?.card;
}

export interface Payment {
  readonly step: Step;
  readonly tokens: Tokens;
}

/** The tokens that a purchase step takes from the player to move. */
export function paymentOf(position: Position, step: Step): Tokens {
  const player = playerAt(position[SEAT]);
  const card = position[cardOffset(player, purchasePlace(step))];
  const extra = EXTRA_GOLD[purchaseExtra(step)];
  const gems = unpack(gemsPaid(position, player, card) - extra);
  return { ...gems, gold: goldNeeded(position, player, card) + total(extra) };
}

const steps = new Int32Array(STEP_LIMIT);

/** All legal steps as an array; for hot loops use `legalSteps` with a buffer of your own. */
export function listLegal(position: Position): Step[] {
  return Array.from(steps.subarray(0, legalSteps(position, steps)));
}

/** Every legal payment for a card, gems first at the front; empty if it cannot be bought. */
export function payments(position: Position, place: Place): Payment[] {
  const number = placeNumber(place);
  return listLegal(position)
    .filter((step) => step >= PURCHASE && purchasePlace(step) === number)
    .map((step) => ({ step, tokens: paymentOf(position, step) }));
}

export const card = (index: CardIndex): Card => CARDS[index];
