/** Match results as Elo differences with honest intervals. */

export interface Estimate {
  /** Mean share of the first side, 0.5 when both of two are equal. */
  readonly share: number;
  /** The 95 % interval of the share, within 0 and 1. */
  readonly bounds: readonly [number, number];
  /** Half of that interval. */
  readonly margin: number;
  readonly elo: number;
  readonly interval: readonly [number, number];
}

/** Deviations on either side that hold 95 of 100. */
export const Z95 = 1.96;
/** Deals that are added to those played, so that few of them, all alike, show no certainty. */
const ADDED = Z95 ** 2;

/** The Elo difference that makes an expected share, within what a match can tell. */
export function eloOf(share: number): number {
  const bounded = Math.min(0.9995, Math.max(0.0005, share));
  return 400 * Math.log10(bounded / (1 - bounded));
}

/**
 * Mean and variance of the share of a deal. A few deals are added, half of them won and half lost:
 * where every deal counts 0 or 1 this makes Agresti and Coull's interval.
 */
export function spreadOf(dealShares: readonly number[]) {
  const deals = dealShares.length + ADDED;
  const meanOf = (of: (share: number) => number): number =>
    dealShares.reduce((sum, share) => sum + of(share), ADDED / 2) / deals;
  const mean = meanOf((share) => share);
  return { deals, mean, variance: meanOf((share) => share ** 2) - mean ** 2 };
}

/**
 * From one number for each deal: the first side's mean share over the deal's games. Games of one
 * deal depend on each other, deals do not, so the interval is taken over deals.
 */
export function estimate(dealShares: readonly number[]): Estimate {
  const { deals, mean, variance } = spreadOf(dealShares);
  const share =
    dealShares.length === 0 ? 0.5 : dealShares.reduce((sum, x) => sum + x, 0) / dealShares.length;
  const half = Z95 * Math.sqrt(variance / deals);
  // What was played is never ruled out, however few deals it was.
  const low = Math.max(0, Math.min(share, mean - half));
  const high = Math.min(1, Math.max(share, mean + half));
  return {
    share,
    bounds: [low, high],
    margin: (high - low) / 2,
    elo: eloOf(share),
    interval: [eloOf(low), eloOf(high)],
  };
}
