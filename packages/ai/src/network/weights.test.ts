import { describe, expect, it } from "vitest";
import { rawWeights } from "../testing.ts";
import { SMALL } from "./shape.ts";
import { quantise } from "./quantise.ts";
import { floatWeights, makeWeights, parseWeights } from "./weights.ts";

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

  it("are refused with the reason when they are not what they should be", () => {
    expect(errorOf(new Uint8Array(3))).toContain("too short");
    expect(errorOf(changed(0, 1))).toBe("not a weights file");
    expect(errorOf(changed(4, 9))).toContain("format 9");
    expect(errorOf(changed(8, 200))).toContain("features 200");
    expect(errorOf(changed(12, 7))).toContain("width 7");
    expect(errorOf(bytes.subarray(0, 5000))).toContain("wrong length");
    expect(errorOf(changed(4000, bytes[4000] ^ 1))).toContain("checksum");
  });
});
