/** Live events: server-sent events for scripts and bots, a WebSocket for the page. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import Type from "typebox";
import type { WebSocket } from "ws";
import { networkOf } from "../http/limits.ts";
import { Refused } from "../http/refused.ts";
import type { LiveTable } from "../live/live-table.ts";
import type { Subscriber } from "../live/subscriber.ts";
import type { Person } from "../table/seating.ts";
import { errors, nothing, text } from "./answers.ts";
import { identify, limit, maySee, mustFind, type Context, type TableParams } from "./context.ts";
import { STUCK_MS, TableSocket } from "./socket.ts";

export const LIVE_ADDRESS = "/api/tables/:id/live";

const StreamQuery = Type.Object({
  after: Type.Optional(Type.String({ pattern: "^[0-9]{1,7}$" })),
  invite: Type.Optional(Type.String({ maxLength: 64 })),
});
type StreamQuery = Type.Static<typeof StreamQuery>;
/** What an EventSource sends when it comes back; nothing at all, or the empty string, at first. */
const StreamHeaders = Type.Object({
  "last-event-id": Type.Optional(
    Type.String({ pattern: "^[0-9]{0,7}$", description: "The last seq that is known" }),
  ),
});
type StreamRequest = FastifyRequest<{ Params: TableParams; Querystring: StreamQuery }>;

/** Somebody who may follow a table, and from where on. */
export interface Entered {
  readonly table: LiveTable;
  readonly person: Person | undefined;
  readonly after: number;
  /** Whether there is nothing more to come. */
  readonly ended: boolean;
}

/** Live connections that one address may hold; a school behind one address needs hundreds. */
const LIVE_PER_ADDRESS = 2000;

export function addStreamRoutes(app: FastifyInstance, context: Context): void {
  const live = new Map<string, number>();

  /** Counts a live connection, before anything is waited for, until it closes. */
  function admit(
    ip: string,
    connection: { once(event: "close", ended: () => void): unknown },
  ): void {
    const network = networkOf(ip);
    const held = live.get(network) ?? 0;
    if (context.limiter.enabled && held >= LIVE_PER_ADDRESS) throw new Refused("too-many");
    live.set(network, held + 1);
    connection.once("close", () => {
      const left = (live.get(network) ?? 1) - 1;
      if (left > 0) live.set(network, left);
      else live.delete(network);
    });
  }

  /** The table, who looks, and the seq to begin after; refused before anything is sent. */
  async function enter(request: StreamRequest): Promise<Entered> {
    const person = await identify(context, request);
    const table = await mustFind(context, request.params.id);
    const { after, ended } = await table.read((state) => {
      if (!maySee(state, person, request.query.invite)) {
        limit(context, "guess", request.ip);
        throw new Refused("not-yours");
      }
      const from = startOf(request);
      if (from > state.seq) throw new Refused("stale");
      if (from < state.seq) limit(context, "replay", request.ip);
      return { after: from, ended: state.status === "over" && from === state.seq };
    });
    // Those who follow have been said good-bye to meanwhile; nobody would do it again.
    if (context.stopping()) throw new Refused("not-ready");
    return { table, person, after, ended };
  }

  async function admitted(request: StreamRequest, socket: WebSocket): Promise<Entered> {
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
        headers: StreamHeaders,
        response: {
          200: text("text/event-stream", "The events, each with its seq as `id`"),
          204: nothing("The game is over and all its events are known"),
          ...errors(400, 403, 404, 409, 503),
        },
      },
    },
    async (request, reply) => {
      admit(request.ip, reply.raw);
      const { table, person, after, ended } = await enter(request);
      // 204 tells a browser's EventSource that there is nothing to come back for.
      if (ended) return reply.code(204).send();
      reply.hijack();
      const { raw } = reply;
      // Whoever left while we looked has been said good-bye to; nothing would ever clean up.
      if (raw.destroyed) return reply;
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
        send: (seq, [front, rest]) => {
          const flows = raw.write(`id: ${seq}\ndata: ${front}${rest}\n\n`);
          if (!flows) stuckSince = Date.now();
          return flows;
        },
        beat: (text) => {
          if (!raw.writableEnded) raw.write(`: beat ${text}\n\n`);
        },
        finished: () => {
          raw.end();
          table.unfollow(subscriber);
        },
      };
      const stopBeating = context.heart.add({
        beat: () => {
          if (!subscriber.paused) subscriber.beat(context.presence.beat(table));
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

  app.route<{ Params: TableParams; Querystring: StreamQuery }>({
    method: "GET",
    url: LIVE_ADDRESS,
    exposeHeadRoute: false,
    schema: {
      summary: "The same events over a WebSocket, which also takes steps",
      querystring: StreamQuery,
      response: { 101: nothing("The socket is open"), ...errors(403, 426) },
    },
    handler: (_request, reply) => {
      void reply.header("upgrade", "websocket").header("connection", "upgrade");
      throw new Refused("wants-socket");
    },
    wsHandler: (socket, request) => {
      const wire = request.raw.socket;
      new TableSocket(context, socket, wire, request.ip).serve(admitted(request, socket));
    },
  });
}

function startOf(request: StreamRequest): number {
  const resumed = request.headers["last-event-id"];
  if (typeof resumed === "string" && /^[0-9]{1,7}$/.test(resumed)) return Number(resumed);
  return Number(request.query.after ?? 0);
}
