/** What a match has shown so far. */
import { estimate, eloOf, type Estimate } from "@gemwright/ai";
import type { GameOutcome } from "./game.ts";
import type { GameJob } from "./messages.ts";

export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
}

/** Error chances of one in twenty on either side. */
const BOUND = Math.log(0.95 / 0.05);
const MIN_DEALS = 16;

export class Tally {
  readonly bots: number;
  games = 0;
  shared = 0;
  readonly wins: number[];
  /** Sum of each bot's prestige, for the margin. */
  readonly prestige: number[];
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
    this.dealShares.push(shares.reduce((sum, share) => sum + share, 0) / shares.length);
  }

  /** The first bot against the mean of the others, deals that are not complete included. */
  strength(): Estimate {
    const partial = [...this.open.values()].map(
      (shares) => shares.reduce((sum, share) => sum + share, 0) / shares.length,
    );
    const plain = estimate([...this.dealShares, ...partial]);
    const pairwise = (share: number): number => {
      const bounded = Math.min(1, Math.max(0, share));
      const against = this.bots - 1;
      return (bounded * against) / (bounded * against + 1 - bounded);
    };
    return {
      share: plain.share,
      margin: plain.margin,
      elo: eloOf(pairwise(plain.share)),
      interval: [
        eloOf(pairwise(plain.share - plain.margin)),
        eloOf(pairwise(plain.share + plain.margin)),
      ],
    };
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
    const expected = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
    const mean = this.dealShares.reduce((sum, x) => sum + x, 0) / n;
    const variance = this.dealShares.reduce((sum, x) => sum + (x - mean) ** 2, 0) / n + 1e-4;
    const [low, high] = [expected(elo0), expected(elo1)];
    const ratio = (n * (high - low) * (2 * mean - low - high)) / (2 * variance);
    return {
      ratio,
      decided: ratio > BOUND ? "better" : ratio < -BOUND ? "not better" : undefined,
    };
  }
}
