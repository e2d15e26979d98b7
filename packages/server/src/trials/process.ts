/** A server in a process of its own, as an operator would start it. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const COMMAND = join(import.meta.dirname, "..", "..", "..", "..", "bin", "gemwright.js");

/** As in deploy/: room for what lives for a few seconds, so that Node seldom cleans up everything. */
const NODE_ARGS = ["--max-semi-space-size=32"];

export class ServerProcess {
  readonly base: string;
  readonly #child: ChildProcess;
  readonly #said: () => string;

  private constructor(base: string, child: ChildProcess, said: () => string) {
    this.base = base;
    this.#child = child;
    this.#said = said;
  }

  static async start(args: readonly string[]): Promise<ServerProcess> {
    const child = spawn(
      process.execPath,
      [...NODE_ARGS, COMMAND, "serve", "--limits", "off", "--log", "error", "--json", ...args],
      { stdio: ["ignore", "pipe", "pipe"] },
    );
    // A trial that fails leaves no server behind.
    const end = (): void => void child.kill("SIGKILL");
    process.once("exit", end);
    child.once("exit", () => process.off("exit", end));
    let errors = "";
    child.stderr.on("data", (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-4000);
    });
    const base = await new Promise<string>((resolve, reject) => {
      let text = "";
      const hear = (chunk: Buffer): void => {
        text += chunk.toString();
        if (!text.includes("\n")) return;
        child.stdout.off("data", hear).resume();
        resolve((JSON.parse(text) as { url: string }).url);
      };
      child.stdout.on("data", hear);
      child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${errors}`)));
    });
    return new ServerProcess(base, child, () => errors);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get running(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** What it has said on standard error. */
  get errors(): string {
    return this.#said();
  }

  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    if (!this.running) return;
    const ended = once(this.#child, "exit");
    this.#child.kill(signal);
    await ended;
  }
}
