/** `gemwright perft`: counts the turns ahead, the exact check of the rules. */
import { deckDealer, perft as count } from "@gemwright/rules";
import { positionAfter } from "@gemwright/notation";
import { EXIT_OK, JSON_OPTION, command } from "./command.ts";
import { GAME_OPTIONS, readGame } from "./file.ts";

export const perft = command({
  name: "perft",
  summary: "Counts the sequences of turns from a position, for each depth.",
  files: { least: 1, most: 1 },
  options: {
    depth: {
      type: "number",
      value: "D",
      help: "how many turns ahead",
      fallback: 2,
      least: 1,
      most: 20,
    },
    ...GAME_OPTIONS,
    json: JSON_OPTION,
  },
  details: ["Cards are dealt in the order of the record. A finished game counts as one leaf."],
  run({ files: [file = ""], options, terminal }) {
    const record = readGame(file, options.game, options.ply);
    const position = positionAfter(record);
    const dealer = deckDealer(record.deal);
    const counts: number[] = [];
    for (let depth = 1; depth <= options.depth; depth++) {
      const leaves = count(position, dealer, depth);
      counts.push(leaves);
      if (!options.json) terminal.line(`${depth} ${leaves}`);
    }
    if (options.json) terminal.line(JSON.stringify({ perft: counts }));
    return EXIT_OK;
  },
});
