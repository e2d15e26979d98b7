/** Dealers: who answers when a position asks for a card. */
import { FIRST_CARD, unknownCard } from "./cards.ts";
import * as layout from "./layout.ts";
import type { Position } from "./layout.ts";
import { SLOTS } from "./limits.ts";
import { deal, play } from "./play.ts";
import type { Deal } from "./position.ts";
import type { Random } from "./random.ts";
import { LEVELS, type CardIndex, type Level, type Step } from "./types.ts";

// Own copies: the optimiser folds a module's own constants into the code; imported ones it loads.
const { DEAL, DECKS, DRAWN, PENDING, PHASE, UNSEEN } = layout;
const LEVEL_START = Int32Array.from(FIRST_CARD);
/** The level of a pending place: twelve market places, then a draw from each deck. */
const PENDING_LEVEL = Int32Array.from({ length: DRAWN + LEVELS.length }, (_, pending) =>
  pending < DRAWN ? Math.floor(pending / SLOTS) + 1 : pending - DRAWN + 1,
);

export interface Dealer {
  draw(position: Position, level: Level): CardIndex;
}

/** Whether the position waits for a card. */
export const waitsForDealer = (position: Position): boolean => position[PHASE] === DEAL;

/** The level of the card that the position waits for; only in the phase `deal`. */
export const pendingLevel = (position: Position): Level =>
  PENDING_LEVEL[position[PENDING]] as Level;

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

/**
 * Deals cards of which only the level is known, for those who want the rest of a turn and not its
 * cards: what must be returned and which nobles come never depends on the card dealt.
 */
export const blindDealer: Dealer = { draw: (_, level) => unknownCard(level) };

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
  if (level > 1) return LEVEL_START[level - 1] + nthBit(position[UNSEEN + level], index);
  const low = bitCount(position[UNSEEN]);
  if (index < low) return nthBit(position[UNSEEN], index);
  return 32 + nthBit(position[UNSEEN + 1], index - low);
}

/** Bits set in each byte of a word. */
function byteCounts(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (fours + (fours >>> 4)) & 0x0f0f0f0f;
}

const bitCount = (word: number): number => Math.imul(byteCounts(word), 0x01010101) >>> 24;

/** The number of the bit with `index` set bits below it in a byte: `BIT_IN_BYTE[byte × 8 + index]`. */
const BIT_IN_BYTE = new Int32Array(256 * 8);
for (let byte = 0; byte < 256; byte++)
  for (let bit = 0, index = 0; bit < 8; bit++)
    if (byte & (1 << bit)) BIT_IN_BYTE[byte * 8 + index++] = bit;

/** 1 if no more than `index` bits are set so far, else 0. */
const isReached = (bits: number, index: number): number => (bits - index - 1) >>> 31;

/** The number of the bit that has `index` set bits below it: first its byte, then a table. */
function nthBit(word: number, index: number): number {
  // Byte i of `upTo` counts the bits in bytes 0 to i.
  const upTo = Math.imul(byteCounts(word), 0x01010101);
  const shift =
    (isReached(upTo & 255, index) +
      isReached((upTo >>> 8) & 255, index) +
      isReached((upTo >>> 16) & 255, index)) <<
    3;
  const below = ((upTo << 8) >>> shift) & 255;
  return shift + BIT_IN_BYTE[((word >>> shift) & 255) * 8 + index - below];
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
