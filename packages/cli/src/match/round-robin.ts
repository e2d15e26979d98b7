/** Every bot against every other with two seats, and their ratings on one scale. */
import { ratingsOf, type PairResult } from "@gemwright/ai";
import type { Terminal } from "../terminal.ts";
import type { BotSpec } from "./bots.ts";
import type { MatchSetting } from "./messages.ts";
import { jobsOf, runMatch } from "./run.ts";
import { Tally } from "./tally.ts";

export interface RoundRobin {
  readonly bots: readonly BotSpec[];
  readonly setting: Omit<MatchSetting, "bots">;
  /** For each pair. */
  readonly games: number;
  readonly seed: number;
  readonly concurrency: number;
}

interface Meeting extends PairResult {
  readonly tally: Tally;
}

async function meet(
  { bots, setting, games, seed, concurrency }: RoundRobin,
  first: number,
  second: number,
  terminal: Terminal,
): Promise<Meeting> {
  const pair = [bots[first]!, bots[second]!];
  const tally = new Tally(pair.length);
  await runMatch(
    { ...setting, bots: pair },
    jobsOf(pair.length, games, seed),
    concurrency,
    (done) => {
      tally.add(done.job, done.outcome);
      const names = pair.map((bot, i) => `${bot.name} ${tally.wins[i]}`).join("  ");
      terminal.progress(`${tally.games}/${games}  ${names}  shared ${tally.shared}`);
      return true;
    },
  );
  return { first, second, games: tally.games, share: tally.strength().share, tally };
}

export async function playRoundRobin(options: RoundRobin, terminal: Terminal, json: boolean) {
  const { bots } = options;
  const meetings: Meeting[] = [];
  for (let first = 0; first < bots.length; first++)
    for (let second = first + 1; second < bots.length; second++) {
      const meeting = await meet(options, first, second, terminal);
      meetings.push(meeting);
      terminal.progress("");
      if (!json) terminal.line(pairLine(meeting, bots));
    }
  const ratings = ratingsOf(bots.length, meetings);
  if (json)
    terminal.line(
      JSON.stringify({
        ratings: bots.map(({ name }, i) => ({ bot: name, ...ratings[i] })),
        pairs: meetings.map(({ first, second, games, share }) => ({ first, second, games, share })),
      }),
    );
  else
    bots.forEach(({ name }, i) => {
      const { elo, margin } = ratings[i]!;
      const spread = margin === 0 ? "" : ` ± ${Math.round(margin)}`;
      terminal.line(`rating   ${String(Math.round(elo)).padStart(5)}${spread.padEnd(7)}${name}`);
    });
}

function pairLine({ first, second, tally }: Meeting, bots: readonly BotSpec[]): string {
  const { share, margin, elo, interval } = tally.strength();
  const [low, high] = interval.map(Math.round);
  return (
    `${bots[first]!.name} : ${bots[second]!.name}  ${(share * 100).toFixed(1)} % ` +
    `± ${(margin * 100).toFixed(1)} of ${tally.games}, Elo ${Math.round(elo)} (${low} to ${high})`
  );
}
