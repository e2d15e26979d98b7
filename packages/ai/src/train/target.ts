/** What a net learns of a searched position's steps. */
import type { Search } from "../search/search.ts";

/**
 * The visits that the tried steps of the root have earned. Noise sends a search to steps that
 * neither the net nor their values speak for; a net that learnt from those visits would go on
 * sending searches there. So a step keeps of its visits those after which it still looks no worse
 * than the most visited one, by the priors that the root had before the noise.
 */
export function earnedVisits({ tree, options }: Search, priors: Float64Array): number[] {
  const start = tree.edgeStart[0];
  const reach = options.exploration * Math.sqrt(tree.nodeVisits[0] + 1);
  const edges = Array.from({ length: tree.open[0] }, (_, i) => start + i);
  const value = (edge: number): number => tree.sum[edge] / tree.visits[edge];
  const prior = (edge: number): number => priors[tree.step[edge]];
  const first = edges.reduce((best, edge) => (tree.visits[edge] > tree.visits[best] ? edge : best));
  const bar = value(first) + (reach * prior(first)) / (1 + tree.visits[first]);
  return edges.map((edge) => {
    const gap = bar - value(edge);
    if (edge === first || gap <= 0) return tree.visits[edge];
    return Math.min(tree.visits[edge], Math.max(0, (reach * prior(edge)) / gap - 1));
  });
}
