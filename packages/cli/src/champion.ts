/** The champion's net, from the file that comes with the program. */
import { readFileSync } from "node:fs";
import { CHAMPION_WEIGHTS, loadNetwork, type Network } from "@gemwright/ai";
import { InputError } from "./command.ts";

export function championNetwork(): Network {
  const net = loadNetwork(weights());
  if (!net.ok) throw new InputError(`the champion's weights: ${net.error}`);
  return net.value;
}

function weights(): Uint8Array {
  try {
    return readFileSync(CHAMPION_WEIGHTS);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InputError(`the champion's weights cannot be read: ${reason}`, { cause: error });
  }
}
