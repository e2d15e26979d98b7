/** What the match command and its workers say to each other. */
import type { Budget } from "@gemwright/ai";
import type { Deal } from "@gemwright/rules";
import type { BotSpec } from "../bots.ts";
import type { GameOutcome } from "./game.ts";

export interface GameJob {
  readonly game: number;
  /** Which deal it is; a deal is played once for each rotation of the seats. */
  readonly deal: number;
  readonly cards: Deal;
  /** By seat: which bot sits there. */
  readonly seating: readonly number[];
  readonly seed: number;
}

/** A worker plays a game, or ends with everything it has started. */
export type ToWorker = GameJob | "stop";

export interface MatchSetting {
  readonly bots: readonly BotSpec[];
  readonly budget: Budget;
  /** The time that programs are told. */
  readonly timeMs: number;
}

export interface Done {
  readonly job: GameJob;
  readonly outcome: GameOutcome;
}
