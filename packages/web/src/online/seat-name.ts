import type { SeatView } from "@gemwright/protocol";
import { t } from "../i18n/i18n.ts";
import { BOT_LEVELS } from "../i18n/words.ts";

/** Who sits there: a bot is called by its level in the reader's language; nobody is undefined. */
export function seatName({ bot, name }: SeatView): string | undefined {
  const level = BOT_LEVELS.find((each) => each === bot);
  return level ? t().bot(t().levelName[level]) : (name ?? undefined);
}
