/**
 * A candidate for a match. The net that learns is kept at a rate at which it goes on learning, and
 * that costs strength: it never comes to rest. A copy of it, taken over the newest samples once
 * more at a rate that falls to nearly nothing, plays better, and the run goes on without it.
 */
import { noLosses } from "./loss.ts";
import { Model } from "./model.ts";
import { DECAY, type Trainer } from "./trainer.ts";

const PASSES = 1.5;
const LAST_SHARE_OF_RATE = 0.03;
/** Beyond the first steps, in which the optimiser makes up for moments that begin at zero. */
const STEPS_BEFORE = 5000;

export class Cooling {
  /** The copy. */
  readonly model: Model;
  private readonly trainer: Trainer;
  private readonly firstRate: number;
  private readonly steps: number;
  private done = 0;

  constructor(trainer: Trainer, passes: number = PASSES) {
    const { model, schedule } = trainer;
    this.trainer = trainer;
    this.model = new Model(model.shape, model.batch);
    this.model.weights.set(model.mean);
    this.model.mean.set(model.mean);
    this.model.variances.set(model.variances);
    this.model.steps = STEPS_BEFORE;
    this.firstRate = schedule.coolingRate;
    this.steps = Math.floor((trainer.window * passes) / schedule.batch);
  }

  /** One batch; false when there is nothing more to do. */
  step(): boolean {
    if (this.done >= this.steps) return false;
    this.trainer.learnBatch(this.model, noLosses());
    const way = 0.5 * (1 + Math.cos((Math.PI * this.done) / this.steps));
    const rate = this.firstRate * (LAST_SHARE_OF_RATE + (1 - LAST_SHARE_OF_RATE) * way);
    this.model.update({ rate, decay: DECAY, keep: 0.998 });
    this.done++;
    return true;
  }
}
