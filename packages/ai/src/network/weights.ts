/**
 * Weights as bytes: a header of nine 32-bit words, then for each layer its number of binary
 * places, its weights and its biases. Little-endian throughout.
 */
import { fail, ok, type Result } from "@gemwright/rules";
import { MAX_BITS, MIN_BITS, type IntegerLayer, type IntegerLayers } from "./quantise.ts";
import {
  ACTIVATION_BITS,
  CLIP_UNITS,
  FEATURE_VERSION,
  GLOBALS_HEARD,
  GLOBAL_INPUTS,
  LAYERS,
  QUERY_UNITS,
  layerSize,
  layersOf,
  weightCount,
  type Layer,
  type LayerName,
  type Shape,
} from "./shape.ts";

/** "GEMW" */
const MAGIC = 0x574d4547;
const FORMAT = 1;
const HEADER_WORDS = 9;
const MAX_WIDTH = 2048;
/** A wider encoding times a query would not fit 32 bits. */
const MAX_ENCODER = Math.floor(2 ** 31 / (CLIP_UNITS * QUERY_UNITS));

export interface Weights {
  readonly shape: Shape;
  readonly layers: IntegerLayers;
}

const HEADER = ["magic", "format", "features", "encoder", "hidden1", "hidden2", "length"] as const;

/** FNV-1a over bytes. */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** The layers as a net of some version of the features has them in its file. */
function layersInFile(shape: Shape, features: number): Readonly<Record<LayerName, Layer>> {
  const layers = layersOf(shape);
  const inputs = layers.trunk1.inputs - GLOBAL_INPUTS + GLOBALS_HEARD[features];
  return { ...layers, trunk1: { ...layers.trunk1, inputs } };
}

function payloadLength(shape: Shape, features = FEATURE_VERSION): number {
  const layers = layersInFile(shape, features);
  return LAYERS.reduce((sum, name) => {
    const { inputs, outputs } = layers[name];
    return sum + 4 + inputs * outputs * 2 + outputs * 4;
  }, 0);
}

export function makeWeights({ shape, layers }: Weights): Uint8Array<ArrayBuffer> {
  const length = payloadLength(shape);
  const bytes = new Uint8Array(HEADER_WORDS * 4 + length);
  const view = new DataView(bytes.buffer);
  let at = HEADER_WORDS * 4;
  for (const name of LAYERS) {
    const { bits, weights, bias } = layers[name];
    view.setInt32(at, bits, true);
    at += 4;
    for (const value of bias) {
      view.setInt32(at, value, true);
      at += 4;
    }
    for (const value of weights) {
      view.setInt16(at, value, true);
      at += 2;
    }
  }
  const header = {
    magic: MAGIC,
    format: FORMAT,
    features: FEATURE_VERSION,
    ...shape,
    length,
  };
  HEADER.forEach((field, i) => view.setUint32(i * 4, header[field], true));
  view.setUint32(HEADER.length * 4, checksum(bytes.subarray(HEADER_WORDS * 4)), true);
  return bytes;
}

export function parseWeights(bytes: Uint8Array): Result<Weights, string> {
  if (bytes.length < HEADER_WORDS * 4) return fail("not a weights file: it is too short");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const field = (name: (typeof HEADER)[number]) => view.getUint32(HEADER.indexOf(name) * 4, true);
  if (field("magic") !== MAGIC) return fail("not a weights file");
  if (field("format") !== FORMAT)
    return fail(`weights of format ${field("format")}, this program reads ${FORMAT}`);
  const features = field("features");
  if (!(features in GLOBALS_HEARD))
    return fail(`weights for features ${features}, this program has ${FEATURE_VERSION}`);
  const shape: Shape = {
    encoder: field("encoder"),
    hidden1: field("hidden1"),
    hidden2: field("hidden2"),
  };
  for (const [layer, width] of Object.entries(shape)) {
    const most = layer === "encoder" ? MAX_ENCODER : MAX_WIDTH;
    if (width === 0 || width % 32 !== 0 || width > most)
      return fail(`weights of an impossible width ${width}`);
  }
  const length = payloadLength(shape, features);
  if (field("length") !== length || bytes.length !== HEADER_WORDS * 4 + length)
    return fail("weights of the wrong length");
  if (view.getUint32(HEADER.length * 4, true) !== checksum(bytes.subarray(HEADER_WORDS * 4)))
    return fail("damaged weights: the checksum differs");
  const layers = readLayers(view, shape, features);
  for (const { bits } of Object.values(layers))
    if (bits < MIN_BITS || bits > MAX_BITS) return fail(`weights of an impossible scale ${bits}`);
  return ok({ shape, layers });
}

function readLayers(view: DataView, shape: Shape, features: number): IntegerLayers {
  const sizes = layersInFile(shape, features);
  const layers = {} as Record<LayerName, IntegerLayer>;
  let at = HEADER_WORDS * 4;
  for (const name of LAYERS) {
    const { inputs, outputs } = sizes[name];
    const bits = view.getInt32(at, true);
    at += 4;
    const bias = Int32Array.from({ length: outputs }, (_, i) => view.getInt32(at + i * 4, true));
    at += outputs * 4;
    const weights = Int16Array.from({ length: inputs * outputs }, (_, i) =>
      view.getInt16(at + i * 2, true),
    );
    at += weights.length * 2;
    layers[name] = { bits, weights, bias };
  }
  const { trunk1 } = layers;
  const weights = deafTo(trunk1.weights, GLOBALS_HEARD[features] * sizes.trunk1.outputs, shape);
  return { ...layers, trunk1: { ...trunk1, weights } };
}

/** An older net does not hear the inputs that came after it: their weights are zero. */
function deafTo(weights: Int16Array, from: number, shape: Shape): Int16Array {
  const { inputs, outputs } = layersOf(shape).trunk1;
  const widened = new Int16Array(inputs * outputs);
  widened.set(weights.subarray(0, from));
  widened.set(weights.subarray(from), widened.length - (weights.length - from));
  return widened;
}

/** The floats that stand behind the integers, so that training can go on from them. */
export function floatWeights({ shape, layers }: Weights): Float32Array {
  const sizes = layersOf(shape);
  const floats = new Float32Array(weightCount(shape));
  let at = 0;
  for (const name of LAYERS) {
    const { bits, weights, bias } = layers[name];
    weights.forEach((value, i) => {
      floats[at + i] = value / 2 ** bits;
    });
    bias.forEach((value, i) => {
      floats[at + weights.length + i] = value / 2 ** (bits + ACTIVATION_BITS);
    });
    at += layerSize(sizes[name]);
  }
  return floats;
}
