/** The net in floats, with its gradients and its optimiser. */
import {
  CARD_INPUTS,
  CLIP,
  GLOBAL_INPUTS,
  LAYERS,
  MAX_CARDS,
  OUTPUTS,
  layerSize,
  layersOf,
  trunkInputs,
  weightCount,
  type LayerName,
  type Shape,
} from "../network/shape.ts";
import { writeFeatures, type FeatureSink } from "../features.ts";
import type { Position, Random } from "@gemwright/rules";
import { PLACES } from "@gemwright/rules/step";
import { trainKernels, type TrainKernels } from "./kernels.ts";
import { TURNED_CARD, TURNED_GLOBALS, TURNED_OUTPUTS } from "./rotate.ts";

const PAGE = 65_536;
const BETA1 = 0.9;
const BETA2 = 0.999;
const UNIT = 1 / 256;

export interface AdamOptions {
  readonly rate: number;
  readonly decay: number;
  /** How much of the moving average of the weights is kept at each step. */
  readonly keep: number;
}

/** Floats, or words of as many bytes, by what they hold; `d` is the gradient of what follows. */
function areasOf(shape: Shape, batch: number) {
  const { encoder, hidden1, hidden2 } = shape;
  const layers = layersOf(shape);
  const weights = weightCount(shape);
  const cards = batch * MAX_CARDS;
  const width = trunkInputs(shape);
  return {
    weights,
    gradients: weights,
    moments: weights,
    variances: weights,
    mean: weights,
    cards: cards * CARD_INPUTS,
    encodings: cards * encoder,
    dEncodings: cards * encoder,
    x: batch * width,
    dx: batch * width,
    h1: batch * hidden1,
    dh1: batch * hidden1,
    h2: batch * hidden2,
    dh2: batch * hidden2,
    out: batch * OUTPUTS,
    dOut: batch * OUTPUTS,
    query: batch * encoder * 2,
    dQuery: batch * encoder * 2,
    dPurchase: cards,
    dReserve: cards,
    transposed: Math.max(...LAYERS.map((name) => layerSize(layers[name]))),
    /** By card row: the sum in `x` that its encoding is part of. */
    targets: cards,
  };
}
type Area = keyof ReturnType<typeof areasOf>;

/** The two layers whose units may die. */
export type TrunkLayer = "trunk1" | "trunk2";

export class Model implements FeatureSink {
  readonly shape: Shape;
  readonly size: number;
  readonly batch: number;
  count = 0;
  rows = 0;
  /** Optimiser steps taken. */
  steps = 0;
  readonly weights: Float32Array;
  readonly gradients: Float32Array;
  readonly moments: Float32Array;
  readonly variances: Float32Array;
  /** The moving average of the weights: what is quantised and plays. */
  readonly mean: Float32Array;
  /** All that a net that learns knows of each weight: itself, its moments and its average. */
  readonly arrays: readonly Float32Array[];
  /** Outputs and queries of the batch, and where their gradients are written before `backward`. */
  readonly out: Float32Array;
  readonly dOut: Float32Array;
  readonly query: Float32Array;
  readonly encodings: Float32Array;
  readonly dPurchase: Float32Array;
  readonly dReserve: Float32Array;
  /** By slot: where the outputs stand for its colours. */
  readonly outputOf: Int32Array[] = [];
  /** By card row: the position it belongs to. */
  readonly slotOf: Int32Array;
  readonly inputs: Int16Array;
  private readonly rowOf: Int16Array;
  private readonly kernels: TrainKernels;
  private readonly view: (area: Area) => Float32Array;
  private readonly f32: Float32Array;
  private readonly u32: Uint32Array;
  private readonly at: Readonly<Record<Area, number>>;
  private readonly layerAt: Readonly<Record<LayerName, number>>;
  private readonly width: number;

  constructor(shape: Shape, batch = 256) {
    this.shape = shape;
    this.batch = batch;
    this.size = weightCount(shape);
    this.width = trunkInputs(shape);
    const cards = batch * MAX_CARDS;
    const layers = layersOf(shape);
    const areas = areasOf(shape, batch);
    let top = 64;
    const at = {} as Record<Area, number>;
    for (const area of Object.keys(areas) as Area[]) {
      at[area] = top;
      top = (top + areas[area] * 4 + 63) & ~63;
    }
    this.at = at;
    const memory = new WebAssembly.Memory({ initial: Math.ceil(top / PAGE) });
    this.kernels = trainKernels(memory);
    this.f32 = new Float32Array(memory.buffer);
    this.u32 = new Uint32Array(memory.buffer);
    this.view = (area) => new Float32Array(memory.buffer, at[area], areas[area]);
    this.weights = this.view("weights");
    this.gradients = this.view("gradients");
    this.moments = this.view("moments");
    this.variances = this.view("variances");
    this.mean = this.view("mean");
    this.arrays = [this.weights, this.moments, this.variances, this.mean];
    this.out = this.view("out");
    this.dOut = this.view("dOut");
    this.query = this.view("query");
    this.encodings = this.view("encodings");
    this.dPurchase = this.view("dPurchase");
    this.dReserve = this.view("dReserve");
    this.slotOf = new Int32Array(cards);
    this.rowOf = new Int16Array(batch * PLACES);
    this.inputs = new Int16Array(GLOBAL_INPUTS + MAX_CARDS * CARD_INPUTS);
    const layerAt = {} as Record<LayerName, number>;
    let offset = 0;
    for (const name of LAYERS) {
      layerAt[name] = offset * 4;
      offset += layerSize(layers[name]);
    }
    this.layerAt = layerAt;
  }

  /** Fresh weights: uniform, scaled by the number of inputs, heads small. */
  initialise(random: Random): void {
    const layers = layersOf(this.shape);
    let at = 0;
    for (const name of LAYERS) {
      const { inputs, outputs } = layers[name];
      const gain = name === "out" || name === "query" ? 0.3 : name === "trunk1" ? 1 : 1.5;
      const reach = gain * Math.sqrt(3 / inputs);
      for (let i = 0; i < inputs * outputs; i++)
        this.weights[at + i] = (random.below(65_536) / 32_768 - 1) * reach;
      at += layerSize(layers[name]);
    }
    this.mean.set(this.weights);
  }

  clear(): void {
    this.count = 0;
    this.rows = 0;
  }

  /** What goes into a layer of the trunk and what its units say, position after position. */
  inputsOf(name: TrunkLayer): Float32Array {
    return this.view(name === "trunk1" ? "x" : "h1");
  }
  unitsOf(name: TrunkLayer): Float32Array {
    return this.view(name === "trunk1" ? "h1" : "h2");
  }

  /** Where a layer begins among the weights. */
  offsetOf(name: LayerName): number {
    return this.layerAt[name] >> 2;
  }

  /** Replaces a weight; the optimiser forgets what it knew of the old one. */
  setWeight(index: number, value: number): void {
    this.weights[index] = value;
    this.mean[index] = value;
    this.moments[index] = 0;
    this.variances[index] = 0;
  }

  private firstRow = 0;

  /** Adds a position to the batch, its colours turned by so many places, and returns its slot. */
  add(position: Position, rotation = 0): number {
    const slot = this.count++;
    const toGlobal = TURNED_GLOBALS[rotation];
    const toCard = TURNED_CARD[rotation];
    this.outputOf[slot] = TURNED_OUTPUTS[rotation];
    this.firstRow = this.rows;
    this.rowOf.fill(-1, slot * PLACES, (slot + 1) * PLACES);
    this.inputs.fill(0);
    writeFeatures(position, 0, this);
    const x = (this.at.x >> 2) + slot * this.width;
    for (let i = 0; i < GLOBAL_INPUTS; i++) this.f32[x + toGlobal[i]] = this.inputs[i] * UNIT;
    this.f32.fill(0, x + GLOBAL_INPUTS, x + this.width);
    const cards = this.at.cards >> 2;
    for (let row = this.firstRow, from = GLOBAL_INPUTS; row < this.rows; row++)
      for (let i = 0; i < CARD_INPUTS; i++)
        this.f32[cards + row * CARD_INPUTS + toCard[i]] = this.inputs[from++] * UNIT;
    return slot;
  }

  card(group: number, place: number): number {
    const slot = this.count - 1;
    const row = this.rows++;
    const offset = (slot * this.width + GLOBAL_INPUTS + group * this.shape.encoder) * 4;
    this.u32[(this.at.targets >> 2) + row] = this.at.x + offset;
    this.slotOf[row] = slot;
    if (place >= 0) this.rowOf[slot * PLACES + place] = row;
    return GLOBAL_INPUTS + (row - this.firstRow) * CARD_INPUTS;
  }

  row(slot: number, place: number): number {
    return this.rowOf[slot * PLACES + place];
  }

  /** The dot product of a card's encoding with its position's query; `which` 0 buys, 1 reserves. */
  cardLogit(row: number, which: number): number {
    const { encoder } = this.shape;
    const from = row * encoder;
    const query = (this.slotOf[row] * 2 + which) * encoder;
    let sum = 0;
    for (let i = 0; i < encoder; i++) sum += this.encodings[from + i] * this.query[query + i];
    return sum;
  }

  private dense(name: LayerName, x: Area, rows: number, y: Area, clip: number): void {
    const { inputs, outputs } = layersOf(this.shape)[name];
    const w = this.at.weights + this.layerAt[name];
    this.kernels.gemm(this.at[x], inputs * 4, 4, rows, inputs, w, this.at[y], outputs, 0);
    this.kernels.activate(this.at[y], rows, outputs, w + inputs * outputs * 4, clip);
  }

  forward(): void {
    const { at, kernels } = this;
    this.dense("encode", "cards", this.rows, "encodings", CLIP);
    kernels.addRows(at.encodings, at.targets, this.rows, this.shape.encoder);
    this.dense("trunk1", "x", this.count, "h1", CLIP);
    this.dense("trunk2", "h1", this.count, "h2", CLIP);
    this.dense("out", "h2", this.count, "out", 0);
    this.dense("query", "h2", this.count, "query", 0);
    this.dOut.fill(0, 0, this.count * OUTPUTS);
    this.dPurchase.fill(0, 0, this.rows);
    this.dReserve.fill(0, 0, this.rows);
  }

  private backDense(name: LayerName, x: Area, dy: Area, rows: number, dx?: Area, add = 0): void {
    const { at, kernels } = this;
    const { inputs, outputs } = layersOf(this.shape)[name];
    const w = at.weights + this.layerAt[name];
    const g = at.gradients + this.layerAt[name];
    kernels.gemm(at[x], 4, inputs * 4, inputs, rows, at[dy], g, outputs, 0);
    kernels.columnSums(at[dy], rows, outputs, g + inputs * outputs * 4);
    if (dx === undefined) return;
    kernels.transpose(w, inputs, outputs, at.transposed);
    kernels.gemm(at[dy], outputs * 4, 4, rows, outputs, at.transposed, at[dx], inputs, add);
  }

  /** Gradients of the weights from those of the outputs and of the cards' logits. */
  backward(): void {
    const { at, kernels, count, rows } = this;
    const { encoder, hidden1, hidden2 } = this.shape;
    const dQuery = at.dQuery >> 2;
    const dEncodings = at.dEncodings >> 2;
    this.f32.fill(0, dQuery, dQuery + count * encoder * 2);
    for (let row = 0; row < rows; row++) {
      const from = row * encoder;
      const buy = this.dPurchase[row];
      const reserve = this.dReserve[row];
      const query = this.slotOf[row] * 2 * encoder;
      if (buy === 0 && reserve === 0) {
        this.f32.fill(0, dEncodings + from, dEncodings + from + encoder);
        continue;
      }
      for (let i = 0; i < encoder; i++) {
        const encoding = this.encodings[from + i];
        this.f32[dQuery + query + i] += buy * encoding;
        this.f32[dQuery + query + encoder + i] += reserve * encoding;
        this.f32[dEncodings + from + i] =
          buy * this.query[query + i] + reserve * this.query[query + encoder + i];
      }
    }
    this.backDense("out", "h2", "dOut", count, "dh2");
    this.backDense("query", "h2", "dQuery", count, "dh2", 1);
    kernels.deactivate(at.h2, at.dh2, count * hidden2, CLIP);
    this.backDense("trunk2", "h1", "dh2", count, "dh1");
    kernels.deactivate(at.h1, at.dh1, count * hidden1, CLIP);
    this.backDense("trunk1", "x", "dh1", count, "dx");
    this.addGroupGradients();
    kernels.deactivate(at.encodings, at.dEncodings, rows * encoder, CLIP);
    this.backDense("encode", "cards", "dEncodings", rows);
  }

  /** Every card of a group receives the gradient of the group's sum. */
  private addGroupGradients(): void {
    const { at } = this;
    const { encoder } = this.shape;
    const dEncodings = at.dEncodings >> 2;
    const targets = at.targets >> 2;
    for (let row = 0; row < this.rows; row++) {
      const from = (this.u32[targets + row] + at.dx - at.x) >> 2;
      const to = dEncodings + row * encoder;
      for (let i = 0; i < encoder; i++) this.f32[to + i] += this.f32[from + i];
    }
  }

  /** One step of the optimiser on the mean gradient of the batch. */
  update({ rate, decay, keep }: AdamOptions): void {
    this.steps++;
    // Early on the average follows the weights closely, or it would remember the random start.
    const hold = Math.min(keep, 1 - 1 / (1 + this.steps / 4));
    this.kernels.adam(
      this.at.weights,
      this.at.gradients,
      this.at.moments,
      this.at.variances,
      this.at.mean,
      this.size,
      rate,
      BETA1,
      BETA2,
      1 - BETA1 ** this.steps,
      1 - BETA2 ** this.steps,
      decay,
      hold,
      1 / this.count,
    );
  }
}
