/**
 * Units of the trunk can die: where no position reaches a unit any more, no gradient does either,
 * and it stays silent for good while the search goes on paying for it. Such units are drawn anew.
 */
import type { SeededRandom } from "@gemwright/rules";
import { layersOf, type LayerName } from "../network/shape.ts";
import type { Model, TrunkLayer } from "./model.ts";

/** Each layer of the trunk, and the layers that hear its units. */
const HEARERS: Readonly<Record<TrunkLayer, readonly LayerName[]>> = {
  trunk1: ["trunk2"],
  trunk2: ["out", "query"],
};
const BATCHES = 8;
/** The mean of what a normal variate has above zero, in standard deviations. */
const MEAN_ABOVE = 0.4;

/**
 * Draws every unit anew that is silent over some two thousand positions; says how many. `fill` puts
 * a batch of positions into the model. Nobody hears a new unit at first: what the net says stays
 * the same, and the layers after it learn what it is good for.
 */
export function revive(model: Model, fill: () => void, random: SeededRandom): number {
  return (["trunk1", "trunk2"] as const).reduce(
    (sum, name) => sum + reviveLayer(model, name, fill, random),
    0,
  );
}

function reviveLayer(
  model: Model,
  name: TrunkLayer,
  fill: () => void,
  random: SeededRandom,
): number {
  const { outputs } = layersOf(model.shape)[name];
  const activity = new Float64Array(outputs);
  for (let batch = 0; batch < BATCHES; batch++) {
    fill();
    model.forward();
    const y = model.unitsOf(name);
    for (let i = 0; i < model.count * outputs; i++) activity[i % outputs] += y[i];
  }
  const alive = activity.filter((sum) => sum > 0);
  if (alive.length === 0) return 0;
  const mean = alive.reduce((sum, each) => sum + each) / alive.length / (BATCHES * model.count);
  let revived = 0;
  activity.forEach((sum, unit) => {
    if (sum > 0) return;
    drawUnit(model, name, unit, mean / MEAN_ABOVE, random);
    hush(model, name, unit);
    revived++;
  });
  return revived;
}

/** Weights by chance, scaled so that over the batch the unit's sums lie around zero. */
function drawUnit(
  model: Model,
  name: TrunkLayer,
  unit: number,
  deviation: number,
  random: SeededRandom,
): void {
  const { inputs, outputs } = layersOf(model.shape)[name];
  const x = model.inputsOf(name);
  const weights = Float64Array.from({ length: inputs }, () => random.below(65_536) / 32_768 - 1);
  const sums = Array.from({ length: model.count }, (_, slot) =>
    weights.reduce((sum, weight, i) => sum + weight * x[slot * inputs + i], 0),
  );
  const mean = sums.reduce((total, sum) => total + sum) / sums.length;
  const spread = Math.sqrt(sums.reduce((total, sum) => total + (sum - mean) ** 2, 0) / sums.length);
  const scale = spread > 0 ? deviation / spread : 0;
  const at = model.offsetOf(name);
  weights.forEach((weight, i) => model.setWeight(at + i * outputs + unit, weight * scale));
  model.setWeight(at + inputs * outputs + unit, -mean * scale);
}

function hush(model: Model, name: TrunkLayer, unit: number): void {
  for (const hearer of HEARERS[name]) {
    const { outputs } = layersOf(model.shape)[hearer];
    const at = model.offsetOf(hearer) + unit * outputs;
    for (let i = 0; i < outputs; i++) model.setWeight(at + i, 0);
  }
}
