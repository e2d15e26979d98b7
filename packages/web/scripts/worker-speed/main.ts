/**
 * `npm run worker-speed -w packages/web`: the champion's search in a browser worker beside the same
 * search in a Node worker. They take turns, so that a busy neighbour slows both.
 */
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker as Thread } from "node:worker_threads";
import { CHAMPION_WEIGHTS } from "@gemwright/ai";
import { build } from "vite";
import { launch } from "../../browser/chromium.ts";

const REPEATS = 11;
/** The first ones run before the optimiser is done. */
const WARM_UP = 2;

const weights = readFileSync(CHAMPION_WEIGHTS);
const folder = mkdtempSync(join(tmpdir(), "gemwright-worker-"));
await build({
  configFile: false,
  logLevel: "warn",
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: "es2023",
    lib: {
      entry: join(import.meta.dirname, "browser-worker.ts"),
      formats: ["es"],
      fileName: "worker",
    },
  },
});
const files: Readonly<Record<string, readonly [type: string, body: Buffer | string]>> = {
  "/": ["text/html", "<!doctype html><title>speed</title>"],
  "/worker.js": ["text/javascript", readFileSync(join(folder, "worker.js"))],
  "/champion.bin": ["application/octet-stream", weights],
};
const server = createServer((request, response) => {
  const file = files[request.url ?? "/"];
  if (file) response.setHeader("content-type", file[0]).end(file[1]);
  else response.writeHead(404).end();
}).listen(0, "127.0.0.1");
await once(server, "listening");

const browser = await launch();
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
const worker = await page.evaluateHandle(async () => {
  const bytes = new Uint8Array(await (await fetch("/champion.bin")).arrayBuffer());
  const started = new Worker("/worker.js", { type: "module" });
  return () =>
    new Promise<number>((resolve, reject) => {
      started.addEventListener("message", ({ data }) => resolve(data as number), { once: true });
      started.addEventListener("error", ({ message }) => reject(new Error(message)), {
        once: true,
      });
      started.postMessage(bytes);
    });
});
const inBrowser = (): Promise<number> => page.evaluate((run) => run(), worker);

const thread = new Thread(new URL("./node-worker.ts", import.meta.url));
async function inNode(): Promise<number> {
  const answer = once(thread, "message");
  thread.postMessage(weights);
  const [rate] = (await answer) as [number];
  return rate;
}

const rates: { node: number; browser: number }[] = [];
for (let i = 0; i < REPEATS; i++) rates.push({ node: await inNode(), browser: await inBrowser() });
await thread.terminate();
await browser.close();
server.close();
rmSync(folder, { recursive: true });

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const warm = rates.slice(WARM_UP);
const node = median(warm.map((rate) => rate.node));
const inPage = median(warm.map((rate) => rate.browser));
const ratio = median(warm.map((rate) => rate.browser / rate.node));
console.log(`Node worker       ${(node / 1000).toFixed(1)} k simulations/s`);
console.log(`browser worker    ${(inPage / 1000).toFixed(1)} k simulations/s`);
console.log(`browser to Node   ${ratio.toFixed(2)} (median of ${warm.length} pairs)`);
