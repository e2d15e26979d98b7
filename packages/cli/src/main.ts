/** The `gemwright` command: finds the subcommand, and turns errors into one line and an exit code. */
import { readFileSync } from "node:fs";
import {
  EXIT_INPUT,
  EXIT_OK,
  EXIT_USAGE,
  InputError,
  UsageError,
  type Command,
} from "./command.ts";
import { analyse } from "./analyse.ts";
import { bench } from "./bench.ts";
import { bot } from "./bot.ts";
import { legal } from "./legal.ts";
import { match } from "./match/command.ts";
import { perft } from "./perft.ts";
import { play } from "./play/command.ts";
import { replay } from "./replay.ts";
import { SERVED } from "./served.ts";
import { show } from "./show.ts";
import { think } from "./think.ts";
import { train } from "./train/command.ts";
import { processTerminal, type Terminal } from "./terminal.ts";

export const COMMANDS: readonly Command[] = [
  play,
  replay,
  legal,
  show,
  perft,
  bench,
  match,
  bot,
  think,
  analyse,
  train,
];

export async function main(args: readonly string[], terminal: Terminal = processTerminal()) {
  const code = await codeOf(args, terminal);
  // Whoever holds the other end open, nothing more is read: it must not keep the process alive.
  terminal.input.destroy();
  return (await terminal.flush()) ? code : EXIT_INPUT;
}

async function codeOf(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(args, terminal);
  } catch (error) {
    // Nobody reads any more: there is nothing to say, and nothing went wrong.
    if (error === terminal.gone.reason) return EXIT_OK;
    if (!(error instanceof UsageError) && !(error instanceof InputError)) throw error;
    terminal.complain(error.message);
    return error instanceof UsageError ? EXIT_USAGE : EXIT_INPUT;
  }
}

async function dispatch([name = "--help", ...rest]: readonly string[], terminal: Terminal) {
  if (name === "--help" || name === "-h" || name === "help") {
    const about = COMMANDS.find((each) => each.name === rest[0]);
    terminal.write(about?.help() ?? overview());
    return EXIT_OK;
  }
  if (name === "--version" || name === "-V") {
    terminal.line(version());
    return EXIT_OK;
  }
  const found = COMMANDS.find((each) => each.name === name);
  if (found === undefined)
    throw new UsageError(`there is no command "${name.slice(0, 40)}"; see gemwright --help`);
  return found.run(rest, terminal);
}

function overview(): string {
  const rows = [...SERVED, ...COMMANDS.map(({ name, summary }) => [name, summary] as const)].map(
    ([name, summary]) => `  ${name.padEnd(10)}${summary}`,
  );
  return [
    "Gemwright: Splendor in the browser, in the terminal and for programs.\n",
    "Usage: gemwright COMMAND [FILE…] [OPTIONS]\n",
    ...rows,
    "",
    "gemwright COMMAND --help says all there is to a command. A FILE of games may be - for standard",
    "input; a copy of the server's tables (backup, restore, export, import) may not.",
    "Exit codes: 0 done, 1 a mistake in the input, 2 a wrong argument.",
    "",
  ].join("\n");
}

function version(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
