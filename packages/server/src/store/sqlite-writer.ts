/** Hands writes over to the thread that does them, and brings the answers back. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { SqliteOptions } from "./sqlite-file.ts";
import type { SqliteWrites, Write, WriteName, Written } from "./sqlite-writes.ts";
import { StoreFailure } from "./store.ts";

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

export class SqliteWriter {
  readonly #file: string;
  readonly #options: SqliteOptions;
  /** Started by the first write: a backup, say, writes nothing. */
  #thread: Worker | undefined;
  /** What this turn of the event loop has asked for. */
  #batch: Write[] = [];
  /** Everybody who waits for an answer, in the order of the asking. */
  readonly #waiting: Waiting[] = [];
  #idle: (() => void) | undefined;

  constructor(file: string, options: SqliteOptions) {
    this.#file = file;
    this.#options = options;
  }

  /** Resolves when the write is on disk. */
  ask<N extends WriteName>(
    name: N,
    ...args: Parameters<SqliteWrites[N]>
  ): Promise<ReturnType<SqliteWrites[N]>> {
    return new Promise((resolve, reject) => {
      if (this.#batch.push({ name, args }) === 1) setImmediate(() => this.#send());
      this.#waiting.push({ resolve, reject });
    });
  }

  /** What one turn of the event loop brings travels together. */
  #send(): void {
    if (this.#batch.length === 0) return;
    this.#thread ??= this.#start();
    this.#thread.postMessage(this.#batch);
    this.#batch = [];
  }

  #start(): Worker {
    const thread = new Worker(new URL("./sqlite-thread.ts", import.meta.url), {
      workerData: { file: this.#file, options: this.#options },
    });
    thread.on("message", (written: Written) => this.#hear(written));
    // Whether its last group is stored is not known; the next write starts another thread.
    thread.on("error", (error) => {
      this.#thread = undefined;
      this.#hear({ count: this.#waiting.length - this.#batch.length, error: error.message });
    });
    return thread;
  }

  #hear({ count, answers, error }: Written): void {
    const group = this.#waiting.splice(0, count);
    group.forEach(({ resolve, reject }, i) => {
      if (answers) resolve(answers[i] as never);
      else reject(new StoreFailure(error));
    });
    if (this.#waiting.length === 0) this.#idle?.();
  }

  /** Finishes what was accepted. */
  async close(): Promise<void> {
    this.#send();
    if (this.#waiting.length > 0) await new Promise<void>((resolve) => (this.#idle = resolve));
    const thread = this.#thread;
    if (!thread) return;
    this.#thread = undefined;
    thread.postMessage(null);
    await once(thread, "exit");
  }
}
