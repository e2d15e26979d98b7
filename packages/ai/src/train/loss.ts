/** What the net is asked to match: the search's visits, who won, and by how much. */
import { PURCHASE, STEP_LIMIT, legalSteps, type SeededRandom } from "@gemwright/rules";
import { SEAT, SEATS } from "@gemwright/rules/layout";
import { RESERVE, RESERVE_DECK, RETURN, purchasePlace } from "@gemwright/rules/step";
import { MAX_SEATS, OUTPUTS, OUT_PRESTIGE, OUT_RETURN, OUT_VALUE } from "../network/shape.ts";
import { COLOURS, HANDFULS, outputOf } from "../policy.ts";
import { prune } from "../search/prune.ts";
import type { Model } from "./model.ts";
import { ROTATIONS } from "./rotate.ts";
import type { Samples } from "./sample.ts";

export interface LossOptions {
  /** Share of the result in the value target; the rest is the search's value. */
  readonly resultShare: number;
  readonly prestigeWeight: number;
  readonly valueWeight: number;
  /** Turns the colours of each position by chance. */
  readonly turns?: SeededRandom;
}

export interface Losses {
  policy: number;
  value: number;
  prestige: number;
  count: number;
}

export const noLosses = (): Losses => ({ policy: 0, value: 0, prestige: 0, count: 0 });

const steps = new Int32Array(STEP_LIMIT);
const logits = new Float64Array(STEP_LIMIT);
const shares = new Float64Array(STEP_LIMIT);
const PRESTIGE_UNIT = 0.1;

const outAt = (model: Model, slot: number, output: number): number =>
  slot * OUTPUTS + model.outputOf[slot][output];

function logitOf(model: Model, slot: number, step: number): number {
  if (step >= PURCHASE) return model.cardLogit(model.row(slot, purchasePlace(step)), 0);
  if (step >= RETURN) {
    let sum = 0;
    for (let c = 0; c < COLOURS; c++)
      sum +=
        HANDFULS[(step - RETURN) * COLOURS + c] * model.out[outAt(model, slot, OUT_RETURN + c)];
    return sum;
  }
  if (step >= RESERVE && step < RESERVE_DECK)
    return model.cardLogit(model.row(slot, step - RESERVE), 1);
  return model.out[outAt(model, slot, outputOf(step))];
}

function addGradient(model: Model, slot: number, step: number, gradient: number): void {
  if (step >= PURCHASE) model.dPurchase[model.row(slot, purchasePlace(step))] += gradient;
  else if (step >= RETURN) {
    for (let c = 0; c < COLOURS; c++)
      model.dOut[outAt(model, slot, OUT_RETURN + c)] +=
        HANDFULS[(step - RETURN) * COLOURS + c] * gradient;
  } else if (step >= RESERVE && step < RESERVE_DECK)
    model.dReserve[model.row(slot, step - RESERVE)] += gradient;
  else model.dOut[outAt(model, slot, outputOf(step))] += gradient;
}

function policyLoss(model: Model, slot: number, samples: Samples, index: number): number {
  const count = prune(steps, legalSteps(samples.position(index), steps));
  if (count < 2) return 0;
  let best = -Infinity;
  for (let i = 0; i < count; i++) {
    logits[i] = logitOf(model, slot, steps[i]);
    shares[i] = 0;
    best = Math.max(best, logits[i]);
  }
  for (let t = 0; t < samples.targetCount(index); t++) {
    const at = steps.indexOf(samples.targetStep(index, t));
    if (at >= 0 && at < count) shares[at] = samples.targetShare(index, t);
  }
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.exp(logits[i] - best);
  let loss = 0;
  for (let i = 0; i < count; i++) {
    const chance = Math.exp(logits[i] - best) / sum;
    if (shares[i] > 0) loss -= shares[i] * Math.log(Math.max(chance, 1e-9) / shares[i]);
    addGradient(model, slot, steps[i], chance - shares[i]);
  }
  return loss;
}

function valueLoss(
  model: Model,
  slot: number,
  samples: Samples,
  index: number,
  { resultShare, valueWeight }: LossOptions,
): number {
  const position = samples.position(index);
  const seats = position[SEATS];
  const at = slot * OUTPUTS + OUT_VALUE;
  let best = -Infinity;
  for (let j = 0; j < seats; j++) best = Math.max(best, model.out[at + j]);
  let sum = 0;
  for (let j = 0; j < seats; j++) sum += Math.exp(model.out[at + j] - best);
  let loss = 0;
  for (let j = 0; j < seats; j++) {
    const seat = (position[SEAT] + j) % seats;
    const target =
      resultShare * samples.result(index, seat) + (1 - resultShare) * samples.searched(index, seat);
    const chance = Math.exp(model.out[at + j] - best) / sum;
    loss -= target * Math.log(Math.max(chance, 1e-9));
    model.dOut[at + j] += valueWeight * (chance - target);
  }
  return loss;
}

function prestigeLoss(
  model: Model,
  slot: number,
  samples: Samples,
  index: number,
  { prestigeWeight }: LossOptions,
): number {
  const position = samples.position(index);
  const seats = position[SEATS];
  const at = slot * OUTPUTS + OUT_PRESTIGE;
  let loss = 0;
  for (let j = 0; j < Math.min(seats, MAX_SEATS); j++) {
    const target = samples.finalPrestige(index, (position[SEAT] + j) % seats) * PRESTIGE_UNIT;
    const difference = model.out[at + j] - target;
    loss += 0.5 * difference * difference;
    model.dOut[at + j] += prestigeWeight * difference;
  }
  return loss;
}

/** Puts the positions of a batch into the model, in place of those before. */
export function addBatch(
  model: Model,
  samples: Samples,
  indices: ArrayLike<number>,
  turns?: SeededRandom,
): void {
  model.clear();
  for (let i = 0; i < indices.length; i++)
    model.add(samples.position(indices[i]), turns ? turns.below(ROTATIONS) : 0);
}

/** Runs a batch forward and back; the gradients are left in the model. */
export function learn(
  model: Model,
  samples: Samples,
  indices: ArrayLike<number>,
  options: LossOptions,
  losses: Losses,
): void {
  addBatch(model, samples, indices, options.turns);
  model.forward();
  for (let slot = 0; slot < indices.length; slot++) {
    const index = indices[slot];
    losses.policy += policyLoss(model, slot, samples, index);
    losses.value += valueLoss(model, slot, samples, index, options);
    losses.prestige += prestigeLoss(model, slot, samples, index, options);
  }
  losses.count += indices.length;
  model.backward();
}
