/** What the training command and its workers say to each other. */
import type { SeatCount } from "@gemwright/rules";

/** Weights travel in the form of their file. */
export type ToWorker =
  | {
      readonly type: "play";
      readonly weights: Uint8Array;
      /** The games behind the net. */
      readonly age: number;
    }
  | {
      readonly type: "match";
      readonly first: Uint8Array;
      readonly second: Uint8Array;
      readonly seats: SeatCount;
      readonly deals: number;
      readonly simulations: number;
      readonly seed: number;
    };

export type FromWorker =
  | {
      readonly type: "games";
      readonly samples: Int32Array;
      readonly games: number;
      readonly turns: number;
      readonly simulations: number;
      readonly firstWins: number;
      readonly pairs: number;
    }
  | { readonly type: "match"; readonly seats: SeatCount; readonly dealShares: readonly number[] };
