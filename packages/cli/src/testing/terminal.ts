/** A terminal that remembers, for tests. */
import { Readable } from "node:stream";
import { main } from "../main.ts";
import type { Terminal } from "../terminal.ts";

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as a person would, with lines typed at the keyboard. */
export async function gemwright(
  args: readonly string[],
  typed: readonly string[] = [],
): Promise<Said> {
  let out = "";
  let err = "";
  const terminal: Terminal = {
    write: (text) => void (out += text),
    line: (text = "") => void (out += `${text}\n`),
    complain: (text) => void (err += `gemwright: ${text}\n`),
    progress: () => {},
    gone: new AbortController().signal,
    input: Readable.from(typed.map((line) => `${line}\n`)),
    colour: false,
    interactive: false,
    flush: () => Promise.resolve(true),
  };
  const code = await main(args, terminal);
  return { code, out, err };
}
