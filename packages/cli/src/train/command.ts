/** `gemwright train`: makes the weights again, from nothing or from the committed ones. */
import { availableParallelism } from "node:os";
import { EXIT_OK, EXIT_STOPPED, UsageError, command } from "../command.ts";
import { stoppable } from "../stoppable.ts";
import { strengthCurve } from "./curve.ts";
import { train as runTraining } from "./training.ts";

const DEFAULT_MINUTES = 600;

export const train = command({
  name: "train",
  summary: "Makes the evaluation weights again by self-play; goes on where it was stopped.",
  options: {
    folder: {
      type: "text",
      value: "FOLDER",
      help: "where the state is kept",
      fallback: "training",
    },
    workers: {
      type: "number",
      value: "N",
      help: "self-play workers; all cores by default",
      least: 1,
      most: 256,
    },
    minutes: {
      type: "number",
      value: "M",
      help: `how long this sitting lasts (${DEFAULT_MINUTES})`,
      least: 1,
      most: 1e6,
    },
    large: { type: "flag", help: "the wide net; a run with the small one goes on with it" },
    fresh: { type: "flag", help: "begin a new run from nothing, not from the committed weights" },
    plot: { type: "flag", help: "do not train: print the log as an SVG picture" },
    json: { type: "flag", help: "print an object a line, as in the log, instead of text" },
  },
  details: [
    "The folder holds a checkpoint, the samples, every evaluated net and a log of JSON lines.",
    "It may be killed at any moment; the same call goes on from the last checkpoint, with the games",
    "played since. After every half hour at work, over all sittings, a candidate meets the last",
    "promoted net; it is promoted to champion.bin in the folder when it wins that match of paired",
    "deals for certain. A match that tells too little goes on, for up to eight rounds.",
    "A folder holds one run. --fresh begins one where there is none yet; where one from nothing is",
    "there, that one goes on, and where one from committed weights is, the call is refused.",
  ],
  async run({ options, terminal }) {
    const { plot, json, fresh, large, workers, minutes } = options;
    if (plot && (json || fresh || large || workers !== undefined || minutes !== undefined))
      throw new UsageError("--plot only draws: it goes with --folder alone");
    if (plot) {
      terminal.line(strengthCurve(options.folder));
      return EXIT_OK;
    }
    return stoppable(terminal, async (stopping) => {
      await runTraining({
        folder: options.folder,
        workers: workers ?? availableParallelism(),
        hours: (minutes ?? DEFAULT_MINUTES) / 60,
        large,
        fresh,
        matchMinutes: 30,
        stopping,
        say: (text, entry = { kind: "word", text }) =>
          terminal.line(json ? JSON.stringify(entry) : text),
      });
      if (!stopping.aborted) return EXIT_OK;
      terminal.complain("stopped; the same call goes on from here");
      return EXIT_STOPPED;
    });
  },
});
