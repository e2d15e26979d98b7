/** The server as one object: everything wired, nothing listening yet. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import swagger from "@fastify/swagger";
import websocket from "@fastify/websocket";
import { problem } from "@gemwright/protocol";
import fastify, { LogController, type FastifyInstance } from "fastify";
import { BotPool } from "./bots/pool.ts";
import { Heart } from "./http/heart.ts";
import { Limiter } from "./http/limits.ts";
import { Metrics } from "./http/metrics.ts";
import { Refused, addErrors } from "./http/refused.ts";
import { addSecurity } from "./http/security.ts";
import { COOKIE, Sessions } from "./http/sessions.ts";
import { COMPLAIN_MS, sparing } from "./http/sparing.ts";
import { addStatic } from "./http/static.ts";
import { headerLacking, refuseAddress, refuseBytes } from "./http/unread.ts";
import { addValidator } from "./http/validator.ts";
import { Driver, LEASE_MS, type Thinker } from "./live/driver.ts";
import { Presence } from "./live/presence.ts";
import { Tables } from "./live/tables.ts";
import { addCommonAnswers } from "./routes/answers.ts";
import type { Context } from "./routes/context.ts";
import { addGameRoutes } from "./routes/game.ts";
import { addLobbyRoutes } from "./routes/lobby.ts";
import { addOperatorRoutes } from "./routes/operate.ts";
import { addSessionRoutes } from "./routes/session.ts";
import { LIVE_ADDRESS, addStreamRoutes } from "./routes/stream.ts";
import type { Store } from "./store/store.ts";
import { secretDeal, secureRandom } from "./table/dealer.ts";
import type { Circumstances } from "./table/seating.ts";

export interface AppOptions {
  readonly store: Store;
  /** Who thinks for the bots; worker threads by default. */
  readonly thinker?: Thinker & { waiting?: number; stop?: () => Promise<void> };
  readonly botPaceMs?: number;
  readonly limits?: boolean;
  /** Whether the proxy in front tells the truth about addresses and TLS. */
  readonly trustProxy?: boolean;
  readonly logLevel?: "silent" | "error" | "warn" | "info" | "debug";
  /** Where log lines go; standard error by default. */
  readonly logStream?: { write(line: string): void };
  readonly heartbeatMs?: number;
  /** How long somebody who has lost the line counts as here. */
  readonly graceMs?: number;
  /** Where the built page lies. */
  readonly pageFolder?: string;
  readonly circumstances?: () => Circumstances;
}

export interface App {
  readonly http: FastifyInstance;
  /** Finishes what was accepted, lets everybody reconnect elsewhere, and closes the store. */
  stop(): Promise<void>;
}

const BODY_LIMIT = 8 * 1024;
const MESSAGE_LIMIT = 1024;
const BOT_PACE_MS = 700;
const HEARTBEAT_MS = 15_000;
const STOP_MS = 10_000;
/** So long a socket has to answer the good-bye; a sleeping laptop never does. */
const GOOD_BYE_MS = 3000;
/** A connection on which nothing is said for so long is closed; live ones beat more often. */
const SILENCE_MS = 60_000;
export const PAGE_FOLDER = join(import.meta.dirname, "..", "..", "web", "dist");

const realCircumstances = (): Circumstances => ({
  now: Date.now(),
  random: secureRandom,
  deal: secretDeal,
});

export async function makeApp(options: AppOptions): Promise<App> {
  const { store } = options;
  const owner = randomBytes(9).toString("base64url");
  const presence = new Presence(store.notices, options.graceMs);
  const tables = new Tables(store, () => ({ owner, until: Date.now() + LEASE_MS }), presence);
  const thinker = options.thinker ?? new BotPool();
  const heart = new Heart(options.heartbeatMs ?? HEARTBEAT_MS);
  let stopping = false;
  const mayComplain = sparing(COMPLAIN_MS);

  const http = fastify({
    bodyLimit: BODY_LIMIT,
    // The last address is the one that our own proxy saw; those before it anybody may have written.
    trustProxy: options.trustProxy ? (_address, hop) => hop === 0 : false,
    logger: {
      level: options.logLevel ?? "info",
      base: null,
      stream: options.logStream ?? process.stderr,
    },
    logController: new LogController({ disableRequestLogging: true }),
    // What a client sends as a request's name would stand in the log; we give our own.
    genReqId: () => randomBytes(6).toString("hex"),
    // Refused below, like an upgrade without its key, in the words of the error table.
    http: { requireHostHeader: false },
    requestTimeout: 30_000,
    connectionTimeout: SILENCE_MS,
    forceCloseConnections: "idle",
    // Refused below in the words of the error table.
    return503OnClosing: false,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBytes,
  });

  const driver = new Driver(store, tables, thinker, {
    owner,
    botPaceMs: options.botPaceMs ?? BOT_PACE_MS,
    now: () => circumstances().now,
    failed: (error) => {
      if (!stopping && mayComplain()) http.log.error({ err: error }, "driver");
    },
  });
  const circumstances = options.circumstances ?? realCircumstances;
  const context: Context = {
    store,
    tables,
    presence,
    sessions: new Sessions(store),
    limiter: new Limiter(options.limits ?? true),
    metrics: new Metrics(),
    heart,
    circumstances,
    botsWaiting: () => thinker.waiting ?? 0,
    stopping: () => stopping,
  };

  http.removeContentTypeParser("text/plain");
  addValidator(http);
  addErrors(http);
  addSecurity(http);
  http.addHook("onRequest", async (request) => {
    if (stopping) throw new Refused("not-ready");
    // The library would say yes to an upgrade at any address, and close it afterwards.
    const wantsSocket = request.headers.upgrade?.toLowerCase() === "websocket";
    if (wantsSocket && request.routeOptions.url !== LIVE_ADDRESS) throw new Refused("unknown");
    const lacks = headerLacking(request.raw, wantsSocket);
    if (lacks) throw new Refused(problem("malformed", `the header ${lacks} is missing or wrong`));
    if (!context.limiter.take("address", request.ip)) throw new Refused("too-many");
  });
  http.addHook("onSend", async (_request, reply) => {
    // A connection that is kept would hold up the end.
    if (stopping) void reply.header("connection", "close");
  });
  http.addHook("onResponse", async (request, reply) => {
    context.metrics.answered(reply.statusCode);
    // The pattern and not the address, in which an invitation may stand.
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    request.log.debug({ method, route: routeOptions.url, status, ms }, "answered");
    // An upgrade that got a plain answer has left Node's server; nobody else closes its socket.
    if (request.headers.upgrade !== undefined && reply.raw.writableEnded)
      request.raw.socket.destroySoon();
  });
  await http.register(websocket, {
    options: { maxPayload: MESSAGE_LIMIT },
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, "socket");
      socket.terminate();
    },
  });
  addCommonAnswers(http);
  await http.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Gemwright", version: "1", description: "Tables of Splendor over HTTP." },
      components: {
        securitySchemes: {
          token: { type: "http", scheme: "bearer" },
          cookie: { type: "apiKey", in: "cookie", name: COOKIE },
        },
      },
    },
  });
  addSessionRoutes(http, context);
  addLobbyRoutes(http, context);
  addGameRoutes(http, context);
  addStreamRoutes(http, context);
  addOperatorRoutes(http, context);
  addStatic(http, options.pageFolder ?? PAGE_FOLDER);
  await http.ready();
  driver.start();

  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    driver.stop();
    for (const connection of heart.all()) connection.end();
    heart.stop();
    // What was accepted is answered; somebody who never finishes asking is not waited for.
    const patience = setTimeout(() => http.server.closeAllConnections(), STOP_MS);
    const goodBye = setTimeout(() => {
      for (const socket of http.websocketServer.clients) socket.terminate();
    }, GOOD_BYE_MS);
    await http.close();
    clearTimeout(patience);
    clearTimeout(goodBye);
    tables.stop();
    await presence.stop();
    await thinker.stop?.();
    await store.release(owner).catch(() => undefined);
    await store.close();
  };
  return { http, stop };
}
