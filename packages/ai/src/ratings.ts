/** Ratings on one scale from games between pairs, by the likeliest ones (Bradley and Terry). */
import { Z95 } from "./elo.ts";

export interface PairResult {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  /** The first one's share of them. */
  readonly share: number;
}

export interface Rating {
  readonly elo: number;
  /** Half of the 95 % interval against the one the scale hangs on. */
  readonly margin: number;
}

const ELO = 400 / Math.LN10;
const ROUNDS = 50;
/** A pair with a clean sweep would drift apart for ever; half a game shared holds it. */
const PRIOR_GAMES = 0.5;

/** One rating for each player; the first player's is 0 and the scale hangs on it. */
export function ratingsOf(players: number, pairs: readonly PairResult[]): Rating[] {
  const strengths = new Float64Array(players);
  let curvature: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(players - 1);
    curvature = Array.from({ length: players - 1 }, () => Array(players - 1).fill(0) as number[]);
    for (const { first, second, games, share } of pairs) {
      const n = games + PRIOR_GAMES;
      const expected = 1 / (1 + Math.exp(strengths[second] - strengths[first]));
      const beyond = games * share + PRIOR_GAMES / 2 - n * expected;
      const weight = n * expected * (1 - expected);
      for (const [player, sign] of [
        [first - 1, 1],
        [second - 1, -1],
      ] as const) {
        if (player < 0) continue;
        slope[player] += sign * beyond;
        curvature[player][player] += weight;
      }
      if (first === 0 || second === 0) continue;
      curvature[first - 1][second - 1] -= weight;
      curvature[second - 1][first - 1] -= weight;
    }
    const inverse = inverted(curvature);
    for (let i = 0; i < players - 1; i++) {
      const change = inverse[i].reduce((sum, each, j) => sum + each * slope[j], 0);
      // A first step from equal strengths can overshoot.
      strengths[i + 1] += Math.max(-1, Math.min(1, change));
    }
  }
  const spread = inverted(curvature);
  return Array.from(strengths, (strength, player) => ({
    elo: strength * ELO,
    margin: player === 0 ? 0 : Z95 * ELO * Math.sqrt(spread[player - 1][player - 1]),
  }));
}

/** By Gauss and Jordan; the matrix is positive as soon as every player has met another. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const pivot = rows[column][column];
    rows[column] = rows[column].map((each) => each / pivot);
    for (let other = 0; other < size; other++) {
      if (other === column) continue;
      const factor = rows[other][column];
      rows[other] = rows[other].map((each, i) => each - factor * rows[column][i]);
    }
  }
  return rows.map((row) => row.slice(size));
}
