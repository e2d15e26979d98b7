import { CHAMPION_WEIGHTS, type Network, loadNetwork } from "@gemwright/ai";

/** The champion's net, for a worker that thinks. */
export async function fetchNetwork(): Promise<Network> {
  const response = await fetch(CHAMPION_WEIGHTS);
  if (!response.ok) throw new Error(`the weights could not be fetched: ${response.status}`);
  const loaded = loadNetwork(new Uint8Array(await response.arrayBuffer()));
  if (!loaded.ok) throw new Error(loaded.error);
  return loaded.value;
}
