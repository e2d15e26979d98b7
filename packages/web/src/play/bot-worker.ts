import { type Network, type Player, makePlayer } from "@gemwright/ai";
import type { LevelName } from "@gemwright/notation";
import type { Position } from "@gemwright/rules";
import type { Answer, Question } from "./bots.ts";
import { fetchNetwork } from "./network.ts";

/** The net arrives once, after the table can be used; everybody who asks meanwhile waits for it. */
let network: Promise<Network> | undefined;

/** A player keeps its manner for the whole game, so each level is made once. */
const players = new Map<LevelName, Player>();

async function answer({ id, position, level, seed }: Question): Promise<Answer> {
  network ??= fetchNetwork();
  const net = await network.catch((reason: unknown) => {
    // the next question tries again
    network = undefined;
    throw reason;
  });
  let player = players.get(level);
  if (!player) {
    player = makePlayer(level, net, { seed });
    players.set(level, player);
  }
  const step = player.step(position as Position);
  if (!step.ok) throw new Error(step.error);
  return { id, step: step.value };
}

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  void answer(data).then(
    (said) => self.postMessage(said, { transfer: [] }),
    (reason: unknown) =>
      self.postMessage({ id: data.id, trouble: String(reason) }, { transfer: [] }),
  );
});
