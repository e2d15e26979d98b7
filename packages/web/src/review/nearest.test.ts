import { describe, expect, it } from "vitest";
import { nearest } from "./nearest.ts";

const box = { left: 40, top: 100, width: 200, height: 100 };
const one = { x: 0.5, y: 0.5 };
const two = { x: 0.6, y: 0.5 };

describe("what is pointed at", () => {
  it("is the nearest of several within a finger's reach", () => {
    expect(nearest([one, two], box, { clientX: 142, clientY: 160 })).toBe(one);
    expect(nearest([one, two], box, { clientX: 158, clientY: 140 })).toBe(two);
  });

  it("is nothing where all are far, or where there is nothing", () => {
    expect(nearest([one, two], box, { clientX: 60, clientY: 150 })).toBe(undefined);
    expect(nearest([], box, { clientX: 140, clientY: 150 })).toBe(undefined);
  });
});
