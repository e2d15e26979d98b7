import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHAMPION_WEIGHTS } from "@gemwright/ai";
import { Model, SAMPLE_WORDS, SCHEDULE, SMALL, greedySamples } from "@gemwright/ai/train";
import { SeededRandom } from "@gemwright/rules";
import { afterAll, describe, expect, it } from "vitest";
import { noProgress } from "./checkpoint.ts";
import { makeParcel, parseParcel, type Tally } from "./parcel.ts";
import { start } from "./start.ts";
import { Store } from "./store.ts";

const root = mkdtempSync(join(tmpdir(), "gemwright-parcel-"));
afterAll(() => rmSync(root, { recursive: true }));

const samples = greedySamples(2, new SeededRandom(1));
const count = samples.length / SAMPLE_WORDS;
const bytesOf = (words: Int32Array) => new Uint8Array(words.buffer, 0, words.byteLength);

/** More simulations than an integer of four bytes holds. */
const tally: Tally = { games: 64, samples: 900, simulations: 5e9, seconds: 12.75 };

describe("a parcel", () => {
  it("gives back its samples and what the run had done", () => {
    const parcel = parseParcel(makeParcel(samples, tally));
    expect(parcel).toEqual({ ok: true, value: { samples, tally } });
  });

  it("of the first format has samples alone", () => {
    expect(parseParcel(bytesOf(samples))).toEqual({ ok: true, value: { samples } });
  });

  it.each([
    ["half a game", { games: 0.5 }],
    ["less than nothing", { samples: -1 }],
    ["no number", { simulations: Number.NaN }],
    ["time without end", { seconds: Infinity }],
  ])("is refused with a tally of %s", (_, wrong) => {
    const parcel = parseParcel(makeParcel(samples, { ...tally, ...wrong }));
    expect(parcel).toEqual({ ok: false, error: "its tally is none" });
  });

  it("is refused where it holds a tally but no samples", () => {
    expect(parseParcel(makeParcel(new Int32Array(), tally)).ok).toBe(false);
  });
});

describe("a run that was killed", () => {
  /** Enough to learn from. */
  const PARCELS = Math.ceil(SCHEDULE.least / count);
  const MADE = PARCELS * count;
  const saved = { ...noProgress(), games: 100, samples: MADE, seconds: 60, owed: 7 };
  const after = (parcels: number): Tally => ({
    games: 100 + 32 * parcels,
    samples: MADE + parcels * count,
    simulations: 1000 * parcels,
    seconds: 60 + 5 * parcels,
  });

  function folder(name: string): Store {
    const store = new Store(join(root, name));
    store.saveCheckpoint(new Model(SMALL), saved);
    store.write("champion.bin", readFileSync(CHAMPION_WEIGHTS));
    return store;
  }

  function resumed(store: Store) {
    const said: string[] = [];
    const options = { folder: store.folder, large: false, fresh: false };
    const begun = start(store, { ...options, say: (text) => said.push(text) }, new SeededRandom(1));
    return { ...begun, said };
  }

  it("counts games, samples and time after its checkpoint, and owes those samples their use", () => {
    const store = folder("killed");
    for (let i = 0; i < PARCELS; i++) store.addSamples(samples, after(0));
    for (const parcels of [1, 2]) store.addSamples(samples, after(parcels));
    const { progress, trainer, said } = resumed(store);
    expect(progress).toEqual({ ...saved, ...after(2) });
    expect(trainer.total).toBe(MADE + 2 * count);
    expect(trainer.owed).toBe(7 + 2 * count * SCHEDULE.reuse);
    expect(said).toEqual([`resumed after 164 games, ${MADE + 2 * count} samples`]);
  });

  it("counts what was done since an older checkpoint that was put back, parcels lost included", () => {
    const store = folder("restored");
    store.addSamples(samples, after(9));
    expect(resumed(store).progress).toEqual({ ...saved, ...after(9) });
  });

  it("gathers samples anew where those it had are gone, and draws no unit anew without them", () => {
    const { trainer } = resumed(folder("emptied"));
    expect(trainer.gathering).toEqual({ have: 0, least: SCHEDULE.least });
    expect(trainer.total).toBe(MADE);
    trainer.add(samples, true);
    expect(trainer.owed).toBe(7);
  });

  it("goes on from its checkpoint where parcels are of the first format", () => {
    const store = folder("first");
    for (const name of ["000001.bin", "000002.bin"])
      writeFileSync(join(store.folder, "samples", name), bytesOf(samples));
    const { progress, trainer } = resumed(store);
    expect(progress).toEqual(saved);
    expect(trainer.total).toBe(MADE);
    expect(trainer.owed).toBe(7);
  });
});
