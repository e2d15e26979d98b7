/** The champion's net, from the file that comes with the program. */
import { readFileSync } from "node:fs";
import { CHAMPION_WEIGHTS, loadNetwork, type Network } from "@gemwright/ai";
import { InputError } from "./command.ts";
import { readBytes, systemReason } from "./file.ts";

/** The champion's net, or that of another file of weights. */
export function championNetwork(file?: string): Network {
  const whose = file ?? "the champion's weights";
  const net = loadNetwork(file === undefined ? committed(whose) : readBytes(file));
  if (!net.ok) throw new InputError(`${whose}: ${net.error}`);
  return net.value;
}

function committed(whose: string): Uint8Array {
  try {
    return readFileSync(CHAMPION_WEIGHTS);
  } catch (error) {
    throw new InputError(`${whose} cannot be read: ${systemReason(error)}`, { cause: error });
  }
}
