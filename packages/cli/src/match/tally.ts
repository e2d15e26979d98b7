/** What a match has shown so far. */
import { estimate, eloOf, type Estimate } from "@gemwright/ai";
import type { BotSpec } from "./bots.ts";
import type { GameOutcome } from "./game.ts";
import type { GameJob } from "./messages.ts";

export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
}

/** Error chances of one in twenty on either side. */
const BOUND = Math.log(0.95 / 0.05);
const MIN_DEALS = 16;

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
    if (outcome.forfeit)
      this.forfeits.push({
        game: job.game,
        bot: botAt(outcome.forfeit.seat),
        reason: outcome.forfeit.reason,
      });
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
    const share = this.games === 0 ? 0.5 : (won + sum(rest)) / (whole + rest.length);
    const { margin } = estimate(this.dealShares.length > 1 ? this.dealShares : rest);
    const elo = (each: number): number => eloOf(this.pairwise(each));
    return { share, margin, elo: elo(share), interval: [elo(share - margin), elo(share + margin)] };
  }

  /** The chance against one other, from the share of a game with all of them, and back. */
  private pairwise(share: number): number {
    const bounded = Math.min(1, Math.max(0, share));
    const others = this.bots - 1;
    return (bounded * others) / (bounded * others + 1 - bounded);
  }
  private shareOf(chance: number): number {
    return chance / (chance + (this.bots - 1) * (1 - chance));
  }

  /** How far the first bot's prestige is ahead of the others' mean, a game. */
  margin(): number {
    const [first = 0, ...others] = this.prestige;
    const mean = others.reduce((sum, each) => sum + each, 0) / others.length;
    return (first - mean) / Math.max(1, this.games);
  }

  /** The log likelihood ratio of a sequential test, and what it has decided. */
  test({ elo0, elo1 }: Sprt): { ratio: number; decided: "better" | "not better" | undefined } {
    const n = this.dealShares.length;
    if (n < MIN_DEALS) return { ratio: 0, decided: undefined };
    const expected = (elo: number): number => this.shareOf(1 / (1 + 10 ** (-elo / 400)));
    const mean = sum(this.dealShares) / n;
    const variance = sum(this.dealShares.map((x) => (x - mean) ** 2)) / n + 1e-4;
    const [low, high] = [expected(elo0), expected(elo1)];
    const ratio = (n * (high - low) * (2 * mean - low - high)) / (2 * variance);
    return {
      ratio,
      decided: ratio > BOUND ? "better" : ratio < -BOUND ? "not better" : undefined,
    };
  }
}

/** Who broke the protocol, in the order of the games; games and bots count from 1. */
export const forfeitsOf = ({ forfeits }: Tally) =>
  forfeits
    .toSorted((a, b) => a.game - b.game)
    .map(({ game, bot, reason }) => ({ game: game + 1, bot: bot + 1, reason }));

export const forfeitLines = (tally: Tally, bots: readonly BotSpec[]): string[] =>
  forfeitsOf(tally).map(
    ({ game, bot, reason }) => `forfeit  game ${game}: ${bots[bot - 1]?.name} ${reason}`,
  );
