/** Training: self-play in workers, learning here, matches that decide what is promoted. */
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { SAMPLE_WORDS, cooling, type Descent, type Model, type Trainer } from "@gemwright/ai/train";
import { SeededRandom } from "@gemwright/rules";
import { thousandths } from "../figures.ts";
import { gamesBehind, type Progress } from "./checkpoint.ts";
import { CONTEST_SIMULATIONS, Contest, isDue, type Verdict } from "./contest.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { Pace } from "./pace.ts";
import { between, reportEntry, reportLine, sittingLine, totals, type Report } from "./report.ts";
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
  private readonly end: number;
  /** What the run had done before this sitting. */
  private readonly before: Progress;
  /** Until when the run's time is counted. */
  private counted = performance.now();
  /** The last promoted net. */
  private champion: Uint8Array;
  private cooling: Descent | undefined;
  private contest: Contest | undefined;
  private strength = "no match yet";
  /** Whether dead units were looked for since the last match. */
  private revived = false;
  private readonly pace: Pace;

  constructor(options: TrainOptions, store: Store) {
    this.end = performance.now() + options.hours * 3_600_000;
    this.options = options;
    this.store = store;
    ({
      model: this.model,
      trainer: this.trainer,
      progress: this.progress,
    } = start(this.store, options, this.random));
    this.before = { ...this.progress };
    // Nothing is played while a run is read or learns from greedy games.
    this.countTime();
    this.pace = new Pace(this.progress.seconds);
    const champion = this.store.loadChampion();
    if (!champion) throw new Error("A run that has started has a champion");
    this.champion = champion;
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
      if (this.contest?.hear(message.seats, message.dealShares)) this.goOn(this.contest);
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
    this.pace.add({ ...message, samples }, progress.seconds);
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
    this.contest = new Contest(candidate, this.champion);
    this.playRound(this.contest);
  }

  private playRound(contest: Contest): void {
    const [worker] = this.workers;
    if (worker) for (const games of contest.round(this.random)) this.tell(worker, games);
  }

  /** After a round: the verdict, or another round. */
  private goOn(contest: Contest): void {
    const verdict = contest.verdict();
    if (verdict) return this.endContest(contest, verdict);
    this.strength = `${contest.text}, undecided`;
    this.playRound(contest);
  }

  private endContest({ candidate }: Contest, { shares, rounds, promoted, text }: Verdict): void {
    const { progress, store } = this;
    this.countTime();
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
      ...totals(progress),
      evaluation: progress.evaluations,
      simulations: CONTEST_SIMULATIONS,
      rounds,
      shares,
      promoted,
    };
    store.log(entry);
    this.options.say(`match ${progress.evaluations} after ${progress.games} games: ${text}`, entry);
    // A match is dear: one that a kill makes forgotten would be played again.
    this.checkpoint();
  }

  /** A machine that slept, or a run that was halted, did not train meanwhile. */
  private countTime(): void {
    const now = performance.now();
    this.progress.seconds += Math.min((now - this.counted) / 1000, 2 * REPORT_SECONDS);
    this.counted = now;
  }

  private report(): void {
    this.countTime();
    const { progress, strength, trainer } = this;
    const report: Report = {
      progress,
      rates: this.pace.rates(progress.seconds),
      losses: trainer.takeLosses(),
      gathering: trainer.gathering,
      cooling: this.cooling !== undefined,
      rate: trainer.rate,
      strength,
      secondsLeft: Math.max(0, (this.end - performance.now()) / 1000),
    };
    const entry = reportEntry(report);
    this.store.log(entry);
    const hoursLeft = thousandths(report.secondsLeft / 3600);
    this.options.say(reportLine(report), { ...entry, hoursLeft });
    this.beginCooling();
  }

  private sayEnd(stopped: boolean): void {
    const sitting = between(this.before, this.progress);
    const entry = { kind: "end", ...totals(this.progress), sitting };
    this.options.say(sittingLine(sitting, stopped), entry);
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
    const { stopping = failing.signal } = this.options;
    const ended = AbortSignal.any([failing.signal, stopping]);
    try {
      while (!ended.aborted && performance.now() < this.end) {
        const worked = this.learn();
        await new Promise((resolve) => setTimeout(resolve, worked ? 0 : 50));
      }
      failing.signal.throwIfAborted();
      this.checkpoint();
      this.sayEnd(stopping.aborted);
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
