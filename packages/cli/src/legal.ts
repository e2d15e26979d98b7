/** `gemwright legal`: every legal turn of a position. */
import { isOver } from "@gemwright/rules";
import { listTurns, makeTurn } from "@gemwright/notation";
import { EXIT_OK, JSON_OPTION, command } from "./command.ts";
import { GAME_OPTIONS, readPosition } from "./file.ts";

export const legal = command({
  name: "legal",
  summary: "Lists the legal turns of a position, one word a line.",
  files: { least: 1, most: 1 },
  options: { ...GAME_OPTIONS, json: JSON_OPTION },
  details: ["Every payment, return and choice of a noble is listed. A finished game has none."],
  run({ files: [file = ""], options, terminal }) {
    const position = readPosition(file, options.game, options.ply);
    const words = isOver(position)
      ? []
      : listTurns(position).map((turn) => makeTurn(position, turn));
    if (options.json) terminal.line(JSON.stringify({ legal: words }));
    else terminal.write(words.map((word) => `${word}\n`).join(""));
    return EXIT_OK;
  },
});
