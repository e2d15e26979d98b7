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
  type SeatCount,
} from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { CHAMPION_WEIGHTS, loadNetwork } from "./champion.ts";
import { LEVEL_NAMES } from "@gemwright/notation";
import type { PlayerName } from "./levels.ts";
import { makePlayer, type Player } from "./player.ts";
import type { Network } from "./network/network.ts";

function champion(): Network {
  const net = loadNetwork(readFileSync(CHAMPION_WEIGHTS));
  if (!net.ok) throw new Error(net.error);
  return net.value;
}
const net = champion();
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
    for (const name of ["random", "greedy", ...LEVEL_NAMES] as const)
      expect(makePlayer(name, net).step(position)).toEqual({
        ok: false,
        error: "the game is over",
      });
  });
});
