/** Hears of what other processes have written, by LISTEN on a connection of its own. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { CHANNEL } from "./postgres-append.ts";
import type { Listener } from "./store.ts";

const RETRY_MS = 500;

export class PostgresListener {
  /** Marks this process's own notes, which it has no need to hear. */
  readonly origin = randomBytes(6).toString("base64url");
  readonly #url: string;
  #listeners: Listener[] = [];
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(url: string) {
    this.#url = url;
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      application_name: "gemwright listener",
    });
    client.on("notification", ({ payload }) => this.#hear(payload ?? ""));
    client.on("error", () => this.#again(client));
    client.on("end", () => this.#again(client));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.#client = client;
  }

  #hear(payload: string): void {
    const [origin, ...notes] = payload.split(" ");
    if (origin === this.origin) return;
    for (const note of notes) {
      const [table, seq] = note.split(":");
      if (table) for (const listener of this.#listeners) listener(table, Number(seq));
    }
  }

  /** Notes sent while the connection was down are lost, so everybody is told to look for himself. */
  #again(lost: pg.Client): void {
    if (this.#stopped || this.#retry || (this.#client && this.#client !== lost)) return;
    this.#client = undefined;
    lost.removeAllListeners("end");
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.start().then(
        () => {
          for (const listener of this.#listeners) listener("*", 0);
        },
        () => this.#again(lost),
      );
    }, RETRY_MS);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }
}
