/** The real server in a process of its own, with a store that is thrown away. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

const ROOT = join(import.meta.dirname, "../../..");

/** The first line of a stream; what follows is let go. */
async function firstLine(stream: Readable): Promise<string> {
  const lines = createInterface({ input: stream });
  const [line] = (await once(lines, "line")) as [string];
  return line;
}

export class Site {
  readonly #folder = mkdtempSync(join(tmpdir(), "gemwright-"));
  #url = "";
  #process: ChildProcess | undefined;

  readonly #options: readonly string[];

  constructor(options: readonly string[]) {
    this.#options = options;
  }

  /** Opens one, with further options of `gemwright serve`. */
  static async open(options: readonly string[] = []): Promise<Site> {
    const site = new Site(options);
    await site.start();
    return site;
  }

  get url(): string {
    return this.#url;
  }

  /** Starts the server; after a crash on the port it had, at first on one that it finds itself. */
  async start(): Promise<void> {
    const port = this.#url === "" ? "0" : new URL(this.#url).port;
    const db = join(this.#folder, "tables.db");
    const serve = ["serve", "--port", port, "--db", db, "--json", ...this.#options];
    const started = spawn(process.execPath, [join(ROOT, "bin/gemwright.js"), ...serve], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = started;
    let said = "";
    started.stderr.on("data", (chunk) => (said += String(chunk)));
    const ended = new Promise<never>((_, reject) => {
      started.once("exit", () => reject(new Error(`the server ended: ${said}`)));
    });
    // Only the server's own word that it listens counts: another one might answer on the port.
    const line = await Promise.race([firstLine(started.stdout), ended]);
    this.#url = `${(JSON.parse(line) as { url: string }).url}/`;
  }

  /** Ends the server as a crash would; the tables stay in the store. */
  async crash(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGKILL");
    await ended;
  }

  /** What is seen while the server is gone; afterwards it is there again. */
  async away(see: () => Promise<void>): Promise<void> {
    await this.crash();
    try {
      await see();
    } finally {
      await this.start();
    }
  }

  async close(): Promise<void> {
    await this.crash();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
