import type { SeatView } from "@gemwright/protocol";
import { t } from "../i18n/i18n.ts";
import { BOT_LEVELS } from "../i18n/words.ts";
import { numbered } from "../play/numbered.ts";

/** Who sits there: a bot is called by its level in the reader's language; nobody is undefined. */
function seatName({ bot, name }: SeatView): string | undefined {
  const level = BOT_LEVELS.find((each) => each === bot);
  return level ? t().bot(t().levelName[level]) : (name ?? undefined);
}

/** Who sits at a table, seat by seat; those who share a name are told apart as they are at the table. */
export const seatNames = (seats: readonly SeatView[]): (string | undefined)[] =>
  numbered(seats.map((seat) => seatName(seat) ?? "")).map((name) => name || undefined);
