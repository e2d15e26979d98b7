import { type Budget, type Network, type Player, makePlayer } from "@gemwright/ai";
import type { Position } from "@gemwright/rules";
import type { Answer, Asked, Question } from "./bots.ts";
import { fetchNetwork } from "./network.ts";

/** The net arrives once, after the table can be used; everybody who asks meanwhile waits for it. */
let network: Promise<Network> | undefined;

/** A player keeps its manner for the whole game, so each is made once. */
const players = new Map<Asked, Player>();
/** A hint is the champion's, against every level; whoever asks for one waits no longer than this. */
const ADVICE: Budget = { milliseconds: 500 };

const playerFor = (who: Asked, net: Network, seed: number): Player =>
  who === "adviser"
    ? makePlayer("champion", net, { seed, budget: ADVICE })
    : makePlayer(who, net, { seed });

async function answer({ id, position, who, seed }: Question): Promise<Answer> {
  network ??= fetchNetwork();
  const net = await network.catch((reason: unknown) => {
    // the next question tries again
    network = undefined;
    throw reason;
  });
  let player = players.get(who);
  if (!player) {
    player = playerFor(who, net, seed);
    players.set(who, player);
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
