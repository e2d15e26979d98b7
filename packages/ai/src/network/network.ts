/** The net in play: positions in, logits and win chances out, in batches, in integers. */
import type { Position } from "@gemwright/rules";
import { PLACES } from "@gemwright/rules/step";
import { writeFeatures, type FeatureSink } from "../features.ts";
import { BLOCK, laneOf, simdKernels, type KernelKind, type Kernels } from "./kernels.ts";
import { plainKernels } from "./plain.ts";
import { shiftOf, type IntegerLayer, type IntegerLayers } from "./quantise.ts";
import {
  CARD_INPUTS,
  CLIP_UNITS,
  GLOBAL_INPUTS,
  LAYERS,
  MAX_CARDS,
  OUTPUTS,
  QUERY_UNITS,
  layersOf,
  trunkInputs,
  type Layer,
  type LayerName,
  type Shape,
} from "./shape.ts";

const PAGE = 65_536;
const LARGEST = 32_767;

interface Placed {
  readonly weights: number;
  readonly bias: number;
  readonly shift: number;
  readonly inputs: number;
  readonly outputs: number;
}

export class Network implements FeatureSink {
  readonly shape: Shape;
  readonly capacity: number;
  /** Positions added since `clear`. */
  count = 0;
  readonly inputs: Int16Array;
  private readonly kernels: Kernels;
  private readonly layers: Readonly<Record<LayerName, Placed>>;
  private readonly i32: Int32Array;
  private readonly width: number;
  private readonly x: number;
  private readonly cards: number;
  private readonly encodings: number;
  private readonly hidden1: number;
  private readonly hidden2: number;
  private readonly queries: number;
  private readonly outAt: number;
  private readonly targets: number;
  private readonly queryOf: number;
  private readonly purchaseLogits: number;
  private readonly reserveLogits: number;
  private readonly scratch: number;
  /** The row of each card in the mover's reach, by slot and place. */
  private readonly rowOf: Int16Array;
  private rows = 0;

  constructor(shape: Shape, weights: IntegerLayers, capacity = 8, kind: KernelKind = "simd") {
    this.shape = shape;
    this.capacity = capacity;
    this.width = trunkInputs(shape);
    const layers = layersOf(shape);
    const cards = capacity * MAX_CARDS;
    let top = 64;
    const place = (bytes: number): number => {
      const at = top;
      top = (at + bytes + 63) & ~63;
      return at;
    };
    const placed = {} as Record<LayerName, Placed>;
    for (const name of LAYERS) {
      const { inputs, outputs } = layers[name];
      placed[name] = {
        weights: place(inputs * outputs * 2),
        bias: place(outputs * 4),
        shift: shiftOf(name, weights[name].bits),
        inputs,
        outputs,
      };
    }
    this.layers = placed;
    this.x = place(capacity * this.width * 2);
    this.cards = place(cards * CARD_INPUTS * 2);
    this.encodings = place(cards * shape.encoder * 2);
    this.hidden1 = place(capacity * shape.hidden1 * 2);
    this.hidden2 = place(capacity * shape.hidden2 * 2);
    this.queries = place(capacity * shape.encoder * 4);
    this.outAt = place(capacity * OUTPUTS * 2);
    this.targets = place(cards * 4);
    this.queryOf = place(cards * 4);
    this.purchaseLogits = place(cards * 4);
    this.reserveLogits = place(cards * 4);
    const rowsOf = (name: LayerName): number => (name === "encode" ? cards : capacity);
    this.scratch = place(
      4 * Math.max(...LAYERS.map((name) => rowsOf(name) * (layers[name].inputs / 2 + 2))),
    );
    const memory = new WebAssembly.Memory({ initial: Math.ceil(top / PAGE) });
    this.inputs = new Int16Array(memory.buffer);
    this.i32 = new Int32Array(memory.buffer);
    this.kernels =
      (kind === "simd" ? simdKernels(memory) : undefined) ?? plainKernels(memory.buffer);
    this.rowOf = new Int16Array(capacity * PLACES);
    for (const name of LAYERS) this.load(placed[name], layers[name], weights[name]);
  }

  private load(at: Placed, { inputs, outputs }: Layer, { weights, bias }: IntegerLayer): void {
    for (let o = 0; o < outputs; o++) {
      const lane = laneOf(o);
      const block = (at.weights >> 1) + Math.floor(o / BLOCK) * BLOCK * inputs;
      for (let i = 0; i < inputs; i++)
        this.inputs[block + (i >> 1) * 2 * BLOCK + (lane % BLOCK) * 2 + (i & 1)] =
          weights[i * outputs + o];
      this.i32[(at.bias >> 2) + lane] = bias[o];
    }
  }

  clear(): void {
    this.inputs.fill(0, this.x >> 1, (this.x >> 1) + this.count * this.width);
    this.inputs.fill(0, this.cards >> 1, (this.cards >> 1) + this.rows * CARD_INPUTS);
    this.count = 0;
    this.rows = 0;
  }

  /** Adds a position to the batch and returns its slot. */
  add(position: Position): number {
    const slot = this.count++;
    this.rowOf.fill(-1, slot * PLACES, (slot + 1) * PLACES);
    writeFeatures(position, (this.x >> 1) + slot * this.width, this);
    return slot;
  }

  /** For `writeFeatures`: the next card row, of the position that is being added. */
  card(group: number, place: number): number {
    const slot = this.count - 1;
    const row = this.rows++;
    const { encoder } = this.shape;
    this.i32[(this.targets >> 2) + row] =
      this.x + (slot * this.width + GLOBAL_INPUTS + group * encoder) * 2;
    this.i32[(this.queryOf >> 2) + row] = this.queries + slot * encoder * 4;
    if (place >= 0) this.rowOf[slot * PLACES + place] = row;
    return (this.cards >> 1) + row * CARD_INPUTS;
  }

  private dense(name: LayerName, x: number, rows: number, y: number, low: number, high: number) {
    const { inputs, outputs, weights, bias, shift } = this.layers[name];
    this.kernels.dense(
      x,
      inputs * 2,
      rows,
      inputs,
      weights,
      bias,
      outputs,
      y,
      shift,
      low,
      high,
      this.scratch,
    );
  }

  /** Evaluates the batch. */
  run(): void {
    const { encoder } = this.shape;
    const { rows, count, kernels } = this;
    this.dense("encode", this.cards, rows, this.encodings, 0, CLIP_UNITS);
    kernels.addRows(this.encodings, rows, encoder, this.targets);
    this.dense("trunk1", this.x, count, this.hidden1, 0, CLIP_UNITS);
    this.dense("trunk2", this.hidden1, count, this.hidden2, 0, CLIP_UNITS);
    this.dense("out", this.hidden2, count, this.outAt, -LARGEST, LARGEST);
    this.dense("query", this.hidden2, count, this.queries, -QUERY_UNITS, QUERY_UNITS);
    kernels.dotRows(this.encodings, rows, encoder, this.queryOf, 0, this.purchaseLogits);
    kernels.dotRows(this.encodings, rows, encoder, this.queryOf, encoder * 2, this.reserveLogits);
  }

  /** A trunk output in units of 1/1024. */
  output(slot: number, index: number): number {
    return this.inputs[(this.outAt >> 1) + slot * OUTPUTS + index];
  }

  /** The logit for buying the card at a place of the mover's reach, in units of 1/1024. */
  purchaseLogit(slot: number, place: number): number {
    return this.i32[(this.purchaseLogits >> 2) + this.rowOf[slot * PLACES + place]] >> 6;
  }

  /** The logit for reserving the card at a market place, in units of 1/1024. */
  reserveLogit(slot: number, place: number): number {
    return this.i32[(this.reserveLogits >> 2) + this.rowOf[slot * PLACES + place]] >> 6;
  }
}
