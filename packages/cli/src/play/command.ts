/** `gemwright play`: people and bots at one terminal. */
import { randomInt } from "node:crypto";
import { setImmediate as breath } from "node:timers/promises";
import { makePlayer, type Player } from "@gemwright/ai";
import {
  PASS,
  SEAT_COUNTS,
  SeededRandom,
  seatToMove,
  shuffle,
  shuffledDeal,
  type SeatCount,
  type Step,
} from "@gemwright/rules";
import { drawPosition } from "../board.ts";
import { OWN_BOT_HELP, parseOwnBot } from "../bots.ts";
import { championNetwork } from "../champion.ts";
import { EXIT_OK, EXIT_STOPPED, UsageError, command } from "../command.ts";
import { checkWritable, writeText } from "../file.ts";
import { inkFor } from "../ink.ts";
import { stoppable } from "../stoppable.ts";
import type { Terminal } from "../terminal.ts";
import { Game } from "./game.ts";
import { Keyboard } from "./person.ts";
import { turnWords } from "./words.ts";

/** Clears the screen and what was scrolled off it. */
const CLEAR = "\u001b[2J\u001b[3J\u001b[H";

interface Sitter {
  readonly name: string;
  /** Undefined for a person. */
  readonly bot?: Player;
}

export const play = command({
  name: "play",
  summary: "Plays a game in the terminal, with people and bots at one keyboard.",
  options: {
    seats: { type: "number", value: "N", help: "how many play", fallback: 2, least: 2, most: 4 },
    bots: {
      type: "text",
      value: "A,B",
      help: "bots at the table; the other seats are people",
      fallback: "journeyman",
      mayBeEmpty: true,
    },
    seed: {
      type: "number",
      value: "S",
      help: "deal the same cards again",
      least: 0,
      most: 2 ** 48,
    },
    out: { type: "text", value: "FILE", help: "keep the record in this file" },
  },
  details: [
    OWN_BOT_HELP,
    'An empty list (--bots "") seats people only.',
    "Whatever ends the game, Ctrl-C (exit code 130) too, what was played is kept with --out.",
  ],
  async run({ options, terminal }) {
    const seats = SEAT_COUNTS.find((count) => count === options.seats) as SeatCount;
    const random = new SeededRandom(options.seed ?? randomInt(2 ** 47));
    const sitters = shuffle(seatSitters(seats, options.bots, random), random);
    const game = new Game(shuffledDeal(seats, random));
    // Better now than after the game.
    if (options.out !== undefined) checkWritable(options.out);
    return stoppable(terminal, async (stopping) => {
      const keyboard = new Keyboard(terminal);
      const close = (): void => keyboard.close();
      stopping.addEventListener("abort", close);
      try {
        await playGame(game, sitters, keyboard, terminal, stopping);
      } finally {
        close();
        if (options.out !== undefined) keep(game, sitters, options.out, terminal);
      }
      return stopping.aborted ? EXIT_STOPPED : EXIT_OK;
    });
  },
});

function seatSitters(seats: SeatCount, list: string, random: SeededRandom): Sitter[] {
  const names = list.split(",").filter((name) => name !== "");
  if (names.length > seats) throw new UsageError(`${names.length} bots for ${seats} seats`);
  const people = seats - names.length;
  return [
    ...Array.from({ length: people }, (_, i) => ({
      name: people === 1 ? "You" : `Player ${i + 1}`,
    })),
    ...names.map((name, i) => {
      const { player, weights } = parseOwnBot(name);
      const bot = makePlayer(player, championNetwork(weights), { seed: random.next() });
      const alike = names.filter((other) => other === name).length;
      const before = names.slice(0, i).filter((other) => other === name).length;
      return { name: alike > 1 ? `${name} ${before + 1}` : name, bot };
    }),
  ];
}

async function playGame(
  game: Game,
  sitters: readonly Sitter[],
  keyboard: Keyboard,
  terminal: Terminal,
  stopping: AbortSignal,
) {
  const ink = inkFor(terminal.colour);
  const names = sitters.map((sitter) => sitter.name);
  const people = sitters.filter((sitter) => sitter.bot === undefined).length;
  let drawnFor = -1;
  const stopped = (): void => terminal.line("Stopped. The game is not over.");
  while (!game.over) {
    if (stopping.aborted) return stopped();
    const seat = seatToMove(game.position);
    const { name, bot } = sitters[seat]!;
    let steps: readonly Step[] = [PASS];
    if (bot !== undefined && !game.passes) {
      // A bot thinks without a pause; where only bots sit, nobody else would hear Ctrl-C.
      await breath();
      const step = bot.step(game.observed());
      if (!step.ok) throw new Error(`${name} cannot play: ${step.error}`);
      steps = [step.value];
    } else if (!game.passes) {
      if (people > 1 && drawnFor !== seat && !(await curtain(game, name, keyboard, terminal)))
        return stopped();
      terminal.line(`\n${drawPosition(game.observed(), { ink, buyer: seat, names })}\n`);
      drawnFor = seat;
      const answer = await keyboard.answer(game.observed());
      if (answer.kind === "quit") return stopped();
      if (answer.kind === "board") continue;
      steps = answer.steps;
    }
    for (const turn of steps.map((step) => game.play(step))) {
      if (turn === undefined) continue;
      drawnFor = -1;
      const words = `${ink.bold(names[turn.seat]!)} ${turnWords(turn.word)}`;
      terminal.line(`${words}  ${ink.dim(turn.word)}`);
    }
  }
  terminal.line(`\n${drawPosition(game.position, { ink, names })}`);
}

/** Keeps cards that only one person has seen from the next one at the same screen. */
async function curtain(game: Game, name: string, keyboard: Keyboard, terminal: Terminal) {
  if (!game.hasSecrets) return true;
  if (terminal.interactive) terminal.write(CLEAR);
  return (await keyboard.ask(`${name}: press Enter when only you see the screen. `)) !== undefined;
}

function keep(game: Game, sitters: readonly Sitter[], file: string, terminal: Terminal): void {
  writeText(file, game.record(sitters.map((sitter) => sitter.name)));
  terminal.line(`The record is in ${file}.`);
}
