/** Dealers: who answers when a position asks for a card. */
import { FIRST_CARD } from "./cards.ts";
import { DEAL, DECKS, DRAWN, PENDING, PHASE, UNSEEN, type Position } from "./layout.ts";
import { SLOTS } from "./limits.ts";
import { deal, play } from "./play.ts";
import type { Deal } from "./position.ts";
import type { Random } from "./random.ts";
import type { CardIndex, Level, Step } from "./types.ts";

export interface Dealer {
  draw(position: Position, level: Level): CardIndex;
}

/** The level of the card that the position waits for; only in the phase `deal`. */
export function pendingLevel(position: Position): Level {
  const pending = position[PENDING];
  return (pending < DRAWN ? Math.floor(pending / SLOTS) + 1 : pending - DRAWN + 1) as Level;
}

/** Whether the card that the position waits for is drawn unseen by the others (R4.1). */
export const pendingUnseen = (position: Position): boolean => position[PENDING] >= DRAWN;

/** Deals the cards of a known order. It keeps no count: how many are left tells which is next. */
export function deckDealer(cards: Pick<Deal, "decks">): Dealer {
  return {
    draw(position, level) {
      const deck = cards.decks[level - 1];
      return deck[deck.length - position[DECKS + level - 1]];
    },
  };
}

/** Deals any unseen card of the level, each equally likely. */
export function randomDealer(random: Random): Dealer {
  return { draw: (position, level) => drawUnseen(position, level, random) };
}

export function drawUnseen(position: Position, level: Level, random: Random): CardIndex {
  return unseenCard(position, level, random.below(unseenCount(position, level)));
}

/** How many cards of a level have not been seen. */
export function unseenCount(position: Position, level: Level): number {
  if (level === 1) return bitCount(position[UNSEEN]) + bitCount(position[UNSEEN + 1]);
  return bitCount(position[UNSEEN + level]);
}

/** The unseen card of a level with `index` unseen ones before it. */
export function unseenCard(position: Position, level: Level, index: number): CardIndex {
  if (level > 1) return FIRST_CARD[level - 1] + nthBit(position[UNSEEN + level], index);
  const low = bitCount(position[UNSEEN]);
  if (index < low) return nthBit(position[UNSEEN], index);
  return 32 + nthBit(position[UNSEEN + 1], index - low);
}

function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the bit that has `index` set bits below it, found by halving. */
function nthBit(word: number, index: number): number {
  let rest = index;
  let shift = 0;
  for (let width = 16; width > 0; width >>= 1) {
    const below = bitCount((word >>> shift) & ((1 << width) - 1));
    if (rest >= below) {
      rest -= below;
      shift += width;
    }
  }
  return shift;
}

/** Answers every card the position asks for. */
export function settle(position: Position, dealer: Dealer): void {
  while (position[PHASE] === DEAL) deal(position, dealer.draw(position, pendingLevel(position)));
}

/** Plays a legal step and what the dealer answers to it. */
export function playDealt(position: Position, step: Step, dealer: Dealer): void {
  play(position, step);
  settle(position, dealer);
}
