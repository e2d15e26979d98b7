/** A game of random steps to its end, for those who want only the outcome. */
import { deal, play } from "./play.ts";
import * as dealer from "./dealer.ts";
import * as layout from "./layout.ts";
import type { Position } from "./layout.ts";
import * as legal from "./legal.ts";
import * as limits from "./limits.ts";
import * as packed from "./packed.ts";
import type { Random } from "./random.ts";
import * as encoding from "./step.ts";
import { LEVELS, type Step } from "./types.ts";

// Own copies: the optimiser folds a module's own constants into the code; imported ones it loads.
const { ACTION, DEAL, OVER, PHASE, RETURN_TOKENS, SEAT, SUPPLY } = layout;
const { GOLD, MARKET_PLACES, RESERVED_COUNT, TOKENS, playerAt } = layout;
const { drawUnseen, pendingLevel } = dealer;
const { row: TAKE_ROW, different: TAKES_OF_DIFFERENT, alike: TAKES_OF_TWO } = legal.TAKES;
const { cardOffset, cardsEverywhere, goldNeeded, holdsHandful, randomStep, tokensBeyondLimit } =
  legal;
const { RESERVED_LIMIT, SUPPLY_FOR_TWO } = limits;
const { coloursWith } = packed;
const { PLACES, PURCHASE, RESERVE, RETURN, RETURNS_UP_TO } = encoding;
const RESERVES = MARKET_PLACES + LEVELS.length;

/** Plays uniformly random legal steps and draws until the game is over. */
export function playout(position: Position, random: Random): void {
  while (position[PHASE] !== OVER) {
    play(position, triedStep(position, random));
    if (position[PHASE] === DEAL)
      deal(position, drawUnseen(position, pendingLevel(position), random));
  }
}

/**
 * A legal step, each equally likely, found by trial: any card is picked, and if it cannot be paid
 * for, everything is picked again. Every legal step is as likely as any other to be the first that
 * passes, and one or two cards are looked at instead of fifteen.
 */
export function triedStep(position: Position, random: Random): Step {
  const player = playerAt(position[SEAT]);
  if (position[PHASE] === RETURN_TOKENS) return triedReturn(position, player, random);
  // With gold in hand there are more payments than cards, and most trials would fail.
  if (position[PHASE] === ACTION && position[player + GOLD] === 0 && cardsEverywhere(position))
    return triedAction(position, player, random);
  return randomStep(position, random);
}

function triedAction(position: Position, player: number, random: Random): Step {
  const supply = position[SUPPLY];
  const different = coloursWith(supply, 1) * TAKE_ROW;
  const alike = coloursWith(supply, SUPPLY_FOR_TWO) * TAKE_ROW;
  const takes = TAKES_OF_DIFFERENT[different];
  // Without a take there may be nothing at all to find.
  if (takes === 0) return randomStep(position, random);
  const pairs = TAKES_OF_TWO[alike];
  const reserves = position[player + RESERVED_COUNT] < RESERVED_LIMIT ? RESERVES : 0;
  for (;;) {
    let index = random.below(takes + pairs + reserves + PLACES);
    if (index < takes) return TAKES_OF_DIFFERENT[different + 1 + index];
    index -= takes;
    if (index < pairs) return TAKES_OF_TWO[alike + 1 + index];
    index -= pairs;
    if (index < reserves) return RESERVE + index;
    index -= reserves;
    const card = position[cardOffset(player, index)];
    if (goldNeeded(position, player, card) === 0) return PURCHASE * (1 + index);
  }
}

function triedReturn(position: Position, player: number, random: Random): Step {
  const size = tokensBeyondLimit(position, player);
  const from = RETURNS_UP_TO[size - 1];
  const handfuls = RETURNS_UP_TO[size] - from;
  for (;;) {
    const handful = from + random.below(handfuls);
    if (holdsHandful(position[player + TOKENS], position[player + GOLD], handful))
      return RETURN + handful;
  }
}
