/** What a run says of itself while it goes and when a sitting ends, as lines for people. */
import type { Losses, Trainer } from "@gemwright/ai/train";
import { thousandths } from "../figures.ts";
import type { Progress } from "./checkpoint.ts";
import type { Rates } from "./pace.ts";

/** A length of time in the units that tell something about it. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const rest = whole % 60;
  if (whole < 600 && rest > 0) return `${Math.floor(whole / 60)} min ${rest} s`;
  const minutes = Math.round(whole / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** What every entry of the log begins with. */
export const totals = ({ seconds, games, samples }: Progress) => ({
  hours: thousandths(seconds / 3600),
  games,
  samples,
});

export interface Report {
  readonly progress: Progress;
  /** Nothing while the first games of the sitting are under way. */
  readonly rates: Rates | undefined;
  readonly losses: Losses;
  /** Samples so far where there are too few to learn from yet. */
  readonly gathering: Trainer["gathering"];
  /** Whether a candidate comes to rest, which learning waits for. */
  readonly cooling: boolean;
  /** The rate of learning. */
  readonly rate: number;
  /** The last match. */
  readonly strength: string;
  readonly secondsLeft: number;
}

/** The entry for the log; figures that are not known yet are left out. */
export function reportEntry({ progress, rates, losses, rate }: Report) {
  const { policy, value, prestige, count } = losses;
  const learnt = {
    policyLoss: thousandths(policy),
    valueLoss: thousandths(value),
    prestigeLoss: thousandths(prestige),
  };
  return {
    kind: "progress",
    ...totals(progress),
    ...rates,
    ...(count > 0 ? learnt : undefined),
    rate,
  };
}

export function reportLine(report: Report): string {
  const { progress, rates, strength, secondsLeft } = report;
  const pace = rates
    ? [
        `${progress.games} games (${rates.gamesPerS.toFixed(1)}/s)`,
        `${rates.samplesPerS.toFixed(1)} positions/s`,
        `${rates.simulationsPerS} simulations/s`,
      ]
    : [`${progress.games} games, the next are being played`];
  return [
    duration(progress.seconds),
    ...pace,
    learning(report),
    ...(rates ? [`turns ${rates.turns.toFixed(1)}`] : []),
    strength,
    `${duration(secondsLeft)} left`,
  ].join("  ");
}

function learning({ losses, gathering, cooling }: Report): string {
  if (gathering) return `gathering samples, ${gathering.have} of ${gathering.least}`;
  const { policy, value, prestige, count } = losses;
  if (count > 0)
    return `loss policy ${thousandths(policy)} value ${thousandths(value)} prestige ${thousandths(prestige)}`;
  return cooling ? "a candidate cools down" : "waiting for samples";
}

/** What was done from one state of a run to another. */
export const between = (before: Progress, after: Progress) => ({
  seconds: after.seconds - before.seconds,
  games: after.games - before.games,
  samples: after.samples - before.samples,
  matches: after.evaluations - before.evaluations,
  promotions: after.promotions - before.promotions,
});

/** Whoever stopped it hears elsewhere how to go on. */
export function sittingLine(done: ReturnType<typeof between>, stopped: boolean): string {
  const { seconds, games, samples, matches, promotions } = done;
  const met = matches === 0 ? "no match" : counted(matches, "match", "matches");
  const promoted = promotions === 0 ? "" : `, ${counted(promotions, "promotion", "promotions")}`;
  const made = `${counted(games, "game", "games")}, ${counted(samples, "sample", "samples")}`;
  return `this sitting: ${made}, ${met}${promoted} in ${duration(seconds)}${stopped ? "" : "; the same call goes on from here"}`;
}

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
