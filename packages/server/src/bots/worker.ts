/** The worker's side: one question at a time, one answer each. */
import { parentPort } from "node:worker_threads";
import type { Answer, Question } from "./pool.ts";
import { think } from "./think.ts";

parentPort?.on("message", (question: Question) => {
  parentPort?.postMessage(answer(question), []);
});

function answer({ id, bot, observation }: Question): Answer {
  try {
    return { id, step: think(bot, observation) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
