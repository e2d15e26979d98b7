import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHAMPION_WEIGHTS } from "@gemwright/ai";
import { Model, greedySamples } from "@gemwright/ai/train";
import { SeededRandom } from "@gemwright/rules";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { gemwright } from "../testing/terminal.ts";
import { makeCheckpoint, noProgress, parseCheckpoint } from "./checkpoint.ts";
import { Store } from "./store.ts";

const root = mkdtempSync(join(tmpdir(), "gemwright-damage-"));
afterAll(() => rmSync(root, { recursive: true }));
let folders = 0;

const model = new Model({ encoder: 32, hidden1: 32, hidden2: 32 }, 1);
model.initialise(new SeededRandom(1));
const checkpoint = makeCheckpoint(model, { ...noProgress(), games: 12, seconds: 0.1 });

/** A folder with a run in it. */
function run(bytes = checkpoint): string {
  const folder = join(root, String(folders++));
  const store = new Store(folder);
  store.write("checkpoint.bin", bytes);
  store.write("champion.bin", readFileSync(CHAMPION_WEIGHTS));
  return folder;
}

const flipped = (at: number): Uint8Array => {
  const bytes = checkpoint.slice();
  bytes[at] = bytes[at] ^ 1;
  return bytes;
};

/** The checkpoint as the first runs wrote it. */
function withoutChecksum(): Uint8Array {
  const length = new DataView(checkpoint.buffer).getUint32(0, true);
  const { shape, progress } = JSON.parse(
    new TextDecoder().decode(checkpoint.subarray(4, 4 + length)),
  ) as { shape: unknown; progress: unknown };
  const head = new TextEncoder().encode(JSON.stringify({ shape, progress }));
  const size = new Uint8Array(new Uint32Array([head.length]).buffer);
  return Buffer.concat([size, head, checkpoint.subarray(4 + length)]);
}

const train = async (...args: readonly string[]) => {
  const said = await gemwright(["train", ...args]);
  return { ...said, lines: said.err.split("\n").length - 1 };
};

const refusal = (code: number, reason: string) => ({
  code,
  out: "",
  err: expect.stringContaining(reason) as string,
  lines: 1,
});

describe("a damaged training folder", () => {
  it.each([
    ["empty", new Uint8Array()],
    ["two bytes long", checkpoint.slice(0, 2)],
    ["cut within its head", checkpoint.slice(0, 40)],
    ["cut within its floats", checkpoint.slice(0, -6)],
    ["too long", Buffer.concat([checkpoint, new Uint8Array(4)])],
    ["something else", new Uint8Array(5000).map((_, i) => (i * 7919) >> 3)],
    ["one with a head of nothing", Buffer.from([4, 0, 0, 0, ...Buffer.from("null")])],
  ])("is refused where the checkpoint is %s", async (_, bytes) => {
    const folder = run();
    writeFileSync(join(folder, "checkpoint.bin"), bytes);
    expect(await train("--folder", folder)).toEqual(
      refusal(1, `${join(folder, "checkpoint.bin")} is damaged: `),
    );
  });

  it("is known by every changed byte of the head, and by any of the floats", () => {
    const length = new DataView(checkpoint.buffer).getUint32(0, true);
    expect(parseCheckpoint(checkpoint).ok).toBe(true);
    const places = [...Array.from({ length: 4 + length }, (_, i) => i), 4 + length, 60_000];
    const accepted = [...places, checkpoint.length - 1].filter(
      (at) => parseCheckpoint(flipped(at)).ok,
    );
    expect(accepted).toEqual([]);
  });

  it("may hold a checkpoint of the first format, which has no checksum but a length", () => {
    const old = withoutChecksum();
    expect(parseCheckpoint(old)).toEqual(parseCheckpoint(checkpoint));
    expect(parseCheckpoint(old.subarray(0, -4)).ok).toBe(false);
  });

  it("is refused where the champion is damaged or missing", async () => {
    const folder = run();
    const champion = join(folder, "champion.bin");
    truncateSync(champion, 1000);
    expect(await train("--folder", folder)).toEqual(
      refusal(1, `${champion} is damaged: weights of the wrong`),
    );
    rmSync(champion);
    expect(await train("--folder", folder)).toEqual(refusal(1, `${champion} is missing`));
  });

  it("has its damaged samples left out, with a word about each", () => {
    const store = new Store(join(root, "samples"));
    const whole = greedySamples(2, new SeededRandom(1));
    const garbled = whole.slice();
    garbled[0] = 77;
    for (const words of [whole, whole.subarray(3), garbled, new Int32Array(), whole])
      store.addSamples(words, noProgress());
    appendFileSync(join(store.folder, "samples", "000005.bin"), "x");
    const said: string[] = [];
    const found = store.loadParcels(1e6, (text) => said.push(text));
    expect(found.map(({ samples }) => samples)).toEqual([whole]);
    expect(said.map((text) => /(\d+)\.bin: (.*)/.exec(text)?.slice(1))).toEqual([
      ["000005", "it is no whole number of samples"],
      ["000004", "it is no whole number of samples"],
      ["000003", "sample 1 is none"],
      ["000002", "it is no whole number of samples"],
    ]);
  });
});

describe("a training folder", () => {
  it("that holds a run from committed weights is none for one from nothing", async () => {
    const adopted = makeCheckpoint(model, { ...noProgress(), adopted: true });
    const folder = run(adopted);
    expect(await train("--fresh", "--folder", folder)).toEqual(
      refusal(2, `--fresh is for a run from nothing, but the one in ${folder} began`),
    );
    expect(readFileSync(join(folder, "checkpoint.bin")).equals(adopted)).toBe(true);
  });

  it("with samples but without a checkpoint is not taken for an empty one", async () => {
    const folder = run();
    new Store(folder).addSamples(greedySamples(2, new SeededRandom(1)), noProgress());
    rmSync(join(folder, "checkpoint.bin"));
    const champion = readFileSync(join(folder, "champion.bin"));
    for (const flags of [[], ["--fresh"]])
      expect(await train(...flags, "--folder", folder)).toEqual(
        refusal(1, `${join(folder, "checkpoint.bin")} is missing`),
      );
    expect(readFileSync(join(folder, "champion.bin")).equals(champion)).toBe(true);
  });

  it("is for one process at a time, as long as that one is there", async () => {
    const folder = run();
    const claim = join(folder, "running.pid");
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    onTestFinished(() => void other.kill("SIGKILL"));
    await once(other, "spawn");
    writeFileSync(claim, String(other.pid));
    expect(await train("--folder", folder)).toEqual(
      refusal(2, `process ${other.pid} is training in ${folder}`),
    );
    const longAgo = Date.now() / 1000 - 600;
    utimesSync(claim, longAgo, longAgo);
    new Store(folder).claim();
    writeFileSync(claim, String(other.pid));
    // whoever has lost the folder to another does not give it back
    new Store(folder).release();
    expect(readFileSync(claim, "utf8")).toBe(String(other.pid));
    other.kill("SIGKILL");
    await once(other, "exit");
    const store = new Store(folder);
    store.claim();
    expect(readFileSync(claim, "utf8")).toBe(String(process.pid));
    store.release();
    expect(existsSync(claim)).toBe(false);
  });

  it("is left in order by Ctrl-C, and whoever called hears that it was no full sitting", async () => {
    const folder = run();
    const child = spawn(process.execPath, ["bin/gemwright.js", "train", "--folder", folder]);
    onTestFinished(() => void child.kill("SIGKILL"));
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => (said += String(text)));
    await expect.poll(() => said).toContain("resumed after 12 games");
    child.kill("SIGINT");
    const [code] = (await once(child, "exit")) as [number];
    expect(code).toBe(130);
    expect(said).toContain("the same call goes on from here");
    expect(existsSync(join(folder, "running.pid"))).toBe(false);
    expect(new Store(folder).loadCheckpoint()?.progress.seconds).toBeGreaterThan(0.1);
  });

  it("is left in order when nobody reads what is printed any more", async () => {
    const folder = run();
    const child = spawn(process.execPath, ["bin/gemwright.js", "train", "--folder", folder]);
    onTestFinished(() => void child.kill("SIGKILL"));
    let complaint = "";
    child.stderr.on("data", (text) => (complaint += String(text)));
    child.stdout.destroy();
    const [code] = (await once(child, "exit")) as [number];
    expect(code).toBe(130);
    expect(complaint).toContain("the same call goes on from here");
    expect(existsSync(join(folder, "running.pid"))).toBe(false);
    expect(new Store(folder).loadCheckpoint()?.progress.games).toBe(12);
  });

  it("cannot be a file, nor be in one, nor be where there can be no folders", async () => {
    const file = join(root, "file");
    writeFileSync(file, "text");
    for (const folder of [file, join(file, "inside")])
      expect(await train("--folder", folder)).toEqual(
        refusal(2, `cannot train in ${folder}: it is not a folder`),
      );
    const taken = join(root, "taken");
    mkdirSync(taken);
    writeFileSync(join(taken, "samples"), "");
    expect(await train("--folder", taken)).toEqual(
      refusal(2, `cannot train in ${taken}: it is not a folder`),
    );
  });

  it.runIf(process.platform === "linux")("is not waited for where none can be made", async () => {
    expect(await train("--folder", "/proc/x")).toEqual(
      refusal(2, "cannot train in /proc/x: there is no such"),
    );
  });
});
