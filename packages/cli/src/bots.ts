/** The bots named on the command line. */
import { PLAYER_NAMES, TEST_PLAYERS, isPlayerName, type PlayerName } from "@gemwright/notation";
import { UsageError } from "./command.ts";

/** One of our own players. */
export interface OwnBot {
  readonly kind: "player";
  readonly name: string;
  readonly player: PlayerName;
  /** A file of weights other than the champion's. */
  readonly weights?: string;
}

export type BotSpec =
  | OwnBot
  | { readonly kind: "program"; readonly name: string; readonly commandLine: string };

export const OWN_BOTS: string = PLAYER_NAMES.join(", ");
const OTHER_WEIGHTS = "LEVEL@FILE plays with other weights.";
export const OWN_BOT_HELP = `A bot is one of ${OWN_BOTS}; ${OTHER_WEIGHTS}`;
export const BOT_HELP = `A bot is one of ${OWN_BOTS} or cmd:PROGRAM; ${OTHER_WEIGHTS}`;

/** One of our own bots by its name. */
export function parseOwnBot(text: string, help = OWN_BOT_HELP): OwnBot {
  const [, player = "", weights] = /^([^@]*)(?:@(.+))?$/.exec(text) ?? [];
  if (weights !== undefined && TEST_PLAYERS.some((name) => name === player))
    throw new UsageError(`${player} plays without weights: "${text.slice(0, 40)}"`);
  if (isPlayerName(player))
    return { kind: "player", name: text, player, ...(weights ? { weights } : {}) };
  throw new UsageError(`there is no bot "${text.slice(0, 40)}". ${help}`);
}

/** A bot by its name, or a program. */
export function parseBot(text: string): BotSpec {
  if (text.startsWith("cmd:") && text.slice(4).trim() !== "")
    return { kind: "program", name: text, commandLine: text.slice(4) };
  return parseOwnBot(text, BOT_HELP);
}

/** At most as many as can sit at a table, if they are to sit at one. */
export function parseBots(text: string | undefined, atOneTable: boolean): BotSpec[] {
  const bots = (text ?? "").split(",").filter((name) => name !== "");
  if (bots.length < 2 || (atOneTable && bots.length > 4))
    throw new UsageError(`--bots takes ${atOneTable ? "two to four" : "two or more"} bots`);
  return bots.map(parseBot);
}

/** The files of weights that they play with, each once; undefined is the champion's. */
export const weightsOf = (bots: readonly BotSpec[]): Set<string | undefined> =>
  new Set(bots.map((bot) => (bot.kind === "player" ? bot.weights : undefined)));
