/** Learning that comes to an end: so many passes over the samples at a rate that falls to nearly nothing. */
import { noLosses, type Losses } from "./loss.ts";
import { Model } from "./model.ts";
import { DECAY, type Trainer } from "./trainer.ts";

export interface Slope {
  readonly passes: number;
  readonly firstRate: number;
}

/** For a copy of a trained net, and for a net that has yet to learn everything. */
const COOLING: Slope = { passes: 3, firstRate: 4e-4 };
export const FROM_NOTHING: Slope = { passes: 4, firstRate: 1e-3 };

const LAST_SHARE_OF_RATE = 0.03;
/** Beyond the first steps, in which the optimiser makes up for moments that begin at zero. */
const STEPS_BEFORE = 5000;

export class Descent {
  readonly model: Model;
  /** Batches to learn from, and those done. */
  readonly steps: number;
  done = 0;
  private readonly trainer: Trainer;
  private readonly firstRate: number;

  constructor(trainer: Trainer, model: Model, { passes, firstRate }: Slope) {
    this.trainer = trainer;
    this.model = model;
    this.firstRate = firstRate;
    this.steps = Math.floor((trainer.window * passes) / trainer.schedule.batch);
  }

  /** One batch; false when there is nothing more to do. */
  step(losses: Losses = noLosses()): boolean {
    if (this.done >= this.steps) return false;
    this.trainer.learnBatch(this.model, losses);
    const way = 0.5 * (1 + Math.cos((Math.PI * this.done) / this.steps));
    const rate = this.firstRate * (LAST_SHARE_OF_RATE + (1 - LAST_SHARE_OF_RATE) * way);
    this.model.update({ rate, decay: DECAY, keep: 0.998 });
    this.done++;
    return true;
  }
}

/**
 * A candidate for a match. The net that learns is kept at a rate at which it goes on learning, and
 * that costs strength: it never comes to rest. A copy of it that cools down plays better, and the
 * run goes on without it.
 */
export function cooling(trainer: Trainer, slope: Slope = COOLING): Descent {
  const { shape, batch, mean, variances } = trainer.model;
  const copy = new Model(shape, batch);
  copy.weights.set(mean);
  copy.mean.set(mean);
  copy.variances.set(variances);
  copy.steps = STEPS_BEFORE;
  return new Descent(trainer, copy, slope);
}
