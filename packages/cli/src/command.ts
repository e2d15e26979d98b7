/** What a subcommand is: its words, its options, and what it does. */
import { parseArgs } from "node:util";
import type { Terminal } from "./terminal.ts";

export type OptionSpec =
  | { readonly type: "flag"; readonly help: string }
  | {
      readonly type: "text";
      readonly help: string;
      readonly value: string;
      readonly fallback?: string;
      readonly mayBeEmpty?: true;
    }
  | {
      readonly type: "number";
      readonly help: string;
      readonly value: string;
      readonly fallback?: number;
      readonly least: number;
      readonly most: number;
    };

type OptionValue<S extends OptionSpec> = S extends { type: "flag" }
  ? boolean
  : S extends { type: "number"; fallback: number }
    ? number
    : S extends { type: "number" }
      ? number | undefined
      : S extends { fallback: string }
        ? string
        : string | undefined;

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type OptionValues<O extends OptionSpecs> = { readonly [K in keyof O]: OptionValue<O[K]> };

export interface Call<O extends OptionSpecs> {
  readonly options: OptionValues<O>;
  readonly files: readonly string[];
  readonly terminal: Terminal;
}

export interface CommandSpec<O extends OptionSpecs> {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Further lines of the command's own help. */
  readonly details?: readonly string[];
  /** How many files the command takes. */
  readonly files?: { readonly least: number; readonly most: number };
  readonly options: O;
  /** Resolves to the exit code. */
  run(call: Call<O>): Promise<number> | number;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  help(): string;
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

/** A wrong argument: one line, exit code 2. */
export class UsageError extends Error {}
/** A failure found in the input: one line, exit code 1. */
export class InputError extends Error {}

export const EXIT_OK = 0;
export const EXIT_INPUT = 1;
export const EXIT_USAGE = 2;
/** Stopped by Ctrl-C, as shells say it. */
export const EXIT_STOPPED = 130;

export const JSON_OPTION = {
  type: "flag",
  help: "print one JSON document instead of text",
} as const satisfies OptionSpec;

/** Makes a command of its description; `--help` is there for every one. */
export function command<const O extends OptionSpecs>(spec: CommandSpec<O>): Command {
  return {
    name: spec.name,
    summary: spec.summary,
    help: () => helpText(spec),
    async run(args, terminal) {
      const { values, files } = readArguments(spec.name, args, spec.options, spec.files);
      if (values["help"] === true) {
        terminal.write(helpText(spec));
        return EXIT_OK;
      }
      return spec.run({ options: values as OptionValues<O>, files, terminal });
    },
  };
}

function readArguments(
  name: string,
  args: readonly string[],
  options: OptionSpecs,
  files: { least: number; most: number } = { least: 0, most: 0 },
) {
  const parsed = parse(name, args, options);
  const values: Record<string, unknown> = { help: parsed.values["help"] === true };
  if (values["help"]) return { values, files: [] };
  for (const [key, spec] of Object.entries(options))
    values[key] = readOption(key, spec, single(name, key, parsed.values[key]));
  const given = parsed.positionals;
  if (given.length < files.least)
    throw new UsageError(`${name} needs a FILE; see gemwright ${name} --help`);
  if (given.length > files.most)
    throw new UsageError(`${name} does not know what to do with "${given[files.most]}"`);
  return { values, files: given };
}

interface Parsed {
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
}

function parse(name: string, args: readonly string[], options: OptionSpecs): Parsed {
  const known = Object.entries(options).map(([key, spec]) => [
    key,
    {
      type: spec.type === "flag" ? ("boolean" as const) : ("string" as const),
      multiple: true,
    },
  ]);
  try {
    return parseArgs({
      args: joined(args, options),
      options: { ...Object.fromEntries(known), help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${name}: ${parseReason(error)}`, { cause: error });
  }
}

/** A value that begins with a minus sign and a digit is a number, not another option. */
function joined(args: readonly string[], options: OptionSpecs): string[] {
  const takesValue = (arg: string | undefined): boolean => {
    const spec = arg?.startsWith("--") ? options[arg.slice(2)] : undefined;
    return spec !== undefined && spec.type !== "flag";
  };
  return args.flatMap((arg, i) => {
    if (/^-\d/.test(arg) && takesValue(args[i - 1])) return [];
    const next = args[i + 1];
    return next !== undefined && /^-\d/.test(next) && takesValue(arg) ? `${arg}=${next}` : arg;
  });
}

function parseReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const ambiguous = /^Option '([^']+)' argument is ambiguous/.exec(message);
  if (ambiguous !== null) return `${ambiguous[1]} needs a value that does not begin with a dash`;
  return message.split(/\.?\s*\n|\. /)[0] ?? message;
}

/** An option may be given once: of two values nobody could say which was meant. */
function single(name: string, key: string, given: unknown): unknown {
  if (!Array.isArray(given)) return given;
  if (given.length > 1) throw new UsageError(`${name}: --${key} is given ${given.length} times`);
  return given[0];
}

function readOption(key: string, spec: OptionSpec, given: unknown): unknown {
  if (spec.type === "flag") return given === true;
  if (typeof given !== "string") return spec.fallback;
  if (spec.type === "text") {
    // Most often a variable of a script that nobody has set.
    if (given === "" && !spec.mayBeEmpty) throw new UsageError(`--${key} needs a value`);
    return given;
  }
  const number = Number(given);
  if (!/^\d{1,15}$/.test(given) || number < spec.least || number > spec.most)
    throw new UsageError(
      `--${key} takes a whole number from ${spec.least} to ${spec.most}, not "${given.slice(0, 40)}"`,
    );
  return number;
}

function usageLine(
  name: string,
  options: OptionSpecs,
  files: { least: number; most: number } | undefined,
): string {
  const file = files === undefined ? [] : [files.most > 1 ? "FILE…" : "FILE"];
  const flags = Object.entries(options).map(([key, spec]) =>
    spec.type === "flag" ? `[--${key}]` : `[--${key} ${spec.value}]`,
  );
  return ["gemwright", name, ...file, ...flags].join(" ");
}

function helpText<O extends OptionSpecs>(spec: CommandSpec<O>): string {
  const options: OptionSpecs = spec.options;
  const rows = Object.entries(options).map(([key, option]) => {
    const left = option.type === "flag" ? `--${key}` : `--${key} ${option.value}`;
    const fallback = option.type === "flag" ? undefined : option.fallback;
    return [left, fallback === undefined ? option.help : `${option.help} (${fallback})`] as const;
  });
  rows.push(["--help", "this text"]);
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return [
    `${spec.summary}\n`,
    `Usage: ${usageLine(spec.name, options, spec.files)}\n`,
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`),
    ...(spec.details === undefined ? [] : ["", ...spec.details]),
    "",
  ].join("\n");
}
