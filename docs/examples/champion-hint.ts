/** What the champion thinks of an opening: everybody's chances and its three best turns. */
import { readFileSync } from "node:fs";
import { CHAMPION_WEIGHTS, loadNetwork, think } from "@gemwright/ai";
import { makeStep } from "@gemwright/notation";
import {
  SeededRandom,
  clonePosition,
  observe,
  openingPosition,
  seatToMove,
  shuffledDeal,
} from "@gemwright/rules";

const net = loadNetwork(readFileSync(CHAMPION_WEIGHTS));
if (!net.ok) throw new Error(net.error);

const position = openingPosition(shuffledDeal(2, new SeededRandom(2026)));
const seen = observe(position, seatToMove(position), clonePosition(position));
const thought = think(net.value, seen, { simulations: 2000 }, { seed: 1 });
if (!thought.ok) throw new Error(thought.error);

const percent = (chance: number): string => `${(chance * 100).toFixed(0)} %`;
console.log(`chances: ${thought.value.chances.map(percent).join(" and ")}`);
for (const { step, chance, simulations } of thought.value.candidates.slice(0, 3))
  console.log(`${makeStep(seen, step)}  ${percent(chance)} after ${simulations} simulations`);
