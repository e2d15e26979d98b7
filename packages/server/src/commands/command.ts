/** What the server's commands share: arguments, help, exit codes. */
import { parseArgs } from "node:util";
import { DEFAULT_DB } from "../store/open.ts";

export const EXIT_OK = 0;
export const EXIT_INPUT = 1;
export const EXIT_USAGE = 2;

/** A wrong argument: one line, exit code 2. */
export class UsageError extends Error {}
/** A failure found in the input: one line, exit code 1. */
export class InputError extends Error {}

export interface OptionSpec {
  /** What stands for the value in the help; none for a flag. */
  readonly value?: string;
  readonly help: string;
}

export interface Call {
  readonly files: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly flags: ReadonlySet<string>;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly files: { readonly least: number; readonly most: number };
  /** Resolves to the exit code. */
  run(call: Call): Promise<number>;
}

export const DB_OPTION: OptionSpec = {
  value: "URL",
  help: "a file, or postgres://… for many processes ($GEMWRIGHT_DB, or data/gemwright.db)",
};

/** Everybody on a machine may read command lines, so an address with a password has another way in. */
export const dbOf = (call: Call): string =>
  call.options["db"] ?? (process.env["GEMWRIGHT_DB"] || DEFAULT_DB);

export function helpOf({ usage, summary, options }: Command): string {
  const rows = Object.entries({ ...options, help: { help: "this text" } satisfies OptionSpec }).map(
    ([name, { value, help }]: [string, OptionSpec]) =>
      `  ${`--${name}${value ? ` ${value}` : ""}`.padEnd(22)}${help}`,
  );
  return [`Usage: gemwright ${usage}`, "", summary, "", ...rows, ""].join("\n");
}

export function readCall(command: Command, args: readonly string[]): Call | "help" {
  const specs = Object.entries(command.options);
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        ...Object.fromEntries(
          specs.map(([name, { value }]) => [
            name,
            { type: value ? ("string" as const) : ("boolean" as const) },
          ]),
        ),
      },
    });
    if (values["help"]) return "help";
    const { least, most } = command.files;
    if (positionals.length < least || positionals.length > most)
      throw new UsageError(`usage: gemwright ${command.usage}`);
    const given: [string, unknown][] = Object.entries(values);
    const texts = given.filter((each): each is [string, string] => typeof each[1] === "string");
    const flags = given.filter(([, value]) => value === true);
    return {
      files: positionals,
      options: Object.fromEntries(texts),
      flags: new Set(flags.map(([name]) => name)),
    };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? error.message.split(". ")[0] : String(error));
  }
}

export function readNumber(
  call: Call,
  name: string,
  fallback: number,
  { least, most }: { least: number; most: number },
): number {
  const text = call.options[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new UsageError(`--${name} is a whole number from ${least} to ${most}`);
  return value;
}

export function readWord<const T extends readonly string[]>(
  call: Call,
  name: string,
  words: T,
  fallback: T[number],
): T[number] {
  const text = call.options[name] ?? fallback;
  if (!words.includes(text)) throw new UsageError(`--${name} is one of ${words.join(", ")}`);
  return text;
}
