/** `gemwright analyse`: every turn of a record graded. */
import {
  GRADES,
  analyseGame,
  gradeFrom,
  type GameAnalysis,
  type Grade,
  type TurnAnalysis,
} from "@gemwright/ai";
import { namesOf } from "@gemwright/notation";
import { championNetwork } from "./champion.ts";
import { SEAT_COUNTS } from "@gemwright/rules";
import { EXIT_OK, JSON_OPTION, command } from "./command.ts";
import { noSuchGame, readRecords } from "./file.ts";
import { rounded } from "./figures.ts";

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

const gradesFrom = (seats: number): string =>
  Object.values(gradeFrom(seats)).map(percent).join("/");

export const analyse = command({
  name: "analyse",
  summary: "Grades every turn of a record: chances before and after, the best turn, blunders.",
  files: { least: 1, most: 1 },
  options: {
    game: {
      type: "number",
      value: "K",
      help: "one game of the file; all by default",
      least: 1,
      most: 1e9,
    },
    nodes: {
      type: "number",
      value: "N",
      help: "simulations for each turn, 8 or more",
      fallback: 800,
      least: 8,
      most: 1e8,
    },
    json: JSON_OPTION,
  },
  details: [
    "Chances are for the eyes of the seat to move: where one seat knows a card that another does not,",
    "they differ from turn to turn. Each comes from a search of its own, so that the chances before",
    "and after, the loss and the luck of a turn add up only roughly. What a turn loses is counted",
    "before the card that follows is known; what that card brings its mover, for the mover's eyes and",
    "beside all that could have come, is luck. A turn is an inaccuracy (?!), a mistake (?) or a",
    `blunder (??) from ${SEAT_COUNTS.map(gradesFrom).join(", ")} lost on with`,
    "two, three and four seats: the more there are, the less each has to lose. Below that it is good,",
    "and the best where it lost nothing. A turn that seems to lose something is looked at again with",
    "four times the simulations.",
    "Accuracy is the mean over a seat's turns of the part of the chance that a turn has kept, to the",
    "power of four, in which turns of an open game count most and those of a decided one next to",
    "nothing: 100 for nothing lost, 72 where every turn gave away 4% of an even game of two. Luck is",
    "told behind a turn from as much as an inaccuracy on, good or bad; --json has that of every turn.",
    "Turns that a bot played for somebody (the tags StandIn1 to StandIn4) are graded, but nobody is",
    "judged by them; --json marks them as standIn.",
  ],
  run({ options, files, terminal }) {
    const file = files[0] as string;
    const records = readRecords(file);
    if (options.game !== undefined && options.game > records.length)
      throw noSuchGame(file, options.game, records.length);
    const net = championNetwork();
    const chosen = records
      .map((record, index) => ({ record, number: index + 1 }))
      .filter(({ number }) => options.game === undefined || number === options.game);
    const games = chosen.map(({ record, number }) => {
      const forfeit = new Map(record.further).get("Forfeit");
      const end = forfeit === undefined ? "" : `, forfeited: ${forfeit}`;
      if (!options.json) terminal.line(`game ${number}${end}`);
      const analysis = analyseGame(record, net, {
        simulations: options.nodes,
        onTurn: (turn) => {
          terminal.gone.throwIfAborted();
          if (options.json)
            terminal.progress(`game ${number}, turn ${turn.turn} of ${record.turns.length}`);
          else terminal.line(turnLine(turn));
        },
      });
      const names = namesOf(record);
      if (!options.json) for (const line of seatLines(analysis, names)) terminal.line(line);
      return { game: number, names, ...analysis };
    });
    terminal.progress("");
    if (options.json) terminal.line(JSON.stringify({ games: games.map(asJson) }));
    return EXIT_OK;
  },
});

/** With a space before it: a reserve from a deck ends in a question mark of its own. */
const MARKS = { best: "", good: "", inaccuracy: " ?!", mistake: " ?", blunder: " ??" } as const;
function signedPercent(chance: number): string {
  const points = Math.round(chance * 100);
  return `${points < 0 ? "−" : "+"}${Math.abs(points)}%`;
}

function turnLine(turn: TurnAnalysis): string {
  const chances = (all: readonly number[]): string => all.map(percent).join("/");
  const better =
    turn.grade === "best" || turn.grade === "good"
      ? ""
      : `  better ${turn.best} (lost ${percent(turn.loss)})`;
  // worth a word from as much as an inaccuracy on
  const told = Math.abs(turn.luck) >= gradeFrom(turn.before.length).inaccuracy;
  const luck = told ? `  luck ${signedPercent(turn.luck)}` : "";
  return (
    `${String(turn.turn).padStart(4)}  seat ${turn.seat + 1}${turn.standIn ? " (bot)" : ""}  ` +
    (turn.played + MARKS[turn.grade]).padEnd(18) +
    `${chances(turn.before)} → ${chances(turn.after)}${better}${luck}`
  );
}

const PLURALS: Readonly<Partial<Record<Grade, string>>> = {
  inaccuracy: "inaccuracies",
  mistake: "mistakes",
  blunder: "blunders",
};
const counted = (count: number, grade: Grade): string =>
  `${count} ${(count === 1 ? undefined : PLURALS[grade]) ?? grade}`;

type Names = ReturnType<typeof namesOf>;

function seatLines({ seats }: GameAnalysis, names: Names): string[] {
  return seats.map(
    ({ seat, accuracy, luck, grades }) =>
      `seat ${seat + 1}${names[seat] === undefined ? "" : `, ${names[seat]}`}: accuracy ${accuracy?.toFixed(1) ?? "–"}, luck ${signedPercent(luck)}, ` +
      GRADES.map((grade) => counted(grades[grade], grade)).join(", "),
  );
}

/** Seats count from 1 in everything people and programs read. */
function asJson({ game, names, turns, seats }: GameAnalysis & { game: number; names: Names }) {
  return {
    game,
    turns: turns.map((turn) => ({
      ...turn,
      seat: turn.seat + 1,
      before: turn.before.map(rounded),
      after: turn.after.map(rounded),
      loss: rounded(turn.loss),
      luck: rounded(turn.luck),
    })),
    players: seats.map((each) => ({
      ...each,
      seat: each.seat + 1,
      name: names[each.seat],
      accuracy: each.accuracy === null ? null : Math.round(each.accuracy * 10) / 10,
      loss: rounded(each.loss),
      luck: rounded(each.luck),
    })),
  };
}
