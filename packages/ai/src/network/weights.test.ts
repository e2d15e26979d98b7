import { describe, expect, it } from "vitest";
import { rawWeights } from "../testing.ts";
import { FEATURE_VERSION, GLOBALS_HEARD, GLOBAL_INPUTS, SMALL, layersOf } from "./shape.ts";
import { quantise } from "./quantise.ts";
import { checksum, floatWeights, makeWeights, parseWeights } from "./weights.ts";

const bytes = makeWeights({ shape: SMALL, layers: rawWeights(1) });

const errorOf = (damaged: Uint8Array): string => {
  const result = parseWeights(damaged);
  return result.ok ? "" : result.error;
};

const changed = (at: number, value: number): Uint8Array => {
  const copy = bytes.slice();
  copy[at] = value;
  return copy;
};

/** A whole file whose first layer claims such a scale. */
const scaled = (bits: number): Uint8Array => {
  const { encode, ...others } = rawWeights(1);
  return makeWeights({ shape: SMALL, layers: { ...others, encode: { ...encode, bits } } });
};

/** The same net as a file of the version before: without the inputs it did not hear. */
function olderFile(file: Uint8Array): Uint8Array {
  const { encode, trunk1 } = layersOf(SMALL);
  const header = 36;
  const firstLayer = 4 + encode.outputs * 4 + encode.inputs * encode.outputs * 2;
  const weights = header + firstLayer + 4 + trunk1.outputs * 4;
  const [from, to] = [GLOBALS_HEARD[FEATURE_VERSION - 1], GLOBAL_INPUTS].map(
    (inputs) => weights + inputs * trunk1.outputs * 2,
  );
  const older = new Uint8Array(file.length - (to - from));
  older.set(file.subarray(0, from));
  older.set(file.subarray(to), from);
  const view = new DataView(older.buffer);
  view.setUint32(8, FEATURE_VERSION - 1, true);
  view.setUint32(24, older.length - header, true);
  view.setUint32(28, checksum(older.subarray(header)), true);
  return older;
}

describe("weights as bytes", () => {
  it("come back as they were", () => {
    const result = parseWeights(bytes);
    expect(result.ok && makeWeights(result.value)).toEqual(bytes);
  });

  it("lose nothing when training goes on from them", () => {
    const result = parseWeights(bytes);
    if (!result.ok) throw new Error(result.error);
    const again = quantise(SMALL, floatWeights(result.value));
    for (const [name, layer] of Object.entries(result.value.layers))
      expect(again[name as keyof typeof again].weights).toEqual(layer.weights);
  });

  it("of a net that knew fewer inputs are read, and it says what it said", () => {
    const old = parseWeights(olderFile(bytes));
    if (!old.ok) throw new Error(old.error);
    const { weights } = old.value.layers.trunk1;
    const { outputs } = layersOf(SMALL).trunk1;
    const [heard, all] = [GLOBALS_HEARD[FEATURE_VERSION - 1], GLOBAL_INPUTS].map(
      (inputs) => inputs * outputs,
    );
    const now = rawWeights(1).trunk1.weights;
    expect(weights.subarray(0, heard)).toEqual(now.subarray(0, heard));
    expect(weights.subarray(heard, all).every((weight) => weight === 0)).toBe(true);
    expect(weights.subarray(all)).toEqual(now.subarray(all));
  });

  it("are refused with the reason when they are not what they should be", () => {
    expect(errorOf(new Uint8Array(3))).toContain("too short");
    expect(errorOf(changed(0, 1))).toBe("not a weights file");
    expect(errorOf(changed(4, 9))).toContain("format 9");
    expect(errorOf(changed(8, 200))).toContain("features 200");
    expect(errorOf(changed(12, 7))).toContain("width 7");
    expect(errorOf(bytes.subarray(0, 5000))).toContain("wrong length");
    for (const bits of [-1, 1000])
      expect(errorOf(scaled(bits))).toBe(`weights of an impossible scale ${bits}`);
    expect(errorOf(changed(4000, bytes[4000] ^ 1))).toContain("checksum");
  });
});
