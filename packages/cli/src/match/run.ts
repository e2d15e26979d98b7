/** Hands the games of a match to workers and collects what they bring. */
import { Worker } from "node:worker_threads";
import { SeededRandom, shuffledDeal, type SeatCount } from "@gemwright/rules";
import type { Done, GameJob, MatchSetting } from "./messages.ts";

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

/** Runs all games; `take` says after each whether to go on. */
export async function runMatch(
  setting: MatchSetting,
  jobs: Generator<GameJob>,
  concurrency: number,
  take: (done: Done) => boolean,
): Promise<void> {
  let going = true;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: setting });
      const next = (): void => {
        const job = going ? jobs.next() : undefined;
        if (job && !job.done) worker.postMessage(job.value);
        else void worker.terminate().then(() => resolve(), reject);
      };
      worker.on("message", (done: Done) => {
        going = take(done) && going;
        next();
      });
      worker.on("error", reject);
      next();
    });
  await Promise.all(Array.from({ length: concurrency }, work));
}
