/** The record of a finished game, with the means to check the deal. */
import { makeRecord, nameTags, standInTags, type StandIns } from "@gemwright/notation";
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
  further.push(...standInTags(standInsAt(state)));
  if (clock) further.push(["Clock", makeClock(clock)]);
  // A resigned game is not over under the rules, so the record's own result stays open.
  if (state.result?.ending === "resigned")
    further.push(["Termination", `resigned; won by seat ${state.result.winners.join(" ")}`]);
  further.push([COMMITMENT_TAG, commitment], [SALT_TAG, secret.salt]);
  return makeRecord({ deal: dealOf(secret, seats), options: { hideReserved }, further, turns });
}

/**
 * The turns of which a bot decided a step in a person's seat. One that it only finished is its turn
 * too: nobody answers for half of one. A pass that the rules forced is whoever's the seat was then.
 */
function standInsAt(state: TableState): StandIns {
  const { turns } = gameOf(state);
  const byBot = standingSteps(state);
  let first = 0;
  const bots = turns.map((turn) => byBot.slice(first, (first += turn.length)).includes(true));
  return state.seats.map(({ player }, index) => {
    const stoodIn = state.entries.some(
      (entry) => entry.type === "away" && entry.seat === index + 1,
    );
    if (player === null || !stoodIn) return undefined;
    return turns.flatMap((_, i) => (i % state.seats.length === index && bots[i] ? [i + 1] : []));
  });
}

/** Of the steps that were not taken back, in their order, whether a bot had the seat. */
function standingSteps({ entries }: TableState): readonly boolean[] {
  const away = new Set<number>();
  let steps: { readonly seq: number; readonly byBot: boolean }[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.type === "away") away.add(entry.seat);
    if (entry.type === "back") away.delete(entry.seat);
    if (entry.type === "step") {
      const byBot = entry.by === "bot" || (entry.by === "rule" && away.has(entry.seat));
      steps.push({ seq: index + 1, byBot });
    }
    if (entry.type === "taken-back") steps = steps.filter(({ seq }) => seq <= entry.to);
  }
  return steps.map(({ byBot }) => byBot);
}

const makeClock = (clock: NonNullable<TableState["opened"]["clock"]>): string =>
  "daysPerTurn" in clock
    ? `${clock.daysPerTurn} days a turn`
    : `${clock.baseS}+${clock.incrementS}`;
