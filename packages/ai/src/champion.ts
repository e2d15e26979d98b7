/** The committed weights of the champion. */
import { fail, ok, type Result } from "@gemwright/rules";
import { Network } from "./network/network.ts";
import { parseWeights } from "./network/weights.ts";

/** Where the weights lie: a file to Node, an asset to a bundler. */
export const CHAMPION_WEIGHTS: URL = new URL("../weights/champion.bin", import.meta.url);

/** Leaves that a player evaluates together. */
const BATCH = 8;

/** A net ready to play, from the bytes of a weights file. */
export function loadNetwork(bytes: Uint8Array, batch = BATCH): Result<Network, string> {
  const weights = parseWeights(bytes);
  if (!weights.ok) return fail(weights.error);
  return ok(new Network(weights.value.shape, weights.value.layers, batch));
}
