/** Seeded random games in several habits, so that they reach corners too. Only tests use this. */
import { CARDS } from "../cards.ts";
import { deckDealer, playDealt } from "../dealer.ts";
import type { Position } from "../layout.ts";
import { isOver } from "../outcome.ts";
import { openingPosition, shuffledDeal, type Deal } from "../position.ts";
import { SeededRandom } from "../random.ts";
import { cardAt, listLegal, seatToMove } from "../read.ts";
import { wordsOf, type StepWords } from "../step.ts";
import type { SeatCount, Step } from "../types.ts";

type Liking = (words: StepWords, position: Position) => boolean;

/** What somebody prefers to do. `clears` empties the first deck, `hoards` leads to forced passes. */
export const HABITS: Readonly<Record<string, Liking>> = {
  anything: () => true,
  buys: ({ kind }) => kind === "purchase",
  hoards: (words) =>
    words.kind === "take" ||
    (words.kind === "reserve-deck" && words.level > 1) ||
    (words.kind === "return" && words.tokens.gold > 0),
  clears: (words, position) =>
    words.kind === "purchase" &&
    CARDS[cardAt(position, seatToMove(position), words.place) ?? 0].level === 1,
};
export const HABIT_NAMES: readonly string[] = Object.keys(HABITS);

export interface Game {
  readonly deal: Deal;
  /** Played on in place. */
  readonly position: Position;
  readonly random: SeededRandom;
  /** Plays one more step and says which. */
  readonly next: () => Step;
}

export function startGame(
  seats: SeatCount,
  seed: number,
  habit = "anything",
  hideReserved = false,
): Game {
  const random = new SeededRandom(seed);
  const deal = shuffledDeal(seats, random);
  const dealer = deckDealer(deal);
  const position = openingPosition(deal, { hideReserved });
  return {
    deal,
    position,
    random,
    next() {
      const legal = listLegal(position);
      const liked = legal.filter((step) => HABITS[habit](wordsOf(step), position));
      const choice = liked.length > 0 && random.below(8) > 0 ? liked : legal;
      const step = choice[random.below(choice.length)];
      playDealt(position, step, dealer);
      return step;
    },
  };
}

/** Plays until the position is as wanted; throws if no game of the habit gets there. */
export function playUntil(
  seats: SeatCount,
  habit: string,
  wanted: (position: Position) => boolean,
): Position {
  for (let seed = 1; seed <= 300; seed++) {
    const game = startGame(seats, seed, habit);
    for (let steps = 0; steps < 600 && !isOver(game.position); steps++) {
      if (wanted(game.position)) return game.position;
      game.next();
    }
  }
  throw new Error("no such position was reached");
}
