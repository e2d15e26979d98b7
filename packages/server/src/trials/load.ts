/**
 * `npm run load`: many running tables with two live connections each, then a few that play as fast
 * as they can. Prints the figures and exits with 1 if a promise is not kept.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { SeededRandom } from "@gemwright/rules";
import { newToken } from "./call.ts";
import type { MatchWatch } from "./match.ts";
import { Pair } from "./pair.ts";
import { ServerProcess } from "./process.ts";
import { Progress, Samples, numbers } from "./progress.ts";
import { cpuOf, cpuOfAll, memoryOf } from "./usage.ts";

const options = numbers({
  tables: 5000,
  seconds: 60,
  /** The mean time between two steps of a table. */
  every: 4,
  busy: 50,
  busySeconds: 20,
  /** Games that the busy tables have before them when the clock starts, in place of opening them. */
  games: 2600,
  /** Seconds before anything is counted, in which the compiler comes to rest. */
  warmUp: 10,
  seed: 1,
});

const progress = new Progress();
const random = new SeededRandom(options.seed);
const folder = mkdtempSync(join(tmpdir(), "gemwright-load-"));
const newWatch = (): MatchWatch => ({
  latency: new Samples(),
  acknowledged: 0,
  events: 0,
  problems: [],
});

async function inParallel(
  count: number,
  width: number,
  work: (i: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function makePairs(
  server: ServerProcess,
  count: number,
  watch: MatchWatch,
  thinkMs: () => number,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  await inParallel(count, 16, async (i) => {
    const tokens = [
      await newToken(server.base, `a${i}`),
      await newToken(server.base, `b${i}`),
    ] as const;
    pairs.push(new Pair(server.base, tokens, watch, random, thinkMs));
  });
  return pairs;
}

/** Opens so many games, the same number for each pair, and connects their players. */
async function prepare(
  server: ServerProcess,
  pairs: readonly Pair[],
  games: number,
): Promise<void> {
  let done = 0;
  await inParallel(games, 16, async (i) => {
    await pairs[i % pairs.length]!.prepare();
    const memory = memoryOf(server.pid).toFixed(0);
    progress.show(`games: ${++done} of ${games}, memory ${memory} MB`);
  });
}

interface Figures {
  readonly tables: number;
  readonly connections: number;
  /** Games that were not opened before the clock started. */
  readonly gamesOpened: number;
  readonly seconds: number;
  readonly stepsPerS: number;
  readonly eventsPerS: number;
  readonly latencyMs: { p50: number; p99: number; max: number };
  readonly memoryMB: number;
  /** Processor time for each step, and what others used of the machine meanwhile, of 1 for a core. */
  readonly cpu: { serverUs: number; clientUs: number; others: number };
  readonly problems: readonly string[];
}

async function run(
  server: ServerProcess,
  pairs: readonly Pair[],
  watch: MatchWatch,
  seconds: number,
): Promise<Figures> {
  for (const pair of pairs)
    void pair.playOn().catch((error: unknown) => watch.problems.push(String(error)));
  await wait(options.warmUp * 1000);
  for (const pair of pairs) pair.sparing = false;
  const opened = openedBy(pairs);
  const latency = new Samples();
  Object.assign(watch, { latency });
  const [steps, events, began] = [watch.acknowledged, watch.events, performance.now()];
  const before = { server: cpuOf(server.pid), client: cpuOf(process.pid), all: cpuOfAll() };
  let memoryMB = 0;
  while (performance.now() - began < seconds * 1000) {
    await wait(250);
    memoryMB = Math.max(memoryMB, memoryOf(server.pid));
    const so = (performance.now() - began) / 1000;
    progress.show(
      `${so.toFixed(0)} of ${seconds} s: ${((watch.acknowledged - steps) / so).toFixed(0)} steps/s,` +
        ` p99 ${latency.percentile(99).toFixed(1)} ms, memory ${memoryMB.toFixed(0)} MB,` +
        ` problems ${watch.problems.length}`,
    );
  }
  const elapsed = (performance.now() - began) / 1000;
  const done = watch.acknowledged - steps;
  const [serverUs, clientUs] = [
    cpuOf(server.pid) - before.server,
    cpuOf(process.pid) - before.client,
  ];
  const others = (cpuOfAll() - before.all - serverUs - clientUs) / (elapsed * 1e6);
  return {
    tables: pairs.length,
    connections: 2 * pairs.length,
    gamesOpened: openedBy(pairs) - opened,
    seconds: Math.round(elapsed),
    stepsPerS: Math.round(done / elapsed),
    eventsPerS: Math.round((watch.events - events) / elapsed),
    latencyMs: {
      p50: round(latency.percentile(50)),
      p99: round(latency.percentile(99)),
      max: round(latency.largest),
    },
    memoryMB: Math.round(memoryMB),
    cpu: {
      serverUs: round(serverUs / done),
      clientUs: round(clientUs / done),
      others: round(others),
    },
    problems: [...new Set(watch.problems)].slice(0, 5),
  };
}

const openedBy = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, pair) => sum + pair.opened, 0);

const round = (value: number): number => Math.round(value * 10) / 10;

let failed = false;
const check = (what: string, kept: boolean): void => {
  process.stdout.write(`${kept ? "kept  " : "BROKEN"} ${what}\n`);
  failed ||= !kept;
};

process.stdout.write(`${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}\n`);
if (options.tables > 0) {
  const server = await ServerProcess.start(["--port", "0", "--db", join(folder, "many.db")]);
  const watch = newWatch();
  const thinkMs = (): number => random.below(2 * options.every * 1000);
  const pairs = await makePairs(server, options.tables, watch, thinkMs);
  await prepare(server, pairs, options.tables);
  const many = await run(server, pairs, watch, options.seconds);
  progress.end("many tables: done");
  process.stdout.write(`many tables ${JSON.stringify(many)}\n`);
  check(
    `${options.tables} tables, ${2 * options.tables} connections, no error`,
    many.problems.length === 0,
  );
  check("p99 from step to everybody's event under 100 ms", many.latencyMs.p99 < 100);
  check("memory under 1 GB", many.memoryMB < 1024);
  for (const pair of pairs) pair.stop();
  await server.stop();
}
if (options.busy > 0) {
  const server = await ServerProcess.start(["--port", "0", "--db", join(folder, "busy.db")]);
  const watch = newWatch();
  const pairs = await makePairs(server, options.busy, watch, () => 0);
  await prepare(server, pairs, options.games);
  // Opening a table is not a step: the games of the seconds that count lie ready.
  for (const pair of pairs) pair.sparing = true;
  const busy = await run(server, pairs, watch, options.busySeconds);
  progress.end("busy tables: done");
  process.stdout.write(`busy tables ${JSON.stringify(busy)}\n`);
  check("no error, no lost or doubled event", busy.problems.length === 0);
  check("10,000 durable steps a second", busy.stepsPerS >= 10_000);
  for (const pair of pairs) pair.stop();
  await server.stop();
}
rmSync(folder, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
