import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_CARD, cardsOfLevel } from "./cards.ts";
import { drawUnseen, randomDealer, settle, unseenCard, unseenCount } from "./dealer.ts";
import { OVER, PHASE, type Position } from "./layout.ts";
import { listLegal } from "./read.ts";
import { isOver, scores } from "./outcome.ts";
import { clonePosition, copyPosition } from "./position.ts";
import { play } from "./play.ts";
import {
  bonuses,
  card,
  deckSize,
  market,
  nobles,
  noblesOf,
  phase,
  prestige,
  purchased,
  purchasedCount,
  reserved,
  seatToMove,
  supply,
  tokenCount,
  tokens,
  turnsPlayed,
} from "./read.ts";
import { REFUSALS, attempt, refusal } from "./refusal.ts";
import { STEP_LIMIT, isStep, stepOf, wordsOf } from "./step.ts";
import { HABIT_NAMES, startGame, type Game } from "./testing/games.ts";
import { COLOURS, GEMS, LEVELS, type Level, type SeatCount } from "./types.ts";

/** Random games: seats, habit and seed; every other one hides reserved cards. */
const games = fc
  .tuple(
    fc.constantFrom<SeatCount>(2, 3, 4),
    fc.constantFrom(...HABIT_NAMES),
    fc.integer({ min: 0, max: 2 ** 31 }),
  )
  .map(([seats, habit, seed]) => ({
    seats,
    start: () => startGame(seats, seed, habit, seed % 2 === 1),
  }));

/** Plays a game to its end and looks at every position on the way. */
function throughout(game: Game, look: (position: Position) => void): void {
  look(game.position);
  for (let steps = 0; steps < 700 && !isOver(game.position); steps++) {
    game.next();
    look(game.position);
  }
}

const check = (
  runs: number,
  look: (position: Position, seats: SeatCount, game: Game) => void,
): void => {
  fc.assert(
    fc.property(games, ({ seats, start }) => {
      const game = start();
      throughout(game, (position) => look(position, seats, game));
    }),
    { numRuns: runs, seed: 2 },
  );
};

const seatsOf = (seats: number): number[] => Array.from({ length: seats }, (_, seat) => seat);

describe("in every game", () => {
  it("[R1.1] [R1.4] tokens are conserved, colour by colour", () => {
    check(60, (position, seats) => {
      for (const colour of COLOURS) {
        const held = seatsOf(seats).map((seat) => tokens(position, seat)[colour]);
        const all = held.reduce((a, b) => a + b, supply(position)[colour]);
        expect(all).toBe(colour === "gold" ? 5 : { 2: 4, 3: 5, 4: 7 }[seats]);
      }
    });
  });

  it("[R1.2] every card is in one place, and what is nowhere is unseen", () => {
    check(20, (position, seats) => {
      for (const level of LEVELS) {
        const known = [
          ...market(position, level).filter((each) => each !== undefined),
          ...seatsOf(seats).flatMap((seat) => [
            ...purchased(position, seat),
            ...reserved(position, seat).map((each) => each.card),
          ]),
        ].filter((each) => card(each).level === level);
        const unseen = Array.from({ length: unseenCount(position, level) }, (_, i) =>
          unseenCard(position, level, i),
        );
        expect(unseen).toHaveLength(deckSize(position, level));
        expect(new Set([...known, ...unseen]).size).toBe(known.length + unseen.length);
        expect(known.length + unseen.length).toBe(cardsOfLevel(level));
        for (const each of unseen) expect(card(each).level).toBe(level);
      }
    });
  });

  it("[R3.3] [R4.3] nobody has more than ten tokens or three reserved cards after a turn", () => {
    check(60, (position, seats) => {
      for (const seat of seatsOf(seats)) {
        const inTurn = seat === seatToMove(position) && phase(position) === "return";
        expect(tokenCount(position, seat) > 10).toBe(inTurn);
        expect(reserved(position, seat).length).toBeLessThanOrEqual(3);
      }
    });
  });

  it("[R5.4] [R6.3] bonuses, cards and prestige are those of the purchased cards and nobles", () => {
    check(30, (position, seats) => {
      for (const seat of seatsOf(seats)) {
        const cards = purchased(position, seat).map(card);
        expect(purchasedCount(position, seat)).toBe(cards.length);
        for (const gem of GEMS)
          expect(bonuses(position, seat)[gem]).toBe(cards.filter((c) => c.bonus === gem).length);
        const sum = cards.reduce((total, each) => total + each.prestige, 0);
        expect(prestige(position, seat)).toBe(sum + 3 * noblesOf(position, seat).length);
      }
      const visited = seatsOf(seats).flatMap((seat) => noblesOf(position, seat));
      expect(new Set([...visited, ...nobles(position)]).size).toBe(seats + 1);
    });
  });

  it("[R6.4] all have had the same number of turns at the end, and one has 15 or all have passed", () => {
    check(100, (position, seats, game) => {
      if (!isOver(position)) return;
      const finished = turnsPlayed(position) % seats === 0;
      const reached = Math.max(...scores(position)) >= 15;
      const stuck = seatsOf(seats).every((seat) => reserved(position, seat).length === 3);
      expect([finished, reached || stuck]).toEqual([true, true]);
      expect(game.position[PHASE]).toBe(OVER);
    });
  });

  it("[R2.3] there is a step to play until the game is over, and none after", () => {
    check(30, (position) => {
      expect(listLegal(position).length === 0).toBe(isOver(position));
    });
  });
});

describe("every integer", () => {
  it("is played if it is listed, and refused without a trace if it is not", () => {
    const before = new Int32Array(128);
    let looked = 0;
    check(8, (position, _, { random }) => {
      // Every position would take too long; one in nine of many games is enough.
      if (looked++ % 9 !== random.below(9)) return;
      const whole = clonePosition(position);
      const scratch = clonePosition(position);
      const listed = new Set(listLegal(position));
      expect(new Set([...listed].filter(isStep))).toEqual(listed);
      for (let step = 0; step < STEP_LIMIT; step++) {
        const refused = refusal(scratch, step);
        if ((refused === undefined) !== listed.has(step))
          throw new Error(`${step} is ${listed.has(step) ? "" : "not "}listed: ${refused?.code}`);
        before.set(scratch);
        if (attempt(scratch, step)?.code !== refused?.code) throw new Error(`${step}: two answers`);
        if (refused === undefined) copyPosition(scratch, whole);
        else if (scratch.some((number, i) => number !== before[i]))
          throw new Error(`${step} was refused, but something changed`);
      }
      expect(scratch).toEqual(whole);
    });
    expect(looked).toBeGreaterThan(500);
  });

  it("that is no step is refused, whatever number it is", () => {
    const { position } = startGame(2, 1);
    const whole = clonePosition(position);
    for (const odd of [-1, 0.5, STEP_LIMIT, 2 ** 31, -(2 ** 31), Number.NaN, Infinity, 37, 255])
      expect(attempt(position, odd)?.code).toBe("not-a-step");
    expect(position).toEqual(whole);
  });

  it("that is a step has words, and the words give it back", () => {
    const numbers = Array.from({ length: STEP_LIMIT }, (_, number) => number);
    for (const step of numbers.filter(isStep)) expect(stepOf(wordsOf(step))).toBe(step);
    for (const number of numbers.filter((each) => !isStep(each)))
      expect(() => wordsOf(number)).toThrow(RangeError);
  });

  it("is refused for a reason that names a rule", () => {
    const codes = new Set<string>();
    check(6, (position) => {
      for (let step = 0; step < STEP_LIMIT; step += 1 + (step >= 256 ? 50 : 0)) {
        const refused = refusal(position, step);
        if (refused === undefined) continue;
        codes.add(refused.code);
        if (refused.rule !== REFUSALS[refused.code]) throw new Error(refused.code);
      }
    });
    expect(codes.size).toBeGreaterThan(12);
    for (const rule of Object.values(REFUSALS)) expect(rule).toMatch(/^R[1-7]\.[1-5]$/);
  });
});

describe("a random dealer", () => {
  it("[R7.2] deals only unseen cards of the level asked for", () => {
    check(20, (position, _, { random }) => {
      for (const level of LEVELS.filter((each) => unseenCount(position, each) > 0)) {
        const drawn = drawUnseen(position, level, random);
        const unseen = unseenSet(position, level);
        expect(unseen.has(drawn)).toBe(true);
      }
    });
  });

  it("can deal every unseen card", () => {
    const { position, random } = startGame(2, 3);
    for (const level of LEVELS) {
      const drawn = new Set(
        Array.from({ length: 2000 }, () => drawUnseen(position, level, random)),
      );
      expect(drawn).toEqual(unseenSet(position, level));
    }
  });

  it("finishes games that keep every card in one place", () => {
    const game = startGame(4, 11);
    const dealer = randomDealer(game.random);
    const position = clonePosition(game.position);
    while (!isOver(position)) {
      const legal = listLegal(position);
      play(position, legal[game.random.below(legal.length)]);
      settle(position, dealer);
      for (const level of LEVELS)
        expect(unseenCount(position, level)).toBe(deckSize(position, level));
      expect(LEVELS.flatMap((level) => market(position, level))).not.toContain(NO_CARD);
    }
  });
});

const unseenSet = (position: Position, level: Level): Set<number> =>
  new Set(
    Array.from({ length: unseenCount(position, level) }, (_, i) => unseenCard(position, level, i)),
  );
