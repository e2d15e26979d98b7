import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const BIN = dirname(fileURLToPath(import.meta.url));
const LAUNCHER = join(BIN, "gemwright.js");
const SERVED = join("packages", "cli", "src", "served.ts");
const PRETEND_NODE_20 =
  "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.0.0'}})";

/** An app that tells what it was given, once it listens to signals, and ends as asked. */
const appNamed = (name) => `
  export async function main(args: readonly string[]): Promise<number> {
    const asked = new Promise<number>((resolve) => process.on("SIGTERM", () => resolve(5)));
    const timer = setInterval(() => {}, 1000);
    console.log(JSON.stringify({ app: "${name}", args, node: process.versions.node }));
    const code = args.at(-1) === "wait" ? await asked : Number(args.at(-1) ?? 0) || 0;
    clearInterval(timer);
    return code;
  }`;

describe("the launcher", () => {
  let root;
  let script;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "gemwright-launcher-"));
    script = join(root, "bin", "gemwright.js");
    cpSync(LAUNCHER, script);
    cpSync(join(BIN, "engine-flags.js"), join(root, "bin", "engine-flags.js"));
    writeFileSync(join(root, "package.json"), '{"type":"module"}');
    for (const app of ["cli", "server"]) {
      mkdirSync(join(root, "packages", app, "src"), { recursive: true });
      writeFileSync(join(root, "packages", app, "src", "main.ts"), appNamed(app));
    }
    cpSync(join(BIN, "..", SERVED), join(root, SERVED));
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function setUp() {
    mkdirSync(join(root, "node_modules", "@gemwright", "rules"), { recursive: true });
  }

  function bundleNode() {
    const platform = process.platform === "win32" ? "win" : process.platform;
    const folder = join(root, "node_modules", `node-${platform}-${process.arch}`, "bin");
    mkdirSync(folder, { recursive: true });
    symlinkSync(process.execPath, join(folder, process.platform === "win32" ? "node.exe" : "node"));
  }

  const run = (args, nodeArgs = []) =>
    spawnSync(process.execPath, [...nodeArgs, script, ...args], { encoding: "utf8" });

  /** A launcher whose app runs on the bundled Node, and waits. */
  function handedOver() {
    setUp();
    bundleNode();
    const args = ["--import", PRETEND_NODE_20, script, "play", "wait"];
    return spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  }

  test("says in one line that nothing has been set up", () => {
    const { status, stdout, stderr } = run(["legal"]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toBe(
      "gemwright: not set up yet; run `npm start` once, which installs what is needed\n",
    );
  });

  test.each([
    [[], "server"],
    [["serve", "--port", "0"], "server"],
    [["--port", "0"], "server"],
    [["--help"], "cli"],
    [["replay", "a b.splendor"], "cli"],
    [["unheard-of"], "cli"],
  ])("hands %j to the %s, arguments untouched", (args, app) => {
    setUp();
    expect(JSON.parse(run(args).stdout)).toMatchObject({ app, args });
  });

  test("ends with the app's exit code", () => {
    setUp();
    expect(run(["legal", "2"]).status).toBe(2);
  });

  test("hands over to the bundled Node when it is started by an older one", () => {
    setUp();
    bundleNode();
    const { status, stdout } = run(["legal", "x y", "3"], ["--import", PRETEND_NODE_20]);
    expect(status).toBe(3);
    expect(JSON.parse(stdout)).toEqual({
      app: "cli",
      args: ["legal", "x y", "3"],
      node: process.versions.node,
    });
  });

  test("asks for a newer Node where none is bundled", () => {
    setUp();
    const { status, stderr } = run(["legal"], ["--import", PRETEND_NODE_20]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^gemwright: Node 24 or newer is needed on this platform .*\n$/);
  });

  test("passes a signal on and waits for the app's own end", async () => {
    const launcher = handedOver();
    const ended = once(launcher, "exit");
    await once(launcher.stdout, "data");
    launcher.kill("SIGTERM");
    expect(await ended).toEqual([5, null]);
  });

  test("does not leave the app behind when it is killed itself", async () => {
    const launcher = handedOver();
    await once(launcher.stdout, "data");
    const closed = once(launcher, "close");
    launcher.kill("SIGKILL");
    // the app holds the other end of the output until it has ended
    expect(await closed).toEqual([null, "SIGKILL"]);
  });
});
