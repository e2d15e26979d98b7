/** The bots named on the command line. */
import { isPlayerName, LEVEL_NAMES, TEST_PLAYERS, type PlayerName } from "@gemwright/ai";
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

export function parseBots(text: string | undefined): BotSpec[] {
  const bots = (text ?? "").split(",").filter((name) => name !== "");
  if (bots.length < 2 || bots.length > 4) throw new UsageError("--bots takes two to four bots");
  return bots.map(parseBot);
}
