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
  playout,
  randomStep,
  shuffledDeal,
  turnsPlayed,
  waitsForDealer,
  type Position,
  type SeatCount,
} from "@gemwright/rules";

export interface Speed {
  readonly turnsPerS: number;
  readonly gamesPerS: number;
}

export interface BenchResult extends Speed {
  readonly seats: SeatCount;
  /** The same with every legal step listed before one is chosen. */
  readonly listed: Speed;
  /** The same through `playout`, which plays a whole game in one call. */
  readonly playout: Speed;
}

const OPENINGS = 64;
const SIGNED_GAMES = 1000;
const BATCH = 128;
const SLICES = 10;
/** Until the compiler has done its work. */
const WARM_UP_MS = 1000;

type PlayGame = (position: Position, random: SeededRandom) => void;

/** Step by step: choose, play, deal. */
function playSteps(position: Position, random: SeededRandom): void {
  while (!isOver(position)) {
    play(position, randomStep(position, random));
    if (waitsForDealer(position))
      deal(position, drawUnseen(position, pendingLevel(position), random));
  }
}

const steps = new Int32Array(STEP_LIMIT);

/** Step by step with a list: what a search does that wants to look at every step. */
function playListed(position: Position, random: SeededRandom): void {
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

const openingsFor = (seats: SeatCount): Position[] => {
  const random = new SeededRandom(seats);
  return Array.from({ length: OPENINGS }, () => openingPosition(shuffledDeal(seats, random)));
};

/** A checksum of the ends of a thousand games that are listed, chosen, played and dealt by seed. */
export function checksumOf(seats: SeatCount): string {
  const openings = openingsFor(seats);
  const position = clonePosition(openings[0]!);
  const random = new SeededRandom(seats);
  let checksum = 0x811c9dc5;
  for (let game = 0; game < SIGNED_GAMES; game++) {
    copyPosition(position, openings[game % OPENINGS]!);
    playListed(position, random);
    checksum = addToChecksum(checksum, position);
  }
  return (checksum >>> 0).toString(16).padStart(8, "0");
}

/** Turns and games a second: the median of several slices, as a busy machine disturbs some. */
function measure(openings: readonly Position[], seconds: number, playGame: PlayGame): Speed {
  const random = new SeededRandom(1);
  const position = clonePosition(openings[0]!);
  const slice = (milliseconds: number): Speed => {
    let turns = 0;
    let games = 0;
    const began = performance.now();
    const end = began + milliseconds;
    while (performance.now() < end) {
      for (let game = 0; game < BATCH; game++) {
        copyPosition(position, openings[game % OPENINGS]!);
        playGame(position, random);
        turns += turnsPlayed(position);
      }
      games += BATCH;
    }
    const elapsed = (performance.now() - began) / 1000;
    return { turnsPerS: turns / elapsed, gamesPerS: games / elapsed };
  };
  slice(WARM_UP_MS);
  const slices = Array.from({ length: SLICES }, () => slice((seconds * 1000) / SLICES));
  return slices.toSorted((a, b) => a.turnsPerS - b.turnsPerS)[SLICES / 2]!;
}

export function benchSeats(seats: SeatCount, seconds: number): BenchResult {
  const openings = openingsFor(seats);
  return {
    seats,
    ...measure(openings, seconds, playSteps),
    listed: measure(openings, seconds, playListed),
    playout: measure(openings, seconds, playout),
  };
}
