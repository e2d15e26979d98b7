// Fifty tables of two on each server, one after the other, the figures of one run side by side.
//   cd benchmarks/server && npm install && npm start
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

const TABLES = 50;
const SECONDS = 10;
const here = import.meta.dirname;

/** Resolves to the first line of JSON that a program prints. */
function firstLine(child) {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
      const line = text.split("\n").find((each) => each.startsWith("{") && each.endsWith("}"));
      if (line) resolve(JSON.parse(line));
    });
    child.on("exit", () => reject(new Error(`ended: ${text}`)));
  });
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

const start = (file, ...args) =>
  spawn(process.execPath, [join(here, file), ...args], { stdio: ["ignore", "pipe", "inherit"] });

/** Processor time of a process in µs, where the system tells. */
function cpuOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return Number.NaN;
  }
}

/** Starts a server and its players; the processor time is counted from the players' start on. */
async function measure(name) {
  const server = start(`${name}-server.js`, String(await freePort()));
  try {
    const { port } = await firstLine(server);
    const url = `http://localhost:${port}`;
    const before = cpuOf(server.pid);
    const client = start(`${name}-client.js`, url, String(TABLES), String(SECONDS));
    const { stepsPerS, steps } = await firstLine(client);
    return { stepsPerS, serverUs: (cpuOf(server.pid) - before) / steps };
  } finally {
    server.kill();
  }
}

/** Ours: the same number of tables, every step under the rules and on disk. */
function measureOurs() {
  const script = join(here, "..", "..", "packages", "server", "src", "trials", "load.ts");
  const args = ["--tables", "0", "--busy", String(TABLES), "--busySeconds", String(SECONDS)];
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "ignore"] });
  return new Promise((resolve) => {
    let text = "";
    child.stdout.on("data", (chunk) => (text += chunk));
    child.on("exit", () => {
      const { stepsPerS, cpu } = JSON.parse(/^busy tables (.*)$/m.exec(text)[1]);
      resolve({ stepsPerS, serverUs: cpu.serverUs });
    });
  });
}

const COLUMNS = [46, 10, 16];
const row = (...cells) =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(COLUMNS[i]) : cell.padStart(COLUMNS[i]))).join("");

const servers = [
  ["boardgame.io 0.50, a count, nothing stored", () => measure("boardgame")],
  ["Colyseus 0.18, a count, nothing stored", () => measure("colyseus")],
  ["Gemwright, whole games, every step on disk", measureOurs],
];
process.stdout.write(`${TABLES} tables of two, ${SECONDS} s each, Node ${process.version}\n`);
process.stdout.write(`${row("server", "steps/s", "server µs/step")}\n`);
for (const [name, run] of servers) {
  const { stepsPerS, serverUs } = await run();
  process.stdout.write(`${row(name, String(stepsPerS), serverUs.toFixed(0))}\n`);
}
