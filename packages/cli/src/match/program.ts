/** A bot in any language: JSON objects, one a line, on its standard input and output. */
import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { parseStep, quote } from "@gemwright/notation";
import { makeLegal, makeObservation } from "@gemwright/protocol";
import type { Seat } from "@gemwright/rules";
import { Forfeit, type Sitter } from "./sitter.ts";

const PROTOCOL = 1;
/** A bot has twice its time, and this much more for starting up and for a busy machine. */
const GRACE_MS = 1000;
const HELLO_MS = 10_000;
/** An answer is a few words; whoever writes this much has gone astray. */
const MOST_UNREAD = 1_000_000;

const running = new Set<Program>();

/** Ends every program that still runs. */
export const killPrograms = (): void => running.forEach((program) => program.kill());

/** One running program. */
class Program {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly gone: Promise<void>;
  /** What it wrote and nobody has read yet. */
  private unread = "";
  private waiting: (() => void) | undefined;
  private ended: Forfeit | undefined;

  constructor(commandLine: string) {
    // A group of its own: the shell that starts a program must not be all that a kill reaches.
    this.child = spawn(commandLine, {
      shell: true,
      detached: process.platform !== "win32",
      stdio: ["pipe", "pipe", "inherit"],
    });
    running.add(this);
    this.gone = new Promise((resolve) => {
      const over = (reason: string): void => {
        running.delete(this);
        this.fail(reason);
        resolve();
      };
      this.child.on("error", (error) => over(`does not start: ${error.message}`));
      this.child.on("exit", (code, signal) => over(`has ended (${signal ?? `exit code ${code}`})`));
    });
    this.child.stdin.on("error", () => {});
    this.child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.unread += text;
      if (this.unread.length > MOST_UNREAD) {
        this.fail(`wrote over ${MOST_UNREAD} characters where a line was due`);
        this.kill();
      }
      this.waiting?.();
    });
  }

  private fail(reason: string): void {
    this.ended ??= new Forfeit(reason);
    this.waiting?.();
  }

  send(message: object): void {
    if (!this.ended) this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line; a forfeit when there is none in time. */
  async line(milliseconds: number): Promise<string> {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.waiting?.();
    }, milliseconds);
    try {
      for (;;) {
        const end = this.unread.indexOf("\n");
        if (end >= 0 && this.unread.length <= MOST_UNREAD) {
          // Trimmed of the mark, too, that some languages begin UTF-8 with.
          const line = this.unread.slice(0, end).trim();
          this.unread = this.unread.slice(end + 1);
          if (line === "") continue;
          return line;
        }
        if (this.ended) throw this.ended;
        if (late) throw new Forfeit("gave no answer in time");
        await new Promise<void>((resolve) => (this.waiting = resolve));
      }
    } finally {
      clearTimeout(timer);
      this.waiting = undefined;
    }
  }

  kill(): void {
    this.child.stdout.destroy();
    const { pid } = this.child;
    if (pid === undefined) return;
    try {
      // The whole group, also where the program itself has gone and left others behind.
      process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
    } catch {
      // nobody is left
    }
  }

  /** Lets the program end by itself for a moment, then makes sure of it. */
  async close(): Promise<void> {
    this.child.stdin.end();
    const timer = setTimeout(() => this.kill(), this.ended ? 0 : GRACE_MS);
    await this.gone;
    clearTimeout(timer);
    this.kill();
  }
}

function readAnswer(line: string, type: string): Readonly<Record<string, unknown>> {
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    throw new Forfeit(`answered no JSON: ${quote(line)}`);
  }
  if (typeof answer !== "object" || answer === null || !("type" in answer) || answer.type !== type)
    throw new Forfeit(`answered no "${type}": ${quote(line)}`);
  return answer;
}

/** Starts the program and waits until it is ready; throws `Forfeit`. */
export async function programSitter(
  commandLine: string,
  seats: number,
  seat: Seat,
  timeMs: number,
): Promise<Sitter> {
  const program = new Program(commandLine);
  program.send({ type: "hello", protocol: PROTOCOL, seats, seat: seat + 1 });
  try {
    readAnswer(await program.line(HELLO_MS), "ready");
  } catch (error) {
    program.kill();
    throw error;
  }
  return {
    async step(observed) {
      program.send({
        type: "move",
        observation: makeObservation(observed, seat),
        legal: makeLegal(observed),
        timeMs,
      });
      const line = await program.line(2 * timeMs + GRACE_MS);
      const { step: text } = readAnswer(line, "move");
      if (typeof text !== "string") throw new Forfeit(`answered no step: ${quote(line)}`);
      const step = parseStep(observed, text);
      if (!step.ok) {
        const { reason, rule } = step.error;
        throw new Forfeit(`answered ${quote(text)}: ${reason}${rule ? ` (${rule})` : ""}`);
      }
      return step.value;
    },
    played: (who, turn) => program.send({ type: "played", seat: who + 1, turn }),
    end(scores, winners) {
      program.send({ type: "end", scores, winners: winners.map((winner) => winner + 1) });
      return program.close();
    },
  };
}
