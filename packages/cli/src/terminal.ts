/** Where a command writes. A reader that goes away (`… | head`) ends the writing, not in a trace. */
import type { Readable } from "node:stream";

export interface Terminal {
  /** Writes text to standard output. */
  write(text: string): void;
  /** Writes one line to standard output. */
  line(text?: string): void;
  /** Writes one line to standard error. */
  complain(text: string): void;
  /** A line that replaces itself while somebody watches; nothing elsewhere. */
  progress(text: string): void;
  /** Aborted when whoever read standard output has gone. */
  readonly gone: AbortSignal;
  readonly input: Readable;
  /** Whether colours may be used. */
  readonly colour: boolean;
  /** Whether a person sits at the other end. */
  readonly interactive: boolean;
  /** Resolves when everything written has left: true, or false if some of it could not. */
  flush(): Promise<boolean>;
}

export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  const gone = new AbortController();
  let lost = false;
  const ended = (error: NodeJS.ErrnoException) => {
    if (gone.signal.aborted) return;
    gone.abort();
    if (error.code === "EPIPE") return;
    lost = true;
    stderr.write(`gemwright: cannot write: ${error.message}\n`);
  };
  stdout.on("error", ended);
  stderr.on("error", () => {});
  const write = (text: string) => {
    if (gone.signal.aborted) return;
    stdout.write(text);
    // A pipe is written at once, but says only later that nobody reads it any more.
    if (stdout.errored) ended(stdout.errored);
  };
  return {
    write,
    line: (text = "") => write(`${text}\n`),
    complain: (text) => void stderr.write(`gemwright: ${text}\n`),
    progress: (text) => {
      // A line that wraps could not be replaced.
      if (stderr.isTTY)
        stderr.write(`\r\u001b[2K${text.slice(0, (stderr.columns || Infinity) - 1)}`);
    },
    gone: gone.signal,
    input: stdin,
    colour: stdout.isTTY && !env["NO_COLOR"] && env["TERM"] !== "dumb",
    interactive: stdout.isTTY && stdin.isTTY,
    // The callback of an empty write comes after everything before it, or with the pipe's end.
    async flush() {
      if (!gone.signal.aborted)
        await new Promise<void>((resolve) => void stdout.write("", () => resolve()));
      return !lost;
    },
  };
}
