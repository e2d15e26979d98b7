/**
 * A checkpoint as bytes: the length of the head, the head as JSON, then the weights, moments,
 * variances and mean of the net as floats. Little-endian throughout.
 */
import { checksum, weightCount, type Model, type Shape } from "@gemwright/ai/train";
import { fail, ok, type Result } from "@gemwright/rules";

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
  /** Seconds of training until the last match. */
  matchedAt: number;
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
  matchedAt: 0,
  adopted: false,
});

/** The games behind a net; a committed one has learnt all that short searches teach. */
export const gamesBehind = ({ adopted, games }: Progress): number => (adopted ? Infinity : games);

interface Head {
  readonly shape: Shape;
  readonly progress: Progress;
  /** Of the checkpoint without this field. The first checkpoints had none. */
  readonly checksum?: number;
}

export interface Checkpoint {
  readonly shape: Shape;
  readonly progress: Progress;
  /** The four arrays of the net, one after the other. */
  readonly arrays: readonly Float32Array[];
}

/** Weights, moments, variances, mean. */
const ARRAYS = 4;
const HEAD_KEYS = ["shape", "progress", "checksum"];
const SHAPE_KEYS = ["encoder", "hidden1", "hidden2"] as const;

function layOut(head: Head, floats: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(head));
  const bytes = new Uint8Array(4 + text.length + floats.length);
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, 4);
  bytes.set(floats, 4 + text.length);
  return bytes;
}

export function makeCheckpoint(model: Model, progress: Progress): Uint8Array {
  const { shape, size } = model;
  const floats = new Float32Array(ARRAYS * size);
  model.arrays.forEach((array, i) => floats.set(array, i * size));
  const bytes = new Uint8Array(floats.buffer);
  return layOut({ shape, progress, checksum: checksum(layOut({ shape, progress }, bytes)) }, bytes);
}

/** The checkpoint, or what is wrong with it. */
export function parseCheckpoint(bytes: Uint8Array): Result<Checkpoint, string> {
  if (bytes.length < 4) return fail("it is too short");
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const head = parseHead(bytes.subarray(4, 4 + length));
  if (head === undefined) return fail("its head cannot be read");
  const { shape, progress } = head;
  const size = weightCount(shape);
  const floats = new Uint8Array(bytes.subarray(4 + length));
  if (floats.length !== ARRAYS * size * 4) return fail("it is of the wrong length");
  if (
    head.checksum !== undefined &&
    head.checksum !== checksum(layOut({ shape, progress }, floats))
  )
    return fail("its checksum differs");
  const arrays = Array.from(
    { length: ARRAYS },
    (_, i) => new Float32Array(floats.buffer, i * size * 4, size),
  );
  return ok({ shape, progress: { ...noProgress(), ...progress }, arrays });
}

function parseHead(bytes: Uint8Array): Head | undefined {
  let head: unknown;
  try {
    head = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
  if (!isRecord(head) || Object.keys(head).some((key) => !HEAD_KEYS.includes(key)))
    return undefined;
  const { shape, progress } = head;
  return isRecord(shape) && isShape(shape) && isRecord(progress) && isProgress(progress)
    ? (head as unknown as Head)
    : undefined;
}

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === "object" && json !== null && !Array.isArray(json);

const isShape = (shape: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(shape).length === SHAPE_KEYS.length &&
  SHAPE_KEYS.every((key) => Number.isInteger(shape[key]) && (shape[key] as number) > 0);

/** A run of an earlier program may not have counted everything. */
const isProgress = (progress: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(noProgress()).every(
    ([key, none]) => progress[key] === undefined || typeof progress[key] === typeof none,
  );
