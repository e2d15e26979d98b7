/** `gemwright serve`: the web server. */
import { constants } from "node:os";
import { availableParallelism } from "node:os";
import { makeApp } from "../app.ts";
import { BotPool } from "../bots/pool.ts";
import { openStore } from "../store/open.ts";
import {
  DB_OPTION,
  EXIT_OK,
  InputError,
  dbOf,
  readNumber,
  readWord,
  type Command,
} from "./command.ts";

const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"] as const;

export const serve: Command = {
  name: "serve",
  summary: "The web server. Without --db its data is one file.",
  usage: "serve [--port 8080] [--host 127.0.0.1] [--db URL] [OPTIONS]",
  files: { least: 0, most: 0 },
  options: {
    port: { value: "N", help: "the port to listen on (8080); 0 takes a free one" },
    host: { value: "ADDRESS", help: "the address to listen on (127.0.0.1)" },
    db: DB_OPTION,
    "trust-proxy": { help: "believe X-Forwarded-For and -Proto of the proxy in front" },
    limits: { value: "on|off", help: "rate limits (on); off is for load tests" },
    "bot-pace": { value: "MS", help: "how long a bot waits before it moves (700)" },
    "bot-workers": { value: "N", help: "worker threads in which bots think (cores - 1)" },
    log: { value: "LEVEL", help: "silent, error, warn, info or debug (info), on standard error" },
    json: { help: "say the address as JSON" },
  },
  async run(call) {
    const port = readNumber(call, "port", 8080, { least: 0, most: 65_535 });
    const host = call.options["host"] ?? "127.0.0.1";
    const limits = readWord(call, "limits", ["on", "off"], "on") === "on";
    const logLevel = readWord(call, "log", LOG_LEVELS, "info");
    const botPaceMs = readNumber(call, "bot-pace", 700, { least: 0, most: 60_000 });
    const spare = Math.max(1, availableParallelism() - 1);
    const workers = readNumber(call, "bot-workers", spare, { least: 1, most: 64 });

    const store = await openStore(dbOf(call), { alone: true }).catch((error: unknown) => {
      throw new InputError(`the database cannot be opened: ${reason(error)}`);
    });
    const app = await makeApp({
      store,
      limits,
      logLevel,
      botPaceMs,
      trustProxy: call.flags.has("trust-proxy"),
      thinker: new BotPool({ workers }),
    });
    // Whoever reads the address may use it to stop the server the next moment.
    const stopping = stopSignal();
    try {
      const url = await app.http.listen({ port, host });
      process.stdout.write(
        call.flags.has("json") ? `${JSON.stringify({ url })}\n` : `Gemwright is at ${url}\n`,
      );
    } catch (error) {
      await app.stop();
      throw new InputError(
        (error as { code?: string }).code === "EADDRINUSE"
          ? `port ${port} of ${host} is taken; --port N chooses another, --port 0 a free one`
          : `cannot listen: ${reason(error)}`,
      );
    }
    const signal = await stopping;
    app.http.log.info({ signal }, "stopping");
    await app.stop();
    return EXIT_OK;
  },
};

const reason = (error: unknown): string =>
  error instanceof AggregateError
    ? (error.errors[0] as Error).message
    : error instanceof Error
      ? error.message
      : String(error);

/** A signal so soon after the first is the same one: a group was told, and whoever started us passes it on. */
const ECHO_MS = 1000;

/** Resolves at the first signal to stop; a second one, later, ends the process at once. */
const stopSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    let first = 0;
    const heard = (signal: NodeJS.Signals): void => {
      first ||= Date.now();
      if (Date.now() - first > ECHO_MS) process.exit(128 + constants.signals[signal]);
      resolve(signal);
    };
    for (const each of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(each, heard);
  });
