/** `gemwright match`: bots against each other on paired deals. */
import { availableParallelism } from "node:os";
import { BOT_HELP, parseBots, weightsOf, type BotSpec } from "../bots.ts";
import { BUDGET_LIMITS, budgetOf } from "../budget.ts";
import { championNetwork } from "../champion.ts";
import { EXIT_OK, EXIT_STOPPED, JSON_OPTION, UsageError, command } from "../command.ts";
import { stoppable } from "../stoppable.ts";
import type { Terminal } from "../terminal.ts";
import { percent, signed } from "../figures.ts";
import { MAX_TURNS, STAND_IN } from "./game.ts";
import type { Done } from "./messages.ts";
import { RecordFile } from "./record-file.ts";
import { playRoundRobin } from "./round-robin.ts";
import { inTurn, jobsOf, runMatch, type MatchPlan } from "./run.ts";
import { MIN_DEALS, Tally, resultOf, troubleLines, type Sprt } from "./tally.ts";

const DEFAULT_MS = 75;
/** Told to programs where the budget is counted in simulations. */
const PROGRAM_MS = 1000;

export const match = command({
  name: "match",
  summary: "Plays bots against each other with rotated seats and mirrored decks.",
  options: {
    bots: { type: "text", value: "A,B[,C,D]", help: "the bots, as many as there are seats" },
    games: { type: "number", value: "N", help: "games", fallback: 100, least: 1, most: 1e6 },
    time: { ...BUDGET_LIMITS.time, help: `time for a step (${DEFAULT_MS})` },
    nodes: { ...BUDGET_LIMITS.nodes, help: "simulations for a step" },
    seed: {
      type: "number",
      value: "S",
      help: "of deals and bots",
      fallback: 1,
      least: 0,
      most: 1e9,
    },
    concurrency: {
      type: "number",
      value: "C",
      help: "games at once; all cores by default",
      least: 1,
      most: 256,
    },
    "round-robin": {
      type: "flag",
      help: "every pair of the bots plays with two seats; ratings on one scale",
    },
    sprt: {
      type: "text",
      value: "E0,E1",
      help: "stop when E1 fits the results clearly better than E0, or worse",
    },
    out: { type: "text", value: "FILE", help: "keep the records" },
    json: JSON_OPTION,
  },
  details: [
    BOT_HELP,
    "A deal is played once for each rotation of the seats. Elo is that of the first bot against",
    "the others, with a 95 % interval over deals. Levels below champion have their own limits.",
    `A bot that breaks the protocol loses that game; with three and four seats ${STAND_IN} plays its`,
    "seat on, and the best of the others wins. A game that nobody ends is cut after",
    `${MAX_TURNS} turns, and whoever leads has won. Records are written as games end, in their order,`,
    "in a round robin pair after pair. Ctrl-C ends it early; what was played counts and is kept (exit",
    `code 130). A sequential test waits for ${MIN_DEALS} deals and takes the games in their order, so that`,
    "it ends after the same one however many are played at once.",
    "An Elo beyond 1320 in either direction is told as that. With --json: games, wins by bot, shared,",
    "elo with its interval, share of the first bot with its shareInterval (null where no game was",
    "over), margin in prestige a game, forfeits, and cut, the number of games that were cut.",
    "A round robin prints ratings by bot, and for each pair the same as a match, seen by the first of",
    "two; bots count from 1 in the order of --bots.",
  ],
  async run({ options, terminal }) {
    const roundRobin = options["round-robin"];
    const bots = parseBots(options.bots, !roundRobin);
    const sprt = parseSprt(options.sprt);
    const timeMs = options.time ?? (options.nodes === undefined ? DEFAULT_MS : PROGRAM_MS);
    const budget = budgetOf(options) ?? { milliseconds: timeMs };
    // Said once and here, not by every worker.
    for (const file of weightsOf(bots)) championNetwork(file);
    const concurrency = Math.min(options.concurrency ?? availableParallelism(), options.games);
    if (roundRobin && sprt) throw new UsageError("--sprt is for a match, not for a round robin");
    const { games, seed, out, json } = options;
    const records = out === undefined ? undefined : new RecordFile(out);
    const setting = { budget, timeMs };
    return stoppable(terminal, async (stopping) => {
      const plan = { bots, setting, games, seed, concurrency, records, stopping };
      try {
        if (roundRobin) {
          await playRoundRobin(plan, terminal, json);
          if (!stopping.aborted) return EXIT_OK;
          terminal.complain("stopped before every bot had met every other");
          return EXIT_STOPPED;
        }
        const tally = await playMatch(plan, sprt, terminal);
        if (json) terminal.line(JSON.stringify(asJson(tally, sprt)));
        else for (const line of report(tally, bots, sprt)) terminal.line(line);
        if (!stopping.aborted || tally.games === games) return EXIT_OK;
        terminal.complain(`stopped after ${tally.games} of ${games} games`);
        return EXIT_STOPPED;
      } finally {
        // Whatever ended it, what was played is kept.
        terminal.progress("");
        records?.close();
      }
    });
  },
});

async function playMatch(
  { bots, setting, games, seed, concurrency, records, stopping }: MatchPlan,
  sprt: Sprt | undefined,
  terminal: Terminal,
): Promise<Tally> {
  const tally = new Tally(bots.length);
  const take = (result: Done): boolean => {
    tally.add(result.job, result.outcome);
    records?.add(result, bots);
    terminal.progress(`${tally.games}/${games}  ${summary(tally, bots)}`);
    return !(sprt && tally.test(sprt).decided);
  };
  const jobs = jobsOf(bots.length, games, seed);
  terminal.progress(`0/${games}`);
  const heard = sprt ? inTurn(take) : take;
  await runMatch({ ...setting, bots }, jobs, concurrency, heard, stopping);
  terminal.progress("");
  return tally;
}

function parseSprt(text: string | undefined): Sprt | undefined {
  if (text === undefined) return undefined;
  const [, elo0, elo1] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (!(Number(elo0) < Number(elo1)))
    throw new UsageError("--sprt takes two Elo differences, the smaller first: 0,10");
  return { elo0: Number(elo0), elo1: Number(elo1) };
}

function summary(tally: Tally, bots: readonly BotSpec[]): string {
  const { elo, interval } = tally.strength();
  const wins = bots.map((bot, i) => `${bot.name} ${tally.wins[i]}`).join("  ");
  return `${wins}  shared ${tally.shared}  Elo ${signed(elo)} (${interval.map(signed).join(" to ")})`;
}

function report(tally: Tally, bots: readonly BotSpec[], sprt: Sprt | undefined): string[] {
  if (tally.games === 0) return [];
  const { share, bounds, elo, interval } = tally.strength();
  const lines = [
    `games    ${tally.games}`,
    ...bots.map((bot, i) => `wins     ${String(tally.wins[i]).padEnd(8)}${bot.name}`),
    `shared   ${tally.shared}`,
    `share    ${percent(share)} % for ${bots[0]?.name}, 95 % between ${bounds.map(percent).join(" and ")}`,
    `margin   ${tally.margin().toFixed(2)} prestige a game`,
    `Elo      ${signed(elo)}, 95 % between ${interval.map(signed).join(" and ")}`,
  ];
  if (sprt) {
    const { ratio, decided } = tally.test(sprt);
    lines.push(`SPRT     ${ratio.toFixed(2)}, ${decided ?? "undecided"}`);
  }
  return [...lines, ...troubleLines(tally, bots)];
}

const asJson = (tally: Tally, sprt: Sprt | undefined) => ({
  ...resultOf(tally),
  ...(sprt ? { sprt: tally.test(sprt) } : {}),
});
