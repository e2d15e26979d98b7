/**
 * `npm run faults`: does harm to servers under load, again and again, and proves afterwards that
 * every acknowledged step is stored once, in order and legal, and that nobody saw an event that was
 * later gone. `--only N` runs one of the set-ups, `--rounds` and `--seed` what they say.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SeededRandom, type Random } from "@gemwright/rules";
import { TestPostgres } from "../testing/postgres.ts";
import { breakDisk, breakPostgres } from "./outages.ts";
import { Progress, numbers } from "./progress.ts";
import { Stage, type StageOptions } from "./stage.ts";

const options = numbers({ rounds: 200, outages: 20, tables: 12, seed: 1, only: 0 });
const progress = new Progress();

/** One round of harm: a problem if something was not as it should be. */
type Harm = (stage: Stage, random: Random) => Promise<string | undefined>;

interface Setup {
  readonly name: string;
  readonly harm: string;
  readonly rounds: number;
  readonly db: string;
  readonly processes: number;
  readonly round: Harm;
}

/** Kills a process and starts it again; the players go on meanwhile, elsewhere if they can. */
const kill: Harm = async (stage, random) => {
  const victim = random.below(stage.servers.length);
  await stage.servers[victim]!.stop("SIGKILL");
  await stage.start(victim);
  return undefined;
};

async function run({ name, harm, rounds, db, processes, round }: Setup): Promise<boolean> {
  const random = new SeededRandom(options.seed);
  const set: StageOptions = { db, processes, tables: options.tables, random };
  const stage = await Stage.open(set);
  const problems: string[] = [];
  const began = Date.now();
  for (let i = 1; i <= rounds; i++) {
    await stage.underLoad();
    const problem = await round(stage, random);
    if (problem !== undefined) problems.push(`round ${i}: ${problem}`);
    progress.show(
      `${name}: round ${i} of ${rounds}, ${stage.acknowledged} steps acknowledged,` +
        ` ${((Date.now() - began) / 1000).toFixed(0)} s`,
    );
  }
  const checked = await stage.close();
  problems.push(...checked.problems);
  for (const problem of problems) process.stdout.write(`BROKEN ${name}: ${problem}\n`);
  process.stdout.write(
    `${problems.length > 0 ? "BROKEN" : "kept  "} ${name}: ${rounds} ${harm}, ${checked.steps}` +
      ` acknowledged steps and ${checked.events} events all stored once, in order and legal\n`,
  );
  return problems.length === 0;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const folder = mkdtempSync(join(tmpdir(), "gemwright-faults-"));
const { rounds, outages } = options;
const setups: ((postgres: TestPostgres) => Promise<Setup>)[] = [
  async () => ({
    name: "SQLite",
    harm: "kills",
    rounds,
    db: join(folder, "kills.db"),
    processes: 1,
    round: kill,
  }),
  async (postgres) => ({
    name: "PostgreSQL",
    harm: "kills",
    rounds,
    db: await postgres.database("one"),
    processes: 1,
    round: kill,
  }),
  async (postgres) => ({
    name: "one of three over PostgreSQL",
    harm: "kills",
    rounds,
    db: await postgres.database("three"),
    processes: 3,
    round: kill,
  }),
  async () => ({
    name: "SQLite on a disk without room",
    harm: "times full",
    rounds: outages,
    db: join(folder, "full.db"),
    processes: 1,
    round: breakDisk,
  }),
  async (postgres) => ({
    name: "PostgreSQL that goes away and comes back",
    harm: "times away",
    rounds: outages,
    db: await postgres.database("away"),
    processes: 2,
    round: breakPostgres(postgres),
  }),
];
let kept = true;
const postgres = await TestPostgres.start();
try {
  for (const [i, setup] of setups.entries())
    if (options.only === 0 || options.only === i + 1)
      kept = (await run(await setup(postgres))) && kept;
} finally {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
progress.end("done");
process.exit(kept ? 0 : 1);
