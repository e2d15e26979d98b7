/** The server's commands: finds the one, and turns errors into one line and an exit code. */
import { backup, exportTables, importTables, restore } from "./commands/copy.ts";
import {
  EXIT_INPUT,
  EXIT_OK,
  EXIT_USAGE,
  InputError,
  UsageError,
  helpOf,
  readCall,
  type Command,
} from "./commands/command.ts";
import { serve } from "./commands/serve.ts";
import { verify } from "./commands/verify.ts";

export const COMMANDS: readonly Command[] = [
  serve,
  backup,
  restore,
  exportTables,
  importTables,
  verify,
];

/** A bare call, or one that begins with an option, means `serve`. */
export async function main(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  const named = COMMANDS.find(({ name }) => name === first);
  try {
    const command = named ?? serve;
    if (!named && first !== undefined && !first.startsWith("-"))
      throw new UsageError(`there is no command ${JSON.stringify(first.slice(0, 40))}`);
    const call = readCall(command, named ? rest : args);
    if (call === "help") {
      process.stdout.write(helpOf(command));
      return EXIT_OK;
    }
    return await command.run(call);
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof InputError)) throw error;
    process.stderr.write(`gemwright: ${error.message}\n`);
    return error instanceof UsageError ? EXIT_USAGE : EXIT_INPUT;
  }
}
