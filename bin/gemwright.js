#!/usr/bin/env node
// The `gemwright` command. Plain JavaScript without dependencies, because it may be started by a
// Node that cannot run the project itself: then it hands over to the Node that npm installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import module from "node:module";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import v8 from "node:v8";
import { engineFlags } from "./engine-flags.js";

const NEEDED_NODE = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));

function bundledNode() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const binary = process.platform === "win32" ? "node.exe" : "node";
  return [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]
    .map((name) => join(root, "node_modules", name, "bin", binary))
    .find((path) => existsSync(path));
}

const sourceOf = (app, file) =>
  import(pathToFileURL(join(root, "packages", app, "src", file)).href);

/** A bare call, or one that begins with an option of `serve`, means `serve`. */
async function appFor([first = "serve"]) {
  const { SERVED } = await sourceOf("cli", "served.ts");
  const aboutTheCommand = ["-h", "--help", "-V", "--version"].includes(first);
  const serve = SERVED.has(first) || (first.startsWith("-") && !aboutTheCommand);
  return serve ? "server" : "cli";
}

/** Each app's main.ts exports `main(args)`, which resolves to the exit code. */
async function runHere(args) {
  const app = await appFor(args);
  for (const flag of engineFlags(app)) v8.setFlagsFromString(flag);
  module.enableCompileCache?.(join(root, "node_modules", ".cache", "compile"));
  if (process.channel) {
    process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
    process.channel.unref();
  }
  const { main } = await sourceOf(app, "main.ts");
  process.exitCode = await main(args);
}

function handOver(node, args) {
  const script = fileURLToPath(import.meta.url);
  // The channel says nothing; that it breaks tells the child that nobody waits for it any more.
  const stdio = ["inherit", "inherit", "inherit", "ipc"];
  const child = spawn(node, [script, ...args], { stdio });
  // A terminal sends Ctrl-C to the whole group, so the child has it already.
  const forwarded = process.stdin.isTTY ? ["SIGTERM", "SIGHUP"] : ["SIGTERM", "SIGHUP", "SIGINT"];
  for (const signal of forwarded) process.on(signal, () => child.kill(signal));
  if (process.stdin.isTTY) process.on("SIGINT", () => {});
  child.on("error", (error) => refuse(`the bundled Node cannot be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function refuse(reason) {
  process.stderr.write(`gemwright: ${reason}\n`);
  process.exitCode = 1;
}

const args = process.argv.slice(2);
const isNewEnough = Number(process.versions.node.split(".")[0]) >= NEEDED_NODE;
const isSetUp = existsSync(join(root, "node_modules", "@gemwright", "rules"));
const bundled = isNewEnough ? undefined : bundledNode();

if (!isSetUp) refuse("not set up yet; run `npm start` once, which installs what is needed");
else if (isNewEnough) await runHere(args);
else if (bundled) handOver(bundled, args);
else refuse(`Node ${NEEDED_NODE} or newer is needed on this platform (this is ${process.version})`);
