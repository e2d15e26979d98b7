/** The greedy player of greedy.ts behind the bot protocol. */
import { createInterface } from "node:readline";
import { parseObservation } from "@gemwright/protocol";
import { makeStep } from "@gemwright/notation";
import { greedyStep } from "./greedy.ts";

const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as { type: string; observation?: unknown };
  if (message.type === "hello") say({ type: "ready", name: "greedy example" });
  if (message.type === "end") process.exit();
  if (message.type !== "move") continue;
  const seen = parseObservation(message.observation);
  if (!seen.ok) throw new Error(seen.error);
  say({ type: "move", step: makeStep(seen.value, greedyStep(seen.value)) });
}
