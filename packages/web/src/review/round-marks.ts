import type { Deed } from "../play/deed.ts";

/** Rounds between two marks: few enough that their numbers have room on a phone. */
const STEPS = [1, 2, 5, 10, 20];
const MOST_MARKS = 7;

export interface RoundMark {
  readonly round: number;
  /** How many turns were played when it began. */
  readonly turns: number;
}

/** The rounds that are marked along a game: every one of a short game, every fifth of most. */
export function roundMarks(deeds: readonly Pick<Deed, "round">[]): RoundMark[] {
  const rounds = deeds.at(-1)?.round ?? 0;
  const step = STEPS.find((each) => rounds / each <= MOST_MARKS) ?? rounds;
  return deeds.flatMap(({ round }, turns) =>
    round !== deeds[turns - 1]?.round && round % step === 0 ? [{ round, turns }] : [],
  );
}
