/** `gemwright show`: a position, for one seat's eyes or with everything open. */
import {
  CARDS,
  LEVELS,
  SPECTATOR,
  clonePosition,
  deckSize,
  observe,
  seatCount,
  type Position,
} from "@gemwright/rules";
import { makePosition, positionAfter, type GameRecord } from "@gemwright/notation";
import { makeObservation } from "@gemwright/protocol";
import { EXIT_OK, JSON_OPTION, UsageError, command } from "./command.ts";
import { drawPosition } from "./board.ts";
import { GAME_OPTIONS, readGame } from "./file.ts";
import { inkFor } from "./ink.ts";

/** Everything there is: all reserved cards, and the order of the decks. */
function fullState(position: Position, { deal }: GameRecord) {
  const open = makeObservation(position, SPECTATOR);
  return {
    ...open,
    players: open.players.map((_, seat) => makeObservation(position, seat).players[seat]),
    drawPiles: Object.fromEntries(
      LEVELS.map((level) => {
        const left = deckSize(position, level);
        const ids = deal.decks[level - 1]!.map((card) => CARDS[card]!.id);
        return [level, ids.slice(ids.length - left)];
      }),
    ),
    position: makePosition(position),
  };
}

export const show = command({
  name: "show",
  summary: "Draws a position, for the eyes of one seat or with everything open.",
  files: { least: 1, most: 1 },
  options: {
    ...GAME_OPTIONS,
    seat: { type: "number", value: "S", help: "only what this seat may know", least: 1, most: 4 },
    json: JSON_OPTION,
  },
  details: [
    "With --json: the observation of the seat, or the full state without --seat.",
    "Gems: W diamond, U sapphire, G emerald, R ruby, K onyx, J gold.",
  ],
  run({ files: [file = ""], options, terminal }) {
    const record = readGame(file, options.game, options.ply);
    const position = positionAfter(record);
    if (options.seat !== undefined && options.seat > seatCount(position))
      throw new UsageError(`--seat ${options.seat}: the game has ${seatCount(position)} seats`);
    const seat = options.seat === undefined ? undefined : options.seat - 1;
    if (options.json) {
      const state =
        seat === undefined ? fullState(position, record) : makeObservation(position, seat);
      terminal.line(JSON.stringify(state));
      return EXIT_OK;
    }
    const seen = seat === undefined ? position : observe(position, seat, clonePosition(position));
    terminal.line(drawPosition(seen, { ink: inkFor(terminal.colour), buyer: seat }));
    return EXIT_OK;
  },
});
