import {
  STEP_LIMIT,
  SeededRandom,
  clonePosition,
  isOver,
  legalSteps,
  observe,
  playDealt,
  randomDealer,
  scores,
  seatToMove,
  turnsPlayed,
  winners,
  type Dealer,
  type Position,
  type SeatCount,
} from "@gemwright/rules";
import { ACTION, LAST_ROUND, PHASE, SEATS } from "@gemwright/rules/layout";
import { describe, expect, it } from "vitest";
import { RACE_SIZE, writeRace } from "./race.ts";
import { gamePositions } from "./testing.ts";

const POINT = 32;
const [GAIN_NOW, ENDS_NOW, GAIN_IN_TWO, ENDS_IN_TWO, GAIN_IN_THREE, ENDS_IN_THREE, WINS_NOW] = [
  0, 1, 2, 3, 4, 5, 6,
] as const;

function raceOf(position: Position): Int16Array[] {
  const x = new Int16Array(4 * RACE_SIZE);
  writeRace(position, x, 0);
  return Array.from({ length: position[SEATS] }, (_, j) =>
    x.subarray(j * RACE_SIZE, (j + 1) * RACE_SIZE),
  );
}

/** From where on somebody is near the end, and how it ended. */
const latePositions = (seats: SeatCount, seed: number): Position[] =>
  gamePositions(seats, seed).filter((position) => Math.max(...scores(position)) >= 6);

const games = ([2, 3, 4] as const).flatMap((seats) =>
  Array.from({ length: 40 }, (_, i) => latePositions(seats, 100 * seats + i)),
);
const positions = games.flat().filter((position) => !isOver(position));
const atTurn = positions.filter((position) => position[PHASE] === ACTION);

/** Every position in which the turn of the seat to move can end. */
function afterTurn(position: Position, dealer: Dealer): Position[] {
  const seat = seatToMove(position);
  const turn = turnsPlayed(position);
  const steps = new Int32Array(STEP_LIMIT);
  return Array.from(steps.subarray(0, legalSteps(position, steps))).flatMap((step) => {
    const after = clonePosition(position);
    playDealt(after, step, dealer);
    const goesOn = !isOver(after) && seatToMove(after) === seat && turnsPlayed(after) === turn;
    return goesOn ? afterTurn(after, dealer) : [after];
  });
}

describe("the race to the end", () => {
  it("knows what the best turn brings the mover, nobles too", () => {
    for (const position of atTurn.filter((_, i) => i % 9 === 0)) {
      const seat = seatToMove(position);
      const before = scores(position)[seat];
      const best = Math.max(
        ...afterTurn(position, randomDealer(new SeededRandom(1))).map(
          (after) => scores(after)[seat] - before,
        ),
      );
      const [own] = raceOf(position);
      expect(own[GAIN_NOW]).toBe(best * POINT);
      expect(own[ENDS_NOW] > 0).toBe(position[LAST_ROUND] === 1 || before + best >= 15);
    }
  });

  it("knows whether the last turn of a game can win it", () => {
    const last = atTurn.filter(
      (position) => position[LAST_ROUND] === 1 && seatToMove(position) === position[SEATS] - 1,
    );
    const won = last.map((position) => {
      const seat = seatToMove(position);
      const ends = afterTurn(position, randomDealer(new SeededRandom(1)));
      const wins = ends.some((end) => winners(end).length === 1 && winners(end)[0] === seat);
      expect(raceOf(position)[0][WINS_NOW] > 0).toBe(wins);
      return wins;
    });
    expect(new Set(won)).toEqual(new Set([true, false]));
  });

  it("expects no less of more turns, and nothing of whoever has had the last one", () => {
    for (const position of positions)
      raceOf(position).forEach((seat, j) => {
        expect(seat[GAIN_IN_TWO]).toBeGreaterThanOrEqual(seat[GAIN_NOW]);
        expect(seat[GAIN_IN_THREE]).toBeGreaterThanOrEqual(seat[GAIN_IN_TWO]);
        expect(seat[ENDS_IN_TWO]).toBeGreaterThanOrEqual(seat[ENDS_NOW]);
        expect(seat[ENDS_IN_THREE]).toBeGreaterThanOrEqual(seat[ENDS_IN_TWO]);
        const isDone = position[LAST_ROUND] === 1 && seatToMove(position) + j >= position[SEATS];
        expect(isDone && seat[GAIN_IN_THREE] > 0).toBe(false);
      });
  });

  it.each([
    [2, ENDS_IN_TWO],
    [3, ENDS_IN_THREE],
  ])("mostly sees the end that comes %i turns later", (turns, input) => {
    const foreseen = games.flatMap((game) => {
      const end = scores(game.at(-1) as Position);
      return game.flatMap((position, i) => {
        const seat = seatToMove(position);
        const left = game
          .slice(i)
          .filter((later) => later[PHASE] === ACTION && seatToMove(later) === seat);
        const comes = position[PHASE] === ACTION && left.length === turns && end[seat] >= 15;
        return comes ? [raceOf(position)[0][input] > 0] : [];
      });
    });
    expect(foreseen.length).toBeGreaterThan(20);
    expect(foreseen.filter(Boolean).length / foreseen.length).toBeGreaterThan(0.7);
  });

  it("shows the mover no card it may not know", () => {
    for (const position of positions) {
      const observed = observe(position, seatToMove(position), clonePosition(position));
      expect(raceOf(position)).toEqual(raceOf(observed));
    }
  });
});
