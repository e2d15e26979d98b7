import { parentPort } from "node:worker_threads";
import { simulationsPerSecond } from "./search.ts";

parentPort?.on("message", (weights: Uint8Array) =>
  parentPort?.postMessage(simulationsPerSecond(weights)),
);
