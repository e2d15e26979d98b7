/** How fast a run goes and what it learns, counted from one report to the next. */
import type { Losses } from "@gemwright/ai/train";
import type { FromWorker } from "./messages.ts";

type Parcel = Omit<FromWorker & { type: "games" }, "type" | "samples"> & {
  readonly samples: number;
};

const NOTHING: Parcel = { games: 0, samples: 0, simulations: 0, turns: 0, firstWins: 0, pairs: 0 };

export class Pace {
  private recent: { -readonly [K in keyof Parcel]: Parcel[K] } = { ...NOTHING };

  add(parcel: Parcel): void {
    for (const key of Object.keys(NOTHING) as (keyof Parcel)[]) this.recent[key] += parcel[key];
  }

  /** The figures since the last call, as the log keeps them. */
  take(seconds: number, losses: Losses) {
    const { games, samples, simulations, turns, firstWins, pairs } = this.recent;
    this.recent = { ...NOTHING };
    return {
      gamesPerS: round(games / seconds),
      samplesPerS: round(samples / seconds),
      simulationsPerS: Math.round(simulations / seconds),
      turns: round(turns / Math.max(1, pairs)),
      firstSeat: round(firstWins / Math.max(1, pairs)),
      policyLoss: round(losses.policy),
      valueLoss: round(losses.value),
      prestigeLoss: round(losses.prestige),
    };
  }
}

const round = (x: number): number => Math.round(x * 1000) / 1000;
