import type { ClockChoice } from "@gemwright/protocol";
import { t } from "../i18n/i18n.ts";

/** The clock that a table is played with. */
export function clockWords(clock: ClockChoice | null): string {
  const m = t();
  if (!clock) return m.noClock;
  if ("daysPerTurn" in clock) return m.clockDays(clock.daysPerTurn);
  return m.clockMinutes(Math.round(clock.baseS / 60), clock.incrementS);
}
