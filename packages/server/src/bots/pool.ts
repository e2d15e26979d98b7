/** Bots think in worker threads, so that a thinking champion never delays anybody's step. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Bot, Observation } from "@gemwright/protocol";
import type { Thinker } from "../live/driver.ts";

/** What goes to a worker and what comes back. */
export interface Question {
  readonly id: number;
  readonly bot: Bot;
  readonly observation: Observation;
}
export type Answer =
  | { readonly id: number; readonly step: string }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly question: Question;
  readonly resolve: (step: string) => void;
  readonly reject: (error: Error) => void;
}

interface Seat {
  /** Started with its first question. */
  worker: Worker | undefined;
  at: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

export interface PoolOptions {
  readonly workers?: number;
  /** A worker that has not answered by then is replaced. */
  readonly timeoutMs?: number;
}

export class BotPool implements Thinker {
  readonly #timeoutMs: number;
  readonly #seats: Seat[];
  readonly #queue: Waiting[] = [];
  #asked = 0;
  #stopped = false;

  constructor(options: PoolOptions = {}) {
    // One core is left for the people's steps.
    const workers = options.workers ?? Math.max(1, availableParallelism() - 1);
    this.#timeoutMs = options.timeoutMs ?? 20_000;
    this.#seats = Array.from({ length: workers }, () => ({
      worker: undefined,
      at: undefined,
      timer: undefined,
    }));
  }

  /** Questions that wait for a free worker: a full queue slows bots, not people. */
  get waiting(): number {
    return this.#queue.length;
  }

  think(bot: Bot, observation: Observation): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#stopped) return reject(new Error("The bots have stopped"));
      this.#queue.push({ question: { id: ++this.#asked, bot, observation }, resolve, reject });
      this.#next();
    });
  }

  #start(seat: Seat): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url));
    worker.unref();
    seat.worker = worker;
    worker.on("message", (answer: Answer) => {
      if (seat.worker !== worker || seat.at?.question.id !== answer.id) return;
      const { resolve, reject } = seat.at;
      this.#free(seat);
      if ("step" in answer) resolve(answer.step);
      else reject(new Error(answer.error));
      this.#next();
    });
    worker.on("error", (error) => this.#replace(seat, worker, error));
    worker.on("exit", () => this.#replace(seat, worker, new Error("A bot's worker has ended")));
    return worker;
  }

  #free(seat: Seat): void {
    clearTimeout(seat.timer);
    seat.at = undefined;
  }

  #replace(seat: Seat, worker: Worker, error: unknown): void {
    if (this.#stopped || seat.worker !== worker) return;
    const failed = seat.at;
    this.#free(seat);
    seat.worker = undefined;
    void worker.terminate();
    failed?.reject(error instanceof Error ? error : new Error(String(error)));
    this.#next();
  }

  #next(): void {
    for (const seat of this.#seats) {
      if (seat.at) continue;
      const waiting = this.#queue.shift();
      if (!waiting) return;
      const worker = seat.worker ?? this.#start(seat);
      seat.at = waiting;
      seat.timer = setTimeout(
        () => this.#replace(seat, worker, new Error("A bot took too long")),
        this.#timeoutMs,
      );
      seat.timer.unref();
      worker.postMessage(waiting.question, []);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error("The bots have stopped"));
    await Promise.all(
      this.#seats.map(async (seat) => {
        seat.at?.reject(new Error("The bots have stopped"));
        this.#free(seat);
        await seat.worker?.terminate();
      }),
    );
  }
}
