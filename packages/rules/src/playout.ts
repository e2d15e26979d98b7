/** A game of random steps to its end, for those who want only the outcome. */
import { deal, play } from "./play.ts";
import * as dealer from "./dealer.ts";
import * as layout from "./layout.ts";
import type { Position } from "./layout.ts";
import * as legal from "./legal.ts";
import type { Random } from "./random.ts";

// Own copies: the optimiser folds a module's own constants into the code; imported ones it loads.
const { DEAL, OVER, PHASE } = layout;
const { drawUnseen, pendingLevel } = dealer;
const { randomStep } = legal;

/** Plays uniformly random legal steps and draws until the game is over. */
export function playout(position: Position, random: Random): void {
  while (position[PHASE] !== OVER) {
    play(position, randomStep(position, random));
    if (position[PHASE] === DEAL)
      deal(position, drawUnseen(position, pendingLevel(position), random));
  }
}
