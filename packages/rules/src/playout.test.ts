import { describe, expect, it } from "vitest";
import { unseenCount } from "./dealer.ts";
import { legalSteps, randomStep } from "./legal.ts";
import { isOver } from "./outcome.ts";
import { clonePosition } from "./position.ts";
import { playout } from "./playout.ts";
import type { Random } from "./random.ts";
import { deckSize, listLegal, supply, tokens } from "./read.ts";
import { PASS, STEP_LIMIT } from "./step.ts";
import { HABIT_NAMES, startGame } from "./testing/games.ts";
import { COLOURS, LEVELS, SEAT_COUNTS } from "./types.ts";

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
