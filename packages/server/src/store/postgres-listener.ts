/** Hears of what was written, by other processes above all, by LISTEN on a connection of its own. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { CHANNEL, NOTICE_CHANNEL } from "./postgres-append.ts";
import type { Listener } from "./store.ts";

const RETRY_MS = 500;
/**
 * A line may die without a word: a router forgets it, a machine is unplugged. Nothing is sent on a
 * line that only listens, so it is asked now and then whether it is still there.
 */
const ASK_MS = 5000;
const ANSWER_MS = 5000;

export class PostgresListener {
  /** Marks this process's own notices, which it has no need to hear. */
  readonly origin = randomBytes(6).toString("base64url");
  readonly #url: string;
  #listeners: Listener[] = [];
  /** Called with who sends a notice, and what. */
  onNotice: (origin: string, text: string) => void = () => undefined;
  onMissed: () => void = () => undefined;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #asking: NodeJS.Timeout | undefined;
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
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      application_name: "gemwright listener",
    });
    client.on("notification", ({ channel, payload = "" }) => {
      if (channel === NOTICE_CHANNEL) this.#notice(payload);
      else this.#hear(payload);
    });
    client.on("error", () => this.#again(client));
    client.on("end", () => this.#again(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}; LISTEN ${NOTICE_CHANNEL}`);
    } catch (error) {
      client.connection.stream.destroy();
      throw error;
    }
    if (this.#stopped) return client.end();
    this.#client = client;
    this.#ask(client);
    return undefined;
  }

  #ask(client: pg.Client): void {
    this.#asking = setTimeout(() => {
      client.query("SELECT 1").then(
        () => this.#ask(client),
        () => this.#again(client),
      );
    }, ASK_MS);
  }

  /** Own notes too: a commit that was given up on may have been stored after all. */
  #hear(payload: string): void {
    const [, ...notes] = payload.split(" ");
    for (const note of notes) {
      const [table, seq] = note.split(":");
      if (table) for (const listener of this.#listeners) listener(table, Number(seq));
    }
  }

  #notice(payload: string): void {
    const end = payload.indexOf(" ");
    const origin = payload.slice(0, end);
    if (origin !== this.origin) this.onNotice(origin, payload.slice(end + 1));
  }

  /** Notes sent while the connection was down are lost, so everybody is told to look for himself. */
  #again(lost: pg.Client): void {
    if (this.#stopped || this.#retry || (this.#client && this.#client !== lost)) return;
    this.#client = undefined;
    clearTimeout(this.#asking);
    lost.removeAllListeners("end");
    // Nobody at the other end may be left to say good-bye to.
    lost.connection.stream.destroy();
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.start().then(
        () => {
          for (const listener of this.#listeners) listener("*", 0);
          this.onMissed();
        },
        () => this.#again(lost),
      );
    }, RETRY_MS);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#asking);
    await this.#client?.end().catch(() => undefined);
  }
}
