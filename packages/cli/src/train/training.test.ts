import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Model, SAMPLE_WORDS, parseWeights } from "@gemwright/ai/train";
import { SeededRandom } from "@gemwright/rules";
import { afterAll, describe, expect, it } from "vitest";
import { strengthCurve } from "./curve.ts";
import { Store, noProgress } from "./store.ts";
import { train } from "./training.ts";

const folder = mkdtempSync(join(tmpdir(), "gemwright-train-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the training folder", () => {
  it("gives back what was stored, and never half of it", () => {
    const store = new Store(join(folder, "store"));
    const model = new Model({ encoder: 32, hidden1: 32, hidden2: 32 }, 1);
    model.initialise(new SeededRandom(1));
    model.moments.fill(0.25);
    store.saveCheckpoint(model, { ...noProgress(), games: 7 });
    const saved = store.loadCheckpoint();
    expect(saved?.head).toMatchObject({ shape: model.shape, progress: { games: 7 } });
    expect(saved?.floats.subarray(0, model.size)).toEqual(model.weights);
    expect(saved?.floats[model.size]).toBe(0.25);
    expect(readdirSync(store.folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("keeps the newest samples, oldest first, and goes on counting after a restart", () => {
    const place = join(folder, "samples");
    const parcel = (mark: number) => new Int32Array(SAMPLE_WORDS).fill(mark);
    const store = new Store(place);
    store.addSamples(parcel(1));
    store.addSamples(parcel(2));
    const again = new Store(place);
    again.addSamples(parcel(3));
    const marks = (count: number) => again.loadSamples(count, SAMPLE_WORDS).map(([mark]) => mark);
    expect(marks(2)).toEqual([2, 3]);
    again.forget(1);
    expect(marks(9)).toEqual([3]);
  });
});

describe("training", () => {
  it("starts from greedy games, plays, learns, and resumes where it stopped", async () => {
    const place = join(folder, "run");
    const said: string[] = [];
    const sitting = () =>
      train({
        folder: place,
        workers: 1,
        hours: 4 / 3600,
        large: false,
        fresh: true,
        matchMinutes: 60,
        greedyGames: 40,
        say: (text) => said.push(text),
      });
    await sitting();
    expect(said[0]).toContain("learnt from 40 greedy games");
    const first = new Store(place).loadCheckpoint();
    await sitting();
    const second = new Store(place).loadCheckpoint();
    expect(said.join("\n")).toContain(`resumed after ${first?.head.progress.games} games`);
    expect(second?.head.progress.games).toBeGreaterThanOrEqual(
      first?.head.progress.games as number,
    );
    expect(second?.head.progress.seconds).toBeGreaterThan(first?.head.progress.seconds as number);
    const champion = parseWeights(readFileSync(join(place, "champion.bin")));
    expect(champion.ok).toBe(true);
  }, 60_000);

  it("draws its log, and says so when there is none", () => {
    const store = new Store(join(folder, "log"));
    expect(() => strengthCurve(store.folder)).toThrow("no such log");
    store.log({ kind: "progress", games: 10, policyLoss: 1, valueLoss: 0.7 });
    store.log({ kind: "match", games: 20, shares: { 2: [0.6, 0.04] }, promoted: true });
    store.log({ kind: "match", games: 30, shares: { 2: [0.6, 0.04] }, promoted: true });
    expect(existsSync(join(store.folder, "log.jsonl"))).toBe(true);
    const picture = strengthCurve(store.folder);
    expect(picture.startsWith("<svg")).toBe(true);
    expect(picture).toContain("140.87");
  });
});
