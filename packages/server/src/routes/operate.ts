/** For operators: is it ready, how much does it do, and the interface's own description. */
import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { Refused } from "../http/refused.ts";
import { errors, text } from "./answers.ts";
import type { Context } from "./context.ts";

/** How long an answer about the store holds; asking writes to it. */
const HEALTH_MS = 500;
/** How long the counts of tables hold; with a million tables counting takes its time. */
const COUNTS_MS = 60_000;

export function addOperatorRoutes(app: FastifyInstance, context: Context): void {
  const storeReady = kept(HEALTH_MS, () =>
    context.store.check().then(
      () => true,
      () => false,
    ),
  );
  const counts = kept(COUNTS_MS, () => context.store.counts().catch(() => undefined));

  app.get(
    "/healthz",
    {
      schema: {
        summary: "200 if the server takes steps, 503 if it does not",
        response: { 200: Type.Object({ status: Type.Literal("ready") }), ...errors(503) },
      },
    },
    async (_request, reply) => {
      const ready = await storeReady();
      void reply.header("cache-control", "no-store");
      if (!ready) throw new Refused("not-ready");
      return { status: "ready" };
    },
  );

  app.get(
    "/metrics",
    {
      schema: {
        summary: "Counts as Prometheus text",
        response: { 200: text("text/plain", "The counts") },
      },
    },
    async (_request, reply) => {
      const [ready, tables] = await Promise.all([storeReady(), counts()]);
      const memory = process.memoryUsage();
      const counted = context.metrics.text({
        up: 1,
        store_up: ready ? 1 : 0,
        // nothing rather than a nought where they could not be counted
        ...(tables && {
          tables_open: tables.open,
          tables_running: tables.running,
          tables_over: tables.over,
        }),
        tables_in_memory: context.tables.size,
        streams: context.tables.followers,
        bots_waiting: context.botsWaiting(),
        resident_bytes: memory.rss,
        heap_bytes: memory.heapUsed,
      });
      return reply
        .type("text/plain; version=0.0.4; charset=utf-8")
        .serializer(String)
        .send(counted);
    },
  );

  app.get(
    "/api/openapi.json",
    { schema: { summary: "This description", response: { 200: Type.Object({}) } } },
    () => (app as unknown as { swagger(): object }).swagger(),
  );
}

/** Asks again only when the last answer is older than so many milliseconds. */
function kept<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > ms) last = { at: performance.now(), answer: ask() };
    return last.answer;
  };
}
