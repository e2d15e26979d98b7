/** Chance that only training uses; it need not be the same on every machine. */
import type { SeededRandom } from "@gemwright/rules";

const uniform = (random: SeededRandom): number => ((random.next() >>> 0) + 0.5) / 2 ** 32;

function normal(random: SeededRandom): number {
  return Math.sqrt(-2 * Math.log(uniform(random))) * Math.cos(2 * Math.PI * uniform(random));
}

/** A gamma variate by Marsaglia and Tsang's method. */
function gamma(shape: number, random: SeededRandom): number {
  if (shape < 1) return gamma(shape + 1, random) * uniform(random) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(uniform(random)) < 0.5 * x * x + d - d * v + d * Math.log(v))
      return d * v;
  }
}

/** Shares that sum to one, uneven where `concentration` is small. */
export function dirichlet(count: number, concentration: number, random: SeededRandom): number[] {
  const draws = Array.from({ length: count }, () => gamma(concentration, random));
  const sum = draws.reduce((total, draw) => total + draw, 1e-12);
  return draws.map((draw) => draw / sum);
}

/** An index drawn with the given weights. */
export function pick(weights: readonly number[], random: SeededRandom): number {
  let rest = uniform(random) * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i];
    if (rest < 0) return i;
  }
  return weights.length - 1;
}
