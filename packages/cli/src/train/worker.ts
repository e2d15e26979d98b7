/** A worker of `gemwright train`: plays against itself without end, and matches when asked. */
import {
  parentPort,
  receiveMessageOnPort,
  workerData,
  type MessagePort,
} from "node:worker_threads";
import { SeededRandom } from "@gemwright/rules";
import {
  Games,
  Network,
  joinSamples,
  matchConduct,
  pairedPlans,
  parseWeights,
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
  const weights = parseWeights(bytes);
  if (!weights.ok) throw new Error(weights.error);
  return new Network(weights.value.shape, weights.value.layers, BATCH);
}

const send = (message: FromWorker, transfer: readonly ArrayBuffer[] = []): void =>
  port.postMessage(message, transfer);

function playMatch(message: ToWorker & { type: "match" }): void {
  const seeded = new SeededRandom(message.seed);
  const conduct = matchConduct(message.simulations);
  const plans = pairedPlans(message.seats, message.deals, conduct, seeded);
  const sums = new Float64Array(message.deals);
  const counts = new Float64Array(message.deals);
  const done = ({ plan, shares }: GameResult): void => {
    // A side's share counts against what its number of seats would win by chance.
    let first = 0;
    plan.players.forEach((side, seat) => {
      if (side === 0) first += shares[seat] as number;
    });
    sums[plan.tag] = (sums[plan.tag] as number) + first;
    counts[plan.tag] = (counts[plan.tag] as number) + 1;
  };
  const nets = [netOf(message.first), netOf(message.second)];
  let at = 0;
  const games = new Games(nets, seeded, () => plans[at++], done);
  while (games.step());
  const dealShares = Array.from(sums, (sum, i) => sum / (counts[i] as number));
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
  if (message.type === "stop") process.exit(0);
  else if (message.type === "match") playMatch(message);
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
