import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kill, pid } from "node:process";
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
  const left = holder();
  if (left !== undefined && !isAlive(left)) rmSync(LOCK, { force: true });
  try {
    writeFileSync(LOCK, String(pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** The process that took the lock, which a killed set-up leaves behind; undefined if none did. */
function holder() {
  try {
    return Number(readFileSync(LOCK, "utf8"));
  } catch {
    return undefined;
  }
}

function isAlive(processId) {
  try {
    kill(processId, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
