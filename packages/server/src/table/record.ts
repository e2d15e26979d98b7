/** The record of a finished game, with the means to check the deal. */
import { makeRecord, nameTags } from "@gemwright/notation";
import { dealOf } from "./dealer.ts";
import { gameOf, type TableState } from "./state.ts";

export const COMMITMENT_TAG = "Commitment";
export const SALT_TAG = "Salt";

export function recordOf(state: TableState): string {
  const { secret, commitment, turns } = gameOf(state);
  const { seats, clock, hideReserved, table, at } = state.opened;
  const further: [string, string][] = [
    ["Site", `table ${table}`],
    ["Date", new Date(at).toISOString().slice(0, 10)],
    ...nameTags(state.seats.map(({ name, bot }) => (bot === null ? (name ?? "") : `${bot} (bot)`))),
  ];
  if (clock) further.push(["Clock", makeClock(clock)]);
  // A resigned game is not over under the rules, so the record's own result stays open.
  if (state.result?.ending === "resigned")
    further.push(["Termination", `resigned; won by seat ${state.result.winners.join(" ")}`]);
  further.push([COMMITMENT_TAG, commitment], [SALT_TAG, secret.salt]);
  return makeRecord({ deal: dealOf(secret, seats), options: { hideReserved }, further, turns });
}

const makeClock = (clock: NonNullable<TableState["opened"]["clock"]>): string =>
  "daysPerTurn" in clock
    ? `${clock.daysPerTurn} days a turn`
    : `${clock.baseS}+${clock.incrementS}`;
