/** The champion's net, from the file that comes with the program. */
import { readFileSync } from "node:fs";
import { CHAMPION_WEIGHTS, loadNetwork, type Network } from "@gemwright/ai";
import { InputError } from "./command.ts";
import { readBytes, systemReason } from "./file.ts";

/** The champion's net, or that of another file of weights. */
export function championNetwork(file?: string): Network {
  const whose = file ?? "the champion's weights";
  const net = loadNetwork(file === undefined ? committedWeights() : readBytes(file));
  if (!net.ok) throw new InputError(`${whose}: ${net.error}`);
  return net.value;
}

/** The bytes of the champion's weights, or of those that lie elsewhere. */
export function committedWeights(file: URL | string = CHAMPION_WEIGHTS): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const reason = systemReason(error);
    throw new InputError(`the champion's weights cannot be read: ${reason}`, { cause: error });
  }
}
