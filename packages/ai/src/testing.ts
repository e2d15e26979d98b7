/** Positions and nets for this package's tests. */
import {
  SeededRandom,
  STEP_LIMIT,
  clonePosition,
  isOver,
  legalSteps,
  observe,
  openingPosition,
  playDealt,
  randomDealer,
  seatToMove,
  shuffledDeal,
  turnsPlayed,
  type Position,
  type SeatCount,
} from "@gemwright/rules";
import { loadNetwork } from "./champion.ts";
import { greedyStep } from "./greedy.ts";
import { Model } from "./train/model.ts";
import type { Network } from "./network/network.ts";
import { quantise, type IntegerLayers } from "./network/quantise.ts";
import { SMALL, type Shape } from "./network/shape.ts";

/** Every position of a greedy game with some random steps in it, the end included. */
export function gamePositions(seats: SeatCount, seed: number): Position[] {
  const random = new SeededRandom(seed);
  const position = openingPosition(shuffledDeal(seats, random));
  const dealer = randomDealer(random);
  const steps = new Int32Array(STEP_LIMIT);
  const positions: Position[] = [];
  while (!isOver(position) && turnsPlayed(position) < 200) {
    positions.push(clonePosition(position));
    const step =
      random.below(4) === 0
        ? steps[random.below(legalSteps(position, steps))]
        : greedyStep(seenByMover(position), random);
    playDealt(position, step, dealer);
  }
  positions.push(position);
  return positions;
}

const seenByMover = (position: Position): Position =>
  observe(position, seatToMove(position), clonePosition(position));

/** What the mover saw at every step of such a game. */
export const gameObservations = (seats: SeatCount, seed: number): Position[] =>
  gamePositions(seats, seed).slice(0, -1).map(seenByMover);

/** The net of a file of weights that must be good. */
export function netOf(bytes: Uint8Array): Network {
  const net = loadNetwork(bytes);
  if (!net.ok) throw new Error(net.error);
  return net.value;
}

/** Untrained weights: every unit of the net does something, none of it wise. */
export function rawWeights(seed: number, shape: Shape = SMALL): IntegerLayers {
  const model = new Model(shape, 1);
  model.initialise(new SeededRandom(seed));
  return quantise(shape, model.weights);
}
