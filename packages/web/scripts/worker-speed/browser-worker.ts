import { simulationsPerSecond } from "./search.ts";

self.addEventListener("message", ({ data }: MessageEvent<Uint8Array>) =>
  self.postMessage(simulationsPerSecond(data), { transfer: [] }),
);
