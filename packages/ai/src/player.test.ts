import { readFileSync } from "node:fs";
import {
  STEP_LIMIT,
  SeededRandom,
  clonePosition,
  deckDealer,
  isOver,
  legalSteps,
  observe,
  openingPosition,
  playDealt,
  seatToMove,
  shuffledDeal,
  turnsPlayed,
  winners,
  type Position,
  type SeatCount,
} from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { CHAMPION_WEIGHTS } from "./champion.ts";
import { netOf } from "./testing.ts";
import { LEVEL_NAMES, PLAYER_NAMES, type PlayerName } from "@gemwright/notation";
import { MANNERS } from "./levels.ts";
import { makePlayer, type Player } from "./player.ts";

const net = netOf(readFileSync(CHAMPION_WEIGHTS));
const steps = new Int32Array(STEP_LIMIT);

/** Plays a game and returns the winners; every answer must be legal. */
function playGame(players: readonly Player[], seed: number): readonly number[] {
  const deal = shuffledDeal(players.length as SeatCount, new SeededRandom(seed));
  const position = openingPosition(deal);
  const observed = clonePosition(position);
  while (!isOver(position) && turnsPlayed(position) < 400) {
    const player = players[seatToMove(position)];
    const answer = player.step(observe(position, seatToMove(position), observed));
    if (!answer.ok) throw new Error(answer.error);
    expect(steps.subarray(0, legalSteps(position, steps))).toContain(answer.value);
    playDealt(position, answer.value, deckDealer(deal));
  }
  return winners(position);
}

const seated = (names: readonly PlayerName[], seed: number): Player[] =>
  names.map((name, seat) =>
    makePlayer(name, net, { seed: seed + seat, budget: { simulations: 60 } }),
  );

/** What a seat saw that had a single legal step. */
function forcedObservation(): Position {
  for (let seed = 0; ; seed++) {
    const random = new SeededRandom(seed);
    const deal = shuffledDeal(2, random);
    const position = openingPosition(deal);
    while (!isOver(position)) {
      const count = legalSteps(position, steps);
      if (count === 1) return observe(position, seatToMove(position), clonePosition(position));
      playDealt(position, steps[random.below(count)], deckDealer(deal));
    }
  }
}

describe("players", () => {
  it.each(LEVEL_NAMES)("%s plays whole games by the rules", (level) => {
    for (const seats of [2, 4]) {
      const names = Array.from({ length: seats }, () => level);
      expect(playGame(seated(names, 3), seats).length).toBeGreaterThan(0);
    }
  });

  it("the champion beats greedy players, and they beat random ones", () => {
    let champions = 0;
    let greedy = 0;
    for (let game = 0; game < 10; game++) {
      const seat = game % 2;
      const pair = (a: PlayerName, b: PlayerName): PlayerName[] => (seat === 0 ? [a, b] : [b, a]);
      if (playGame(seated(pair("champion", "greedy"), game), game).includes(seat)) champions++;
      if (playGame(seated(pair("greedy", "random"), game), game).includes(seat)) greedy++;
    }
    expect(champions).toBeGreaterThan(6);
    expect(greedy).toBeGreaterThan(8);
  });

  it("answer a finished game with the reason", () => {
    const random = new SeededRandom(2);
    const deal = shuffledDeal(2, random);
    const position = openingPosition(deal);
    while (!isOver(position))
      playDealt(position, steps[random.below(legalSteps(position, steps))], deckDealer(deal));
    for (const name of PLAYER_NAMES)
      expect(makePlayer(name, net).step(position)).toEqual({
        ok: false,
        error: "the game is over",
      });
  });

  it("have a name that is known", () => {
    for (const name of ["nobody", "toString", ""])
      expect(() => makePlayer(name as PlayerName, net)).toThrow(
        new RangeError(`there is no player "${name}"`),
      );
  });

  it("refuse an empty budget where they think, even where there is but one step", () => {
    const opening = openingPosition(shuffledDeal(2, new SeededRandom(1)));
    const forced = forcedObservation();
    for (const name of LEVEL_NAMES)
      for (const budget of [{ milliseconds: 0 }, { simulations: 0 }, { simulations: Number.NaN }])
        for (const observed of [opening, forced]) {
          const answer = makePlayer(name, net, { budget }).step(observed);
          expect(answer.ok ? "a step" : answer.error).toBe(
            MANNERS[name].simulations !== 0 ? "the budget must be above zero" : "a step",
          );
        }
  });

  it("stay within a budget that is smaller than what their level takes", () => {
    const observed = openingPosition(shuffledDeal(2, new SeededRandom(1)));
    let batches = 0;
    const stop = () => ++batches > 1000;
    const master = makePlayer("master", net, { budget: { simulations: 1 }, stop });
    expect(master.step(observed).ok).toBe(true);
    expect(batches).toBeLessThan(3);
  });
});
