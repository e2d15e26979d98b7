/** `gemwright bench`: how fast whole games of random play go through the step interface. */
import { benchSeats, checksumOf, type BenchResult } from "./bench/run.ts";
import { SEAT_COUNTS } from "@gemwright/rules";
import { committedFigures } from "./bench/document.ts";
import { measureAll, type Measure } from "./bench/measures.ts";
import { EXIT_OK, JSON_OPTION, command } from "./command.ts";
import type { Terminal } from "./terminal.ts";

export const bench = command({
  name: "bench",
  summary: "Measures random play: whole turns and games a second, with a signature.",
  options: {
    seconds: {
      type: "number",
      value: "S",
      help: "how long each of nine speeds is measured, after a second to warm up",
      fallback: 1,
      least: 1,
      most: 600,
    },
    full: {
      type: "flag",
      help: "measure copies, perft and search too, and compare with docs/BENCHMARKS.md",
    },
    json: JSON_OPTION,
  },
  details: [
    "Uniform choice among all legal steps, every payment included, one thread, fixed seeds,",
    "through the public functions randomStep, play and deal; for comparison with legalSteps, which",
    "lists every step first, and with playout, which plays a whole game in one call. These three",
    "ways with two, three and four seats make nine speeds: some 20 seconds in all, 45 with --seconds 4.",
    "The signature is a checksum of all final positions of the first games: the same on every",
    "machine, and different as soon as any rule plays differently.",
  ],
  run({ options, terminal }) {
    if (options.full) return compareAll(options.seconds, options.json, terminal);
    const results = SEAT_COUNTS.map((seats) => benchSeats(seats, options.seconds));
    const signature = signatureNow();
    if (options.json) {
      terminal.line(JSON.stringify({ signature, results: results.map(rounded) }));
      return EXIT_OK;
    }
    terminal.line(`signature ${signature}`);
    for (const { seats, turnsPerS, gamesPerS, listed, playout } of results)
      terminal.line(
        `${seats} seats  ${millions(turnsPerS)} M turns/s  ${Math.round(gamesPerS)} games/s` +
          `  (listing all steps ${millions(listed.turnsPerS)} M, playout ${millions(playout.turnsPerS)} M)`,
      );
    return EXIT_OK;
  },
});

const signatureNow = (): string => SEAT_COUNTS.map(checksumOf).join("-");

/** Each figure beside the committed one; a ratio above 1 is better than then. */
function compareAll(seconds: number, json: boolean, terminal: Terminal): number {
  const committed = committedFigures();
  const signature = signatureNow();
  if (!json) terminal.line(`signature ${signature}`);
  const measures: (Measure & { ratio: number | null })[] = [];
  measureAll(seconds, (measure) => {
    const before = committed.get(measure.name);
    const change = before === undefined ? null : measure.value / before;
    const ratio = change === null || measure.moreIsBetter ? change : 1 / change;
    measures.push({ ...measure, ratio });
    const compared =
      ratio === null ? "not in docs/BENCHMARKS.md" : `${ratio.toFixed(2)} × committed`;
    if (!json)
      terminal.line(
        `${measure.name.padEnd(44)}${measure.value.toFixed(2).padStart(8)} ${measure.unit.padEnd(16)}${compared}`,
      );
  });
  if (json) terminal.line(JSON.stringify({ signature, measures }));
  return EXIT_OK;
}

const millions = (turns: number): string => (turns / 1e6).toFixed(2);

const rounded = ({ seats, turnsPerS, gamesPerS, listed, playout }: BenchResult) => ({
  seats,
  turnsPerS: Math.round(turnsPerS),
  gamesPerS: Math.round(gamesPerS),
  listedTurnsPerS: Math.round(listed.turnsPerS),
  playoutTurnsPerS: Math.round(playout.turnsPerS),
});
