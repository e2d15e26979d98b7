import { parseRecords, standInsOf, type StandIns } from "@gemwright/notation";
import { phase, turnsPlayed } from "@gemwright/rules";
import { makeLegal } from "@gemwright/protocol";
import { describe, expect, it } from "vitest";
import { Desk, person } from "../testing/desk.ts";
import {
  decideBack,
  decideBotStep,
  decideGo,
  decideResign,
  decideTakeBack,
  decideTakeBackAnswer,
} from "./play.ts";
import { recordOf } from "./record.ts";
import { foldLog, gameOf, toMove } from "./state.ts";

const guest = person("guest");

function threePeople(seed = 1): Desk {
  const desk = new Desk({ seats: 3, start: "host" }, seed);
  desk.join("guest");
  desk.join("third");
  return desk;
}

const turnsOf = (desk: Desk): number => turnsPlayed(gameOf(desk.state).position);

/** What a reader finds in the record, which is the same whenever the log is folded anew. */
function standIns({ state }: Desk): StandIns {
  const text = recordOf(state);
  expect(recordOf(foldLog(state.entries)!)).toBe(text);
  const read = parseRecords(text);
  if (!read.ok) throw new Error(read.error.reason);
  return standInsOf(read.value[0]);
}

describe("the record of a table", () => {
  it("says which turns a bot played for somebody who gave up", () => {
    const desk = threePeople();
    while (turnsOf(desk) < 10) desk.stepAtRandom();
    desk.do(decideResign(desk.state, guest, 0));
    desk.playOut();
    const all = Array.from({ length: turnsOf(desk) }, (_, i) => i + 1);
    expect(standIns(desk)).toEqual([
      undefined,
      all.filter((turn) => turn > 10 && turn % 3 === 2),
      undefined,
    ]);
  });

  it("has each turn with whoever played it, where somebody goes and comes back", () => {
    const desk = threePeople(2);
    desk.do(decideGo(desk.state, guest, 0));
    while (turnsOf(desk) < 6) desk.stepAtRandom();
    desk.do(decideBack(desk.state, guest, 0));
    while (turnsOf(desk) < 9) desk.stepAtRandom();
    desk.do(decideGo(desk.state, guest, 0));
    while (turnsOf(desk) < 12) desk.stepAtRandom();
    desk.do(decideBack(desk.state, guest, 0));
    desk.playOut();
    expect(standIns(desk)).toEqual([undefined, [2, 5, 11], undefined]);
  });

  it("gives a turn to the bot that finished it", () => {
    const desk = threePeople(6);
    const returns = (): boolean => phase(gameOf(desk.state).position) === "return";
    while (!(returns() && toMove(desk.state) === 2)) desk.stepAtRandom();
    const turn = turnsOf(desk) + 1;
    desk.do(decideGo(desk.state, guest, 0));
    desk.stepAtRandom();
    desk.do(decideBack(desk.state, guest, 0));
    desk.playOut();
    expect(standIns(desk)).toEqual([undefined, [turn], undefined]);
  });

  it("gives a forced pass to whoever had the seat then", () => {
    let passes = 0;
    for (let seed = 1; seed < 20; seed++) {
      const desk = threePeople(seed);
      desk.do(decideResign(desk.state, guest, 0));
      // those who take and reserve and hardly ever buy have soon nothing left to do
      for (let i = 0; i < 120 && desk.state.status === "running"; i++) {
        const words = makeLegal(gameOf(desk.state).position);
        const word = words.find((each) => !each.startsWith("+")) ?? words[0];
        if (toMove(desk.state) === 2)
          desk.do(decideBotStep(desk.state, desk.state.seq, word, desk.now)!);
        else desk.step(word);
      }
      passes += desk.state.entries.filter(
        (entry) => entry.type === "step" && entry.by === "rule" && entry.seat === 2,
      ).length;
      const all = Array.from({ length: turnsOf(desk) }, (_, i) => i + 1);
      expect(standIns(desk)).toEqual([undefined, all.filter((turn) => turn % 3 === 2), undefined]);
    }
    expect(passes).toBeGreaterThan(0);
  });

  it("knows nothing of turns that were taken back", () => {
    const desk = threePeople(4);
    desk.step("WUG");
    desk.do(decideGo(desk.state, guest, 0));
    while (turnsOf(desk) < 2) desk.stepAtRandom();
    desk.do(decideTakeBack(desk.state, person("host"), 0));
    desk.do(decideTakeBackAnswer(desk.state, guest, true, 0));
    desk.do(decideTakeBackAnswer(desk.state, person("third"), true, 0));
    expect(desk.state.entries.at(-1)?.type).toBe("taken-back");
    desk.do(decideBack(desk.state, guest, 0));
    desk.playOut();
    expect(standIns(desk)).toEqual([undefined, [], undefined]);
  });

  it("says nothing of stand-ins where everybody stayed, bots among them", () => {
    const desk = new Desk({ seats: 2, start: "host", bots: ["random"] }, 5);
    desk.playOut();
    expect(recordOf(desk.state)).not.toContain("StandIn");
  });
});
