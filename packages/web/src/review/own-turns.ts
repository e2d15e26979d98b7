import { summarise, type SeatAnalysis, type TurnAnalysis } from "@gemwright/ai";
import type { StandIns } from "@gemwright/notation";

/** Whether a bot played the turn for somebody. */
export const isStandIns = (botTurns: StandIns, { seat, turn }: TurnAnalysis): boolean =>
  botTurns[seat]?.includes(turn) ?? false;

/** Rounds in a few words: those that follow on one another are told by the first and the last. */
export function stretches(rounds: readonly number[]): string {
  const found: [first: number, last: number][] = [];
  for (const round of rounds) {
    const stretch = found.at(-1);
    if (stretch?.[1] === round - 1) stretch[1] = round;
    else found.push([round, round]);
  }
  return found
    .map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
    .join(", ");
}

/** What can be said of each player by the turns that nobody played in their place. */
export const ownAnalyses = (
  turns: readonly TurnAnalysis[],
  seats: number,
  botTurns: StandIns,
): SeatAnalysis[] =>
  Array.from({ length: seats }, (_, seat) => {
    const own = turns.filter((turn) => turn.seat === seat && !isStandIns(botTurns, turn));
    return summarise(own, seat);
  });
