import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deckDealer, playDealt, unseenCard, unseenCount } from "./dealer.ts";
import type { Position } from "./layout.ts";
import { observe, reveal } from "./observe.ts";
import { isOver } from "./outcome.ts";
import { clonePosition, openingPosition, type Deal } from "./position.ts";
import { shuffle, type Random } from "./random.ts";
import { deckSize, listLegal, reserved, seatToMove } from "./read.ts";
import { HABIT_NAMES, startGame } from "./testing/games.ts";
import { LEVELS, SPECTATOR, type SeatCount, type Step, type Viewer } from "./types.ts";

const viewersOf = (seats: number): Viewer[] => [
  SPECTATOR,
  ...Array.from({ length: seats }, (_, seat) => seat),
];
const seenBy = (position: Position, viewer: Viewer): Position =>
  observe(position, viewer, clonePosition(position));

/** Another deal that differs only in what the viewer cannot know after the given position. */
function otherDeal(deal: Deal, position: Position, viewer: Viewer, random: Random): Deal {
  const others = Array.from({ length: deal.seats }, (_, seat) => seat).filter((s) => s !== viewer);
  const hidden = new Set([
    ...deal.decks.flatMap((deck, i) => deck.slice(deck.length - deckSize(position, LEVELS[i]))),
    ...others.flatMap((seat) =>
      reserved(position, seat)
        .filter((each) => each.drawnUnseen)
        .map((each) => each.card),
    ),
  ]);
  const decks = deal.decks.map((deck) => {
    const mixed = shuffle(
      deck.filter((card) => hidden.has(card)),
      random,
    );
    return deck.map((card) => (hidden.has(card) ? mixed.pop()! : card));
  });
  return { ...deal, decks };
}

const someGame = fc.record({
  seats: fc.constantFrom<SeatCount>(2, 3, 4),
  habit: fc.constantFrom(...HABIT_NAMES),
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  length: fc.integer({ min: 1, max: 90 }),
  hideReserved: fc.boolean(),
});

describe("two games that differ only in hidden cards", () => {
  it("[R7.2] look the same, byte for byte, to everybody who may not know the difference", () => {
    let different = 0;
    fc.assert(
      fc.property(someGame, ({ seats, habit, seed, length, hideReserved }) => {
        const game = startGame(seats, seed, habit, hideReserved);
        const steps: Step[] = [];
        while (steps.length < length && !isOver(game.position)) steps.push(game.next());
        for (const viewer of viewersOf(seats)) {
          const deal = otherDeal(game.deal, game.position, viewer, game.random);
          const a = openingPosition(game.deal, { hideReserved });
          const b = openingPosition(deal, { hideReserved });
          for (const step of steps) {
            playDealt(a, step, deckDealer(game.deal));
            playDealt(b, step, deckDealer(deal));
            expect(seenBy(b, viewer)).toEqual(seenBy(a, viewer));
            // What the viewer may do follows from what the viewer may know.
            const own = seatToMove(a) === viewer;
            expect(own ? listLegal(b) : []).toEqual(own ? listLegal(a) : []);
            expect(own ? listLegal(seenBy(a, viewer)) : []).toEqual(own ? listLegal(a) : []);
          }
          if (!a.every((number, i) => number === b[i])) different++;
        }
      }),
      { numRuns: 60, seed: 3 },
    );
    expect(different).toBeGreaterThan(30);
  });

  it("[R4.5] [R7.2] look the same when hidden cards are imagined anew from what is unseen", () => {
    fc.assert(
      fc.property(someGame, ({ seats, habit, seed, length, hideReserved }) => {
        const game = startGame(seats, seed, habit, hideReserved);
        for (let i = 0; i < length && !isOver(game.position); i++) game.next();
        for (const viewer of viewersOf(seats)) {
          const seen = seenBy(game.position, viewer);
          const imagined = clonePosition(seen);
          for (let seat = 0; seat < seats; seat++)
            reserved(imagined, seat).forEach(({ known, level }, index) => {
              if (known) return;
              const which = game.random.below(unseenCount(imagined, level));
              reveal(imagined, seat, index, unseenCard(imagined, level, which));
            });
          for (const level of LEVELS)
            expect(unseenCount(imagined, level)).toBe(deckSize(imagined, level));
          expect(seenBy(imagined, viewer)).toEqual(seen);
        }
      }),
      { numRuns: 150, seed: 4 },
    );
  });
});
