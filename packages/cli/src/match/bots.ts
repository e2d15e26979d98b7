/** The bots named on the command line. */
import { isPlayerName, type PlayerName } from "@gemwright/ai";
import { LEVEL_NAMES, TEST_PLAYERS } from "@gemwright/notation";
import { UsageError } from "../command.ts";

export type BotSpec =
  | { readonly kind: "player"; readonly name: PlayerName }
  | { readonly kind: "program"; readonly name: string; readonly commandLine: string };

export const BOT_HELP = `A bot is ${[...TEST_PLAYERS, ...LEVEL_NAMES].join(", ")} or cmd:PROGRAM.`;

function parseBot(text: string): BotSpec {
  if (text.startsWith("cmd:") && text.length > 4)
    return { kind: "program", name: text, commandLine: text.slice(4) };
  if (isPlayerName(text)) return { kind: "player", name: text };
  throw new UsageError(`there is no bot "${text.slice(0, 40)}". ${BOT_HELP}`);
}

/** At most as many as can sit at a table, if they are to sit at one. */
export function parseBots(text: string | undefined, atOneTable: boolean): BotSpec[] {
  const bots = (text ?? "").split(",").filter((name) => name !== "");
  if (bots.length < 2 || (atOneTable && bots.length > 4))
    throw new UsageError(`--bots takes ${atOneTable ? "two to four" : "two or more"} bots`);
  return bots.map(parseBot);
}
