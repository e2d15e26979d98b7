/** Making and copying positions. */
import { CARDS, FIRST_CARD, cardsOfLevel } from "./cards.ts";
import {
  DECKS,
  HIDE_RESERVED,
  MARKET,
  NOBLE_PLACES,
  NOBLE_PLACE_COUNT,
  SEATS,
  SUPPLY,
  SUPPLY_GOLD,
  playerAt,
  positionLength,
  RESERVED,
  type Position,
} from "./layout.ts";
import {
  GEMS_IN_SUPPLY,
  GOLD_IN_SUPPLY,
  NOBLES_BEYOND_SEATS,
  RESERVED_LIMIT,
  SLOTS,
} from "./limits.ts";
import * as layout from "./layout.ts";
import { NO_CARD } from "./cards.ts";
import { NOBLES, NO_NOBLE } from "./nobles.ts";
import { ONE_EACH } from "./packed.ts";
import { shuffle, type Random } from "./random.ts";
import { LEVELS, type CardIndex, type NobleIndex, type SeatCount } from "./types.ts";

// Own copies: the optimiser folds a module's own constants into the code; imported ones it loads.
const { UNSEEN_BIT, UNSEEN_WORD } = layout;

/** What a table may choose. */
export interface Options {
  /** R4.5: keep every reserved card from the other seats, not only those drawn from a deck. */
  readonly hideReserved: boolean;
}

/** Everything chance decides before the first turn. The first four cards of a deck lie open. */
export interface Deal {
  readonly seats: SeatCount;
  readonly decks: readonly (readonly CardIndex[])[];
  readonly nobles: readonly NobleIndex[];
}

/** R1.3: how many nobles lie open. */
export const noblesFor = (seats: SeatCount): number => seats + NOBLES_BEYOND_SEATS;

/** R1.3: each level shuffled by itself, and the nobles. */
export function shuffledDeal(seats: SeatCount, random: Random): Deal {
  return {
    seats,
    decks: LEVELS.map((level) =>
      shuffle(
        Array.from({ length: cardsOfLevel(level) }, (_, i) => FIRST_CARD[level - 1] + i),
        random,
      ),
    ),
    nobles: shuffle(
      NOBLES.map((_, index) => index),
      random,
    ).slice(0, noblesFor(seats)),
  };
}

/** A position with nothing laid out: every card unseen, every place empty. */
export function emptyPosition(seats: SeatCount, options?: Partial<Options>): Position {
  const position = new Int32Array(positionLength(seats)) as Position;
  position[SEATS] = seats;
  position[HIDE_RESERVED] = options?.hideReserved ? 1 : 0;
  position[SUPPLY] = ONE_EACH * GEMS_IN_SUPPLY[seats];
  position[SUPPLY_GOLD] = GOLD_IN_SUPPLY;
  for (const level of LEVELS) {
    position[DECKS + level - 1] = cardsOfLevel(level);
    position.fill(NO_CARD, MARKET + (level - 1) * SLOTS, MARKET + level * SLOTS);
  }
  position.fill(NO_NOBLE, NOBLE_PLACES, NOBLE_PLACES + NOBLE_PLACE_COUNT);
  for (let seat = 0; seat < seats; seat++) {
    const reserved = playerAt(seat) + RESERVED;
    position.fill(NO_CARD, reserved, reserved + RESERVED_LIMIT);
  }
  for (let card = 0; card < CARDS.length; card++) markUnseen(position, card);
  return position;
}

/** R1.3 and R1.4: the opening of a deal. */
export function openingPosition(deal: Deal, options?: Partial<Options>): Position {
  const position = emptyPosition(deal.seats, options);
  deal.decks.forEach((deck, index) => {
    for (let slot = 0; slot < SLOTS; slot++) {
      const card = deck[slot];
      position[MARKET + index * SLOTS + slot] = card;
      markSeen(position, card);
      position[DECKS + index] = position[DECKS + index] - 1;
    }
  });
  deal.nobles.forEach((noble, place) => {
    position[NOBLE_PLACES + place] = noble;
  });
  return position;
}

export function markSeen(position: Position, card: CardIndex): void {
  position[UNSEEN_WORD[card]] &= ~UNSEEN_BIT[card];
}

export function markUnseen(position: Position, card: CardIndex): void {
  position[UNSEEN_WORD[card]] |= UNSEEN_BIT[card];
}

export function copyPosition(to: Position, from: Position): void {
  to.set(from);
}

export const clonePosition = (position: Position): Position => position.slice() as Position;
