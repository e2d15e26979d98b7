/** One searched position of a finished game, as the numbers a file holds. */
import { SEAT_COUNTS, fail, ok, type Result } from "@gemwright/rules";
import { PRESTIGE, SEATS, playerAt, positionLength, type Position } from "@gemwright/rules/layout";
import { MAX_SEATS } from "../network/shape.ts";

/** Most steps whose visits are kept; a search of a few hundred simulations rarely tries more. */
export const MAX_TARGETS = 40;

const POSITION = 0;
const POSITION_WORDS = positionLength(MAX_SEATS);
const RESULT = POSITION + POSITION_WORDS;
const SEARCHED = RESULT + MAX_SEATS;
const FINAL_PRESTIGE = SEARCHED + MAX_SEATS;
const TARGET_COUNT = FINAL_PRESTIGE + 1;
const TARGETS = TARGET_COUNT + 1;
export const SAMPLE_WORDS: number = TARGETS + MAX_TARGETS;

/** Chances are kept as whole millionths, visit shares as parts of 65,535. */
const CHANCE = 1e6;
const SHARE = 65_535;

/** Everything of a sample but the result, which is not known while the game runs. */
export function makeSample(
  position: Position,
  searched: ArrayLike<number>,
  steps: readonly number[],
  shares: readonly number[],
): Int32Array {
  const sample = new Int32Array(SAMPLE_WORDS);
  sample.set(position, POSITION);
  for (let seat = 0; seat < MAX_SEATS; seat++)
    sample[SEARCHED + seat] = Math.round((searched[seat] ?? 0) * CHANCE);
  const order = steps.map((_, i) => i).toSorted((a, b) => shares[b] - shares[a]);
  const kept = order.slice(0, MAX_TARGETS).filter((i) => shares[i] > 0);
  const sum = kept.reduce((total, i) => total + shares[i], 0);
  sample[TARGET_COUNT] = kept.length;
  kept.forEach((i, at) => {
    sample[TARGETS + at] = (steps[i] << 16) | Math.round((shares[i] / sum) * SHARE);
  });
  return sample;
}

/** Adds what the end of the game told. */
export function finishSample(sample: Int32Array, end: Position, result: Float64Array): void {
  let prestige = 0;
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    sample[RESULT + seat] = Math.round(result[seat] * CHANCE);
    if (seat < end[SEATS]) prestige |= end[playerAt(seat) + PRESTIGE] << (8 * seat);
  }
  sample[FINAL_PRESTIGE] = prestige;
}

/** Samples from the bytes of a file, or what is wrong with them. */
export function parseSamples(bytes: Uint8Array): Result<Int32Array, string> {
  if (bytes.length === 0 || bytes.length % (SAMPLE_WORDS * 4) !== 0)
    return fail("it is no whole number of samples");
  const words = new Int32Array(new Uint8Array(bytes).buffer);
  const samples = new Samples(words);
  for (let i = 0; i < samples.count; i++) {
    const seats = words[i * SAMPLE_WORDS + POSITION + SEATS];
    const targets = samples.targetCount(i);
    if (!SEAT_COUNTS.some((count) => count === seats) || !(targets >= 0 && targets <= MAX_TARGETS))
      return fail(`sample ${i + 1} is none`);
  }
  return ok(words);
}

/** Reads samples that lie one after the other. */
export class Samples {
  readonly words: Int32Array;
  readonly count: number;

  constructor(words: Int32Array) {
    this.words = words;
    this.count = Math.floor(words.length / SAMPLE_WORDS);
  }

  position(index: number): Position {
    const at = index * SAMPLE_WORDS + POSITION;
    return this.words.subarray(at, at + positionLength(this.words[at + SEATS])) as Position;
  }
  result(index: number, seat: number): number {
    return this.words[index * SAMPLE_WORDS + RESULT + seat] / CHANCE;
  }
  searched(index: number, seat: number): number {
    return this.words[index * SAMPLE_WORDS + SEARCHED + seat] / CHANCE;
  }
  finalPrestige(index: number, seat: number): number {
    return (this.words[index * SAMPLE_WORDS + FINAL_PRESTIGE] >> (8 * seat)) & 255;
  }
  targetCount(index: number): number {
    return this.words[index * SAMPLE_WORDS + TARGET_COUNT];
  }
  targetStep(index: number, target: number): number {
    return this.words[index * SAMPLE_WORDS + TARGETS + target] >> 16;
  }
  targetShare(index: number, target: number): number {
    return (this.words[index * SAMPLE_WORDS + TARGETS + target] & SHARE) / SHARE;
  }
}
