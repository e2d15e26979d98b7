/** `gemwright think`: what the champion makes of a position. */
import { think as ponder, type Candidate, type Thought } from "@gemwright/ai";
import { makeTurn } from "@gemwright/notation";
import { isOver, seatToMove, turnsPlayed, type Step } from "@gemwright/rules";
import { BUDGET_LIMITS, budgetOf } from "./budget.ts";
import { championNetwork } from "./champion.ts";
import { EXIT_OK, InputError, JSON_OPTION, command } from "./command.ts";
import { GAME_OPTIONS, readPosition } from "./file.ts";
import { percent, rounded } from "./figures.ts";

const DEFAULT_NODES = 2000;

export const think = command({
  name: "think",
  summary: "Tells what the champion makes of a position: chances, and the best turns.",
  files: { least: 1, most: 1 },
  options: {
    ...GAME_OPTIONS,
    nodes: { ...BUDGET_LIMITS.nodes, help: `simulations (${DEFAULT_NODES})` },
    time: { ...BUDGET_LIMITS.time, help: "time, instead" },
    best: {
      type: "number",
      value: "C",
      help: "how many turns to tell",
      fallback: 5,
      least: 1,
      most: 1000,
    },
    seed: {
      type: "number",
      value: "S",
      help: "of the cards it imagines",
      fallback: 1,
      least: 0,
      most: 1e9,
    },
    json: JSON_OPTION,
  },
  details: [
    "The champion is told what the seat to move may know, and nothing else. A line is a turn, its",
    "chance to win, the simulations it was given, and how the game is expected to go on; cards that",
    "nobody has seen yet are imagined there. Turns stand in the order of their simulations: the search",
    "returns to what is good, and a chance that few of them have looked at may be wrong. With --nodes",
    "the answer is the same on every machine.",
  ],
  run({ files: [file = ""], options, terminal }) {
    const { game, ply, seed, best, json } = options;
    const budget = budgetOf(options) ?? { simulations: DEFAULT_NODES };
    const position = readPosition(file, game, ply);
    if (isOver(position)) throw new InputError(`${file}: the game is over; --ply N goes back`);
    const thought = ponder(championNetwork(), position, budget, { seed, thorough: true });
    if (!thought.ok) throw new InputError(`${file}: ${thought.error}`);
    const told = { seat: seatToMove(position) + 1, ...tell(thought.value, best) };
    if (json) terminal.line(JSON.stringify(told));
    else for (const line of lines(told)) terminal.line(line);
    return EXIT_OK;
  },
});

function tell({ chances, simulations, candidates }: Thought, best: number) {
  return {
    simulations,
    chances: chances.map(rounded),
    turns: candidates.slice(0, best).map((candidate) => {
      const [turn, ...line] = turnsOf(candidate);
      return {
        turn,
        chance: rounded(candidate.chance),
        simulations: candidate.simulations,
        line,
      };
    }),
  };
}

/** The steps that are expected, as the words of whole turns. */
function turnsOf({ line }: Candidate): string[] {
  const turns = Map.groupBy(line, ({ position }) => turnsPlayed(position));
  return [...turns.values()].map((turn) =>
    makeTurn(
      turn[0]!.position,
      turn.map(({ step }): Step => step),
    ),
  );
}

function lines({
  seat,
  simulations,
  chances,
  turns,
}: { seat: number } & ReturnType<typeof tell>): string[] {
  const width = Math.max(...turns.map(({ turn = "" }) => turn.length));
  return [
    `seat ${seat} to move, ${simulations} simulations`,
    `chances  ${chances.map((chance) => `${percent(chance)} %`).join("  ")}`,
    ...turns.map(
      (each) =>
        `${(each.turn ?? "").padEnd(width)}  ${percent(each.chance).padStart(5)} % ` +
        `${String(each.simulations).padStart(7)}  ${each.line.join(" ")}`,
    ),
  ];
}
