import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coloursWith, covers, fits, minus, pack, total, unpack } from "./packed.ts";
import { GEMS, type Gems } from "./types.ts";

/** Counts as large as they occur: 18 bonuses and 7 tokens. */
const count = fc.integer({ min: 0, max: 25 });
const gems: fc.Arbitrary<Gems> = fc.record({
  white: count,
  blue: count,
  green: count,
  red: count,
  black: count,
});

describe("packed gems", () => {
  it("come out as they went in", () => {
    fc.assert(
      fc.property(gems, (a) => {
        expect(unpack(pack(a))).toEqual(a);
      }),
    );
  });

  it("are subtracted colour by colour and never below zero", () => {
    fc.assert(
      fc.property(gems, gems, (a, b) => {
        const difference = unpack(minus(pack(a), pack(b)));
        for (const gem of GEMS) expect(difference[gem]).toBe(Math.max(0, a[gem] - b[gem]));
      }),
    );
  });

  it("cover others if no colour is short", () => {
    fc.assert(
      fc.property(gems, gems, (a, b) => {
        expect(covers(pack(a), pack(b))).toBe(GEMS.every((gem) => a[gem] >= b[gem]));
      }),
    );
    fc.assert(
      fc.property(gems, (a) => {
        expect(covers(pack(a), pack(a))).toBe(true);
      }),
    );
  });

  it("are counted up to 63, and by colours with enough", () => {
    fc.assert(
      fc.property(gems, fc.integer({ min: 0, max: 7 }), (a, least) => {
        const sum = GEMS.reduce((all, gem) => all + a[gem], 0);
        fc.pre(sum < 64);
        expect(total(pack(a))).toBe(sum);
        const mask = GEMS.reduce((bits, gem, i) => bits | (a[gem] >= least ? 1 << i : 0), 0);
        expect(coloursWith(pack(a), least)).toBe(mask);
      }),
    );
  });

  it("have room for what occurs and say where they have none", () => {
    fc.assert(
      fc.property(gems, (a) => {
        expect(fits(a)).toBe(true);
      }),
    );
    const none = unpack(0);
    for (const black of [32, 64, -1, Infinity]) expect(fits({ ...none, black })).toBe(false);
  });
});
