/** `gemwright think`: what the champion makes of a position. */
import { choices, think as ponder, type Budget, type Candidate, type Thought } from "@gemwright/ai";
import { makeTurn } from "@gemwright/notation";
import { isOver, seatToMove, turnsPlayed, type Position, type Step } from "@gemwright/rules";
import { BUDGET_LIMITS, budgetOf } from "./budget.ts";
import { championNetwork } from "./champion.ts";
import { EXIT_OK, InputError, JSON_OPTION, command } from "./command.ts";
import { GAME_OPTIONS, readPosition } from "./file.ts";
import { percent, rounded } from "./figures.ts";

const DEFAULT_NODES = 2000;
/** A turn that got less than this part of the simulations is looked at by itself, … */
const SCARCE = 1 / 50;
/** … with as many, within these bounds. */
const LEAST_LOOK = 20;
const MOST_LOOK = 400;

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
    "returns to what is good, and a chance that few of them have looked at may be wrong. Turns that it",
    "hardly looked at are looked at by themselves, briefly, and stand behind. With --nodes the answer",
    "is the same on every machine.",
  ],
  run({ files: [file = ""], options, terminal }) {
    const { game, ply, seed, best, json } = options;
    const budget = budgetOf(options) ?? { simulations: DEFAULT_NODES };
    const position = readPosition(file, game, ply);
    if (isOver(position)) throw new InputError(`${file}: the game is over; --ply N goes back`);
    const look = (within: Budget, only?: Step): Thought => {
      const about = only === undefined ? {} : { only };
      const thought = ponder(championNetwork(), position, within, {
        seed,
        thorough: true,
        ...about,
      });
      if (!thought.ok) throw new InputError(`${file}: ${thought.error}`);
      return thought.value;
    };
    const thought = look(budget);
    const turns = ranked(thought, position, best, look);
    const told = { seat: seatToMove(position) + 1, ...tell(thought, turns) };
    if (json) terminal.line(JSON.stringify(told));
    else for (const line of lines(told)) terminal.line(line);
    return EXIT_OK;
  },
});

/** The turns that the search returned to, and behind them as many of the others as are asked for. */
function ranked(
  { candidates, simulations }: Thought,
  position: Position,
  best: number,
  look: (within: Budget, only: Step) => Thought,
): Candidate[] {
  const enough = Math.min(MOST_LOOK, Math.max(LEAST_LOOK, Math.round(simulations * SCARCE)));
  const known = candidates.filter((each, i) => i === 0 || each.simulations >= enough);
  if (known.length >= best) return known.slice(0, best);
  const others = choices(position)
    .filter((step) => known.every((each) => each.step !== step))
    .map((step) => look({ simulations: enough }, step).candidates[0] as Candidate)
    .toSorted((a, b) => b.chance - a.chance);
  return [...known, ...others].slice(0, best);
}

function tell({ chances, simulations }: Thought, turns: readonly Candidate[]) {
  return {
    simulations,
    chances: chances.map(rounded),
    turns: turns.map((candidate) => {
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
    `seat ${seat} to move, plays ${turns[0]?.turn} after ${simulations} simulations`,
    `chances  ${chances.map((chance) => `${percent(chance)} %`).join("  ")}`,
    ...turns.map(
      (each) =>
        `${(each.turn ?? "").padEnd(width)}  ${percent(each.chance).padStart(5)} % ` +
        `${String(each.simulations).padStart(7)}  ${each.line.join(" ")}`,
    ),
  ];
}
