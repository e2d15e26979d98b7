/** A worker of `gemwright match`: plays the games it is given, one after the other. */
import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { championNetwork } from "../champion.ts";
import { playGame } from "./game.ts";
import { weightsOf, type BotSpec } from "./bots.ts";
import type { Done, GameJob, MatchSetting, ToWorker } from "./messages.ts";
import { killPrograms, programSitter } from "./program.ts";
import { localSitter } from "./sitter.ts";

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
  const outcome = await playGame(job.cards, async (seat) => {
    const bot = bots[job.seating[seat] as number] as BotSpec;
    return bot.kind === "player"
      ? localSitter(bot.player, nets.get(bot.weights)!, job.seed + seat, budget)
      : programSitter(bot.commandLine, bots.length, seat, timeMs);
  });
  const done: Done = { job, outcome };
  port.postMessage(done);
}
