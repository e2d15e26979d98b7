/** Training: self-play in workers, learning here, matches that decide what is promoted. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { CHAMPION_WEIGHTS } from "@gemwright/ai";
import { SeededRandom, type SeatCount } from "@gemwright/rules";
import {
  Cooling,
  GOING_ON,
  LARGE,
  Model,
  SAMPLE_WORDS,
  SCHEDULE,
  SEAT_MIX,
  SMALL,
  Trainer,
  drawSeats,
  estimate,
  floatWeights,
  greedySamples,
  makeWeights,
  parseWeights,
  quantise,
  type Estimate,
} from "@gemwright/ai/train";
import { InputError, UsageError } from "../command.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { arraysOf, noProgress, type Checkpoint, type Progress } from "./checkpoint.ts";
import { Store } from "./store.ts";

export interface TrainOptions {
  readonly folder: string;
  readonly workers: number;
  readonly hours: number;
  readonly large: boolean;
  /** From nothing; otherwise a new run starts from the committed weights where they fit. */
  readonly fresh: boolean;
  readonly say: (text: string) => void;
  /** Greedy games that a run from nothing learns from first. */
  readonly greedyGames?: number;
  /** Minutes between two matches against the last promoted net. */
  readonly matchMinutes: number;
}

const GREEDY_GAMES = 3000;
const START_REUSE = 3;
const NET_SECONDS = 30;
const CHECKPOINT_SECONDS = 60;
const REPORT_SECONDS = 10;
/** Some two million samples: enough to start a net of another shape from them. */
const PARCELS_KEPT = 4000;
const MATCH_SIMULATIONS = 64;
/** Four hundred games each: two seatings a deal with two seats, six with more. */
const MATCH_DEALS: Readonly<Record<SeatCount, number>> = { 2: 200, 3: 70, 4: 70 };

class Training {
  private readonly options: TrainOptions;
  private readonly store: Store;
  private readonly random = new SeededRandom(Date.now());
  private readonly model: Model;
  private readonly trainer: Trainer;
  private readonly workers: Worker[] = [];
  private readonly progress: Progress;
  private readonly began = performance.now();
  private readonly secondsBefore: number;
  private champion: Uint8Array | undefined;
  private cooling: Cooling | undefined;
  private candidate: Uint8Array | undefined;
  private strength = "no match yet";
  private matching: SeatCount[] = [];
  private results = new Map<SeatCount, Estimate>();
  private recent = { games: 0, samples: 0, simulations: 0, turns: 0, firstWins: 0, pairs: 0 };

  constructor(options: TrainOptions) {
    this.options = options;
    this.store = new Store(options.folder);
    this.refuseSecondRun();
    const saved = this.store.loadCheckpoint();
    if (this.store.loadChampion() === undefined && saved)
      throw new InputError(
        `${join(options.folder, "champion.bin")} is missing; ` +
          "restore it, or copy the last promoted net there",
      );
    this.progress = saved?.progress ?? noProgress();
    this.model = new Model(saved?.shape ?? (options.large ? LARGE : SMALL));
    this.secondsBefore = this.progress.seconds;
    if (!saved) this.progress.adopted = !options.fresh && this.adopt();
    this.trainer = new Trainer(
      this.model,
      this.random,
      this.progress.adopted ? GOING_ON : SCHEDULE,
    );
    if (saved) this.resume(saved);
    else if (!this.progress.adopted) this.begin();
    this.champion = this.store.loadChampion();
  }

  /** A folder holds one run; what begins another must not go on with it unasked. */
  private refuseSecondRun(): void {
    const { folder, fresh, large } = this.options;
    if (!(fresh || large) || !this.store.has("checkpoint.bin")) return;
    throw new UsageError(
      `${fresh ? "--fresh" : "--large"} begins a new run, but ${folder} holds one already; ` +
        "go on without it, or name another --folder",
    );
  }

  private resume({ arrays }: Checkpoint): void {
    const { model, trainer, progress } = this;
    arraysOf(model).forEach((array, i) => array.set(arrays[i] as Float32Array));
    model.steps = progress.optimiserSteps;
    const say = (text: string) => this.say(text);
    for (const words of this.store.loadSamples(SCHEDULE.buffer, SAMPLE_WORDS, say))
      trainer.add(words, false);
    trainer.total = Math.max(progress.samples, trainer.total);
    trainer.owed = progress.owed;
    this.say(`resumed after ${progress.games} games, ${trainer.total} samples`);
  }

  /** Starts from the committed weights; false if they are of another shape. */
  private adopt(): boolean {
    const bytes = readFileSync(CHAMPION_WEIGHTS);
    const weights = parseWeights(bytes);
    if (!weights.ok) return false;
    if (JSON.stringify(weights.value.shape) !== JSON.stringify(this.model.shape)) return false;
    this.model.weights.set(floatWeights(weights.value));
    this.model.mean.set(this.model.weights);
    this.say("started from the committed weights");
    this.store.write("champion.bin", bytes);
    this.store.write(join("nets", "000000.bin"), bytes);
    return true;
  }

  private begin(): void {
    this.model.initialise(this.random);
    const start = new Trainer(this.model, this.random, { ...SCHEDULE, reuse: START_REUSE });
    const games = this.options.greedyGames ?? GREEDY_GAMES;
    for (let i = 0; i < games; i++)
      start.add(greedySamples(drawSeats(SEAT_MIX, this.random), this.random), true);
    while (start.step(1));
    const { policy, value } = start.takeLosses();
    this.say(`learnt from ${games} greedy games: ${policy.toFixed(3)} ${value.toFixed(3)}`);
    this.store.write("champion.bin", this.weights());
    this.store.write(join("nets", "000000.bin"), this.weights());
  }

  private weights({ shape, mean }: Model = this.model): Uint8Array {
    return makeWeights({ shape, layers: quantise(shape, mean) });
  }

  private say(text: string): void {
    this.options.say(text);
  }

  private tell(worker: Worker, message: ToWorker): void {
    worker.postMessage(message);
  }

  private sendNet(): void {
    const weights = this.weights();
    for (const worker of this.workers) this.tell(worker, { type: "play", weights, mix: SEAT_MIX });
  }

  private hear(message: FromWorker): void {
    if (message.type === "match") {
      this.endMatch(message.seats, estimate(message.dealShares));
      return;
    }
    const { progress, recent } = this;
    const samples = message.samples.length / SAMPLE_WORDS;
    this.store.addSamples(message.samples);
    this.trainer.add(message.samples, true);
    progress.games += message.games;
    progress.samples += samples;
    progress.simulations += message.simulations;
    recent.games += message.games;
    recent.samples += samples;
    recent.simulations += message.simulations;
    recent.turns += message.turns;
    recent.firstWins += message.firstWins;
    recent.pairs += message.pairs;
  }

  private beginCooling(): void {
    if (this.cooling === undefined && this.matching.length === 0)
      this.cooling = new Cooling(this.trainer);
  }

  /** Learns a little, or lets a candidate cool; says whether there was anything to do. */
  private learn(): boolean {
    if (this.cooling === undefined) return this.trainer.step();
    if (!this.cooling.step()) {
      this.beginMatch(this.weights(this.cooling.model));
      this.cooling = undefined;
    }
    return true;
  }

  private beginMatch(candidate: Uint8Array): void {
    const [worker] = this.workers;
    if (!worker || !this.champion) return;
    this.candidate = candidate;
    this.results.clear();
    this.matching = [2, 3, 4];
    for (const seats of this.matching)
      this.tell(worker, {
        type: "match",
        first: this.candidate,
        second: this.champion,
        seats,
        deals: MATCH_DEALS[seats],
        simulations: MATCH_SIMULATIONS,
        seed: this.random.next(),
      });
  }

  /** Promotion asks for certainty with two seats and no loss with three and four. */
  private endMatch(seats: SeatCount, result: Estimate): void {
    this.results.set(seats, result);
    this.matching = this.matching.filter((waiting) => waiting !== seats);
    if (this.matching.length > 0 || !this.candidate) return;
    const { progress } = this;
    progress.evaluations++;
    const at = (count: SeatCount) => this.results.get(count) as Estimate;
    const better =
      at(2).share - at(2).margin > 0.5 &&
      at(3).share + at(3).margin > 0.5 &&
      at(4).share + at(4).margin > 0.5;
    const text = ([2, 3, 4] as const)
      .map((n) => `${n} seats ${percent(at(n).share)} ± ${percent(at(n).margin)}`)
      .join(", ");
    this.strength = `${text}${better ? ", promoted" : ""}`;
    this.store.write(
      join("nets", `${String(progress.evaluations).padStart(6, "0")}.bin`),
      this.candidate,
    );
    if (better) {
      progress.promotions++;
      this.champion = this.candidate;
      this.store.write("champion.bin", this.candidate);
    }
    this.store.log({
      kind: "match",
      ...this.summary(),
      evaluation: progress.evaluations,
      simulations: MATCH_SIMULATIONS,
      shares: Object.fromEntries([...this.results].map(([n, r]) => [n, [r.share, r.margin]])),
      promoted: better,
    });
    this.say(`match ${progress.evaluations} after ${progress.games} games: ${this.strength}`);
  }

  private summary() {
    const { progress } = this;
    progress.seconds = this.secondsBefore + (performance.now() - this.began) / 1000;
    return {
      hours: Math.round(progress.seconds / 3.6) / 1000,
      games: progress.games,
      samples: progress.samples,
    };
  }

  private report(): void {
    const { recent } = this;
    const losses = this.trainer.takeLosses();
    const entry = {
      kind: "progress",
      ...this.summary(),
      gamesPerS: round(recent.games / REPORT_SECONDS),
      samplesPerS: round(recent.samples / REPORT_SECONDS),
      simulationsPerS: Math.round(recent.simulations / REPORT_SECONDS),
      turns: round(recent.turns / Math.max(1, recent.pairs)),
      firstSeat: round(recent.firstWins / Math.max(1, recent.pairs)),
      policyLoss: round(losses.policy),
      valueLoss: round(losses.value),
      prestigeLoss: round(losses.prestige),
      rate: this.trainer.rate,
    };
    this.store.log(entry);
    const left = Math.max(
      0,
      this.options.hours * 3600 - (this.progress.seconds - this.secondsBefore),
    );
    this.say(
      `${entry.hours.toFixed(2)} h  ${entry.games} games (${entry.gamesPerS}/s)  ` +
        `${entry.samplesPerS} positions/s  ${entry.simulationsPerS} simulations/s  ` +
        `loss ${entry.policyLoss} ${entry.valueLoss} ${entry.prestigeLoss}  ` +
        `turns ${entry.turns}  ${this.strength}  ${(left / 3600).toFixed(1)} h left`,
    );
    this.recent = { games: 0, samples: 0, simulations: 0, turns: 0, firstWins: 0, pairs: 0 };
  }

  private checkpoint(): void {
    this.summary();
    this.progress.optimiserSteps = this.model.steps;
    this.progress.owed = this.trainer.owed;
    this.store.saveCheckpoint(this.model, this.progress);
    this.store.forget(PARCELS_KEPT);
  }

  async run(): Promise<void> {
    this.checkpoint();
    const stopping = new AbortController();
    let failure: Error | undefined;
    const fail = (error: unknown) => {
      failure ??= error as Error;
      stopping.abort();
    };
    /** What fails in a timer or a message ends the run, as it would if it failed here. */
    const guarded =
      <A extends readonly unknown[]>(act: (...args: A) => void) =>
      (...args: A): void => {
        try {
          act(...args);
        } catch (error) {
          fail(error);
        }
      };
    for (let i = 0; i < this.options.workers; i++) {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), {
        workerData: { seed: this.random.next() },
      });
      worker.on(
        "message",
        guarded((message: FromWorker) => this.hear(message)),
      );
      worker.on("error", fail);
      this.workers.push(worker);
    }
    this.sendNet();
    const every = (seconds: number, act: () => void) => setInterval(guarded(act), seconds * 1000);
    const timers = [
      every(NET_SECONDS, () => this.sendNet()),
      every(CHECKPOINT_SECONDS, () => this.checkpoint()),
      every(REPORT_SECONDS, () => this.report()),
      every(this.options.matchMinutes * 60, () => this.beginCooling()),
    ];
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopping.abort());
    const end = this.began + this.options.hours * 3_600_000;
    try {
      while (!stopping.signal.aborted && performance.now() < end) {
        const worked = this.learn();
        await new Promise((resolve) => setTimeout(resolve, worked ? 0 : 50));
      }
      if (failure !== undefined) throw failure;
      this.checkpoint();
    } finally {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(this.workers.map((worker) => worker.terminate()));
    }
  }
}

const round = (x: number): number => Math.round(x * 1000) / 1000;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export const train = (options: TrainOptions): Promise<void> => new Training(options).run();
