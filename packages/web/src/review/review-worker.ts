import { analyseGame } from "@gemwright/ai";
import { parseRecords } from "@gemwright/notation";
import { fetchNetwork } from "../play/network.ts";
import type { Finding } from "./review.ts";

/** As many as `gemwright analyse` takes: a whole game is judged in seconds. */
const SIMULATIONS = 800;

const say = (finding: Finding): void => self.postMessage(finding, { transfer: [] });

async function judge(text: string): Promise<void> {
  const records = parseRecords(text);
  const record = records.ok ? records.value[0] : undefined;
  if (!record) throw new Error("this is no record");
  const { seats } = analyseGame(record, await fetchNetwork(), {
    simulations: SIMULATIONS,
    onTurn: (turn) => say({ kind: "turn", turn }),
  });
  say({ kind: "done", seats });
}

self.addEventListener("message", ({ data }: MessageEvent<string>) => {
  judge(data).catch(() => say({ kind: "trouble" }));
});
