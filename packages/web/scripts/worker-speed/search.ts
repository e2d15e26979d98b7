/** The same search wherever it runs: simulations a second with the champion's net. */
import { loadNetwork, think } from "@gemwright/ai";
import {
  SeededRandom,
  clonePosition,
  observe,
  openingPosition,
  seatToMove,
  shuffledDeal,
} from "@gemwright/rules";

const SIMULATIONS = 20_000;

export function simulationsPerSecond(weights: Uint8Array): number {
  const net = loadNetwork(weights);
  if (!net.ok) throw new Error(net.error);
  const position = openingPosition(shuffledDeal(2, new SeededRandom(1)));
  const observed = observe(position, seatToMove(position), clonePosition(position));
  const began = performance.now();
  think(net.value, observed, { simulations: SIMULATIONS }, { seed: 1, thorough: true });
  return (SIMULATIONS / (performance.now() - began)) * 1000;
}
