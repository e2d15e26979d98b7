/** Training: self-play in workers, learning here, matches that decide what is promoted. */
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import {
  SAMPLE_WORDS,
  cooling,
  estimate,
  type Descent,
  type Model,
  type Trainer,
} from "@gemwright/ai/train";
import { SeededRandom } from "@gemwright/rules";
import { gamesBehind, type Progress } from "./checkpoint.ts";
import { CONTEST_SIMULATIONS, Contest, isDue, type Verdict } from "./contest.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { Pace } from "./pace.ts";
import { start, weightsOf, type StartOptions } from "./start.ts";
import { Store } from "./store.ts";

export interface TrainOptions extends StartOptions {
  readonly workers: number;
  readonly hours: number;
  /** Minutes between two matches against the last promoted net. */
  readonly matchMinutes: number;
  /** Ends the sitting early. */
  readonly stopping?: AbortSignal;
}

const NET_SECONDS = 30;
const CHECKPOINT_SECONDS = 60;
const REPORT_SECONDS = 10;
/** Well over two million samples: enough to start a net of another shape from them. */
const PARCELS_KEPT = 4000;

class Training {
  private readonly options: TrainOptions;
  private readonly store: Store;
  private readonly random = new SeededRandom(Date.now());
  private readonly model: Model;
  private readonly trainer: Trainer;
  private readonly workers: Worker[] = [];
  private readonly progress: Progress;
  private readonly began = performance.now();
  /** Until when the run's time is counted. */
  private counted = performance.now();
  private champion: Uint8Array | undefined;
  private cooling: Descent | undefined;
  private contest: Contest | undefined;
  private strength = "no match yet";
  /** Whether dead units were looked for since the last match. */
  private revived = false;
  private readonly pace = new Pace();

  constructor(options: TrainOptions, store: Store) {
    this.options = options;
    this.store = store;
    ({
      model: this.model,
      trainer: this.trainer,
      progress: this.progress,
    } = start(this.store, options, this.random));
    this.champion = this.store.loadChampion();
  }

  private tell(worker: Worker, message: ToWorker): void {
    worker.postMessage(message);
  }

  private sendNet(): void {
    const weights = weightsOf(this.model);
    const age = gamesBehind(this.progress);
    for (const worker of this.workers) this.tell(worker, { type: "play", weights, age });
  }

  private hear(message: FromWorker): void {
    if (message.type === "match") {
      const verdict = this.contest?.hear(message.seats, estimate(message.dealShares));
      if (verdict) this.endContest(verdict);
      return;
    }
    const { progress } = this;
    const samples = message.samples.length / SAMPLE_WORDS;
    this.trainer.add(message.samples, true);
    this.countTime();
    progress.games += message.games;
    progress.samples += samples;
    progress.simulations += message.simulations;
    this.store.addSamples(message.samples, progress);
    this.pace.add({ ...message, samples });
  }

  private beginCooling(): void {
    if (this.cooling || this.contest || this.trainer.gathering) return;
    if (!isDue(this.progress, this.options.matchMinutes)) return;
    this.cooling = cooling(this.trainer);
    this.options.say(`a candidate cools down after ${this.progress.games} games`);
  }

  /** Learns a little, or lets a candidate cool; says whether there was anything to do. */
  private learn(): boolean {
    if (!this.revived && !this.trainer.gathering) this.revive();
    if (this.cooling === undefined) return this.trainer.step();
    if (!this.cooling.step()) {
      this.beginContest(weightsOf(this.cooling.model));
      this.cooling = undefined;
    }
    return true;
  }

  private revive(): void {
    this.revived = true;
    const units = this.trainer.revive();
    if (units > 0) this.options.say(`${units} units had died and are drawn anew`);
    this.trainer.pairUnits();
  }

  private beginContest(candidate: Uint8Array): void {
    const [worker] = this.workers;
    if (!worker || !this.champion) return;
    this.contest = new Contest(candidate, this.champion);
    for (const games of this.contest.games(this.random)) this.tell(worker, games);
  }

  private endContest({ results, promoted, text }: Verdict): void {
    const { progress, store } = this;
    const { candidate } = this.contest as Contest;
    this.contest = undefined;
    this.revived = false;
    progress.evaluations++;
    progress.matchedAt = progress.seconds;
    this.strength = text;
    store.write(join("nets", `${String(progress.evaluations).padStart(6, "0")}.bin`), candidate);
    if (promoted) {
      progress.promotions++;
      this.champion = candidate;
      store.write("champion.bin", candidate);
    }
    const entry = {
      kind: "match",
      ...this.summary(),
      evaluation: progress.evaluations,
      simulations: CONTEST_SIMULATIONS,
      shares: Object.fromEntries(
        Object.entries(results).map(([n, { share, margin }]) => [n, [share, margin]]),
      ),
      promoted,
    };
    store.log(entry);
    this.options.say(`match ${progress.evaluations} after ${progress.games} games: ${text}`, entry);
  }

  /** A machine that slept, or a run that was halted, did not train meanwhile. */
  private countTime(): void {
    const now = performance.now();
    this.progress.seconds += Math.min((now - this.counted) / 1000, 2 * REPORT_SECONDS);
    this.counted = now;
  }

  private summary() {
    const { progress } = this;
    this.countTime();
    return {
      hours: Math.round(progress.seconds / 3.6) / 1000,
      games: progress.games,
      samples: progress.samples,
    };
  }

  private report(): void {
    const entry = {
      kind: "progress",
      ...this.summary(),
      ...this.pace.take(REPORT_SECONDS, this.trainer.takeLosses()),
      rate: this.trainer.rate,
    };
    this.store.log(entry);
    const left = Math.max(0, this.options.hours - (performance.now() - this.began) / 3_600_000);
    const { gathering } = this.trainer;
    const learning = gathering
      ? `gathering samples, ${gathering.have} of ${gathering.least}`
      : `loss policy ${entry.policyLoss} value ${entry.valueLoss} prestige ${entry.prestigeLoss}`;
    this.options.say(
      `${entry.hours.toFixed(2)} h  ${entry.games} games (${entry.gamesPerS}/s)  ` +
        `${entry.samplesPerS} positions/s  ${entry.simulationsPerS} simulations/s  ` +
        `${learning}  turns ${entry.turns}  ${this.strength}  ${left.toFixed(left < 1 ? 2 : 1)} h left`,
      { ...entry, hoursLeft: Number(left.toFixed(2)) },
    );
    this.beginCooling();
  }

  private checkpoint(): void {
    this.countTime();
    this.store.claim();
    this.progress.optimiserSteps = this.model.steps;
    this.progress.owed = this.trainer.owed;
    this.store.saveCheckpoint(this.model, this.progress);
    this.store.forget(PARCELS_KEPT);
  }

  async run(): Promise<void> {
    this.checkpoint();
    const failing = new AbortController();
    const fail = (error: unknown) => failing.abort(error);
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
    ];
    const end = this.began + this.options.hours * 3_600_000;
    const { stopping = failing.signal } = this.options;
    const ended = AbortSignal.any([failing.signal, stopping]);
    try {
      while (!ended.aborted && performance.now() < end) {
        const worked = this.learn();
        await new Promise((resolve) => setTimeout(resolve, worked ? 0 : 50));
      }
      failing.signal.throwIfAborted();
      this.checkpoint();
    } finally {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(this.workers.map((worker) => worker.terminate()));
    }
  }
}

export async function train(options: TrainOptions): Promise<void> {
  const store = new Store(options.folder);
  store.claim();
  try {
    await new Training(options, store).run();
  } finally {
    store.release();
  }
}
