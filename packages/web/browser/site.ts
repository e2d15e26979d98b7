/** The real server on a free port, in a process of its own, with a store that is thrown away. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Site {
  readonly url: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), "gemwright-"));
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}/`;
  }

  /** Somebody else may take the port before the server does; then there is another one. */
  static async open(attempts = 5): Promise<Site> {
    const site = new Site(await freePort());
    try {
      await site.start();
      return site;
    } catch (error) {
      await site.close();
      if (attempts > 1) return Site.open(attempts - 1);
      throw error;
    }
  }

  async start(): Promise<void> {
    const db = join(this.#folder, "tables.db");
    const args = [
      join(ROOT, "bin/gemwright.js"),
      "serve",
      "--port",
      String(this.#port),
      "--db",
      db,
    ];
    const started = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    started.stderr.on("data", (chunk) => (said += String(chunk)));
    this.#process = started;
    for (let i = 0; i < 1200; i++) {
      if (started.exitCode !== null) throw new Error(`the server ended: ${said}`);
      const ready = await fetch(`${this.url}healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) return;
      await pause(100);
    }
    throw new Error(`the server did not get ready: ${said}`);
  }

  /** Ends the server as a crash would; the tables stay in the store. */
  async crash(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGKILL");
    await ended;
  }

  async close(): Promise<void> {
    await this.crash();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
