/** A real server on a free port, with its data in memory or in a folder, for tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bot, Observation } from "@gemwright/protocol";
import { makeLegal, parseObservation } from "@gemwright/protocol";
import { SeededRandom } from "@gemwright/rules";
import { makeApp, type App, type AppOptions } from "../app.ts";
import { SqliteStore } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";
import { Client } from "./client.ts";

export interface TestApp extends App {
  readonly base: string;
  readonly store: Store;
  client(name: string): Promise<Client>;
}

const random = new SeededRandom(1);

/** Bots that answer at once with any legal step. */
export const quickThinker = {
  think: async (_bot: Bot, observation: Observation): Promise<string> => {
    const position = parseObservation(observation);
    if (!position.ok) throw new Error(position.error);
    const legal = makeLegal(position.value);
    return legal[random.below(legal.length)]!;
  },
};

export async function startApp(options: Partial<AppOptions> = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), "gemwright-app-"));
  const store = options.store ?? new SqliteStore(join(folder, "tables.db"));
  const app = await makeApp({
    thinker: quickThinker,
    botPaceMs: 0,
    logLevel: "error",
    pageFolder: join(folder, "no-page"),
    ...options,
    store,
  });
  const base = await app.http.listen({ port: 0, host: "127.0.0.1" });
  return {
    http: app.http,
    base,
    store,
    client: (name) => Client.named(base, name),
    stop: async () => {
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
