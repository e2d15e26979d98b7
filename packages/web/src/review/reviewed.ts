import type { TurnAnalysis } from "@gemwright/ai";
import type { Seat } from "@gemwright/rules";
import type { Written } from "../i18n/numbers.ts";
import { momentAddress } from "../play/replay-address.ts";
import type { ReplayState, retrace } from "../play/replay-game.ts";
import type { ReviewTexts } from "./review-texts.ts";

/** Everything that the parts of the page are drawn from. */
export interface Reviewed extends ReturnType<typeof retrace> {
  readonly texts: ReviewTexts;
  readonly written: Written;
  readonly state: ReplayState;
  readonly names: readonly string[];
  /** Everybody, as in the result. */
  readonly ranked: readonly Seat[];
  readonly turns: readonly TurnAnalysis[];
}

/** The table before a turn. */
export const tableBefore = ({ state }: Reviewed, { turn }: TurnAnalysis): string =>
  momentAddress(state.address, turn - 1);

/** Everybody's chances before each turn, and after the last one that is judged. */
export const chancesOf = ({ turns }: Reviewed): readonly (readonly number[])[] => [
  ...turns.map(({ before }) => before),
  turns.at(-1)?.after ?? [],
];
