/** A store that fails for a while under running servers: clear errors, and recovery by itself. */
import { execFileSync } from "node:child_process";
import type { Random } from "@gemwright/rules";
import type { TestPostgres } from "../testing/postgres.ts";
import { CallFailed, call } from "./call.ts";
import { until, wait, type Stage } from "./stage.ts";

/** How long a server may need to notice, either way. */
const NOTICE_MS = 30_000;
/** Nothing can be written beyond so many bytes of a file while the disk is "full". */
const ROOM = 16 * 1024;

/** What /healthz says: 200, 503, or 0 for no answer. */
async function health(base: string): Promise<number> {
  try {
    await call(base, "GET", "/healthz");
    return 200;
  } catch (error) {
    return error instanceof CallFailed ? error.status : 0;
  }
}

const all = async (stage: Stage, status: number): Promise<boolean> =>
  (await Promise.all(stage.servers.map(({ base }) => health(base)))).every(
    (each) => each === status,
  );

/** Between the two, servers must say that they are not ready; after them, that they are. */
async function outage(
  stage: Stage,
  random: Random,
  begin: () => void | Promise<void>,
  end: () => void | Promise<void>,
): Promise<string | undefined> {
  await begin();
  const noticed = await until(() => all(stage, 503), NOTICE_MS);
  await wait(random.below(1000));
  await end();
  const recovered = await until(() => all(stage, 200), NOTICE_MS);
  if (stage.servers.some(({ running }) => !running)) return "a server has ended";
  if (!noticed) return "/healthz did not turn to 503";
  return recovered ? undefined : "/healthz did not turn back to 200";
}

/**
 * A limit on the size of the files that the server may write: beyond it a write fails, as it does
 * on a full disk. The limit can be set from outside, without any rights, and lifted again.
 */
export function breakDisk(stage: Stage, random: Random): Promise<string | undefined> {
  const limit = (bytes: string): void => {
    for (const { pid } of stage.servers)
      execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
  };
  return outage(
    stage,
    random,
    () => limit(String(ROOM)),
    () => limit("unlimited"),
  );
}

/** Stops the database in order or as a crash does, and starts it again. */
export const breakPostgres =
  (postgres: TestPostgres) =>
  (stage: Stage, random: Random): Promise<string | undefined> =>
    outage(
      stage,
      random,
      () => postgres.stop(random.below(2) === 0 ? "SIGINT" : "SIGQUIT"),
      () => postgres.run(),
    );
