/** The learning side: a rolling buffer of samples and the schedule of the optimiser. */
import type { SeededRandom } from "@gemwright/rules";
import { addBatch, learn, noLosses, type Losses } from "./loss.ts";
import type { Model } from "./model.ts";
import { pairUnits } from "./pairing.ts";
import { revive } from "./revive.ts";
import { SAMPLE_WORDS, Samples } from "./sample.ts";

export interface Schedule {
  /** Times each sample is used. */
  readonly reuse: number;
  readonly batch: number;
  readonly firstRate: number;
  readonly lastRate: number;
  /** Samples after which the rate has fallen by half. */
  readonly halving: number;
  /** Samples before the search's value is mixed into the target. */
  readonly resultOnly: number;
  readonly buffer: number;
  /** Share of the run's samples that is learnt from, the newest: the first games are weak. */
  readonly window: number;
  /** Samples to wait for before the first step; until then none is owed any use. */
  readonly least: number;
}

export const SCHEDULE: Schedule = {
  reuse: 10,
  batch: 256,
  firstRate: 1e-3,
  lastRate: 1e-4,
  halving: 220_000,
  resultOnly: 60_000,
  buffer: 1_200_000,
  window: 0.6,
  least: 1024,
};

/**
 * For a run that starts from a trained net: gentler, and only once there are enough of its own
 * games, or the first few hundred would overwrite what it knows.
 */
export const GOING_ON: Schedule = {
  ...SCHEDULE,
  firstRate: 3e-4,
  lastRate: 3e-4,
  resultOnly: 0,
  window: 1,
  least: 30_000,
};

export const DECAY = 1e-3;

export class Trainer {
  readonly model: Model;
  readonly schedule: Schedule;
  /** Samples the run has made, and how many of their uses are still to come. */
  total = 0;
  owed = 0;
  losses: Losses = noLosses();
  /** Samples put into the buffer: fewer than the run has made where it was filled again. */
  private added = 0;
  private readonly words: Int32Array;
  private readonly samples: Samples;
  private readonly random: SeededRandom;

  constructor(model: Model, random: SeededRandom, schedule: Schedule = SCHEDULE) {
    this.model = model;
    this.random = random;
    this.schedule = schedule;
    this.words = new Int32Array(schedule.buffer * SAMPLE_WORDS);
    this.samples = new Samples(this.words);
  }

  /** Adds samples, over the oldest when the buffer is full. `fresh` ones are owed training. */
  add(words: Int32Array, fresh: boolean): void {
    for (let at = 0; at + SAMPLE_WORDS <= words.length; at += SAMPLE_WORDS) {
      this.total++;
      const index = this.added++ % this.schedule.buffer;
      this.words.set(words.subarray(at, at + SAMPLE_WORDS), index * SAMPLE_WORDS);
      if (fresh && this.added >= this.schedule.least) this.owed += this.schedule.reuse;
    }
  }

  /** Samples in the buffer where there are too few to learn from yet. */
  get gathering(): { readonly have: number; readonly least: number } | undefined {
    const { least } = this.schedule;
    return this.added < least ? { have: this.added, least } : undefined;
  }

  /** How many samples are learnt from: few at first, so that weak games are soon forgotten. */
  get window(): number {
    const { buffer, window } = this.schedule;
    return Math.min(this.added, buffer, 20_000 + Math.floor(this.total * window));
  }

  get rate(): number {
    const { firstRate, lastRate, halving } = this.schedule;
    return Math.max(lastRate, firstRate * 0.5 ** (this.total / halving));
  }

  get resultShare(): number {
    const { resultOnly } = this.schedule;
    const beyond = (this.total - resultOnly) / Math.max(1, resultOnly);
    return 1 - 0.5 * Math.max(0, Math.min(1, beyond));
  }

  /** One batch, if enough new samples have come; says whether it did anything. */
  step(resultShare = this.resultShare): boolean {
    const { batch } = this.schedule;
    if (this.owed < batch || this.gathering) return false;
    this.owed -= batch;
    this.learnBatch(this.model, this.losses, resultShare);
    this.model.update({ rate: this.rate, decay: DECAY, keep: 0.999 });
    return true;
  }

  /** Adds up what a random batch of the window says; the model is not changed yet. */
  learnBatch(model: Model, losses: Losses, resultShare = this.resultShare): void {
    const weights = { resultShare, prestigeWeight: 0.1, valueWeight: 1, turns: this.random };
    learn(model, this.samples, this.drawBatch(), weights, losses);
  }

  /** Draws dead units anew, once there are positions to tell them by; says how many. */
  revive(): number {
    return revive(
      this.model,
      () => addBatch(this.model, this.samples, this.drawBatch()),
      this.random,
    );
  }

  /** Puts units that speak together beside each other. */
  pairUnits(): void {
    addBatch(this.model, this.samples, this.drawBatch());
    this.model.forward();
    pairUnits(this.model);
  }

  private drawBatch(): Int32Array {
    const { batch, buffer } = this.schedule;
    const { window } = this;
    return Int32Array.from({ length: batch }, () => {
      const back = Math.floor(((this.random.next() >>> 0) / 2 ** 32) * window);
      return (this.added - 1 - back) % buffer;
    });
  }

  /** The mean losses since the last call. */
  takeLosses(): Losses {
    const { policy, value, prestige, count } = this.losses;
    this.losses = noLosses();
    const n = Math.max(1, count);
    return { policy: policy / n, value: value / n, prestige: prestige / n, count };
  }
}
