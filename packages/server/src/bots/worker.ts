/** The worker's side: one question at a time, one answer each. */
import { parentPort } from "node:worker_threads";
import { think } from "./think.ts";
import type { Answer, Question } from "./pool.ts";

parentPort?.on("message", (question: Question) => {
  void answer(question).then((said) => parentPort?.postMessage(said, []));
});

async function answer({ id, bot, observation }: Question): Promise<Answer> {
  try {
    return { id, step: await think(bot, observation) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
