import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { engineFlags } from "./engine-flags.js";

/** Plays and evaluates in a process of its own; everything that could depend on V8 is printed. */
const PLAY = `
  import { readFileSync } from "node:fs";
  import { createHash } from "node:crypto";
  const from = (path) => import(new URL(path, ${JSON.stringify(pathToFileURL(`${process.cwd()}/`))}));
  const { CHAMPION_WEIGHTS, think } = await from("packages/ai/src/index.ts");
  const { gameObservations, netOf } = await from("packages/ai/src/testing.ts");
  const net = netOf(readFileSync(CHAMPION_WEIGHTS));
  const hash = createHash("sha256");
  for (const seats of [2, 3, 4])
    for (const position of gameObservations(seats, 40 + seats)) {
      const thought = think(net, position, { simulations: 40 }, { seed: 3 });
      if (!thought.ok) throw new Error(thought.error);
      hash.update(JSON.stringify(thought.value));
    }
  console.log(hash.digest("hex"));
`;

function play(flags) {
  const args = [...flags, "--input-type=module", "--eval", PLAY];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return { status, stderr, thoughts: stdout };
}

describe("the flags for V8", () => {
  test("are known to it and change no thought of the champion's", () => {
    // code of the optimising compiler from the first call on
    const optimised = ["--no-liftoff", "--no-wasm-lazy-compilation"];
    const plain = play([]);
    expect(plain).toMatchObject({ status: 0, stderr: "" });
    expect(plain.thoughts).toMatch(/^[0-9a-f]{64}\n$/);
    for (const app of ["cli", "server"])
      expect(play([...engineFlags(app), ...optimised])).toEqual(plain);
  });

  test("join vectors in the command, where it was tried, and nowhere else", () => {
    const joins = (app, arch, v8) =>
      engineFlags(app, { arch, versions: { v8 } }).some((flag) => flag.includes("revectorize"));
    expect(joins("cli", "x64", "13.6.233.17-node.53")).toBe(true);
    expect(joins("server", "x64", "13.6.233.17-node.53")).toBe(false);
    expect(joins("cli", "arm64", "13.6.233.17-node.53")).toBe(false);
    expect(joins("cli", "x64", "14.2.1")).toBe(false);
  });
});
