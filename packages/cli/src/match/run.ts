/** Hands the games of a match to workers and collects what they bring. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { SeededRandom, shuffledDeal, type SeatCount } from "@gemwright/rules";
import type { BotSpec } from "../bots.ts";
import type { Done, GameJob, MatchSetting, ToWorker } from "./messages.ts";
import type { RecordFile } from "./record-file.ts";

/** Bots, how they think, and how they are to meet. */
export interface MatchPlan {
  readonly bots: readonly BotSpec[];
  readonly setting: Omit<MatchSetting, "bots">;
  /** In a round robin for each pair. */
  readonly games: number;
  readonly seed: number;
  readonly concurrency: number;
  /** Keeps every game that is over. */
  readonly records: RecordFile | undefined;
  /** Ends it early; what was played until then counts. */
  readonly stopping: AbortSignal;
}

/** Games in order: every deal once for each rotation of the bots over the seats. */
export function* jobsOf(bots: number, games: number, seed: number): Generator<GameJob> {
  const random = new SeededRandom(seed);
  let cards = shuffledDeal(bots as SeatCount, random);
  for (let game = 0; game < games; game++) {
    const turn = game % bots;
    if (game > 0 && turn === 0) cards = shuffledDeal(bots as SeatCount, random);
    yield {
      game,
      deal: Math.floor(game / bots),
      cards,
      seating: Array.from({ length: bots }, (_, seat) => (seat + turn) % bots),
      seed: random.next(),
    };
  }
}

/**
 * Hands games on in their order, whichever ends first, and none after it was told to stop: what
 * a test decides must not depend on which games are short or how many are played at once.
 */
export function inTurn(take: (done: Done) => boolean): (done: Done) => boolean {
  const early = new Map<number, Done>();
  let next = 0;
  let going = true;
  return (done) => {
    early.set(done.job.game, done);
    for (let due = early.get(next); going && due; due = early.get(next)) {
      early.delete(next++);
      going = take(due);
    }
    return going;
  };
}

/** A worker in the middle of a long thought does not hear; then it is ended. */
const STOP_MS = 3000;

async function stop(worker: Worker): Promise<void> {
  const gone = once(worker, "exit");
  worker.postMessage("stop" satisfies ToWorker);
  const timer = setTimeout(() => void worker.terminate(), STOP_MS);
  await gone;
  clearTimeout(timer);
}

/** Runs all games until `take` says after one that it is enough, or the signal comes. */
export async function runMatch(
  setting: MatchSetting,
  jobs: Generator<GameJob>,
  concurrency: number,
  take: (done: Done) => boolean,
  signal?: AbortSignal,
): Promise<void> {
  let going = true;
  const alive = new Set<Worker>();
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: setting });
      alive.add(worker);
      worker.once("exit", () => alive.delete(worker));
      const dismiss = (): void => {
        // A round robin goes on after this worker: nobody is to stop it again.
        signal?.removeEventListener("abort", end);
        stop(worker).then(resolve, reject);
      };
      const end = (): void => {
        going = false;
        dismiss();
      };
      const next = (): void => {
        const job = going ? jobs.next() : undefined;
        if (job && !job.done) worker.postMessage(job.value satisfies ToWorker);
        else dismiss();
      };
      worker.on("message", (done: Done) => {
        if (signal?.aborted) return;
        going = take(done) && going;
        next();
      });
      worker.on("error", reject);
      if (signal?.aborted) end();
      else {
        signal?.addEventListener("abort", end);
        next();
      }
    });
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    // Where one has failed, the others and their programs are not to play on unheard.
    await Promise.all(Array.from(alive, stop));
  }
}
