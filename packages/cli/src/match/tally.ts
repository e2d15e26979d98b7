/** What a match has shown so far. */
import { estimate, eloOf, spreadOf, type Estimate } from "@gemwright/ai";
import { hundredths, rounded } from "../figures.ts";
import type { BotSpec } from "../bots.ts";
import { MAX_TURNS, type GameOutcome } from "./game.ts";
import type { GameJob } from "./messages.ts";

export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
}

/** Error chances of one in twenty on either side. */
const BOUND = Math.log(0.95 / 0.05);
/** Fewer say too little about how much deals differ. */
export const MIN_DEALS = 16;

/** Games that a line of forfeits names. */
const MOST_NAMED = 5;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

export class Tally {
  readonly bots: number;
  games = 0;
  shared = 0;
  readonly wins: number[];
  /** Sum of each bot's prestige, for the margin. */
  readonly prestige: number[];
  /** Games that were cut short because nobody ended them. */
  cut = 0;
  readonly forfeits: { game: number; bot: number; reason: string }[] = [];
  private readonly open = new Map<number, number[]>();
  private readonly dealShares: number[] = [];

  constructor(bots: number) {
    this.bots = bots;
    this.wins = Array.from({ length: bots }, () => 0);
    this.prestige = Array.from({ length: bots }, () => 0);
  }

  add(job: GameJob, outcome: GameOutcome): void {
    this.games++;
    const botAt = (seat: number): number => job.seating[seat] as number;
    const winners = outcome.winners.map(botAt);
    if (outcome.cut) this.cut++;
    if (winners.length > 1) this.shared++;
    else for (const bot of winners) this.wins[bot] = (this.wins[bot] as number) + 1;
    outcome.scores.forEach((prestige, seat) => {
      this.prestige[botAt(seat)] = (this.prestige[botAt(seat)] as number) + prestige;
    });
    for (const { seat, reason } of outcome.forfeits)
      this.forfeits.push({ game: job.game, bot: botAt(seat), reason });
    const shares = this.open.get(job.deal) ?? [];
    shares.push(winners.includes(0) ? 1 / winners.length : 0);
    this.open.set(job.deal, shares);
    if (shares.length < this.bots) return;
    this.open.delete(job.deal);
    this.dealShares.push(sum(shares) / shares.length);
  }

  /**
   * The first bot against the mean of the others. The share counts every game; how sure it is comes
   * from whole deals, in which every bot had every seat, as far as there are any.
   */
  strength(): Estimate {
    const rest = [...this.open.values()].flat();
    const whole = this.dealShares.length * this.bots;
    const won = sum(this.dealShares) * this.bots;
    const share = this.games === 0 ? 1 / this.bots : (won + sum(rest)) / (whole + rest.length);
    const { dealShares } = this;
    const { bounds, margin } = estimate(
      dealShares.length > 1 ? dealShares : [...dealShares, ...rest],
    );
    const elo = (each: number): number => eloOf(this.pairwise(each));
    return { share, bounds, margin, elo: elo(share), interval: [elo(bounds[0]), elo(bounds[1])] };
  }

  /** The chance against one other, from the share of a game with all of them, and back. */
  private pairwise(share: number): number {
    const others = this.bots - 1;
    return (share * others) / (share * others + 1 - share);
  }
  private shareOf(chance: number): number {
    return chance / (chance + (this.bots - 1) * (1 - chance));
  }

  /** How far the first bot's prestige is ahead of the others' mean, a game. */
  margin(): number {
    const [first = 0, ...others] = this.prestige;
    return (first - sum(others) / others.length) / Math.max(1, this.games);
  }

  /** The log likelihood ratio of a sequential test, and what it has decided. */
  test({ elo0, elo1 }: Sprt): { ratio: number; decided: "better" | "not better" | undefined } {
    const n = this.dealShares.length;
    if (n < MIN_DEALS) return { ratio: 0, decided: undefined };
    const expected = (elo: number): number => this.shareOf(1 / (1 + 10 ** (-elo / 400)));
    const mean = sum(this.dealShares) / n;
    const { variance } = spreadOf(this.dealShares);
    const [low, high] = [expected(elo0), expected(elo1)];
    const ratio = (n * (high - low) * (2 * mean - low - high)) / (2 * variance);
    return {
      ratio,
      decided: ratio > BOUND ? "better" : ratio < -BOUND ? "not better" : undefined,
    };
  }
}

/** What programs read of it. */
export function resultOf(tally: Tally) {
  const { share, bounds, elo, interval } = tally.strength();
  // where nothing was played nothing is shown
  const shown = <T>(figure: T): T | null => (tally.games === 0 ? null : figure);
  return {
    games: tally.games,
    wins: tally.wins,
    shared: tally.shared,
    elo: shown(hundredths(elo)),
    interval: shown(interval.map(hundredths)),
    share: shown(rounded(share)),
    shareInterval: shown(bounds.map(rounded)),
    margin: hundredths(tally.margin()),
    forfeits: forfeitsOf(tally),
    cut: tally.cut,
  };
}

/** What went otherwise than games should: those that nobody ended, and who broke the protocol. */
export const troubleLines = (tally: Tally, bots: readonly BotSpec[]): string[] => [
  ...(tally.cut > 0 ? [`cut      ${tally.cut} not over after ${MAX_TURNS} turns`] : []),
  ...forfeitLines(tally, bots),
];

/** Who broke the protocol, in the order of the games; games and bots count from 1. */
const forfeitsOf = ({ forfeits }: Tally) =>
  forfeits
    .toSorted((a, b) => a.game - b.game)
    .map(({ game, bot, reason }) => ({ game: game + 1, bot: bot + 1, reason }));

/** One line for all games that a bot has lost for the same reason. */
function forfeitLines(tally: Tally, bots: readonly BotSpec[]): string[] {
  const alike = Map.groupBy(
    forfeitsOf(tally),
    ({ bot, reason }) => `${bots[bot - 1]?.name} ${reason}`,
  );
  return Array.from(alike, ([what, forfeits]) => {
    const games = forfeits.slice(0, MOST_NAMED).map(({ game }) => game);
    const more = forfeits.length - games.length;
    const which = `game${forfeits.length === 1 ? "" : "s"} ${games.join(", ")}`;
    return `forfeit  ${which}${more > 0 ? ` and ${more} more` : ""}: ${what}`;
  });
}
