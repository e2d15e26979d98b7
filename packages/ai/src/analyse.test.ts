import { readFileSync } from "node:fs";
import { opening, positionAfter, type GameRecord } from "@gemwright/notation";
import {
  SeededRandom,
  clonePosition,
  deckDealer,
  isOver,
  observe,
  openingPosition,
  playDealt,
  randomStep,
  seatToMove,
  shuffledDeal,
  turnsPlayed,
  winners,
  type Dealer,
  type Step,
} from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { analyseGame } from "./analyse.ts";
import { GRADES, gradeOf } from "./grades.ts";
import { CHAMPION_WEIGHTS } from "./champion.ts";
import { netOf } from "./testing.ts";
import { greedyStep } from "./greedy.ts";

/** A game of a greedy player in the first seat against a random one. */
function greedyAgainstRandom(seed: number): GameRecord {
  const random = new SeededRandom(seed);
  const deal = shuffledDeal(2, random);
  const position = openingPosition(deal);
  const turns: Step[][] = [];
  while (!isOver(position)) {
    const before = turnsPlayed(position);
    const turn: Step[] = [];
    while (!isOver(position) && turnsPlayed(position) === before) {
      const observed = observe(position, seatToMove(position), clonePosition(position));
      const step =
        seatToMove(position) === 0 ? greedyStep(observed, random) : randomStep(observed, random);
      playDealt(position, step, deckDealer(deal));
      turn.push(step);
    }
    turns.push(turn);
  }
  return { deal, turns, options: { hideReserved: false }, further: [] };
}

describe("analysis", () => {
  const net = netOf(readFileSync(CHAMPION_WEIGHTS));
  const record = greedyAgainstRandom(5);
  const analysis = analyseGame(record, net, { simulations: 60 });

  it("judges whoever sat there by their own turns, where a bot played the others", () => {
    // a bot had the second seat from the third round on
    const last = record.turns.length;
    const bots = record.turns.flatMap((_, i) => (i % 2 === 1 && i > 4 ? [i + 1] : []));
    const further: GameRecord["further"] = [["StandIn2", bots.join(" ")]];
    const stood = analyseGame({ ...record, further }, net, { simulations: 8 });
    const whole = analyseGame(record, net, { simulations: 8 });
    expect(stood.turns.filter(({ standIn }) => standIn).map(({ turn }) => turn)).toEqual(bots);
    expect(stood.seats[0]).toEqual(whole.seats[0]);
    const counted = Object.values(stood.seats[1].grades).reduce((sum, n) => sum + n);
    expect(counted).toBe(2);
    const own = stood.turns.filter(({ turn }) => turn === 2 || turn === 4);
    expect(stood.seats[1].loss).toBeCloseTo(
      own.reduce((sum, { loss }) => sum + loss, 0),
      9,
    );
    // somebody who has played no turn is not judged
    const all = Array.from({ length: last }, (_, i) => i + 1).join(" ");
    const none = analyseGame({ ...record, further: [["StandIn2", all]] }, net, { simulations: 8 });
    expect(none.seats[1].accuracy).toBeNull();
  });

  it("asks less of a loss to be one the more there are to share the chances", () => {
    expect([2, 3, 4].map((seats) => gradeOf(0.04, seats))).toEqual([
      "inaccuracy",
      "inaccuracy",
      "mistake",
    ]);
    expect([2, 3, 4].map((seats) => gradeOf(0.09, seats))).toEqual([
      "mistake",
      "mistake",
      "blunder",
    ]);
    expect([2, 3, 4].map((seats) => gradeOf(0.014, seats))).toEqual(["good", "good", "good"]);
  });

  it("grades the careless player worse", () => {
    const analyses = [1, 2, 3, 4, 5, 6].map((seed) =>
      analyseGame(greedyAgainstRandom(seed), net, { simulations: 60 }),
    );
    // Once a game is decided nothing costs much any more, so the opening tells them apart.
    const openings = analyses.flatMap(({ turns }) => turns.slice(0, 24));
    const lost = (seat: number): number =>
      openings.reduce((sum, turn) => sum + (turn.seat === seat ? turn.loss : 0), 0);
    expect(lost(1)).toBeGreaterThan(1.4 * lost(0));
  });

  it("does not call somebody accurate who was beaten early and had nothing to lose", () => {
    for (const seed of [1, 2, 3, 4]) {
      const { seats, turns } = analyseGame(greedyAgainstRandom(seed), net, { simulations: 60 });
      const lost = turns.filter((turn) => turn.seat === 1 && turn.before[1] < 0.05);
      expect(lost.length).toBeGreaterThan(0);
      expect(seats[1].accuracy!).toBeLessThan(seats[0].accuracy! - 5);
    }
  });

  it("grades every turn", () => {
    expect(analysis.turns).toHaveLength(record.turns.length);
    const { inaccuracy, mistake, blunder } = analysis.seats[1].grades;
    expect(inaccuracy + mistake + blunder).toBeGreaterThan(0);
    for (const each of analysis.seats)
      expect(GRADES.reduce((sum, grade) => sum + each.grades[grade], 0)).toBe(
        analysis.turns.filter((turn) => turn.seat === each.seat).length,
      );
  });

  it("offers a better turn wherever one lost something, and the turn itself where not", () => {
    const analyses = [5, 6, 7, 8].map((seed) =>
      analyseGame(greedyAgainstRandom(seed), net, { simulations: 24 }),
    );
    const turns = analyses.flatMap((each) => each.turns);
    // in some of them only what was returned could have been better
    const returns = turns.filter(
      ({ played, best }) => best !== played && best.split("-")[0] === played.split("-")[0],
    );
    expect(returns.length).toBeGreaterThan(0);
    for (const { played, best, loss } of turns) expect(best === played).toBe(loss === 0);
  });

  it("calls luck what a card brought, and nothing else", () => {
    const position = opening(record);
    const decks = deckDealer(record.deal);
    let drawn = 0;
    const dealer: Dealer = { draw: (at, level) => (drawn++, decks.draw(at, level)) };
    const brought = record.turns.map((turn) => {
      drawn = 0;
      for (const step of turn) playDealt(position, step, dealer);
      return drawn > 0;
    });
    const withCard = analysis.turns.filter((_, i) => brought[i]);
    const without = analysis.turns.filter((_, i) => !brought[i]);
    expect(without.length).toBeGreaterThan(5);
    for (const { luck } of without) expect(luck).toBe(0);
    expect(withCard.some(({ luck }) => luck > 0)).toBe(true);
    expect(withCard.some(({ luck }) => luck < 0)).toBe(true);
  });

  it("ends with the result, and joins one turn's chances to the next", () => {
    const winner = winners(positionAfter(record))[0];
    expect(analysis.turns.at(-1)!.after[winner]).toBe(1);
    analysis.turns.slice(1).forEach((turn, i) => {
      expect(turn.before).toEqual(analysis.turns[i].after);
    });
    for (const turn of analysis.turns) {
      expect(turn.loss).toBeGreaterThanOrEqual(0);
      expect(turn.before.reduce((a, b) => a + b)).toBeCloseTo(1, 6);
      expect(turn.best).not.toBe("");
    }
  });
});
