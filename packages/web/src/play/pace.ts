import { phase, seatCount, turnsPlayed } from "@gemwright/rules";
import type { Bots } from "./bots.ts";

/**
 * How long a bot takes over its turn at least, whatever travels on the table meanwhile, so that eyes
 * can follow; by seats, because the more bots play one after the other, the less each may take.
 */
const LEAST_MS = { 2: 600, 3: 500, 4: 400 } as const;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Bots that do not answer before a person at the table could have looked at it. */
export function paced(bots: Bots): Bots {
  let last = { turn: Number.NaN, at: 0 };
  return {
    ...bots,
    async choose(observed, level) {
      const turn = turnsPlayed(observed);
      // the time in which the turn of the bot before was shown counts
      const from = turn === last.turn + 1 ? last.at : performance.now();
      // a return or a noble belongs to the action that was just seen
      const until = phase(observed) === "action" ? from + LEAST_MS[seatCount(observed)] : 0;
      const [step] = await Promise.all([
        bots.choose(observed, level),
        pause(until - performance.now()),
      ]);
      last = { turn, at: performance.now() };
      return step;
    },
  };
}
