/** The training folder. Every file appears whole or not at all, so a kill loses minutes at most. */
import {
  accessSync,
  appendFileSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { SAMPLE_WORDS, parseWeights, type Model } from "@gemwright/ai/train";
import { InputError, UsageError } from "../command.ts";
import { systemReason } from "../file.ts";
import { makeCheckpoint, parseCheckpoint, type Checkpoint, type Progress } from "./checkpoint.ts";
import { makeParcel, parseParcel, type Parcel, type Tally } from "./parcel.ts";

const NEWLINE = 10;
const CLAIM = "running.pid";
/** Three checkpoints. */
const CLAIM_MS = 180_000;
const PARCEL = /^\d{6}\.bin$/;
const digits = (n: number): string => String(n).padStart(6, "0");

/** Step by step: in a place that takes no folders, Node's own recursion would not end. */
function makeFolder(path: string): void {
  if (!existsSync(path)) {
    makeFolder(dirname(path));
    mkdirSync(path);
  } else if (!statSync(path).isDirectory()) throw new Error("it is not a folder");
}

function open(folder: string): void {
  try {
    for (const part of [".", "samples", "nets"]) {
      const path = resolve(folder, part);
      makeFolder(path);
      accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    }
  } catch (error) {
    throw new UsageError(`cannot train in ${folder}: ${systemReason(error)}`, { cause: error });
  }
}

const damaged = (path: string, reason: string): InputError =>
  new InputError(`${path} is damaged: ${reason}; restore it or begin a new folder`);

/** Whether a process with this number runs, as far as this one may know. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

export class Store {
  readonly folder: string;
  private nextParcel = 1;

  constructor(folder: string) {
    this.folder = folder;
    open(folder);
    const last = this.parcels().at(-1);
    if (last) this.nextParcel = Number(last.slice(0, 6)) + 1;
    this.mendLog();
  }

  /**
   * Keeps the folder for this process a while, as two runs in one folder would write over each
   * other. What a killed process left behind counts for nothing, nor does what nobody has renewed:
   * its number may be another program's by now.
   */
  claim(): void {
    const { holder } = this;
    const claimed = statSync(join(this.folder, CLAIM), { throwIfNoEntry: false });
    const isFresh = claimed !== undefined && Date.now() - claimed.mtimeMs < CLAIM_MS;
    if (isFresh && holder > 0 && holder !== process.pid && isRunning(holder))
      throw new UsageError(`process ${holder} is training in ${this.folder}; end it first`);
    this.write(CLAIM, String(process.pid));
  }

  /** Gives the folder back, unless another process has taken it over meanwhile. */
  release(): void {
    if (this.holder === process.pid) rmSync(join(this.folder, CLAIM), { force: true });
  }

  /** The process that keeps the folder; no number where nobody does. */
  private get holder(): number {
    return Number(this.read(CLAIM)?.toString());
  }

  write(name: string, bytes: Uint8Array | string): void {
    const path = join(this.folder, name);
    this.using("write", path, () => {
      writeFileSync(`${path}.part`, bytes);
      renameSync(`${path}.part`, path);
    });
  }

  has(name: string): boolean {
    return existsSync(join(this.folder, name));
  }

  read(name: string): Buffer | undefined {
    const path = join(this.folder, name);
    return this.has(name) ? this.using("read", path, () => readFileSync(path)) : undefined;
  }

  private using<T>(verb: "read" | "write", path: string, act: () => T): T {
    try {
      return act();
    } catch (error) {
      throw new InputError(`cannot ${verb} ${path}: ${systemReason(error)}`, { cause: error });
    }
  }

  log(entry: object): void {
    const path = join(this.folder, "log.jsonl");
    this.using("write", path, () => appendFileSync(path, `${JSON.stringify(entry)}\n`));
  }

  /** A line that a kill cut short would spoil the one written after it. */
  private mendLog(): void {
    const bytes = this.read("log.jsonl");
    if (!bytes || bytes.length === 0 || bytes.at(-1) === NEWLINE) return;
    const path = join(this.folder, "log.jsonl");
    this.using("write", path, () => truncateSync(path, bytes.lastIndexOf(NEWLINE) + 1));
  }

  private parcels(): string[] {
    const path = join(this.folder, "samples");
    return this.using("read", path, () => readdirSync(path))
      .filter((name) => PARCEL.test(name))
      .toSorted();
  }

  hasSamples(): boolean {
    return this.parcels().length > 0;
  }

  /** Keeps samples, with what the run has done now that they are in. */
  addSamples(samples: Int32Array, tally: Tally): void {
    const name = `${digits(this.nextParcel++)}.bin`;
    this.write(join("samples", name), makeParcel(samples, tally));
  }

  /**
   * The newest parcels, oldest first, with at least `count` samples where there are so many.
   * Damaged ones are left out: a run can do without some of its samples.
   */
  loadParcels(count: number, say: (text: string) => void): Parcel[] {
    const found: Parcel[] = [];
    let have = 0;
    for (const name of this.parcels().toReversed()) {
      const path = join("samples", name);
      const parcel = parseParcel(this.read(path) as Buffer);
      if (!parcel.ok) {
        say(`left out ${join(this.folder, path)}: ${parcel.error}`);
        continue;
      }
      found.push(parcel.value);
      have += parcel.value.samples.length / SAMPLE_WORDS;
      if (have >= count) break;
    }
    return found.toReversed();
  }

  /** Forgets parcels beyond the newest `keep`. */
  forget(keep: number): void {
    for (const name of this.parcels().slice(0, -keep)) {
      const path = join(this.folder, "samples", name);
      this.using("write", path, () => rmSync(path));
    }
  }

  saveCheckpoint(model: Model, progress: Progress): void {
    this.write("checkpoint.bin", makeCheckpoint(model, progress));
  }

  loadCheckpoint(): Checkpoint | undefined {
    const bytes = this.read("checkpoint.bin");
    if (!bytes) return undefined;
    const checkpoint = parseCheckpoint(bytes);
    if (!checkpoint.ok) throw damaged(join(this.folder, "checkpoint.bin"), checkpoint.error);
    return checkpoint.value;
  }

  /** The weights that candidates have to beat. */
  loadChampion(): Uint8Array | undefined {
    const bytes = this.read("champion.bin");
    const weights = bytes && parseWeights(bytes);
    if (weights && !weights.ok) throw damaged(join(this.folder, "champion.bin"), weights.error);
    return bytes;
  }
}
