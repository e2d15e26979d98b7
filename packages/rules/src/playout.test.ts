import { describe, expect, it } from "vitest";
import { unseenCount } from "./dealer.ts";
import { legalSteps, randomStep } from "./legal.ts";
import { isOver } from "./outcome.ts";
import { clonePosition } from "./position.ts";
import { playout, triedStep } from "./playout.ts";
import type { Position } from "./layout.ts";
import type { Random } from "./random.ts";
import { deckSize, listLegal, supply, tokens } from "./read.ts";
import { PASS, STEP_LIMIT } from "./step.ts";
import { HABIT_NAMES, startGame } from "./testing/games.ts";
import { COLOURS, LEVELS, SEAT_COUNTS, type Step } from "./types.ts";

/** A generator that always answers the same, and remembers what it was asked. */
class Fixed implements Random {
  asked: number[] = [];
  readonly answer: number;
  constructor(answer: number) {
    this.answer = answer;
  }
  below(limit: number): number {
    this.asked.push(limit);
    return this.answer;
  }
}

describe("a random step", () => {
  it.each(SEAT_COUNTS)("is any of the legal ones, each equally likely, with %i seats", (seats) => {
    for (const habit of HABIT_NAMES) {
      const game = startGame(seats, 20 + seats, habit);
      for (let steps = 0; steps < 250 && !isOver(game.position); steps++) {
        const legal = listLegal(game.position);
        const found = legal.map((_, index) => {
          const random = new Fixed(index);
          const step = randomStep(game.position, random);
          const asked = step === PASS ? [legal.length] : random.asked;
          expect(asked).toEqual([legal.length]);
          return step;
        });
        expect(found).toEqual(legal);
        game.next();
      }
    }
  });

  it("leaves the list of legal steps as it was", () => {
    const { position } = startGame(3, 5);
    const steps = new Int32Array(STEP_LIMIT);
    const count = legalSteps(position, steps);
    const before = steps.slice(0, count);
    randomStep(position, new Fixed(3));
    expect(steps.slice(0, count)).toEqual(before);
  });
});

/** A generator that tries one candidate and, where it is turned down, says so. */
class Once implements Random {
  limit = 0;
  readonly #answer: number;
  constructor(answer: number) {
    this.#answer = answer;
  }
  below(limit: number): number {
    if (this.limit > 0) throw new TurnedDown();
    this.limit = limit;
    return this.#answer;
  }
}
class TurnedDown extends Error {}

/** The step that a candidate stands for, or undefined if it is turned down, and how many there are. */
function candidate(position: Position, index: number): { step: Step | undefined; limit: number } {
  const random = new Once(index);
  try {
    return { step: triedStep(position, random), limit: random.limit };
  } catch (error) {
    if (!(error instanceof TurnedDown)) throw error;
    return { step: undefined, limit: random.limit };
  }
}

describe("a step found by trial", () => {
  it.each(SEAT_COUNTS)("is every legal one for exactly one candidate, with %i seats", (seats) => {
    for (const habit of HABIT_NAMES) {
      const game = startGame(seats, 40 + seats, habit);
      for (let steps = 0; steps < 250 && !isOver(game.position); steps++) {
        const { limit } = candidate(game.position, 0);
        const found = Array.from(
          { length: Math.max(1, limit) },
          (_, index) => candidate(game.position, index).step,
        ).filter((step) => step !== undefined);
        expect(found).toEqual(listLegal(game.position));
        game.next();
      }
    }
  });
});

describe("a playout", () => {
  it.each(SEAT_COUNTS)("ends, and every token and card is still there, with %i seats", (seats) => {
    for (let seed = 0; seed < 50; seed++) {
      const game = startGame(seats, seed);
      const position = clonePosition(game.position);
      const all = supply(position);
      playout(position, game.random);
      expect(isOver(position)).toBe(true);
      for (const level of LEVELS)
        expect(unseenCount(position, level)).toBe(deckSize(position, level));
      for (const colour of COLOURS) {
        let sum = supply(position)[colour];
        for (let seat = 0; seat < seats; seat++) sum += tokens(position, seat)[colour];
        expect(sum).toBe(all[colour]);
      }
    }
  });
});
