/** Live events: server-sent events for scripts and bots, a WebSocket for the page. */
import type { Socket } from "node:net";
import { SocketStep, makeError, type Problem } from "@gemwright/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { WebSocket } from "ws";
import { Refused, problemOf } from "../http/refused.ts";
import type { LiveTable } from "../live/live-table.ts";
import type { Subscriber } from "../live/subscriber.ts";
import type { Person } from "../table/seating.ts";
import { errors } from "./answers.ts";
import {
  identify,
  limit,
  maySee,
  mustFind,
  playStep,
  type Context,
  type TableParams,
} from "./context.ts";

const StreamQuery = Type.Object({
  after: Type.Optional(Type.String({ pattern: "^[0-9]{1,7}$" })),
  invite: Type.Optional(Type.String({ maxLength: 64 })),
});
type StreamQuery = Type.Static<typeof StreamQuery>;
type StreamRequest = FastifyRequest<{ Params: TableParams; Querystring: StreamQuery }>;

/** Unsent bytes of a connection above which nothing more is added. */
const HIGH_WATER = 64 * 1024;
/** A reader that has taken nothing for so long is let go; it may come back and resume. */
const STUCK_MS = 60_000;

/** Live connections that one address may hold; a school behind one address needs hundreds. */
const LIVE_PER_ADDRESS = 2000;

const checkStep = Compile(SocketStep);

export function addStreamRoutes(app: FastifyInstance, context: Context): void {
  const live = new Map<string, number>();

  /** Counts a live connection, before anything is waited for, until it closes. */
  function admit(
    ip: string,
    connection: { once(event: "close", ended: () => void): unknown },
  ): void {
    const held = live.get(ip) ?? 0;
    if (context.limiter.enabled && held >= LIVE_PER_ADDRESS) throw new Refused("too-many");
    live.set(ip, held + 1);
    connection.once("close", () => {
      const left = (live.get(ip) ?? 1) - 1;
      if (left > 0) live.set(ip, left);
      else live.delete(ip);
    });
  }

  /** The table, who looks, and the seq to begin after; refused before anything is sent. */
  async function enter(
    request: StreamRequest,
  ): Promise<{ table: LiveTable; person: Person | undefined; after: number; ended: boolean }> {
    if (context.stopping()) throw new Refused("not-ready");
    const person = await identify(context, request);
    const table = await mustFind(context, request.params.id);
    const { after, ended } = await table.read((state) => {
      if (!maySee(state, person, request.query.invite)) {
        limit(context, "guess", request.ip);
        throw new Refused("not-yours");
      }
      const from = startOf(request);
      if (from > state.seq) throw new Refused("stale");
      return { after: from, ended: state.status === "over" && from === state.seq };
    });
    return { table, person, after, ended };
  }

  async function admitted(request: StreamRequest, socket: WebSocket): ReturnType<typeof enter> {
    admit(request.ip, socket);
    return enter(request);
  }

  app.get<{ Params: TableParams; Querystring: StreamQuery }>(
    "/api/tables/:id/events",
    {
      exposeHeadRoute: false,
      schema: {
        summary: "The events as server-sent events; `Last-Event-ID` resumes",
        querystring: StreamQuery,
        response: { 200: Type.String(), ...errors(400, 403, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      admit(request.ip, reply.raw);
      const { table, person, after, ended } = await enter(request);
      // 204 tells a browser's EventSource that there is nothing to come back for.
      if (ended) return reply.code(204).send();
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
      });
      let stuckSince = 0;
      const subscriber: Subscriber = {
        player: person?.player ?? null,
        next: after + 1,
        paused: false,
        send: (seq, text) => {
          const flows = raw.write(`id: ${seq}\ndata: ${text}\n\n`);
          if (!flows) stuckSince = Date.now();
          return flows;
        },
        finished: () => raw.end(),
      };
      const stopBeating = context.heart.add({
        beat: () => {
          if (!subscriber.paused) raw.write(": beat\n\n");
          else if (Date.now() - stuckSince > STUCK_MS) raw.destroy();
        },
        end: () => raw.end(),
      });
      raw.on("drain", () => void table.resume(subscriber).catch(() => raw.destroy()));
      raw.on("error", () => raw.destroy());
      raw.on("close", () => {
        stopBeating();
        table.unfollow(subscriber);
      });
      raw.write(": welcome\n\n");
      await table.follow(subscriber).catch(() => raw.destroy());
      if (raw.destroyed) table.unfollow(subscriber);
      return reply;
    },
  );

  app.get<{ Params: TableParams; Querystring: StreamQuery }>(
    "/api/tables/:id/live",
    {
      websocket: true,
      schema: {
        summary: "The same events over a WebSocket, which also takes steps",
        querystring: StreamQuery,
      },
    },
    (socket, request) => {
      // Messages may arrive before the table is found; they wait for it.
      const entered = admitted(request, socket);
      const stuck = { since: 0 };
      let alive = true;
      entered.then(
        ({ table, person, after }) => {
          const subscriber = socketSubscriber(
            socket,
            table,
            person,
            after,
            stuck,
            request.raw.socket,
          );
          const stopBeating = context.heart.add({
            beat: () => {
              if (!alive || (subscriber.paused && Date.now() - stuck.since > STUCK_MS))
                return socket.terminate();
              alive = false;
              socket.ping();
              if (!subscriber.paused) socket.send(`{"type":"beat","now":${Date.now()}}`);
            },
            end: () => socket.close(1012, "The server restarts; come back."),
          });
          socket.on("close", () => {
            stopBeating();
            table.unfollow(subscriber);
          });
          if (socket.readyState !== socket.OPEN) return stopBeating();
          void table.follow(subscriber).catch(() => socket.close(1013));
        },
        (error: unknown) => {
          const said = problemOf(error);
          refuse(socket, said);
          socket.close(said.code === "not-ready" ? 1013 : 1008, said.code);
        },
      );
      socket.on("pong", () => {
        alive = true;
      });
      // A message that is too large or malformed closes the socket by itself.
      socket.on("error", () => undefined);
      socket.on("message", (data: Buffer, isBinary: boolean) => {
        alive = true;
        entered.then(
          ({ table, person }) => {
            if (person) hear(socket, table, person, isBinary ? "" : data.toString());
            else if (context.limiter.take("guess", request.ip))
              refuse(socket, { code: "no-identity" });
            else socket.terminate();
          },
          () => undefined,
        );
      });
    },
  );

  function hear(socket: WebSocket, table: LiveTable, person: Person, text: string): void {
    if (!context.limiter.take("player", person.player)) return refuse(socket, { code: "too-many" });
    const message = parse(text);
    if (!checkStep.Check(message)) return refuse(socket, { code: "malformed" });
    const { id, seq, step } = message;
    playStep(context, table, person, { seq, step }).then(
      (played) => {
        if (!played.ok) return refuse(socket, played.error, id);
        return socket.send(JSON.stringify({ type: "ack", id, seq: played.value }));
      },
      (error: unknown) => refuse(socket, problemOf(error), id),
    );
  }
}

function refuse(socket: WebSocket, said: Problem, id?: number): void {
  socket.send(JSON.stringify({ type: "error", id, ...makeError(said) }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function startOf(request: StreamRequest): number {
  const resumed = request.headers["last-event-id"];
  if (typeof resumed === "string" && /^[0-9]{1,7}$/.test(resumed)) return Number(resumed);
  return Number(request.query.after ?? 0);
}

function socketSubscriber(
  socket: WebSocket,
  table: LiveTable,
  person: Person | undefined,
  after: number,
  stuck: { since: number },
  wire: Socket,
): Subscriber {
  // What one turn of the event loop brings for a socket, an event and an answer, leaves together.
  let corked = false;
  const cork = (): void => {
    if (corked) return;
    corked = true;
    wire.cork();
    process.nextTick(() => {
      corked = false;
      wire.uncork();
    });
  };
  const resume = (): void => void table.resume(subscriber).catch(() => socket.terminate());
  const subscriber: Subscriber = {
    player: person?.player ?? null,
    next: after + 1,
    paused: false,
    send: (_seq, text) => {
      cork();
      if (socket.bufferedAmount < HIGH_WATER) {
        socket.send(text);
        return true;
      }
      // This one is sent when everything before it is; then there is room again.
      stuck.since = Date.now();
      socket.send(text, (error) => {
        if (!error) resume();
      });
      return false;
    },
    finished: () => undefined,
  };
  return subscriber;
}
