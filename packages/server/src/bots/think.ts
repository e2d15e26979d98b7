/** From what a seat may know to a step, on the worker's side. */
import { readFileSync } from "node:fs";
import {
  CHAMPION_WEIGHTS,
  loadNetwork,
  makePlayer,
  type Network,
  type Player,
} from "@gemwright/ai";
import { makeStep } from "@gemwright/notation";
import { parseObservation, type Bot, type Observation } from "@gemwright/protocol";

/** The most a bot takes for a step, so that the queue moves on. */
const BUDGET_MS = 600;

const players = new Map<Bot, Player>();
let net: Network | undefined;

function playerFor(bot: Bot): Player {
  let player = players.get(bot);
  if (!player) {
    net ??= readNetwork();
    const seed = Math.floor(Math.random() * 0x7fffffff);
    player = makePlayer(bot, net, { seed, budget: { milliseconds: BUDGET_MS } });
    players.set(bot, player);
  }
  return player;
}

function readNetwork(): Network {
  const read = loadNetwork(readFileSync(CHAMPION_WEIGHTS));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

export function think(bot: Bot, observation: Observation): string {
  const position = parseObservation(observation);
  if (!position.ok) throw new Error(position.error);
  const step = playerFor(bot).step(position.value);
  if (!step.ok) throw new Error(step.error);
  return makeStep(position.value, step.value);
}
