import { stdout } from "node:process";

const LIVE_MS = 200;
const LOG_MS = 5000;

export function say(text) {
  stdout.write(`${text}\n`);
}

/**
 * Shows `describe()` while `work` runs: one line that renews itself in a terminal, a line every few
 * seconds in a log.
 */
export async function withProgress(describe, work) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const show = () => {
    if (stdout.isTTY) stdout.write(`\r\x1b[2K  ${seconds()} s, ${describe()}`);
    else say(`  ${seconds()} s, ${describe()}`);
  };
  const timer = setInterval(show, stdout.isTTY ? LIVE_MS : LOG_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    show();
    if (stdout.isTTY) stdout.write("\n");
  }
}
