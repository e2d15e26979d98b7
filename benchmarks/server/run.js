// Fifty tables of two on each server, one after the other, the figures of one run side by side.
//   cd benchmarks/server && npm install && npm start
import { spawn } from "node:child_process";
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

async function measure(name) {
  const server = start(`${name}-server.js`, String(await freePort()));
  try {
    const { port } = await firstLine(server);
    const client = start(
      `${name}-client.js`,
      `http://localhost:${port}`,
      String(TABLES),
      String(SECONDS),
    );
    return (await firstLine(client)).stepsPerS;
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
    child.on("exit", () => resolve(JSON.parse(/^busy tables (.*)$/m.exec(text)[1]).stepsPerS));
  });
}

const results = [
  ["boardgame.io 0.50.2, nothing stored", await measure("boardgame")],
  ["Colyseus 0.18, nothing stored", await measure("colyseus")],
  ["Gemwright, every step legal and on disk", await measureOurs()],
];
for (const [name, stepsPerS] of results)
  process.stdout.write(`${name.padEnd(42)}${String(stepsPerS).padStart(8)} steps/s\n`);
