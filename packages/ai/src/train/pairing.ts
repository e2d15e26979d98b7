/**
 * The kernel of the net that plays reads its inputs in pairs and skips a pair of zeros. Units that
 * speak together therefore stand together: the net says the same in every bit, only sooner.
 */
import { GLOBAL_INPUTS, GROUPS, layersOf, type LayerName } from "../network/shape.ts";
import type { Model } from "./model.ts";

/** Where the numbers of the units of one layer stand: in a layer's outputs or inputs, from `first` on. */
interface Stand {
  readonly layer: LayerName;
  readonly side: "inputs" | "outputs";
  readonly first: number;
}

interface Units {
  readonly count: number;
  /** What the units say, position after position, as the next layer hears it. */
  readonly said: Float32Array;
  readonly stands: readonly Stand[];
}

const at = (layer: LayerName, side: Stand["side"], first = 0): Stand => ({
  layer,
  side,
  first,
});
const repeat = (times: number, stand: (i: number) => Stand): readonly Stand[] =>
  Array.from({ length: times }, (_, i) => stand(i));

function unitsOf(model: Model): readonly Units[] {
  const { encoder, hidden1, hidden2 } = model.shape;
  return [
    {
      count: encoder,
      said: groupSums(model),
      stands: [
        at("encode", "outputs"),
        ...repeat(GROUPS, (i) => at("trunk1", "inputs", GLOBAL_INPUTS + i * encoder)),
        ...repeat(2, (i) => at("query", "outputs", i * encoder)),
      ],
    },
    {
      count: hidden1,
      said: model.unitsOf("trunk1").subarray(0, model.count * hidden1),
      stands: [at("trunk1", "outputs"), at("trunk2", "inputs")],
    },
    {
      count: hidden2,
      said: model.unitsOf("trunk2").subarray(0, model.count * hidden2),
      stands: [at("trunk2", "outputs"), at("out", "inputs"), at("query", "inputs")],
    },
  ];
}

/** The summed encodings without the other inputs of the trunk. */
function groupSums(model: Model): Float32Array {
  const { inputs } = layersOf(model.shape).trunk1;
  const x = model.inputsOf("trunk1");
  const sums = new Float32Array(model.count * (inputs - GLOBAL_INPUTS));
  for (let slot = 0; slot < model.count; slot++)
    sums.set(
      x.subarray(slot * inputs + GLOBAL_INPUTS, (slot + 1) * inputs),
      slot * (inputs - GLOBAL_INPUTS),
    );
  return sums;
}

/** Puts units that speak together beside each other, by the batch the model has run. */
export function pairUnits(model: Model): void {
  for (const { count, said, stands } of unitsOf(model)) {
    const order = pairedOrder(said, count);
    for (const stand of stands) move(model, stand, order);
  }
}

/** The units in pairs: those first that speak together most often. */
function pairedOrder(said: Float32Array, count: number): number[] {
  const rows = said.length / count;
  const speaks = Array.from({ length: count }, (_, unit) =>
    Uint8Array.from({ length: rows }, (_, row) => (said[row * count + unit] > 0 ? 1 : 0)),
  );
  const pairs: { readonly together: number; readonly units: readonly [number, number] }[] = [];
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) {
      let together = 0;
      for (let row = 0; row < rows; row++) together += speaks[a][row] & speaks[b][row];
      pairs.push({ together, units: [a, b] });
    }
  pairs.sort((one, other) => other.together - one.together);
  const order = new Set<number>();
  for (const { units } of pairs)
    if (!units.some((unit) => order.has(unit))) for (const unit of units) order.add(unit);
  return [...order];
}

/** Brings the numbers of `order[i]` to place i, with what the optimiser knows of them. */
function move(model: Model, { layer, side, first }: Stand, order: readonly number[]): void {
  const { inputs, outputs } = layersOf(model.shape)[layer];
  const offset = model.offsetOf(layer);
  // The biases are one row more of the outputs.
  const lines = side === "outputs" ? inputs + 1 : outputs;
  const [line, unit] = side === "outputs" ? [outputs, 1] : [1, outputs];
  for (const array of model.arrays)
    for (let i = 0; i < lines; i++) {
      const from = offset + i * line + first * unit;
      const before = order.map((which) => array[from + which * unit]);
      before.forEach((value, place) => (array[from + place * unit] = value));
    }
}
