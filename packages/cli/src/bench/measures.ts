/** Every speed that is written down in docs/BENCHMARKS.md, measured in one run. */
import { think } from "@gemwright/ai";
import {
  SEAT_COUNTS,
  SeededRandom,
  clonePosition,
  copyPosition,
  deckDealer,
  observe,
  openingPosition,
  perft,
  seatToMove,
  shuffledDeal,
  type Position,
  type SeatCount,
} from "@gemwright/rules";
import { championNetwork } from "../champion.ts";
import { benchSeats } from "./run.ts";

export interface Measure {
  /** The first column of its row in the document. */
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** Whether a larger number is better. */
  readonly moreIsBetter: boolean;
}

const REPEATS = 5;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** The median of several runs, each timed by itself, in seconds for one call of `work`. */
function timed(work: () => void): number {
  work();
  return median(
    Array.from({ length: REPEATS }, () => {
      const began = performance.now();
      work();
      return (performance.now() - began) / 1000;
    }),
  );
}

const opening = (seats: SeatCount): { position: Position; perft4: () => number } => {
  const deal = shuffledDeal(seats, new SeededRandom(1));
  const position = openingPosition(deal);
  return { position, perft4: () => perft(position, deckDealer(deal), 4) };
};

function copyNanoseconds(seats: SeatCount): number {
  const { position } = opening(seats);
  const copy = clonePosition(position);
  const copies = 1_000_000;
  const seconds = timed(() => {
    for (let i = 0; i < copies; i++) copyPosition(copy, position);
  });
  return (seconds / copies) * 1e9;
}

function perftLeaves(): number {
  const { perft4 } = opening(2);
  let leaves = 0;
  const seconds = timed(() => {
    leaves = perft4();
  });
  return leaves / seconds;
}

function simulations(seats: SeatCount): number {
  const net = championNetwork();
  const nodes = 20_000;
  const { position } = opening(seats);
  const observed = observe(position, seatToMove(position), clonePosition(position));
  const seconds = timed(
    () => void think(net, observed, { simulations: nodes }, { seed: 1, thorough: true }),
  );
  return nodes / seconds;
}

/** Measures everything; `report` is called as each figure is there. */
export function measureAll(seconds: number, report: (measure: Measure) => void): void {
  const more = (name: string, unit: string, value: number) =>
    report({ name, unit, value, moreIsBetter: true });
  for (const seats of SEAT_COUNTS) {
    const { turnsPerS, listed, playout } = benchSeats(seats, seconds);
    more(`random play by step, ${seats} seats`, "M turns/s", turnsPerS / 1e6);
    more(`random play by list, ${seats} seats`, "M turns/s", listed.turnsPerS / 1e6);
    more(`playout, ${seats} seats`, "M turns/s", playout.turnsPerS / 1e6);
  }
  for (const seats of [2, 4] as const)
    report({
      name: `copy of a position, ${seats} seats`,
      unit: "ns",
      value: copyNanoseconds(seats),
      moreIsBetter: false,
    });
  more("perft of the opening to depth 4, 2 seats", "M leaves/s", perftLeaves() / 1e6);
  for (const seats of SEAT_COUNTS)
    more(`champion's search, ${seats} seats`, "k simulations/s", simulations(seats) / 1e3);
}
