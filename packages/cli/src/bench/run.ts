/** Random games as fast as they go, and a checksum that tells whether they are the same games. */
import {
  SeededRandom,
  STEP_LIMIT,
  clonePosition,
  copyPosition,
  deal,
  drawUnseen,
  isOver,
  legalSteps,
  openingPosition,
  pendingLevel,
  play,
  shuffledDeal,
  turnsPlayed,
  waitsForDealer,
  type Position,
  type SeatCount,
} from "@gemwright/rules";

export interface BenchResult {
  readonly seats: SeatCount;
  readonly turnsPerS: number;
  readonly gamesPerS: number;
  /** Of the final positions of the first `SIGNED_GAMES` games. */
  readonly checksum: string;
}

const SIGNED_GAMES = 1000;
const BATCH = 500;

/** Plays one game of uniformly random steps to its end. */
export function randomGame(position: Position, steps: Int32Array, random: SeededRandom): void {
  while (!isOver(position)) {
    const count = legalSteps(position, steps);
    play(position, steps[random.below(count)]!);
    if (waitsForDealer(position))
      deal(position, drawUnseen(position, pendingLevel(position), random));
  }
}

/** FNV-1a over the words of a position. */
function addToChecksum(checksum: number, position: Position): number {
  let sum = checksum;
  for (const word of position) sum = Math.imul(sum ^ word, 0x01000193);
  return sum;
}

export function benchSeats(seats: SeatCount, seconds: number): BenchResult {
  const random = new SeededRandom(seats);
  const steps = new Int32Array(STEP_LIMIT);
  const openings = Array.from({ length: 64 }, () => openingPosition(shuffledDeal(seats, random)));
  const position = clonePosition(openings[0]!);
  let checksum = 0x811c9dc5;
  for (let game = 0; game < SIGNED_GAMES; game++) {
    copyPosition(position, openings[game % openings.length]!);
    randomGame(position, steps, random);
    checksum = addToChecksum(checksum, position);
  }
  let turns = 0;
  let games = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  while (performance.now() < end) {
    for (let game = 0; game < BATCH; game++) {
      copyPosition(position, openings[game % openings.length]!);
      randomGame(position, steps, random);
      turns += turnsPlayed(position);
    }
    games += BATCH;
  }
  const elapsed = (performance.now() - began) / 1000;
  return {
    seats,
    turnsPerS: turns / elapsed,
    gamesPerS: games / elapsed,
    checksum: (checksum >>> 0).toString(16).padStart(8, "0"),
  };
}
