/** Match results as Elo differences with honest intervals. */

export interface Estimate {
  /** Mean share of the first side, 0.5 when both are equal. */
  readonly share: number;
  /** Half of the 95 % interval of the share. */
  readonly margin: number;
  readonly elo: number;
  readonly interval: readonly [number, number];
}

const Z95 = 1.96;

/** The Elo difference that makes an expected share, within what a match can tell. */
export function eloOf(share: number): number {
  const bounded = Math.min(0.9995, Math.max(0.0005, share));
  return 400 * Math.log10(bounded / (1 - bounded));
}

/**
 * From one number for each deal: the first side's mean share over the deal's games. Games of one
 * deal depend on each other, deals do not, so the interval is taken over deals.
 */
export function estimate(dealShares: readonly number[]): Estimate {
  const n = dealShares.length;
  const share = n === 0 ? 0.5 : dealShares.reduce((sum, x) => sum + x, 0) / n;
  const variance = dealShares.reduce((sum, x) => sum + (x - share) ** 2, 0) / Math.max(1, n - 1);
  // A clean sweep shows no variance; then the largest share still compatible with it counts.
  const margin = variance > 0 ? Z95 * Math.sqrt(variance / n) : Math.min(0.5, 3 / Math.max(1, n));
  return {
    share,
    margin,
    elo: eloOf(share),
    interval: [eloOf(share - margin), eloOf(share + margin)],
  };
}
