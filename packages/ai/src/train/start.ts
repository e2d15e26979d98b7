/** The supervised start: what greedy players do, and who of them wins. */
import {
  clonePosition,
  isOver,
  observe,
  openingPosition,
  playDealt,
  randomDealer,
  shuffledDeal,
  type SeatCount,
  type SeededRandom,
} from "@gemwright/rules";
import { SEAT, TURN } from "@gemwright/rules/layout";
import { greedyStep } from "../greedy.ts";
import { MAX_SEATS } from "../network/shape.ts";
import { writeResult } from "../result.ts";
import { MAX_TURNS } from "./games.ts";
import { finishSample, makeSample } from "./sample.ts";

/** Every fourth position of one greedy game. */
export function greedySamples(seats: SeatCount, random: SeededRandom): Int32Array {
  const position = openingPosition(shuffledDeal(seats, random));
  const observed = clonePosition(position);
  const dealer = randomDealer(random);
  const samples: Int32Array[] = [];
  while (!isOver(position) && position[TURN] < MAX_TURNS) {
    observe(position, position[SEAT], observed);
    const step = greedyStep(observed, random);
    if (random.below(4) === 0) samples.push(makeSample(observed, [], [step], [1]));
    playDealt(position, step, dealer);
  }
  const shares = new Float64Array(MAX_SEATS);
  writeResult(position, shares);
  for (const sample of samples) finishSample(sample, position, shares);
  return joinSamples(samples);
}

/** Samples one after the other. */
export function joinSamples(samples: readonly Int32Array[]): Int32Array {
  const words = new Int32Array(samples.reduce((sum, sample) => sum + sample.length, 0));
  let at = 0;
  for (const sample of samples) {
    words.set(sample, at);
    at += sample.length;
  }
  return words;
}
