import {
  SeededRandom,
  deckDealer,
  isOver,
  openingPosition,
  playDealt,
  scores,
  shuffledDeal,
  winners,
  type SeatCount,
} from "@gemwright/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { naiveOpening, naivePrestige, naiveTurns, naiveWinners } from "./testing/naive.ts";
import { listTurns, makeTurn } from "./turn.ts";

/** Ways to choose a turn, so that random games reach corners as well as ordinary middle games. */
const HABITS: Readonly<Record<string, (word: string) => boolean>> = {
  anything: () => true,
  buys: (word) => word.startsWith("+"),
  hoards: (word) => /^[WUGRK]/.test(word),
  reserves: (word) => word.startsWith("="),
  clears: (word) => /^(\+1|=1)/.test(word),
};

describe("the engine and the plain second statement of the rules", () => {
  it.each(Object.keys(HABITS))("list the same turns in games where everybody %s", (habit) => {
    fc.assert(
      fc.property(
        fc.constantFrom<SeatCount>(2, 3, 4),
        fc.integer({ min: 0, max: 2 ** 31 }),
        (seats, seed) => {
          const random = new SeededRandom(seed);
          const deal = shuffledDeal(seats, random);
          const dealer = deckDealer(deal);
          const position = openingPosition(deal);
          let naive = naiveOpening(deal);
          for (let ply = 0; ply < 400 && !isOver(position); ply++) {
            const turns = listTurns(position);
            const words = turns.map((turn) => makeTurn(position, turn));
            const expected = naiveTurns(naive);
            expect(words.toSorted()).toEqual(expected.map(({ word }) => word).toSorted());
            const liked = words.filter(HABITS[habit]);
            // One turn in eight is any turn, so that nobody is stuck in a habit.
            const choice = liked.length > 0 && random.below(8) > 0 ? liked : words;
            const word = choice[random.below(choice.length)];
            for (const step of turns[words.indexOf(word)]) playDealt(position, step, dealer);
            naive = expected.find((turn) => turn.word === word)!.after;
          }
          expect(naive.over).toBe(isOver(position));
          expect(naive.players.map(naivePrestige)).toEqual(scores(position));
          expect(naive.over ? naiveWinners(naive) : []).toEqual(winners(position));
        },
      ),
      { numRuns: 6, seed: 1 },
    );
  });
});
