import { describe, expect, it } from "vitest";
import { gameObservations, rawWeights } from "../testing.ts";
import { writeChances, writePriors } from "../policy.ts";
import { legalSteps, STEP_LIMIT } from "@gemwright/rules";
import { Network } from "./network.ts";
import { LARGE, OUTPUTS, SMALL } from "./shape.ts";

const outputsOf = (net: Network, slots: number): number[] =>
  Array.from({ length: slots }, (_, slot) => [
    ...Array.from({ length: OUTPUTS }, (_, i) => net.output(slot, i)),
    ...Array.from({ length: 12 }, (_, place) => net.purchaseLogit(slot, place)),
    ...Array.from({ length: 12 }, (_, place) => net.reserveLogit(slot, place)),
  ]).flat();

describe("the net", () => {
  it.each([
    ["small", SMALL],
    ["large", LARGE],
  ])("gives the same integers with and without SIMD (%s)", (_, shape) => {
    const weights = rawWeights(11, shape);
    const simd = new Network(shape, weights, 8, "simd");
    const plain = new Network(shape, weights, 8, "plain");
    for (const seats of [2, 3, 4] as const) {
      const positions = gameObservations(seats, 5 + seats).slice(0, 48);
      for (let at = 0; at + 8 <= positions.length; at += 8) {
        for (const net of [simd, plain]) {
          net.clear();
          for (const position of positions.slice(at, at + 8)) net.add(position);
          net.run();
        }
        expect(outputsOf(simd, 8)).toEqual(outputsOf(plain, 8));
      }
    }
  });

  it("answers the same for a position alone and in company", () => {
    const weights = rawWeights(12);
    const net = new Network(SMALL, weights, 8);
    const positions = gameObservations(3, 9).slice(20, 28);
    for (const position of positions) net.add(position);
    net.run();
    const together = outputsOf(net, 8);
    const alone = positions.flatMap((position) => {
      net.clear();
      net.add(position);
      net.run();
      return outputsOf(net, 1);
    });
    expect(alone).toEqual(together);
  });

  it("makes distributions over steps and seats", () => {
    const net = new Network(SMALL, rawWeights(13), 1);
    const steps = new Int32Array(STEP_LIMIT);
    const priors = new Float64Array(STEP_LIMIT);
    const chances = new Float64Array(4);
    for (const position of gameObservations(4, 21)) {
      net.clear();
      net.add(position);
      net.run();
      const count = legalSteps(position, steps);
      writePriors(net, 0, steps, count, priors, 0);
      writeChances(net, 0, position, chances);
      expect(priors.subarray(0, count).reduce((a, b) => a + b)).toBeCloseTo(1, 9);
      expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    }
  });
});
