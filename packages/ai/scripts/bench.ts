// Simulations a second with the champion's net on one core, and a signature of what was chosen:
// the same on every machine for the same weights.
import { readFileSync } from "node:fs";
import { CHAMPION_WEIGHTS, loadNetwork, think } from "../src/index.ts";
import { gameObservations } from "../src/testing.ts";

const SIMULATIONS = 1600;
const SEED = 11;

const net = loadNetwork(readFileSync(CHAMPION_WEIGHTS));
if (!net.ok) throw new Error(net.error);
const { encoder, hidden1, hidden2 } = net.value.shape;
console.log(`net ${encoder}/${hidden1}/${hidden2}, ${SIMULATIONS} simulations a position`);
for (const seats of [2, 3, 4] as const) {
  const positions = gameObservations(seats, SEED).filter((_, i) => i % 4 === 0);
  let signature = 0;
  const round = (): number => {
    let simulations = 0;
    signature = 0;
    for (const position of positions) {
      const thought = think(
        net.value,
        position,
        { simulations: SIMULATIONS },
        { seed: SEED, thorough: true },
      );
      if (!thought.ok) throw new Error(thought.error);
      simulations += thought.value.simulations;
      signature = (Math.imul(signature, 31) + thought.value.step) | 0;
    }
    return simulations;
  };
  round();
  const began = performance.now();
  const simulations = round() + round();
  const rate = Math.round((simulations / (performance.now() - began)) * 1000);
  console.log(`${seats} seats  ${rate} simulations/s  signature ${(signature >>> 0).toString(16)}`);
}
