import { beforeEach, describe, expect, it } from "vitest";
import { writeText } from "../../app/store.ts";
import { LESSONS } from "./lessons.ts";
import { finish, hasFinished, isLesson, reach, reachedLesson } from "./progress.ts";

beforeEach(() => writeText("learn", undefined));

describe("how far somebody has come in the first game", () => {
  it("is the step that was opened last", () => {
    expect([reachedLesson(), hasFinished()]).toEqual([undefined, false]);
    reach(3);
    expect(reachedLesson()).toBe(3);
  });

  it("is not changed by the address of a step that does not exist", () => {
    reach(3);
    reach(77);
    expect(reachedLesson()).toBe(3);
    expect([0, 1, LESSONS.length, LESSONS.length + 1, undefined].map(isLesson)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it("stays finished when a step is repeated", () => {
    reach(LESSONS.length);
    expect(hasFinished()).toBe(false);
    finish();
    reach(2);
    expect([reachedLesson(), hasFinished()]).toEqual([undefined, true]);
  });
});
