/** The WebSocket of a table: events out, steps in. */
import type { Socket } from "node:net";
import { SocketStep, makeError, type ErrorCode, type Problem } from "@gemwright/protocol";
import { Compile } from "typebox/compile";
import type { WebSocket } from "ws";
import { FrameWriter } from "../http/frames.ts";
import { problemOf } from "../http/refused.ts";
import type { Subscriber } from "../live/subscriber.ts";
import type { Person } from "../table/seating.ts";
import { playStep, type Context } from "./context.ts";
import type { Entered } from "./stream.ts";

/** Unsent bytes of a connection above which nothing more is added. */
const HIGH_WATER = 64 * 1024;
/** A reader that has taken nothing for so long is let go; it may come back and resume. */
export const STUCK_MS = 60_000;

/** What may be different when somebody comes back in a while. */
const PASSING: ReadonlySet<string> = new Set<ErrorCode>(["not-ready", "too-many"]);

const checkStep = Compile(SocketStep);

export class TableSocket {
  readonly #context: Context;
  readonly #socket: WebSocket;
  readonly #frames: FrameWriter;
  readonly #ip: string;
  /** Whether anything was heard since the last heartbeat. */
  #alive = true;
  /** What is done when the other side has taken what it was sent. */
  #taken: () => void = () => undefined;

  constructor(context: Context, socket: WebSocket, wire: Socket, ip: string) {
    this.#context = context;
    this.#socket = socket;
    this.#frames = new FrameWriter(wire, () => this.#taken());
    this.#ip = ip;
    socket.on("pong", () => {
      this.#alive = true;
    });
    // A message that is too large or malformed closes the socket by itself.
    socket.on("error", () => undefined);
  }

  /** Messages may arrive before the table is found; they wait for it. */
  serve(entering: Promise<Entered>): void {
    const socket = this.#socket;
    let entered: Entered | undefined;
    entering.then(
      (found) => {
        entered = found;
        this.#follow(found);
      },
      (error: unknown) => {
        const said = problemOf(error);
        socket.send(errorText(said));
        socket.close(PASSING.has(said.code) ? 1013 : 1008, said.code);
      },
    );
    socket.on("message", (data: Buffer, isBinary: boolean) => {
      this.#alive = true;
      const text = isBinary ? "" : data.toString();
      if (entered) this.#hear(entered, text);
      else
        entering.then(
          (found) => this.#hear(found, text),
          () => undefined,
        );
    });
  }

  #follow({ table, person, after }: Entered): void {
    const socket = this.#socket;
    const subscriber = this.#subscriber(person, after);
    let stuckSince = 0;
    this.#taken = () => {
      if (!subscriber.paused) return;
      stuckSince = 0;
      this.#alive = true;
      void table.resume(subscriber).catch(() => socket.terminate());
    };
    const stopBeating = this.#context.heart.add({
      beat: () => {
        if (subscriber.paused) {
          // A ping would wait behind what is not taken, so that a slow reader could not answer it.
          stuckSince ||= Date.now();
          if (Date.now() - stuckSince > STUCK_MS) socket.terminate();
          return;
        }
        if (!this.#alive) return socket.terminate();
        this.#alive = false;
        socket.ping();
        subscriber.beat(this.#context.presence.beat(table));
      },
      end: () => socket.close(1012, "The server restarts; come back."),
    });
    socket.on("close", () => {
      stopBeating();
      table.unfollow(subscriber);
    });
    if (socket.readyState !== socket.OPEN) return stopBeating();
    table.follow(subscriber).then(
      () => {
        // The close may have come before there was anything to unfollow.
        if (socket.readyState !== socket.OPEN) table.unfollow(subscriber);
      },
      () => socket.close(1013),
    );
  }

  #subscriber(person: Person | undefined, after: number): Subscriber {
    return {
      player: person?.player ?? null,
      next: after + 1,
      paused: false,
      send: (_seq, [front, rest]) => {
        this.#send(front, rest);
        return this.#frames.waiting < HIGH_WATER;
      },
      beat: (text) => this.#send(text),
      finished: () => undefined,
    };
  }

  #send(front: string, rest?: string): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#frames.send(front, rest);
  }

  #hear({ table, person }: Entered, text: string): void {
    // Somebody who asks and asks and takes no answers.
    if (this.#frames.waiting > 2 * HIGH_WATER) return this.#socket.terminate();
    const { limiter } = this.#context;
    if (!person) {
      if (limiter.take("guess", this.#ip)) this.#send(errorText({ code: "no-identity" }));
      else this.#socket.terminate();
      return;
    }
    if (!limiter.take("player", person.player)) return this.#send(errorText({ code: "too-many" }));
    const message = parse(text);
    if (!checkStep.Check(message)) return this.#send(errorText({ code: "malformed" }));
    const { id } = message;
    playStep(this.#context, table, person, message).then(
      (played) => this.#send(played.ok ? ackText(played.value, id) : errorText(played.error, id)),
      (error: unknown) => this.#send(errorText(problemOf(error), id)),
    );
  }
}

const ackText = (seq: number, id: number | undefined): string =>
  id === undefined ? `{"type":"ack","seq":${seq}}` : `{"type":"ack","id":${id},"seq":${seq}}`;

const errorText = (said: Problem, id?: number): string =>
  JSON.stringify({ type: "error", id, ...makeError(said) });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
