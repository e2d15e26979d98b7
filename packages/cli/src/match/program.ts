/** A bot in any language: JSON objects, one a line, on its standard input and output. */
import { spawn, type ChildProcessByStdio } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { parseStep } from "@gemwright/notation";
import { makeLegal, makeObservation } from "@gemwright/protocol";
import type { Seat } from "@gemwright/rules";
import { Forfeit, type Sitter } from "./sitter.ts";

const PROTOCOL = 1;
/** A bot has twice its time, and this much more for starting up and for a busy machine. */
const GRACE_MS = 1000;
const HELLO_MS = 10_000;
const SHOWN = 60;

const shown = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** One running program. */
class Program {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly lines: string[] = [];
  private waiting: ((line: string | Forfeit) => void) | undefined;
  private ended: Forfeit | undefined;

  constructor(commandLine: string) {
    this.child = spawn(commandLine, { shell: true, stdio: ["pipe", "pipe", "inherit"] });
    const over = (reason: string): void => {
      this.ended ??= new Forfeit(reason);
      this.waiting?.(this.ended);
    };
    this.child.on("error", (error) => over(`does not start: ${error.message}`));
    this.child.on("exit", (code, signal) => over(`has ended (${signal ?? `exit code ${code}`})`));
    this.child.stdin.on("error", () => {});
    createInterface({ input: this.child.stdout }).on("line", (line) => {
      if (this.waiting) this.waiting(line);
      else this.lines.push(line);
    });
  }

  send(message: object): void {
    if (!this.ended) this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line; a forfeit when there is none in time. */
  async line(milliseconds: number): Promise<string> {
    const early = this.lines.shift();
    if (early !== undefined) return early;
    if (this.ended) throw this.ended;
    const answer = await new Promise<string | Forfeit>((resolve) => {
      const timer = setTimeout(() => settle(new Forfeit("gave no answer in time")), milliseconds);
      const settle = (value: string | Forfeit): void => {
        clearTimeout(timer);
        this.waiting = undefined;
        resolve(value);
      };
      this.waiting = settle;
    });
    if (answer instanceof Forfeit) throw answer;
    return answer;
  }

  close(): void {
    this.child.stdin.end();
    const timer = setTimeout(() => this.child.kill("SIGKILL"), GRACE_MS);
    this.child.once("exit", () => clearTimeout(timer));
    if (this.ended) clearTimeout(timer);
  }
}

function readAnswer(line: string, type: string): Readonly<Record<string, unknown>> {
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    throw new Forfeit(`answered no JSON: ${shown(line)}`);
  }
  if (typeof answer !== "object" || answer === null || !("type" in answer) || answer.type !== type)
    throw new Forfeit(`answered no "${type}": ${shown(line)}`);
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
    program.close();
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
      const answer = readAnswer(await program.line(2 * timeMs + GRACE_MS), "move");
      const text = String(answer["step"]);
      const step = parseStep(observed, text);
      if (!step.ok) throw new Forfeit(`answered "${shown(text)}": ${step.error.reason}`);
      return step.value;
    },
    played: (who, turn) => program.send({ type: "played", seat: who + 1, turn }),
    end(scores, winners) {
      program.send({ type: "end", scores, winners: winners.map((winner) => winner + 1) });
      program.close();
    },
  };
}
