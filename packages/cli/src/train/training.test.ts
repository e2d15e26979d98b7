import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHAMPION_WEIGHTS } from "@gemwright/ai";
import {
  LARGE,
  Model,
  SAMPLE_WORDS,
  Samples,
  greedySamples,
  parseWeights,
} from "@gemwright/ai/train";
import { SeededRandom, seatCount, type SeatCount } from "@gemwright/rules";
import { afterAll, describe, expect, it } from "vitest";
import { noProgress } from "./checkpoint.ts";
import { Store } from "./store.ts";
import { train } from "./training.ts";

const folder = mkdtempSync(join(tmpdir(), "gemwright-train-"));
afterAll(() => rmSync(folder, { recursive: true }));

const unexpected = (text: string): never => {
  throw new Error(text);
};

describe("the training folder", () => {
  it("gives back what was stored, and never half of it", () => {
    const store = new Store(join(folder, "store"));
    const model = new Model({ encoder: 32, hidden1: 32, hidden2: 32 }, 1);
    model.initialise(new SeededRandom(1));
    model.moments.fill(0.25);
    store.saveCheckpoint(model, { ...noProgress(), games: 7 });
    const saved = store.loadCheckpoint();
    expect(saved).toMatchObject({ shape: model.shape, progress: { games: 7 } });
    expect(saved?.arrays[0]).toEqual(model.weights);
    expect(saved?.arrays[1]?.[0]).toBe(0.25);
    expect(readdirSync(store.folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("keeps the newest samples, oldest first, and goes on counting after a restart", () => {
    const place = join(folder, "samples");
    const parcel = (seats: SeatCount) => greedySamples(seats, new SeededRandom(seats));
    const seatsOf = (words: Int32Array) => seatCount(new Samples(words).position(0));
    const store = new Store(place);
    store.addSamples(parcel(2), noProgress());
    store.addSamples(parcel(3), noProgress());
    const again = new Store(place);
    again.addSamples(parcel(4), noProgress());
    const last = parcel(4).length / SAMPLE_WORDS;
    const found = (count: number) =>
      again.loadParcels(count, unexpected).map(({ samples }) => seatsOf(samples));
    expect(found(last + 1)).toEqual([3, 4]);
    again.forget(1);
    expect(found(1000)).toEqual([4]);
  });
});

describe("training", () => {
  it("starts from greedy games, plays, learns, and resumes where it stopped, with a wider net where it is asked to", async () => {
    const place = join(folder, "run");
    const said: string[] = [];
    /** Goes on until there are this many parcels of samples. */
    const sitting = async (parcels: number, { fresh = false, large = false }) => {
      const stopping = new AbortController();
      const over = train({
        folder: place,
        workers: 1,
        hours: 1,
        large,
        fresh,
        matchMinutes: 60,
        greedyGames: 40,
        stopping: stopping.signal,
        say: (text) => said.push(text),
      });
      const samples = join(place, "samples");
      await expect.poll(() => readdirSync(samples).length).toBeGreaterThanOrEqual(parcels);
      stopping.abort();
      await over;
    };
    await sitting(1, { fresh: true });
    expect(said[0]).toContain("learnt from 40 greedy games");
    const first = new Store(place).loadCheckpoint();
    expect(said.at(-1)).toContain(`this sitting: ${first?.progress.games} game`);
    expect(first?.progress.games).toBeGreaterThan(0);
    await sitting(3, { fresh: true });
    const second = new Store(place).loadCheckpoint();
    const again = said.find((text) => text.startsWith("resumed"));
    expect(again).toContain(`resumed after ${first?.progress.games} games`);
    expect(again).toContain("for a new run from nothing name another --folder");
    expect(second?.progress.games).toBeGreaterThan(first?.progress.games as number);
    expect(second?.progress.optimiserSteps).toBeGreaterThan(
      first?.progress.optimiserSteps as number,
    );
    expect(second?.progress.seconds).toBeGreaterThan(first?.progress.seconds as number);
    const champion = parseWeights(readFileSync(join(place, "champion.bin")));
    expect(champion.ok).toBe(true);

    await sitting(4, { large: true });
    expect(said.join("\n")).toContain(`goes on with the wide net after ${second?.progress.games}`);
    const wide = new Store(place).loadCheckpoint();
    expect(wide?.shape).toEqual(LARGE);
    await sitting(5, {});
    const last = new Store(place).loadCheckpoint();
    expect(last?.shape).toEqual(LARGE);
    expect(last?.progress.games).toBeGreaterThan(wide?.progress.games as number);
  });

  it("does not take damaged committed weights for none", async () => {
    const committed = join(folder, "damaged.bin");
    writeFileSync(committed, readFileSync(CHAMPION_WEIGHTS).subarray(0, 5000));
    const sitting = () =>
      train({
        folder: join(folder, "damaged"),
        committed,
        workers: 1,
        hours: 1,
        large: false,
        fresh: false,
        matchMinutes: 60,
        say: unexpected,
      });
    await expect(sitting()).rejects.toThrow("the champion's weights: weights of the wrong length");
  });
});
