/**
 * A game of two on a server, each with a socket. Every event must come to both, once and in order,
 * and tell of a step that is legal; every step must be acknowledged.
 */
import type { Random } from "@gemwright/rules";
import { call } from "./call.ts";
import { Follower } from "./follower.ts";
import type { Samples } from "./progress.ts";
import { Wire } from "./wire.ts";

export interface MatchWatch {
  readonly latency: Samples;
  acknowledged: number;
  events: number;
  readonly problems: string[];
}

/** What a message is stands behind these letters; an event goes on with its seq. */
const FRONT = '{"type":"';
const SEQ = ',"seq":';
const QUOTE = '"'.charCodeAt(0);
const ZERO = "0".charCodeAt(0);

/** The number that stands at a place. */
function numberAt(bytes: Buffer, at: number): number {
  let value = 0;
  for (let digit; (digit = bytes[at]! - ZERO) >= 0 && digit <= 9; at++) value = 10 * value + digit;
  return value;
}

export class Match {
  readonly #watch: MatchWatch;
  readonly #random: Random;
  readonly #thinkMs: () => number;
  readonly #wires: Wire[] = [];
  readonly #game = new Follower();
  /** The last event that each has seen, and that the game was told of. */
  readonly #seen = [0, 0];
  #followed = 0;
  /** For each seat the seq that its last step must become, when it was sent, and if it waits. */
  readonly #due = [0, 0];
  readonly #sentAt = [0, 0];
  readonly #waits = [false, false];
  #playing = false;
  #stopped = false;
  #over: (() => void) | undefined;

  constructor(watch: MatchWatch, random: Random, thinkMs: () => number) {
    this.#watch = watch;
    this.#random = random;
    this.#thinkMs = thinkMs;
  }

  /** Opens a table and connects both; nobody moves yet. */
  async open(base: string, tokens: readonly [string, string]): Promise<void> {
    const [host, guest] = tokens;
    const choice = { seats: 2, start: "host", listed: false };
    const { table, invite } = await call<{ table: string; invite: string }>(
      base,
      "POST",
      "/api/tables",
      host,
      choice,
    );
    await call(base, "POST", `/api/tables/${table}/join`, guest, { invite });
    const url = `${base}/api/tables/${table}/live?after=0`;
    await Promise.all(tokens.map((token, index) => this.#connect(url, token, index)));
  }

  #connect(url: string, token: string, index: number): Promise<void> {
    const wire = new Wire(url, token, {
      message: (payload) => this.#hear(index, payload),
      closed: (code) => {
        if (!this.#stopped) this.#watch.problems.push(`socket closed with ${code}`);
      },
    });
    this.#wires[index] = wire;
    return wire.opened;
  }

  /** Resolves when both have heard of the end. */
  play(): Promise<void> {
    this.#playing = true;
    return new Promise((resolve) => {
      this.#over = resolve;
      this.#move(0);
      this.#move(1);
    });
  }

  #hear(index: number, payload: Buffer): void {
    const end = payload.indexOf(QUOTE, FRONT.length);
    const type = payload.toString("latin1", FRONT.length, end);
    if (type === "ack") return this.#acknowledged(index, payload, end);
    if (type === "beat") return;
    if (type === "error") {
      this.#watch.problems.push(payload.toString());
      return;
    }
    const seq = numberAt(payload, end + 1 + SEQ.length);
    if (seq !== this.#seen[index]! + 1)
      this.#watch.problems.push(`event ${seq} came after ${this.#seen[index]}`);
    this.#seen[index] = seq;
    this.#watch.events++;
    const mover = this.#due.indexOf(seq);
    if (mover >= 0) this.#watch.latency.add(performance.now() - this.#sentAt[mover]!);
    if (type === "over") {
      if (this.#seen[0] === this.#seen[1]) this.#over?.();
      return;
    }
    if (type !== "step" && type !== "started") return;
    // Whoever hears of a step first follows it; the seat to move answers when it hears of it too.
    if (seq > this.#followed) {
      this.#followed = seq;
      this.#game.hear(payload.toString("latin1"));
    }
    this.#move(index);
  }

  #acknowledged(index: number, payload: Buffer, end: number): void {
    const seq = numberAt(payload, end + 1 + SEQ.length);
    if (!this.#waits[index] || seq !== this.#due[index])
      this.#watch.problems.push(`seat ${index + 1} was acknowledged ${seq}`);
    this.#waits[index] = false;
    this.#watch.acknowledged++;
    this.#move(index);
  }

  /** Lets a seat move that is to move, knows it, and has no step under way. */
  #move(index: number): void {
    if (!this.#playing || this.#waits[index] || this.#game.mover !== index) return;
    const seq = this.#seen[index]!;
    // The other has heard more already, a pass that the server has played; or the own step has
    // been acknowledged, and its event is not here yet.
    if (seq !== this.#followed || seq < this.#due[index]!) return;
    const step = this.#game.choose(this.#random);
    if (step === undefined) return;
    this.#waits[index] = true;
    const wait = this.#thinkMs();
    if (wait === 0) this.#send(index, seq, step);
    else setTimeout(() => this.#send(index, seq, step), wait);
  }

  #send(index: number, seq: number, step: string): void {
    if (this.#stopped) return;
    this.#due[index] = seq + 1;
    this.#sentAt[index] = performance.now();
    this.#wires[index]!.send(`{"type":"step","seq":${seq},"step":"${step}"}`);
  }

  stop(): void {
    this.#stopped = true;
    this.#over?.();
    for (const wire of this.#wires) wire.terminate();
  }
}
