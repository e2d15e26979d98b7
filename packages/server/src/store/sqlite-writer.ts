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

export class SqliteWriter {
  readonly #file: string;
  readonly #options: SqliteOptions;
  /** Started by the first write: a backup, say, writes nothing. */
  #thread: Worker | undefined;
  /** What the next group will hold. */
  #next: Waiting[] = [];
  /** The group that the thread is at; what is asked meanwhile shares the next commit. */
  #group: Waiting[] = [];
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
      const first = this.#next.push({ write: { name, args }, resolve, reject }) === 1;
      // What one turn of the event loop brings travels together.
      if (first && this.#group.length === 0) setImmediate(() => this.#send());
    });
  }

  #send(): void {
    if (this.#next.length === 0 || this.#group.length > 0) return;
    this.#group = this.#next;
    this.#next = [];
    this.#thread ??= this.#start();
    this.#thread.postMessage(this.#group.map(({ write }) => write));
  }

  #start(): Worker {
    const thread = new Worker(new URL("./sqlite-thread.ts", import.meta.url), {
      workerData: { file: this.#file, options: this.#options },
    });
    thread.on("message", (written: Written) => this.#hear(written));
    // Whether its group is stored is not known; the next write starts another thread.
    thread.on("error", (error) => {
      this.#thread = undefined;
      this.#hear({ error: error.message });
    });
    return thread;
  }

  #hear(written: Written): void {
    const group = this.#group;
    this.#group = [];
    this.#send();
    if ("error" in written) for (const { reject } of group) reject(new StoreFailure(written.error));
    else group.forEach(({ resolve }, i) => resolve(written.answers[i] as never));
    if (this.#group.length === 0) this.#idle?.();
  }

  /** Finishes what was accepted. */
  async close(): Promise<void> {
    this.#send();
    if (this.#group.length > 0) await new Promise<void>((resolve) => (this.#idle = resolve));
    const thread = this.#thread;
    if (!thread) return;
    this.#thread = undefined;
    thread.postMessage(null);
    await once(thread, "exit");
  }
}
