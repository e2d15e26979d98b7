/** `gemwright bench`: how fast whole games of random play go through the step interface. */
import { benchSeats, type BenchResult } from "./bench/run.ts";
import { SEAT_COUNTS } from "@gemwright/rules";
import { EXIT_OK, JSON_OPTION, command } from "./command.ts";

export const bench = command({
  name: "bench",
  summary: "Measures random play: whole turns and games a second, with a signature.",
  options: {
    seconds: {
      type: "number",
      value: "S",
      help: "how long to measure each number of seats",
      fallback: 2,
      least: 1,
      most: 600,
    },
    json: JSON_OPTION,
  },
  details: [
    "Uniform choice among all legal steps, every payment included, one thread, fixed seeds.",
    "The signature is a checksum of all final positions of the first games: the same on every",
    "machine, and different as soon as any rule plays differently.",
  ],
  run({ options, terminal }) {
    const { signature, results } = benchAll(options.seconds);
    if (options.json) {
      const rounded = results.map(({ seats, turnsPerS, gamesPerS }) => ({
        seats,
        turnsPerS: Math.round(turnsPerS),
        gamesPerS: Math.round(gamesPerS),
      }));
      terminal.line(JSON.stringify({ signature, results: rounded }));
      return EXIT_OK;
    }
    terminal.line(`signature ${signature}`);
    for (const { seats, turnsPerS, gamesPerS } of results)
      terminal.line(
        `${seats} seats  ${(turnsPerS / 1e6).toFixed(2)} M turns/s  ${Math.round(gamesPerS)} games/s`,
      );
    return EXIT_OK;
  },
});

function benchAll(seconds: number): { signature: string; results: BenchResult[] } {
  const results = SEAT_COUNTS.map((seats) => benchSeats(seats, seconds));
  return { signature: results.map((result) => result.checksum).join("-"), results };
}
