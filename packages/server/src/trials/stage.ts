/** Servers with players at their tables, for trials that do them harm. */
import type { Random } from "@gemwright/rules";
import { freePort } from "../testing/postgres.ts";
import { checkStore, type Checked } from "./checker.ts";
import { ServerProcess } from "./process.ts";
import { Witness } from "./witness.ts";

/** How long players may need to go on after the last harm was done. */
const GO_ON_MS = 30_000;
/** Under load means that there was about one step for each table, or that nothing moves. */
const LOAD_MS = 5000;

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for something to become true; false if it does not in time. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  withinMs: number,
): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}

export interface StageOptions {
  readonly db: string;
  readonly processes: number;
  readonly tables: number;
  readonly random: Random;
}

export class Stage {
  readonly #options: StageOptions;
  readonly #ports: readonly number[];
  readonly servers: ServerProcess[] = [];
  readonly witnesses: readonly Witness[];
  #playing: Promise<void>[] = [];

  static async open(options: StageOptions): Promise<Stage> {
    const { processes } = options;
    const ports = await Promise.all(Array.from({ length: processes }, freePort));
    const stage = new Stage(options, ports);
    await Promise.all(ports.map((_, index) => stage.start(index)));
    await Promise.all(stage.witnesses.map((witness) => witness.open()));
    stage.#playing = stage.witnesses.map((witness) => witness.play());
    return stage;
  }

  private constructor(options: StageOptions, ports: readonly number[]) {
    this.#options = options;
    this.#ports = ports;
    const bases = ports.map((port) => `http://127.0.0.1:${port}`);
    this.witnesses = Array.from(
      { length: options.tables },
      (_, i) => new Witness(bases, options.random, i % 3 === 0),
    );
  }

  /** Starts a server, again on the port it had. */
  async start(index: number): Promise<void> {
    const port = String(this.#ports[index]);
    const { db } = this.#options;
    const bots = ["--bot-pace", "0", "--bot-workers", "1"];
    this.servers[index] = await ServerProcess.start(["--port", port, "--db", db, ...bots]);
  }

  get acknowledged(): number {
    return this.witnesses.reduce((sum, witness) => sum + witness.acknowledged.length, 0);
  }

  /** Waits until every table has been able to move, and then a little more. */
  async underLoad(): Promise<void> {
    const enough = this.acknowledged + this.witnesses.length;
    await until(() => this.acknowledged >= enough, LOAD_MS);
    await wait(this.#options.random.below(300));
  }

  /** Everybody must be able to go on; then all is stopped, and what is stored is checked. */
  async close(): Promise<Checked> {
    const before = this.witnesses.map((witness) => witness.acknowledged.length);
    const moved = (): boolean =>
      this.witnesses.every((each, i) => each.acknowledged.length > before[i]! || each.finished);
    const wentOn = await until(moved, GO_ON_MS);
    for (const witness of this.witnesses) witness.stop();
    await Promise.all(this.#playing);
    await Promise.all(this.servers.map((server) => server.stop()));
    const checked = await checkStore(this.#options.db, this.witnesses);
    const refusals = this.witnesses.flatMap(({ refusals: said }) => [...said]);
    return {
      ...checked,
      problems: [
        ...(wentOn ? [] : ["a table did not go on after the last harm"]),
        ...[...new Set(refusals)].map((said) => `a server answered ${said}`),
        ...checked.problems,
      ],
    };
  }
}
