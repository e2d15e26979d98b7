/** How fast a run goes: over a stretch, as games come in bursts with nothing between them. */
import { thousandths } from "../figures.ts";
import type { FromWorker } from "./messages.ts";

type Arrival = Omit<FromWorker & { type: "games" }, "type" | "samples"> & {
  readonly samples: number;
};

/** The figures, as the log keeps them. */
export interface Rates {
  readonly gamesPerS: number;
  readonly samplesPerS: number;
  readonly simulationsPerS: number;
  /** Of games with two seats, as the others have other lengths. */
  readonly turns: number;
  readonly firstSeat: number;
}

const STRETCH_SECONDS = 60;
/** A slow machine takes longer than the stretch for one arrival. */
const LEAST_ARRIVALS = 4;

export class Pace {
  private readonly arrivals: (Arrival & { readonly at: number })[] = [];
  /** When the stretch began, in seconds as for all times here. */
  private since: number;

  constructor(began: number) {
    this.since = began;
  }

  add(arrival: Arrival, at: number): void {
    const { arrivals } = this;
    arrivals.push({ ...arrival, at });
    while (arrivals.length > LEAST_ARRIVALS && at - (arrivals[0]?.at ?? at) > STRETCH_SECONDS)
      this.since = arrivals.shift()?.at ?? this.since;
  }

  /** Nothing before the first games have ended. */
  rates(at: number): Rates | undefined {
    if (this.arrivals.length === 0) return undefined;
    const sum = (key: keyof Arrival): number =>
      this.arrivals.reduce((total, arrival) => total + arrival[key], 0);
    const seconds = Math.max(1, at - this.since);
    const pairs = Math.max(1, sum("pairs"));
    return {
      gamesPerS: thousandths(sum("games") / seconds),
      samplesPerS: thousandths(sum("samples") / seconds),
      simulationsPerS: Math.round(sum("simulations") / seconds),
      turns: thousandths(sum("turns") / pairs),
      firstSeat: thousandths(sum("firstWins") / pairs),
    };
  }
}
