/** From float weights to the integers that play. */
import {
  ACTIVATION_BITS,
  CLIP_UNITS,
  GLOBAL_INPUTS,
  GROUPS,
  LAYERS,
  OUTPUT_BITS,
  layerSize,
  layersOf,
  type LayerName,
  type Shape,
} from "./shape.ts";

/** One layer in integers: weights as [inputs][outputs] in units of 2^-bits. */
export interface IntegerLayer {
  readonly bits: number;
  readonly weights: Int16Array;
  readonly bias: Int32Array;
}

export type IntegerLayers = Readonly<Record<LayerName, IntegerLayer>>;

/** Places of the result that a layer's sums are shifted to. */
export const resultBits = (name: LayerName): number =>
  name === "out" ? OUTPUT_BITS : ACTIVATION_BITS;

/** How many places the sums of a layer are shifted down. */
export const shiftOf = (name: LayerName, bits: number): number =>
  ACTIVATION_BITS + bits - resultBits(name);

/** The largest feature, in units. */
export const INPUT_LIMIT: number = 1 << 11;
const LARGEST = 32_767;
/** How many places a weight may have. */
export const MIN_BITS = 2;
export const MAX_BITS = 14;
/** Most cards whose encodings are summed into one input: four to a market level, nine reserved. */
const SUMMED = [4, 4, 4, 3, 9];

/** The largest value an input of this layer can take, in units. */
function inputLimit(name: LayerName, shape: Shape, input: number): number {
  if (name === "encode" || (name === "trunk1" && input < GLOBAL_INPUTS)) return INPUT_LIMIT;
  if (name !== "trunk1") return CLIP_UNITS;
  const group = Math.floor((input - GLOBAL_INPUTS) / shape.encoder);
  return CLIP_UNITS * SUMMED[Math.min(group, GROUPS - 1)];
}

function quantiseLayer(name: LayerName, shape: Shape, floats: Float32Array): IntegerLayer {
  const { inputs, outputs } = layersOf(shape)[name];
  // No input may carry a sum past 32 bits, so the weights get as many places as that allows.
  let worst = 0;
  let largest = 0;
  for (let o = 0; o < outputs; o++) {
    let sum = Math.abs(floats[inputs * outputs + o]) * 2 ** ACTIVATION_BITS;
    for (let i = 0; i < inputs; i++) {
      const weight = Math.abs(floats[i * outputs + o]);
      largest = Math.max(largest, weight);
      sum += weight * inputLimit(name, shape, i);
    }
    worst = Math.max(worst, sum);
  }
  let bits = MAX_BITS;
  while (bits > MIN_BITS && (largest * 2 ** bits > LARGEST || worst * 2 ** bits > 2 ** 30.9))
    bits--;
  const weights = new Int16Array(inputs * outputs);
  for (let i = 0; i < weights.length; i++)
    weights[i] = Math.max(-LARGEST, Math.min(LARGEST, Math.round(floats[i] * 2 ** bits)));
  const half = 2 ** (shiftOf(name, bits) - 1);
  const bias = new Int32Array(outputs);
  for (let o = 0; o < outputs; o++)
    bias[o] = Math.round(floats[inputs * outputs + o] * 2 ** (bits + ACTIVATION_BITS) + half);
  return { bits, weights, bias };
}

/** Float weights, layer after layer in the order of `LAYERS`, as integers. */
export function quantise(shape: Shape, floats: Float32Array): IntegerLayers {
  const layers = layersOf(shape);
  let at = 0;
  const result = {} as Record<LayerName, IntegerLayer>;
  for (const name of LAYERS) {
    const size = layerSize(layers[name]);
    result[name] = quantiseLayer(name, shape, floats.subarray(at, at + size));
    at += size;
  }
  return result;
}
