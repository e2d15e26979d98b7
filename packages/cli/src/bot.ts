/** `gemwright bot`: one of our players behind the bot protocol, for other people's programs. */
import { randomInt } from "node:crypto";
import { createInterface } from "node:readline";
import { makePlayer, type Budget, type Network, type Player } from "@gemwright/ai";
import { makeStep, quote, type PlayerName } from "@gemwright/notation";
import { parseObservation, type Observation } from "@gemwright/protocol";
import {
  SEAT_COUNTS,
  reserved,
  seatToMove,
  wordsOf,
  type CardIndex,
  type Position,
} from "@gemwright/rules";
import { OWN_BOT_HELP, parseOwnBot } from "./bots.ts";
import { BUDGET_LIMITS, budgetOf } from "./budget.ts";
import { championNetwork } from "./champion.ts";
import { EXIT_OK, InputError, command } from "./command.ts";

export const bot = command({
  name: "bot",
  summary: "Lets one of our bots play by the bot protocol, for other programs.",
  options: {
    player: { type: "text", value: "BOT", help: "who plays", fallback: "champion" },
    time: { ...BUDGET_LIMITS.time, help: "time for a step; what each question says by default" },
    nodes: { ...BUDGET_LIMITS.nodes, help: "simulations for a step, instead" },
    seed: {
      type: "number",
      value: "S",
      help: "of its choices; another one each time by default",
      least: 0,
      most: 1e9,
    },
  },
  details: [
    OWN_BOT_HELP,
    "It reads questions from standard input, one JSON object a line, and answers each with a line on",
    "standard output (docs/WRITING-A-BOT.md), until the game or the input ends. A question that no",
    "game can ask ends it with exit code 1.",
  ],
  async run({ options, terminal }) {
    const limit = budgetOf(options);
    const spec = parseOwnBot(options.player);
    const net = championNetwork(spec.weights);
    const chair = new Chair(spec.player, net, options.seed ?? randomInt(2 ** 30), limit);
    const say = (answer: object): void => terminal.line(JSON.stringify(answer));
    for await (const line of createInterface({ input: terminal.input })) {
      if (line.trim() === "") continue;
      const message = readMessage(line);
      if (message["type"] === "hello") {
        checkHello(message);
        say({ type: "ready", name: `Gemwright ${spec.name}` });
      } else if (message["type"] === "move") say({ type: "move", step: chair.answer(message) });
      else if (message["type"] === "end") break;
    }
    return EXIT_OK;
  },
});

function readMessage(line: string): Readonly<Record<string, unknown>> {
  try {
    const message: unknown = JSON.parse(line);
    if (typeof message === "object" && message !== null && !Array.isArray(message))
      return message as Record<string, unknown>;
  } catch {
    // said below
  }
  throw new InputError(`no JSON object: ${quote(line)}`);
}

const PROTOCOL = 1;
const LONGEST_SHOWN = 40;

const shown = (json: unknown): string => (JSON.stringify(json) ?? "none").slice(0, LONGEST_SHOWN);

function checkHello({ protocol, seats, seat }: Readonly<Record<string, unknown>>): void {
  if (protocol !== PROTOCOL)
    throw new InputError(`hello with protocol ${shown(protocol)}, but this bot speaks ${PROTOCOL}`);
  if (!SEAT_COUNTS.some((count) => count === seats))
    throw new InputError(`hello with ${shown(seats)} seats; there are 2, 3 or 4`);
  if (seat === undefined) return;
  const places = Array.from({ length: Number(seats) }, (_, i) => i + 1);
  if (!places.some((place) => place === seat))
    throw new InputError(`hello with seat ${shown(seat)} of ${shown(seats)}`);
}

/** The time that a question says; nothing where it says none. */
function limitOf(timeMs: unknown): Budget | undefined {
  if (timeMs === undefined) return undefined;
  if (typeof timeMs !== "number" || !(timeMs > 0))
    throw new InputError(`timeMs is ${shown(timeMs)}, but it must be a number above zero`);
  return { milliseconds: timeMs };
}

/** Nobody is asked for another's step. */
function checkEyes({ seat, toMove }: Observation): void {
  if (seat !== toMove)
    throw new InputError(
      `seat ${shown(toMove)} is to move, but the observation is for ` +
        (seat === null ? "a spectator" : `seat ${shown(seat)}`),
    );
}

/** A player through one game, who remembers what an observation does not say. */
class Chair {
  private readonly name: PlayerName;
  private readonly net: Network;
  private readonly seed: number;
  private readonly limit: Budget | undefined;
  private readonly drawnUnseen = new Set<CardIndex>();
  /** Whether the last answer reserved the top card of a deck. */
  private drew = false;
  private player: Player | undefined;
  /** The time the player was made for. */
  private timeMs: unknown;

  constructor(name: PlayerName, net: Network, seed: number, limit: Budget | undefined) {
    this.name = name;
    this.net = net;
    this.seed = seed;
    this.limit = limit;
  }

  answer({ observation, timeMs }: Readonly<Record<string, unknown>>): string {
    const observed = this.see(observation);
    checkEyes(observation as Observation);
    const step = this.playerFor(timeMs).step(observed);
    if (!step.ok) throw new InputError(step.error);
    this.drew = wordsOf(step.value).kind === "reserve-deck";
    return makeStep(observed, step.value);
  }

  private playerFor(timeMs: unknown): Player {
    if (this.player && timeMs === this.timeMs) return this.player;
    this.timeMs = timeMs;
    const budget = this.limit ?? limitOf(timeMs);
    // The same seed again: whoever has favourite colours keeps them for the whole game.
    const options = { seed: this.seed, ...(budget ? { budget } : {}) };
    return (this.player = makePlayer(this.name, this.net, options));
  }

  /** R4.5: the others do not know an own card that came from a deck, and it looks like any other. */
  private see(observation: unknown): Position {
    const read = (): Position => {
      const seen = parseObservation(observation, {
        hideReserved: false,
        drawnUnseen: this.drawnUnseen,
      });
      if (!seen.ok) throw new InputError(seen.error);
      return seen.value;
    };
    const seen = read();
    const newest = reserved(seen, seatToMove(seen)).at(-1);
    if (!this.drew || newest === undefined) return seen;
    this.drew = false;
    this.drawnUnseen.add(newest.card);
    return read();
  }
}
