/** Who can sit at the table in the terminal without being a person. */
import { isPlayerName, makePlayer, type Network } from "@gemwright/ai";
import { LEVEL_NAMES, TEST_PLAYERS } from "@gemwright/notation";
import type { Position, Step } from "@gemwright/rules";
import { championNetwork } from "../champion.ts";

export interface Bot {
  /** Chooses a legal step from what its seat may know. */
  choose(observed: Position): Step;
}

export const BOT_NAMES: readonly string[] = [...TEST_PLAYERS, ...LEVEL_NAMES];

let net: Network | undefined;

/** A bot by its name; undefined if nobody is called that. */
export function botNamed(name: string, seed: number): Bot | undefined {
  if (!isPlayerName(name)) return undefined;
  net ??= championNetwork();
  const player = makePlayer(name, net, { seed });
  return {
    choose(observed) {
      const step = player.step(observed);
      if (!step.ok) throw new Error(`${name} cannot play: ${step.error}`);
      return step.value;
    },
  };
}
