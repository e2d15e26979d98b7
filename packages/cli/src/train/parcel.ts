/**
 * A parcel as bytes: samples one after the other, then as doubles the tally of the run once they
 * were in, little-endian throughout. With it a killed run knows what it did after its last
 * checkpoint. The first parcels had no tally; a file's length tells.
 */
import { SAMPLE_WORDS, parseSamples } from "@gemwright/ai/train";
import { fail, ok, type Result } from "@gemwright/rules";
import type { Progress } from "./checkpoint.ts";

const TALLIED = ["games", "samples", "simulations", "seconds"] as const;

/** What a run has done so far. */
export type Tally = Pick<Progress, (typeof TALLIED)[number]>;

export interface Parcel {
  readonly samples: Int32Array;
  readonly tally?: Tally;
}

const DOUBLE = 8;
const TALLY_BYTES = TALLIED.length * DOUBLE;

export function makeParcel(samples: Int32Array, tally: Tally): Uint8Array {
  const bytes = new Uint8Array(samples.byteLength + TALLY_BYTES);
  bytes.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
  const tail = new DataView(bytes.buffer, samples.byteLength);
  TALLIED.forEach((key, i) => tail.setFloat64(i * DOUBLE, tally[key], true));
  return bytes;
}

/** The parcel, or what is wrong with it. */
export function parseParcel(bytes: Uint8Array): Result<Parcel, string> {
  const tallied = bytes.length % (SAMPLE_WORDS * 4) === TALLY_BYTES;
  const end = bytes.length - (tallied ? TALLY_BYTES : 0);
  const samples = parseSamples(bytes.subarray(0, end));
  if (!samples.ok) return samples;
  if (!tallied) return ok({ samples: samples.value });
  const tail = new DataView(bytes.buffer, bytes.byteOffset + end);
  const [games, made, simulations, seconds] = TALLIED.map((_, i) =>
    tail.getFloat64(i * DOUBLE, true),
  ) as [number, number, number, number];
  const whole = [games, made, simulations].every((count) => Number.isSafeInteger(count));
  if (!whole || !Number.isFinite(seconds) || Math.min(games, made, simulations, seconds) < 0)
    return fail("its tally is none");
  return ok({ samples: samples.value, tally: { games, samples: made, simulations, seconds } });
}
