/**
 * `npm run faults`: kills servers under load, again and again, and proves afterwards that every
 * acknowledged step is stored once, in order and legal, and that nobody saw an event that was
 * later gone. Three set-ups: SQLite, PostgreSQL, and one of three processes over PostgreSQL.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SeededRandom } from "@gemwright/rules";
import { openStore } from "../store/open.ts";
import { parseEntry } from "../table/entry.ts";
import { apply, foldLog } from "../table/state.ts";
import { eventTexts, viewerOf } from "../table/view.ts";
import { TestPostgres, freePort } from "../testing/postgres.ts";
import { Witness } from "./witness.ts";
import { ServerProcess } from "./process.ts";
import { Progress, numbers } from "./progress.ts";

const options = numbers({ rounds: 200, tables: 12, seed: 1, only: 0 });
const progress = new Progress();
const random = new SeededRandom(options.seed);
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
let failed = false;

interface Setup {
  readonly name: string;
  readonly db: string;
  readonly processes: number;
}

/** Kills a process, starts it again on the same port, and lets the players go on meanwhile. */
async function run({ name, db, processes }: Setup): Promise<void> {
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const start = (port: number): Promise<ServerProcess> =>
    ServerProcess.start([
      "--port",
      String(port),
      "--db",
      db,
      "--bot-pace",
      "0",
      "--bot-workers",
      "1",
    ]);
  const servers = await Promise.all(ports.map(start));
  const bases = servers.map(({ base }) => base);
  const witnesses = Array.from(
    { length: options.tables },
    (_, i) => new Witness(bases, random, i % 3 === 0),
  );
  await Promise.all(witnesses.map((witness) => witness.open()));
  const playing = witnesses.map((witness) => witness.play());
  const began = Date.now();
  for (let round = 1; round <= options.rounds; round++) {
    await underLoad(witnesses);
    const victim = random.below(processes);
    await servers[victim]!.stop("SIGKILL");
    servers[victim] = await start(ports[victim]!);
    const acknowledged = witnesses.reduce((sum, each) => sum + each.acknowledged.length, 0);
    progress.show(
      `${name}: round ${round} of ${options.rounds}, ${acknowledged} steps acknowledged,` +
        ` ${((Date.now() - began) / 1000).toFixed(0)} s`,
    );
  }
  // Everybody must be able to go on after the last kill.
  const before = witnesses.map((witness) => witness.acknowledged.length);
  const deadline = Date.now() + 30_000;
  const moved = (): boolean =>
    witnesses.every((witness, i) => witness.acknowledged.length > before[i]! || witness.finished);
  while (!moved() && Date.now() < deadline) await wait(100);
  if (!moved()) report(name, "a table did not go on after the last kill");
  for (const witness of witnesses) witness.stop();
  await Promise.all(playing);
  await Promise.all(servers.map((server) => server.stop()));
  await check(name, db, witnesses);
}

/** Waits until every table has been able to move since the last kill, and then a little more. */
async function underLoad(witnesses: readonly Witness[]): Promise<void> {
  const count = (): number => witnesses.reduce((sum, each) => sum + each.acknowledged.length, 0);
  const enough = count() + witnesses.length;
  const deadline = Date.now() + 5000;
  while (count() < enough && Date.now() < deadline) await wait(20);
  await wait(random.below(300));
}

function report(name: string, problem: string): void {
  failed = true;
  process.stdout.write(`BROKEN ${name}: ${problem}\n`);
}

/** Compares what the players were told with what is stored. */
async function check(name: string, db: string, witnesses: readonly Witness[]): Promise<void> {
  const store = await openStore(db);
  let [steps, events] = [0, 0];
  for (const witness of witnesses)
    for (const game of witness.games) {
      const entries = await store.read(game.table, 0);
      entries.forEach(({ seq }, i) => {
        if (seq !== i + 1) report(name, `table ${game.table} has ${seq} in place of ${i + 1}`);
      });
      const log = entries.map(({ data }) => parseEntry(data));
      // A fold refuses an entry that the rules do not allow.
      foldLog(log);
      for (const { seq, step } of game.acknowledged) {
        steps++;
        const entry = log[seq - 1];
        if (entry?.type !== "step" || entry.step !== step)
          report(name, `step ${step} was acknowledged as ${seq} of ${game.table} and is not there`);
      }
      const bases = log.flatMap((entry) =>
        entry.type === "step" && entry.by === "player" ? [`${entry.seat} ${entry.base}`] : [],
      );
      if (new Set(bases).size < bases.length)
        report(name, `a step of ${game.table} is there twice`);
      game.heard.forEach((heard, index) => {
        const texts = textsOf(log, index + 1);
        for (const [i, { seq, text }] of heard.entries()) {
          events++;
          if (seq !== i + 1) report(name, `${game.table}: event ${seq} came in place of ${i + 1}`);
          if (texts[seq - 1] !== text)
            report(name, `${game.table}: event ${seq} that was seen is not what is stored`);
        }
      });
    }
  await store.close();
  process.stdout.write(
    `${failed ? "BROKEN" : "kept  "} ${name}: ${options.rounds} kills, ${steps} acknowledged steps` +
      ` and ${events} events all stored once, in order and legal\n`,
  );
}

function textsOf(log: readonly ReturnType<typeof parseEntry>[], seat: number): string[] {
  const [first, ...rest] = log;
  const state = foldLog([first!])!;
  const texts = [eventTexts(state)(viewerOf(seat))];
  for (const entry of rest) {
    apply(state, entry);
    texts.push(eventTexts(state)(viewerOf(seat)));
  }
  return texts;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const folder = mkdtempSync(join(tmpdir(), "gemwright-faults-"));
const setups: ((postgres: TestPostgres) => Promise<Setup>)[] = [
  async () => ({ name: "SQLite", db: join(folder, "faults.db"), processes: 1 }),
  async (postgres) => ({ name: "PostgreSQL", db: await postgres.database("one"), processes: 1 }),
  async (postgres) => ({
    name: "one of three over PostgreSQL",
    db: await postgres.database("three"),
    processes: 3,
  }),
];
const postgres = await TestPostgres.start();
try {
  for (const [i, setup] of setups.entries())
    if (options.only === 0 || options.only === i + 1) await run(await setup(postgres));
} finally {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
progress.end("done");
process.exit(failed ? 1 : 0);
