import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pid } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "./paths.js";
import { say } from "./progress.js";

const LOCK = join(ROOT, ".setup-lock");
const RETRY_MS = 300;

/** Two set-ups of one clone at once would delete each other's packages: the second waits. */
export async function withLock(work) {
  let announced = false;
  while (!take()) {
    if (!announced) say("Another set-up of this clone is running; waiting for it …");
    announced = true;
    await pause(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function take() {
  try {
    writeFileSync(LOCK, String(pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isAlive(holder())) rmSync(LOCK, { force: true });
    return false;
  }
}

/** The process that holds the lock; undefined when it has just been released. */
function holder() {
  try {
    return Number(readFileSync(LOCK, "utf8"));
  } catch {
    return undefined;
  }
}

function isAlive(process_) {
  if (!process_) return false;
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
