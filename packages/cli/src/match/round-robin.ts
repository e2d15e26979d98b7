/** Every bot against every other with two seats, and their ratings on one scale. */
import { ratingsOf, type PairResult } from "@gemwright/ai";
import type { BotSpec } from "../bots.ts";
import { hundredths, percent, signed } from "../figures.ts";
import type { Terminal } from "../terminal.ts";
import { jobsOf, runMatch, type MatchPlan } from "./run.ts";
import { Tally, resultOf, troubleLines } from "./tally.ts";

interface Meeting extends PairResult {
  readonly tally: Tally;
}

async function meet(
  { bots, setting, games, seed, concurrency, records, stopping }: MatchPlan,
  [first, second]: Pair,
  [number, pairs]: readonly [number: number, pairs: number],
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
      records?.add(done, pair, number * games);
      const names = pair.map((bot, i) => `${bot.name} ${tally.wins[i]}`).join("  ");
      terminal.progress(
        `pair ${number + 1}/${pairs}  ${tally.games}/${games}  ${names}  shared ${tally.shared}`,
      );
      return true;
    },
    stopping,
  );
  return { first, second, games: tally.games, share: tally.strength().share, tally };
}

export async function playRoundRobin(options: MatchPlan, terminal: Terminal, json: boolean) {
  const { bots } = options;
  const meetings: Meeting[] = [];
  const pairs = pairsOf(bots.length);
  for (const [i, pair] of pairs.entries()) {
    const meeting = await meet(options, pair, [i, pairs.length], terminal);
    terminal.progress("");
    if (meeting.games > 0) meetings.push(meeting);
    if (!json) pairLines(meeting, bots).forEach((line) => terminal.line(line));
    if (options.stopping.aborted) break;
  }
  // one scale needs games of everybody
  const met = new Set(meetings.flatMap(({ first, second }) => [first, second]));
  const ratings = met.size < bots.length ? [] : ratingsOf(bots.length, meetings);
  if (json)
    terminal.line(
      JSON.stringify({
        ratings: ratings.map(({ elo, margin }, i) => ({
          bot: bots[i]!.name,
          elo: hundredths(elo),
          margin: hundredths(margin),
        })),
        pairs: meetings.map(({ first, second, tally }) => ({
          first: first + 1,
          second: second + 1,
          ...asSeenByAll(resultOf(tally), first, second),
        })),
      }),
    );
  else
    ratings.forEach(({ elo, margin }, i) => {
      const spread = margin === 0 ? "" : ` ± ${Math.round(margin)}`;
      const rating = `${String(Math.round(elo)).padStart(5)}${spread.padEnd(7)}`;
      terminal.line(`rating   ${rating}${bots[i]!.name}`);
    });
}

/** In a pair bots count from 1; here they do in the list of all. */
const asSeenByAll = (result: ReturnType<typeof resultOf>, first: number, second: number) => ({
  ...result,
  forfeits: result.forfeits.map((each) => ({
    ...each,
    bot: (each.bot === 1 ? first : second) + 1,
  })),
});

type Pair = readonly [first: number, second: number];

function pairsOf(bots: number): Pair[] {
  const all = Array.from({ length: bots }, (_, bot) => bot);
  return all.flatMap((first) => all.slice(first + 1).map((second): Pair => [first, second]));
}

function pairLines({ first, second, tally }: Meeting, bots: readonly BotSpec[]): string[] {
  const { share, bounds, elo, interval } = tally.strength();
  const pair = [bots[first]!, bots[second]!];
  return [
    `${pair.map(({ name }) => name).join(" : ")}  ${percent(share)} % ` +
      `(${bounds.map(percent).join(" to ")}) of ${tally.games}, ` +
      `Elo ${signed(elo)} (${interval.map(signed).join(" to ")})`,
    ...troubleLines(tally, pair),
  ];
}
