import { describe, expect, it } from "vitest";
import { Attendance } from "./attendance.ts";

const GRACE = 10;
const person = (player: string) => ({ player, bot: null });
const [ANN, BEN] = [person("ann"), person("ben")];

describe("who is at a table", () => {
  it("is everybody with a line, every bot, and nobody in a free seat", () => {
    const attendance = new Attendance(GRACE, 0);
    attendance.came("ann");
    const seats = [ANN, BEN, { player: null, bot: "novice" }, { player: null, bot: null }];
    expect(attendance.here(seats, GRACE)).toEqual([true, false, true, null]);
    attendance.came("ben");
    expect(attendance.here(seats, GRACE)).toEqual([true, true, true, null]);
  });

  it("misses nobody who has not had the time to come", () => {
    const attendance = new Attendance(GRACE, 100);
    expect(attendance.here([ANN], 100 + GRACE - 1)).toEqual([true]);
    expect(attendance.nextLoss([ANN], 100)).toBe(100 + GRACE);
    expect(attendance.here([ANN], 100 + GRACE)).toEqual([false]);
    expect(attendance.nextLoss([ANN], 100 + GRACE)).toBe(Infinity);
  });

  it("misses somebody a while after the last line is lost, and not in between", () => {
    const attendance = new Attendance(GRACE, 0);
    attendance.came("ann");
    attendance.came("ann");
    attendance.went("ann", 50);
    expect(attendance.here([ANN], 1000)).toEqual([true]);
    expect(attendance.nextLoss([ANN], 1000)).toBe(Infinity);
    attendance.went("ann", 1000);
    expect(attendance.here([ANN], 1000 + GRACE - 1)).toEqual([true]);
    attendance.came("ann");
    expect(attendance.here([ANN], 1000 + GRACE)).toEqual([true]);
    attendance.went("ann", 2000);
    expect(attendance.here([ANN], 2000 + GRACE)).toEqual([false]);
  });

  it("keeps a word of another process as long as it counts, or until the next one", () => {
    const attendance = new Attendance(GRACE, 0);
    attendance.heard("two", { players: ["ann", "ben"], until: 500 }, 0);
    expect(attendance.here([ANN, BEN], 500)).toEqual([true, true]);
    attendance.heard("two", { players: ["ben"], until: 700 }, 300);
    expect(attendance.here([ANN, BEN], 300 + GRACE - 1)).toEqual([true, true]);
    expect(attendance.here([ANN, BEN], 300 + GRACE)).toEqual([false, true]);
    expect(attendance.here([ANN, BEN], 700 + GRACE)).toEqual([false, false]);
    attendance.heard("three", { players: ["ben"], until: 900 }, 700);
    attendance.forget(800);
    expect(attendance.here([BEN], 800 + GRACE - 1)).toEqual([true]);
    expect(attendance.here([BEN], 800 + GRACE)).toEqual([false]);
  });

  it("names to others those who sit there and have a line to this process", () => {
    const attendance = new Attendance(GRACE, 0);
    attendance.came("ann");
    attendance.came("a watcher");
    attendance.heard("two", { players: ["ben"], until: 500 }, 0);
    expect(attendance.players([ANN, BEN])).toEqual(["ann"]);
  });
});
