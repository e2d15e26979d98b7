/** The training folder. Every file appears whole or not at all, so a kill loses minutes at most. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Model } from "@gemwright/ai/train";

/** Everything a run knows of itself but the numbers of the net. */
export interface Progress {
  games: number;
  samples: number;
  simulations: number;
  /** Seconds of training over all sittings. */
  seconds: number;
  optimiserSteps: number;
  owed: number;
  promotions: number;
  evaluations: number;
  /** Whether the run began with committed weights. */
  adopted: boolean;
}

export const noProgress = (): Progress => ({
  games: 0,
  samples: 0,
  simulations: 0,
  seconds: 0,
  optimiserSteps: 0,
  owed: 0,
  promotions: 0,
  evaluations: 0,
  adopted: false,
});

const digits = (n: number): string => String(n).padStart(6, "0");

export class Store {
  readonly folder: string;
  private nextParcel = 1;

  constructor(folder: string) {
    this.folder = folder;
    for (const part of ["samples", "nets"]) mkdirSync(join(folder, part), { recursive: true });
    const last = this.parcels().at(-1);
    if (last) this.nextParcel = Number(last.slice(0, 6)) + 1;
  }

  write(name: string, bytes: Uint8Array | string): void {
    const path = join(this.folder, name);
    writeFileSync(`${path}.part`, bytes);
    renameSync(`${path}.part`, path);
  }

  read(name: string): Buffer | undefined {
    const path = join(this.folder, name);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  log(entry: object): void {
    appendFileSync(join(this.folder, "log.jsonl"), `${JSON.stringify(entry)}\n`);
  }

  private parcels(): string[] {
    return readdirSync(join(this.folder, "samples"))
      .filter((name) => name.endsWith(".bin"))
      .toSorted();
  }

  addSamples(words: Int32Array): void {
    this.write(
      join("samples", `${digits(this.nextParcel++)}.bin`),
      new Uint8Array(words.buffer, words.byteOffset, words.byteLength),
    );
  }

  /** The newest samples, oldest first, at least `count` of them where there are so many. */
  loadSamples(count: number, wordsEach: number): Int32Array[] {
    const found: Int32Array[] = [];
    let have = 0;
    for (const name of this.parcels().toReversed()) {
      const bytes = readFileSync(join(this.folder, "samples", name));
      const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2).slice();
      found.push(words);
      have += words.length / wordsEach;
      if (have >= count) break;
    }
    return found.toReversed();
  }

  /** Forgets parcels beyond the newest `keep`. */
  forget(keep: number): void {
    for (const name of this.parcels().slice(0, -keep)) rmSync(join(this.folder, "samples", name));
  }

  saveCheckpoint(model: Model, progress: Progress): void {
    const arrays = [model.weights, model.moments, model.variances, model.mean];
    const head = new TextEncoder().encode(JSON.stringify({ shape: model.shape, progress }));
    const bytes = new Uint8Array(4 + head.length + arrays.length * model.size * 4);
    new DataView(bytes.buffer).setUint32(0, head.length, true);
    bytes.set(head, 4);
    arrays.forEach((array, i) =>
      bytes.set(
        new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
        4 + head.length + i * model.size * 4,
      ),
    );
    this.write("checkpoint.bin", bytes);
  }

  loadCheckpoint():
    | { head: { shape: Model["shape"]; progress: Progress }; floats: Float32Array }
    | undefined {
    const bytes = this.read("checkpoint.bin");
    if (!bytes) return undefined;
    const length = bytes.readUInt32LE(0);
    const head = JSON.parse(bytes.subarray(4, 4 + length).toString("utf8"));
    return { head, floats: new Float32Array(Uint8Array.from(bytes.subarray(4 + length)).buffer) };
  }
}
