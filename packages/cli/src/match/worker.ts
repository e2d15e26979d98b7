/** A worker of `gemwright match`: plays the games it is given, one after the other. */
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import type { PlayerName } from "@gemwright/notation";
import type { Seat } from "@gemwright/rules";
import { championNetwork } from "../champion.ts";
import { STAND_IN, playGame } from "./game.ts";
import { weightsOf, type BotSpec } from "../bots.ts";
import type { Done, GameJob, MatchSetting, ToWorker } from "./messages.ts";
import { killPrograms, programSitter } from "./program.ts";
import { localSitter, type Sitter } from "./sitter.ts";

const port = parentPort as MessagePort;
const { bots, budget, timeMs } = workerData as MatchSetting;
const nets = new Map([...weightsOf(bots)].map((file) => [file, championNetwork(file)] as const));

port.on("message", (message: ToWorker) => {
  if (message !== "stop") void play(message);
  else {
    killPrograms();
    process.exit(0);
  }
});

async function play(job: GameJob): Promise<void> {
  const local = (player: PlayerName, seat: Seat, weights?: string): Sitter =>
    localSitter(player, nets.get(weights)!, job.seed + seat, budget);
  const sit = async (seat: Seat): Promise<Sitter> => {
    const bot = bots[job.seating[seat] as number] as BotSpec;
    return bot.kind === "player"
      ? local(bot.player, seat, bot.weights)
      : programSitter(bot.commandLine, bots.length, seat, timeMs);
  };
  const outcome = await playGame(job.cards, sit, (seat) => local(STAND_IN, seat));
  const done: Done = { job, outcome };
  port.postMessage(done);
}
