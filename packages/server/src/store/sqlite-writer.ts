/** Hands writes over to the thread that does them, and brings the answers back. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { SqliteOptions } from "./sqlite-file.ts";
import type { SqliteWrites, Write, WriteName, Written } from "./sqlite-writes.ts";
import { StoreFailure } from "./store.ts";

interface Waiting {
  readonly write: Write;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/**
 * So many groups are with the thread at a time: one at work, one that waits. What comes meanwhile
 * gathers here and becomes the next, so a slower disk only makes larger groups.
 */
const GROUPS = 2;

export class SqliteWriter {
  readonly #file: string;
  readonly #options: SqliteOptions;
  /** Started by the first write: a backup, say, writes nothing. */
  #thread: Worker | undefined;
  #checkpoints: Worker | undefined;
  /** What has not been handed over yet. */
  #gathered: Waiting[] = [];
  /** What has, group by group. */
  #groups: Waiting[][] = [];
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
      // What one turn of the event loop brings goes together.
      const count = this.#gathered.push({ write: [name, ...args], resolve, reject });
      if (count === 1) setImmediate(() => this.#send());
    });
  }

  #send(): void {
    if (this.#gathered.length === 0 || this.#groups.length === GROUPS) return;
    this.#thread ??= this.#start();
    this.#thread.postMessage(JSON.stringify(this.#gathered.map(({ write }) => write)));
    this.#groups.push(this.#gathered);
    this.#gathered = [];
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
    thread.on("message", (written: string) => {
      const group = this.#groups.shift() ?? [];
      this.#send();
      answer(group, JSON.parse(written) as Written);
      if (this.#groups.length === 0) this.#idle?.();
    });
    // Whether what it was at is stored is not known; the next write starts another thread.
    thread.on("error", ({ message }) => {
      this.#thread = undefined;
      for (const group of this.#groups.splice(0)) answer(group, { error: message });
      this.#send();
      if (this.#groups.length === 0) this.#idle?.();
    });
    return thread;
  }

  /** Finishes what was accepted. */
  async close(): Promise<void> {
    this.#send();
    if (this.#groups.length > 0) await new Promise<void>((resolve) => (this.#idle = resolve));
    const threads = [this.#checkpoints, this.#thread].filter((thread) => thread !== undefined);
    this.#thread = this.#checkpoints = undefined;
    for (const thread of threads) {
      thread.postMessage(null);
      await once(thread, "exit");
    }
  }
}

function answer(group: readonly Waiting[], written: Written): void {
  if ("error" in written) for (const { reject } of group) reject(new StoreFailure(written.error));
  else group.forEach(({ resolve }, i) => resolve((written.answers[i] ?? undefined) as never));
}
