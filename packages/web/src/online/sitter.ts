import type { SeatView } from "@gemwright/protocol";
import { cleanName } from "../i18n/marked.ts";
import { BOT_LEVELS, type BotLevel } from "../i18n/words.ts";
import type { Sitter } from "../play/game.ts";

/** The level of a bot that the server names; one that the table does not know plays like an apprentice. */
export const botLevel = (bot: string | null): BotLevel | undefined =>
  BOT_LEVELS.find((level) => level === bot) ?? (bot === null ? undefined : "apprentice");

/** What a person is called, whatever program has given them the name. */
export const personName = (name: string | null): string => cleanName(name ?? "") || "?";

/** Who sits in a seat of the server's. */
export const sitterOf = (seat: SeatView): Sitter => ({
  // a bot is called by its level in the reader's language
  name: seat.bot === null ? personName(seat.name) : "",
  bot: botLevel(seat.bot),
  away: seat.away !== null,
  resigned: seat.away === "resigned",
});
