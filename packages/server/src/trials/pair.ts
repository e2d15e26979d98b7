/** Two players at a table, each with a socket, who check what they are told. */
import { request, Agent } from "node:http";
import { makeStep } from "@gemwright/notation";
import { parseObservation } from "@gemwright/protocol";
import { PURCHASE, listLegal, type Random } from "@gemwright/rules";
import { Follower } from "./follower.ts";
import type { Samples } from "./progress.ts";
import { Wire } from "./wire.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One call; rejects with the status where it is not 2xx. */
export function call<T>(
  base: string,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const asked = request(
      base + path,
      {
        method,
        agent,
        timeout: 30_000,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(text === undefined
            ? {}
            : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
        },
      },
      (answer) => {
        let heard = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk: string) => (heard += chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const status = answer.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve(JSON.parse(heard || "null") as T);
          else reject(new CallFailed(status, heard));
        });
      },
    );
    asked.on("timeout", () => asked.destroy(new Error("timeout")));
    asked.on("error", reject);
    asked.end(text);
  });
}

export class CallFailed extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status} ${text.slice(0, 200)}`);
    this.status = status;
  }
}

export const newToken = async (base: string, name: string): Promise<string> =>
  (await call<{ token: string }>(base, "POST", "/api/session", undefined, { name })).token;

export interface PairWatch {
  readonly latency: Samples;
  acknowledged: number;
  events: number;
  readonly problems: string[];
}

/** Any legal step, a purchase where there is one, so that games come to an end. */
export function chooseStep(observation: unknown, random: Random): string {
  const position = parseObservation(observation);
  if (!position.ok) throw new Error(position.error);
  const legal = listLegal(position.value);
  const buys = legal.filter((step) => step >= PURCHASE);
  const from = buys.length > 0 ? buys : legal;
  return makeStep(position.value, from[random.below(from.length)]!);
}

/** So many bytes of an event hold its type, its seq and who is to move. */
const FRONT = 320;
const SEQ = /^\{"type":"([a-z-]+)","seq":(\d+)/;

export class Pair {
  readonly base: string;
  readonly tokens: readonly [string, string];
  readonly #watch: PairWatch;
  readonly #random: Random;
  readonly #thinkMs: () => number;
  readonly #wires: Wire[] = [];
  readonly #seen = [0, 0];
  readonly #sent = new Map<number, number>();
  /** The last event that the game was told of. */
  #followed = 0;
  #table = "";
  #game = new Follower();
  #stopped = false;
  #over: (() => void) | undefined;

  constructor(
    base: string,
    tokens: readonly [string, string],
    watch: PairWatch,
    random: Random,
    thinkMs: () => number,
  ) {
    this.base = base;
    this.tokens = tokens;
    this.#watch = watch;
    this.#random = random;
    this.#thinkMs = thinkMs;
  }

  /** Opens a table and connects both; the game begins by itself. */
  async open(): Promise<void> {
    const [host, guest] = this.tokens;
    const opened = await call<{ table: string }>(this.base, "POST", "/api/tables", host, {
      seats: 2,
      start: "host",
      listed: false,
    }).then(async (made: { table: string; invite?: string }) => {
      await call(this.base, "POST", `/api/tables/${made.table}/join`, guest, {
        invite: made.invite,
      });
      return made;
    });
    this.#table = opened.table;
    this.#seen.fill(0);
    this.#sent.clear();
    this.#game = new Follower();
    this.#followed = 0;
    await Promise.all(this.tokens.map((token, index) => this.#connect(token, index)));
  }

  async #connect(token: string, index: number): Promise<void> {
    const url = `${this.base}/api/tables/${this.#table}/live?after=0`;
    const wire = new Wire(url, token, {
      message: (payload) => this.#hear(index, payload, performance.now()),
      closed: (code) => {
        if (!this.#stopped && code !== 1000)
          this.#watch.problems.push(`socket closed with ${code}`);
      },
    });
    this.#wires[index] = wire;
    await wire.opened;
  }

  #hear(index: number, payload: Buffer, now: number): void {
    // What has to be known of every event stands at its front.
    const front = payload.toString("latin1", 0, FRONT);
    if (front.startsWith('{"type":"ack"')) {
      this.#watch.acknowledged++;
      return;
    }
    const match = SEQ.exec(front);
    if (!match) {
      if (front.startsWith('{"type":"error"')) this.#watch.problems.push(front);
      return;
    }
    const seq = Number(match[2]);
    if (seq !== this.#seen[index]! + 1)
      this.#watch.problems.push(`event ${seq} came after ${this.#seen[index]}`);
    this.#seen[index] = seq;
    this.#watch.events++;
    const sent = this.#sent.get(seq);
    if (sent !== undefined) this.#watch.latency.add(now - sent);
    if (match[1] === "over") return this.#ended(index);
    if (match[1] !== "step" && match[1] !== "started") return;
    // Whoever hears of a step first follows it; the seat to move answers when it hears of it too.
    if (seq > this.#followed) {
      this.#followed = seq;
      this.#game.hear(payload.toString("latin1"));
    }
    if (front.includes(`"toMove":${index + 1},`)) this.#play(index, seq);
  }

  #play(index: number, seq: number): void {
    // Somebody has heard more already: a pass was forced, and the server has played it.
    if (seq !== this.#followed) return;
    const step = this.#game.choose(this.#random);
    if (step === undefined) return;
    const send = (): void => {
      if (this.#stopped) return;
      this.#sent.set(seq + 1, performance.now());
      this.#sent.delete(seq - 8);
      this.#wires[index]?.send(`{"type":"step","seq":${seq},"step":"${step}"}`);
    };
    const wait = this.#thinkMs();
    if (wait === 0) send();
    else setTimeout(send, wait);
  }

  #ended(index: number): void {
    this.#wires[index]?.close();
    if (this.#seen[0] !== this.#seen[1] || this.#stopped) return;
    this.#over?.();
  }

  /** Plays one game after the other until it is stopped. */
  async playOn(): Promise<void> {
    while (!this.#stopped) {
      await new Promise<void>((resolve) => {
        this.#over = resolve;
      });
      if (!this.#stopped) await this.open();
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#over?.();
    for (const wire of this.#wires) wire.terminate();
  }
}
