/** `gemwright replay`: reads records and replays each under the rules. */
import { positionAfter, resultOf, type GameRecord } from "@gemwright/notation";
import { EXIT_OK, JSON_OPTION, command } from "./command.ts";
import { readRecords } from "./file.ts";

const summary = (record: GameRecord) => ({
  turns: record.turns.length,
  ...resultOf(positionAfter(record)),
});

export const replay = command({
  name: "replay",
  summary: "Reads records, replays each game under the rules and prints its result.",
  files: { least: 1, most: Infinity },
  options: { json: JSON_OPTION },
  details: [
    "A record with a mistake is refused with its line, turn and reason, and exit code 1; results are",
    "printed only if every file is in order.",
  ],
  run({ files, options, terminal }) {
    const read = files.map((file) => ({ file, games: readRecords(file).map(summary) }));
    if (options.json) terminal.line(JSON.stringify({ games: read.flatMap(({ games }) => games) }));
    else
      for (const { file, games } of read)
        games.forEach(({ turns, scores, winners }, index) => {
          const where = files.length > 1 ? `${file}, ` : "";
          const who = winners.length === 0 ? "not over" : `won by seat ${winners.join(" and ")}`;
          terminal.line(
            `${where}game ${index + 1}: ${turns} turns, prestige ${scores.join(" ")}, ${who}`,
          );
        });
    return EXIT_OK;
  },
});
