/** The match that decides about a candidate: against the last promoted net, with 2, 3 and 4 seats. */
import type { Estimate } from "@gemwright/ai/train";
import type { SeatCount, SeededRandom } from "@gemwright/rules";
import type { Progress } from "./checkpoint.ts";
import type { ToWorker } from "./messages.ts";

export const CONTEST_SIMULATIONS = 64;
/** Four hundred games each: two seatings a deal with two seats, six with more. */
const DEALS: Readonly<Record<SeatCount, number>> = { 2: 200, 3: 70, 4: 70 };
const SEAT_COUNTS = [2, 3, 4] as const;

/** Time at work counts, over all sittings: short ones would otherwise never see a match. */
export const isDue = (
  { seconds, matchedAt }: Pick<Progress, "seconds" | "matchedAt">,
  minutes: number,
): boolean => seconds - matchedAt >= minutes * 60;

export interface Verdict {
  /** By number of seats, as the log keeps them: the share and its margin. */
  readonly shares: Readonly<Record<string, readonly [share: number, margin: number]>>;
  readonly promoted: boolean;
  /** The results as a line for people. */
  readonly text: string;
}

export class Contest {
  readonly candidate: Uint8Array;
  private readonly champion: Uint8Array;
  private readonly results: Partial<Record<SeatCount, Estimate>> = {};

  constructor(candidate: Uint8Array, champion: Uint8Array) {
    this.candidate = candidate;
    this.champion = champion;
  }

  /** What a worker is asked to play. */
  games(random: SeededRandom): ToWorker[] {
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

  /** Takes in one result; the verdict comes with the last. */
  hear(seats: SeatCount, result: Estimate): Verdict | undefined {
    this.results[seats] = result;
    const { 2: two, 3: three, 4: four } = this.results;
    if (!two || !three || !four) return undefined;
    const results = { 2: two, 3: three, 4: four };
    const promoted = isBetter(Object.values(results)) && !Object.values(results).some(isWorse);
    const text = SEAT_COUNTS.map((n) => `${n} seats ${inPercent(results[n])}`).join(", ");
    const shares = Object.fromEntries(
      SEAT_COUNTS.map((n) => [n, [results[n].share, results[n].margin] as const]),
    );
    return { shares, promoted, text: `${text}${promoted ? ", promoted" : ""}` };
  }
}

/**
 * Promotion asks for certainty over all numbers of seats together, and that with none of them
 * anything is lost. Late in a run a net gains less than four hundred games of one kind can show.
 */
function isBetter(results: readonly Estimate[]): boolean {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / results.length;
  const margin = Math.hypot(...results.map((each) => each.margin)) / results.length;
  return mean(results.map(({ share }) => share)) - margin > 0.5;
}
const isWorse = ({ share, margin }: Estimate): boolean => share + margin <= 0.5;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const inPercent = ({ share, margin }: Estimate): string => `${percent(share)} ± ${percent(margin)}`;
