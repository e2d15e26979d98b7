/** The sizes of the net: what goes in, what comes out, how wide it is between. */

/** Changes whenever an input or an output changes its meaning; weights name it. */
export const FEATURE_VERSION = 2;

/** Inputs of one card in sight, and of everything else on the table. */
export const CARD_INPUTS = 56;
export const GLOBAL_INPUTS = 176;
/** How many of the inputs of everything else a net of each version hears; the later ones came last. */
export const GLOBALS_HEARD: Readonly<Record<number, number>> = { 1: 136, 2: GLOBAL_INPUTS };

/** Encodings are summed by group: three market levels, own reserved, others' reserved. */
export const GROUPS = 5;
export const OWN_RESERVED_GROUP = 3;
export const OTHERS_RESERVED_GROUP = 4;

/** Most cards in sight: 12 in the market and three reserved at each of four seats. */
export const MAX_CARDS = 24;

/** Outputs of the trunk. Purchases and market reservations come from the cards' encodings. */
export const OUT_PASS = 0;
export const OUT_TAKE = 1;
export const OUT_TAKE_TWO = 26;
export const OUT_DECK = 31;
export const OUT_NOBLE = 34;
export const OUT_RETURN = 44;
/** For payments that spend gold where a gem would do, which no search looks at: it learns nothing. */
export const OUT_EXTRA_GOLD = 50;
export const OUT_VALUE = 51;
export const OUT_PRESTIGE = 55;
export const OUTPUTS = 64;

export const MAX_SEATS = 4;

export interface Shape {
  /** Width of a card's encoding. */
  readonly encoder: number;
  /** Widths of the trunk's two layers. */
  readonly hidden1: number;
  readonly hidden2: number;
}

export const SMALL: Shape = { encoder: 64, hidden1: 192, hidden2: 128 };
export const LARGE: Shape = { encoder: 96, hidden1: 320, hidden2: 192 };

export const trunkInputs = (shape: Shape): number => GLOBAL_INPUTS + GROUPS * shape.encoder;

/** One dense layer: its weights as [inputs][outputs], then its biases. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
}

export const LAYERS = ["encode", "trunk1", "trunk2", "out", "query"] as const;
export type LayerName = (typeof LAYERS)[number];

export const layersOf = (shape: Shape): Readonly<Record<LayerName, Layer>> => ({
  encode: { inputs: CARD_INPUTS, outputs: shape.encoder },
  trunk1: { inputs: trunkInputs(shape), outputs: shape.hidden1 },
  trunk2: { inputs: shape.hidden1, outputs: shape.hidden2 },
  out: { inputs: shape.hidden2, outputs: OUTPUTS },
  query: { inputs: shape.hidden2, outputs: 2 * shape.encoder },
});

export const layerSize = (layer: Layer): number => (layer.inputs + 1) * layer.outputs;

export const weightCount = (shape: Shape): number =>
  LAYERS.reduce((sum, name) => sum + layerSize(layersOf(shape)[name]), 0);

/** Fixed point: inputs and activations count 1/256, trunk outputs and logits 1/1024. */
export const ACTIVATION_BITS = 8;
export const OUTPUT_BITS = 10;
/** Activations are clipped to [0, 8). */
export const CLIP = 8;
export const CLIP_UNITS = CLIP * 2 ** ACTIVATION_BITS - 1;
/** Queries are clipped to ±32, so that a sum over an encoding fits 32 bits. */
export const QUERY_UNITS = 2 ** 13 - 1;
