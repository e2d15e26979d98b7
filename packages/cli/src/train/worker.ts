/** A worker of `gemwright train`: plays against itself without end, and matches when asked. */
import {
  parentPort,
  receiveMessageOnPort,
  workerData,
  type MessagePort,
} from "node:worker_threads";
import { loadNetwork, type Network } from "@gemwright/ai";
import { SeededRandom } from "@gemwright/rules";
import {
  Games,
  joinSamples,
  matchConduct,
  pairedPlans,
  selfPlayPlan,
  type GameResult,
} from "@gemwright/ai/train";
import type { FromWorker, ToWorker } from "./messages.ts";

const BATCH = 16;
const BATCHES_BETWEEN_LOOKS = 64;
const GAMES_IN_A_PARCEL = 32;

const port = parentPort as MessagePort;
const random = new SeededRandom((workerData as { seed: number }).seed);

function netOf(bytes: Uint8Array): Network {
  const net = loadNetwork(bytes, BATCH);
  if (!net.ok) throw new Error(net.error);
  return net.value;
}

const send = (message: FromWorker, transfer: readonly ArrayBuffer[] = []): void =>
  port.postMessage(message, transfer);

function playMatch(message: ToWorker & { type: "match" }): void {
  const seeded = new SeededRandom(message.seed);
  const conduct = matchConduct(message.simulations);
  const plans = pairedPlans(message.seats, message.deals, conduct, seeded);
  const dealShares = Array<number>(message.deals).fill(0);
  const games = plans.length / message.deals;
  const done = ({ plan: { players, tag }, shares }: GameResult): void => {
    const won = shares.reduce((sum, share, seat) => (players[seat] === 0 ? sum + share : sum), 0);
    dealShares[tag] = (dealShares[tag] ?? 0) + won / games;
  };
  const nets = [netOf(message.first), netOf(message.second)];
  let at = 0;
  const match = new Games(nets, seeded, () => plans[at++], done);
  while (match.step());
  send({ type: "match", seats: message.seats, dealShares });
}

/** How many games the run is old. */
let age = 0;
let games: Games | undefined;
let parcel: GameResult[] = [];
let simulationsSent = 0;

function sendParcel(running: Games): void {
  const words = joinSamples(parcel.flatMap((game) => game.samples)) as Int32Array<ArrayBuffer>;
  const two = parcel.filter((game) => game.plan.players.length === 2);
  send(
    {
      type: "games",
      samples: words,
      games: parcel.length,
      turns: two.reduce((sum, game) => sum + game.turns, 0),
      simulations: running.simulations - simulationsSent,
      firstWins: two.reduce((sum, game) => sum + (game.shares[0] as number), 0),
      pairs: two.length,
    },
    [words.buffer],
  );
  simulationsSent = running.simulations;
  parcel = [];
}

/** Games already begun go on with the new net: half-played ones would otherwise be lost. */
function play(weights: Uint8Array): void {
  const net = netOf(weights);
  if (games) games.replaceNet(0, net);
  else
    games = new Games(
      [net],
      random,
      () => selfPlayPlan(age, random),
      (result) => parcel.push(result),
    );
}

function obey(message: ToWorker): void {
  if (message.type === "match") playMatch(message);
  else {
    age = message.age;
    play(message.weights);
  }
}

port.once("message", (first: ToWorker) => {
  obey(first);
  // From here on the loop looks for messages itself, so that no game waits for the event loop.
  for (;;) {
    for (let i = 0; i < BATCHES_BETWEEN_LOOKS; i++) games?.step();
    if (games && parcel.length >= GAMES_IN_A_PARCEL) sendParcel(games);
    for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port))
      obey(next.message as ToWorker);
  }
});
