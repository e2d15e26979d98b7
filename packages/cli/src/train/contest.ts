/** The match that decides about a candidate: against the last promoted net, with 2, 3 and 4 seats. */
import { Z95, estimate, type Estimate } from "@gemwright/ai";
import { SEAT_COUNTS, type SeatCount, type SeededRandom } from "@gemwright/rules";
import { percent } from "../figures.ts";
import type { Progress } from "./checkpoint.ts";
import type { ToWorker } from "./messages.ts";

export const CONTEST_SIMULATIONS = 64;
/** Four hundred games each in a round: two seatings a deal with two seats, six with more. */
const DEALS: Readonly<Record<SeatCount, number>> = { 2: 200, 3: 70, 4: 70 };
/** Late in a run a net gains less than one round can show, so an open contest goes on. */
const MOST_ROUNDS = 8;
/**
 * Whoever looks after every round gives chance so many openings. Margins wider by this much, 2.51
 * deviations instead of 1.96, keep it at one in twenty over eight looks (Pocock's bound).
 */
const CARE = 2.51 / Z95;
/** A contest ends when it leaves no hope for a mean share above this one. */
const WORTH = 0.505;

/** Time at work counts, over all sittings: short ones would otherwise never see a match. */
export const isDue = (
  { seconds, matchedAt }: Pick<Progress, "seconds" | "matchedAt">,
  minutes: number,
): boolean => seconds - matchedAt >= minutes * 60;

export interface Verdict {
  /** By number of seats, as the log keeps them: the share and its margin. */
  readonly shares: Readonly<Record<string, readonly [share: number, margin: number]>>;
  readonly rounds: number;
  readonly promoted: boolean;
  /** The results as a line for people. */
  readonly text: string;
}

type Results = Readonly<Record<SeatCount, Estimate>>;

export class Contest {
  readonly candidate: Uint8Array;
  private readonly champion: Uint8Array;
  /** The candidate's share of each deal that was played, by number of seats. */
  private readonly dealShares: Record<SeatCount, number[]> = { 2: [], 3: [], 4: [] };
  private rounds = 0;
  private awaited = 0;

  constructor(candidate: Uint8Array, champion: Uint8Array) {
    this.candidate = candidate;
    this.champion = champion;
  }

  /** What a worker is asked to play in the next round. */
  round(random: SeededRandom): ToWorker[] {
    this.awaited = SEAT_COUNTS.length;
    return SEAT_COUNTS.map((seats) => ({
      type: "match",
      first: this.candidate,
      second: this.champion,
      seats,
      deals: DEALS[seats],
      simulations: CONTEST_SIMULATIONS,
      seed: random.next(),
    }));
  }

  /** Takes in one result; true when it was the last of the round. */
  hear(seats: SeatCount, dealShares: readonly number[]): boolean {
    this.dealShares[seats].push(...dealShares);
    this.awaited--;
    if (this.awaited > 0) return false;
    this.rounds++;
    return true;
  }

  /** What the rounds have shown so far. */
  get text(): string {
    const results = this.results();
    const told = SEAT_COUNTS.map((n) => `${n} seats ${inPercent(results[n])}`).join(", ");
    return `${told} after ${this.rounds} ${this.rounds === 1 ? "round" : "rounds"}`;
  }

  /** The decision, once the rounds have shown enough or there have been enough of them. */
  verdict(): Verdict | undefined {
    const results = this.results();
    const promoted = isBetter(results);
    if (!promoted && isOpen(results) && this.rounds < MOST_ROUNDS) return undefined;
    const shares = Object.fromEntries(
      SEAT_COUNTS.map((n) => [n, [results[n].share, results[n].margin] as const]),
    );
    return {
      shares,
      rounds: this.rounds,
      promoted,
      text: `${this.text}${promoted ? ", promoted" : ""}`,
    };
  }

  private results(): Results {
    const { 2: two, 3: three, 4: four } = this.dealShares;
    return { 2: estimate(two), 3: estimate(three), 4: estimate(four) };
  }
}

/** The mean over all numbers of seats, and how far from it the truth may lie. */
function together(results: Results): readonly [mean: number, margin: number] {
  const each = Object.values(results);
  const mean = each.reduce((sum, { share }) => sum + share, 0) / each.length;
  return [mean, (CARE * Math.hypot(...each.map(({ margin }) => margin))) / each.length];
}

const isWorse = ({ share, margin }: Estimate): boolean => share + CARE * margin <= 0.5;
const losesSomewhere = (results: Results): boolean => Object.values(results).some(isWorse);

/**
 * Promotion asks for certainty over all numbers of seats together, and that with none of them
 * anything is lost.
 */
function isBetter(results: Results): boolean {
  const [mean, margin] = together(results);
  return mean - margin > 0.5 && !losesSomewhere(results);
}

function isOpen(results: Results): boolean {
  const [mean, margin] = together(results);
  return mean + margin > WORTH && !losesSomewhere(results);
}

const inPercent = ({ share, margin }: Estimate): string =>
  `${percent(share)} % ± ${percent(margin)} %`;
