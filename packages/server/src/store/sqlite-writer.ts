/** Hands writes over to the thread that does them, and brings the answers back. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { SqliteOptions } from "./sqlite-file.ts";
import { lineOf, type SqliteWrites, type WriteName, type Written } from "./sqlite-writes.ts";
import { StoreFailure } from "./store.ts";

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/**
 * So many writes are handed over before the turn of the event loop is over, so that the disk and
 * this thread work at the same time. The thread puts what it finds into one commit anyhow.
 */
const BATCH = 24;

export class SqliteWriter {
  readonly #file: string;
  readonly #options: SqliteOptions;
  /** Started by the first write: a backup, say, writes nothing. */
  #thread: Worker | undefined;
  #checkpoints: Worker | undefined;
  /** What has not been handed over yet. */
  #batch: string[] = [];
  /** Everybody who waits for an answer, in the order of the asking. */
  readonly #waiting: Waiting[] = [];
  #idle: (() => void) | undefined;
  #closed = false;

  constructor(file: string, options: SqliteOptions) {
    this.#file = file;
    this.#options = options;
  }

  /** Resolves when the write is on disk. */
  ask<N extends WriteName>(
    name: N,
    ...args: Parameters<SqliteWrites[N]>
  ): Promise<ReturnType<SqliteWrites[N]>> {
    if (this.#closed) return Promise.reject(new StoreFailure("the store is closed"));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      const count = this.#batch.push(lineOf([name, ...args]));
      if (count === BATCH) this.#send();
      else if (count === 1) setImmediate(() => this.#send());
    });
  }

  #send(): void {
    if (this.#batch.length === 0) return;
    this.#thread ??= this.#start();
    this.#thread.postMessage(this.#batch.join("\n"));
    this.#batch = [];
  }

  #start(): Worker {
    if (!this.#checkpoints) {
      const url = new URL("./sqlite-checkpoints.ts", import.meta.url);
      this.#checkpoints = new Worker(url, { workerData: { file: this.#file } });
      // Without it the writer does the same by itself, only later.
      this.#checkpoints.on("error", () => (this.#checkpoints = undefined));
    }
    const thread = new Worker(new URL("./sqlite-thread.ts", import.meta.url), {
      workerData: { file: this.#file, options: this.#options },
    });
    thread.on("message", (written: string) => this.#hear(JSON.parse(written) as Written));
    // Whether what it was at is stored is not known; the next write starts another thread.
    thread.on("error", (error) => {
      this.#thread = undefined;
      this.#hear({ count: this.#waiting.length - this.#batch.length, error: error.message });
    });
    return thread;
  }

  #hear(written: Written): void {
    const group = this.#waiting.splice(0, written.count);
    if ("error" in written) for (const { reject } of group) reject(new StoreFailure(written.error));
    else group.forEach(({ resolve }, i) => resolve((written.answers[i] ?? undefined) as never));
    if (this.#waiting.length === 0) this.#idle?.();
  }

  /** Finishes what was accepted. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#send();
    if (this.#waiting.length > 0) await new Promise<void>((resolve) => (this.#idle = resolve));
    const threads = [this.#checkpoints, this.#thread].filter((thread) => thread !== undefined);
    this.#thread = this.#checkpoints = undefined;
    for (const thread of threads) {
      thread.postMessage(null);
      await once(thread, "exit");
    }
  }
}
