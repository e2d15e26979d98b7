/** How a sitting begins: where the last one stopped, with a wider net, from the committed weights, or from nothing. */
import { join } from "node:path";
import {
  Descent,
  FROM_NOTHING,
  GOING_ON,
  LARGE,
  Model,
  SCHEDULE,
  SMALL,
  Trainer,
  drawSeats,
  floatWeights,
  greedySamples,
  makeWeights,
  noLosses,
  parseWeights,
  quantise,
  type Shape,
} from "@gemwright/ai/train";
import type { SeededRandom } from "@gemwright/rules";
import { committedWeights } from "../champion.ts";
import { InputError, UsageError } from "../command.ts";
import { noProgress, type Checkpoint, type Progress } from "./checkpoint.ts";
import type { Parcel } from "./parcel.ts";
import type { Store } from "./store.ts";

export interface StartOptions {
  readonly folder: string;
  /** The wide net; a run with the small one goes on with it. */
  readonly large: boolean;
  /** From nothing; otherwise a new run starts from the committed weights. */
  readonly fresh: boolean;
  /** Where those are, if not in their place. */
  readonly committed?: string;
  /** Tells people how it goes; the entry says the same to programs. */
  readonly say: (text: string, entry?: object) => void;
  /** Greedy games that a run from nothing learns from first. */
  readonly greedyGames?: number;
}

export interface Start {
  readonly model: Model;
  readonly trainer: Trainer;
  readonly progress: Progress;
}

const GREEDY_GAMES = 3000;
const GREEDY_REUSE = 3;
const STEPS_BETWEEN_WORDS = 250;

export const weightsOf = ({ shape, mean }: Model): Uint8Array =>
  makeWeights({ shape, layers: quantise(shape, mean) });

const isSame = (a: Shape, b: Shape): boolean => JSON.stringify(a) === JSON.stringify(b);

export function start(store: Store, options: StartOptions, random: SeededRandom): Start {
  const { folder, fresh, large } = options;
  const saved = store.loadCheckpoint();
  // A folder holds one run; a call for another must not go on with it.
  if (fresh && saved?.progress.adopted)
    throw new UsageError(
      `--fresh is for a run from nothing, but the one in ${folder} began with committed weights; ` +
        "go on without it, or name another --folder",
    );
  if (!saved && store.hasSamples())
    throw new InputError(
      `${join(folder, "checkpoint.bin")} is missing, but there are samples of a run; ` +
        "restore it, or name another --folder",
    );
  if (saved && store.loadChampion() === undefined)
    throw new InputError(
      `${join(folder, "champion.bin")} is missing; restore it, or copy the last promoted net there`,
    );
  if (saved && large && !isSame(saved.shape, LARGE)) return widen(store, options, random, saved);
  if (saved) return resume(store, options, random, saved);
  if (fresh) return begin(store, options, random);
  const bytes = committedWeights(options.committed);
  const committed = parseWeights(bytes);
  if (!committed.ok)
    throw new InputError(`the champion's weights: ${committed.error}; --fresh does without them`);
  if (large && !isSame(committed.value.shape, LARGE))
    throw new UsageError("the committed weights are of the small net; --large --fresh begins anew");
  const model = new Model(committed.value.shape);
  model.weights.set(floatWeights(committed.value));
  model.mean.set(model.weights);
  options.say("started from the committed weights");
  firstChampion(store, bytes);
  return startWith(model, random, { ...noProgress(), adopted: true });
}

const startWith = (model: Model, random: SeededRandom, progress: Progress): Start => ({
  model,
  trainer: new Trainer(model, random, progress.adopted ? GOING_ON : SCHEDULE),
  progress,
});

function firstChampion(store: Store, weights: Uint8Array): void {
  store.write("champion.bin", weights);
  store.write(join("nets", "000000.bin"), weights);
}

function begin(
  store: Store,
  { large, say, greedyGames = GREEDY_GAMES }: StartOptions,
  random: SeededRandom,
): Start {
  const model = new Model(large ? LARGE : SMALL);
  model.initialise(random);
  const trainer = new Trainer(model, random, { ...SCHEDULE, reuse: GREEDY_REUSE });
  for (let i = 0; i < greedyGames; i++) trainer.add(greedySamples(drawSeats(random), random), true);
  while (trainer.step(1));
  const { policy, value } = trainer.takeLosses();
  say(`learnt from ${greedyGames} greedy games: ${policy.toFixed(3)} ${value.toFixed(3)}`);
  firstChampion(store, weightsOf(model));
  return startWith(model, random, noProgress());
}

/** The same call goes on with what it began, so --fresh does too. */
const notNew = (fresh: boolean): string =>
  fresh ? "; for a new run from nothing name another --folder" : "";

function resume(
  store: Store,
  { say, fresh }: StartOptions,
  random: SeededRandom,
  { shape, arrays, progress }: Checkpoint,
): Start {
  const begun = startWith(new Model(shape), random, progress);
  begun.model.arrays.forEach((array, i) => array.set(arrays[i] as Float32Array));
  begun.model.steps = progress.optimiserSteps;
  refill(begun, store, say);
  say(`resumed after ${progress.games} games, ${begun.trainer.total} samples${notNew(fresh)}`);
  return begun;
}

/**
 * Fills the buffer with the newest samples again. What a killed run did after its checkpoint counts
 * by the tally of its parcels; those samples are owed all their training, as what the net learnt
 * meanwhile is lost.
 */
function refill({ trainer, progress }: Start, store: Store, say: StartOptions["say"]): void {
  const parcels = store.loadParcels(trainer.schedule.buffer, say);
  const { games } = progress;
  const isBeyond = ({ tally }: Parcel): boolean => tally !== undefined && tally.games > games;
  const beyond = parcels.filter(isBeyond);
  for (const parcel of parcels) if (!isBeyond(parcel)) trainer.add(parcel.samples, false);
  trainer.total = Math.max(progress.samples, trainer.total);
  trainer.owed = progress.owed;
  for (const { samples } of beyond) trainer.add(samples, true);
  Object.assign(progress, beyond.at(-1)?.tally);
  progress.samples = trainer.total = Math.max(progress.samples, trainer.total);
}

/** A wide net for a run that has outgrown the small one: it learns from what the run has kept. */
function widen(
  store: Store,
  { say, fresh }: StartOptions,
  random: SeededRandom,
  { progress }: Checkpoint,
): Start {
  const model = new Model(LARGE);
  model.initialise(random);
  const trainer = new Trainer(model, random, { ...SCHEDULE, resultOnly: 0 });
  refill({ model, trainer, progress }, store, say);
  const descent = new Descent(trainer, model, FROM_NOTHING);
  let losses = noLosses();
  while (descent.step(losses)) {
    if (descent.done % STEPS_BETWEEN_WORDS > 0 && descent.done < descent.steps) continue;
    const [policy, value] = [losses.policy, losses.value].map((sum) => sum / losses.count);
    losses = noLosses();
    say(
      `the wide net learns: batch ${descent.done} of ${descent.steps}, ` +
        `loss ${policy?.toFixed(3)} ${value?.toFixed(3)}`,
    );
  }
  // The moving average is what learns on, as if it had been trained from the start.
  model.weights.set(model.mean);
  const begun = startWith(model, random, { ...progress, optimiserSteps: model.steps });
  refill(begun, store, say);
  say(`goes on with the wide net after ${progress.games} games${notNew(fresh)}`);
  return begun;
}
