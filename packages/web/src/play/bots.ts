import type { Position, Step } from "@gemwright/rules";
import type { BotLevel } from "../i18n/words.ts";

/** Asks a player for its next step, given no more than its seat may know. */
export interface Bots {
  choose(observed: Position, level: BotLevel): Promise<Step>;
  /** What the best of them would do, after as much thought as somebody who asks likes to wait for. */
  advise(observed: Position): Promise<Step>;
  end(): void;
}

/** Who is asked: a bot of a level, or whoever gives hints. */
export type Asked = BotLevel | "adviser";

/** What crosses to the worker and back. */
export interface Question {
  readonly id: number;
  readonly position: Int32Array;
  readonly who: Asked;
  readonly seed: number;
}
export interface Answer {
  readonly id: number;
  readonly step?: Step;
  /** Why there is no step. */
  readonly trouble?: string;
}

const RETRY_MS = 2000;
const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Bots that think in a worker, so that the table stays quick. The worker starts when first asked. */
export function workerBots(): Bots {
  let worker: Worker | undefined;
  let asked = 0;
  let ended = false;
  const waiting = new Map<number, (answer: Answer) => void>();

  const start = (): Worker => {
    const started = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    // a worker that cannot be loaded answers nothing: whoever waits asks a new one
    started.addEventListener("error", () => {
      if (worker !== started) return;
      worker = undefined;
      started.terminate();
      for (const [id, answer] of waiting) answer({ id, trouble: "the worker has failed" });
      waiting.clear();
    });
    return started;
  };

  const ask = (observed: Position, who: Asked): Promise<Answer> => {
    worker ??= start();
    const id = ++asked;
    const question: Question = { id, position: observed, who, seed: randomSeed() };
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker?.postMessage(question, []);
    });
  };

  const insist = async (observed: Position, who: Asked): Promise<Step> => {
    for (;;) {
      const { step } = await ask(observed, who);
      if (step !== undefined) return step;
      // the net could not be fetched: the line may come back
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      // nobody waits for the answer of a game that was left
      if (ended) return new Promise<never>(() => {});
    }
  };
  return {
    choose: insist,
    advise: (observed) => insist(observed, "adviser"),
    end() {
      ended = true;
      worker?.terminate();
      worker = undefined;
      waiting.clear();
    },
  };
}
