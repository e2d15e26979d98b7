import { TableEvent, TableView } from "@gemwright/protocol";
import { parseRecords } from "@gemwright/notation";
import { SPECTATOR, SeededRandom, turnsPlayed } from "@gemwright/rules";
import { Compile } from "typebox/compile";
import { describe, expect, it } from "vitest";
import { Desk, person, seededDeal } from "../testing/desk.ts";
import { commitmentOf } from "./commitment.ts";
import { dueOf } from "./due.ts";
import {
  decideBack,
  decideBotStep,
  decideGo,
  decideResign,
  decideStep,
  decideTakeBack,
  decideTakeBackAnswer,
  decideTakeBackWithdrawal,
  decideTimeOut,
  repeated,
} from "./play.ts";
import { recordOf } from "./record.ts";
import { decideJoin, decideLeave, decideOpen, decideRematch } from "./seating.ts";
import { foldLog, gameOf, seatOf, toMove } from "./state.ts";
import { decideChat, decideMute } from "./talk.ts";
import { eventFor, eventTexts, viewOf } from "./view.ts";

/** Two people, the host in seat 1, the game running. */
function twoPeople(changes: object = {}, seed = 1): Desk {
  const desk = new Desk({ seats: 2, start: "host", ...changes }, seed);
  expect(desk.join("guest")).toBeUndefined();
  return desk;
}

const host = person("host");
const guest = person("guest");

describe("sitting down", () => {
  it("gives the host seat 1 when the host starts, and the start comes when all seats are taken", () => {
    const desk = new Desk({ seats: 3, start: "host", bots: ["master"] });
    expect(seatOf(desk.state, host.player)).toBe(1);
    expect(desk.state.seats[1].bot).toBe("master");
    expect(desk.state.status).toBe("open");
    expect(desk.join("guest")).toBeUndefined();
    expect(desk.state.status).toBe("running");
    expect(seatOf(desk.state, guest.player)).toBe(3);
    expect(toMove(desk.state)).toBe(1);
  });

  it("draws every order equally often with a random start", () => {
    const random = new SeededRandom(7);
    const counts = new Map<string, number>();
    for (let i = 0; i < 3000; i++) {
      const opened = decideOpen(
        { table: "t", invite: "i" },
        host,
        { seats: 3, bots: ["random"] },
        {
          now: 0,
          random,
          deal: (seats) => seededDeal(seats, 1),
        },
      );
      if (!opened.ok) throw new Error("not opened");
      const state = foldLog(opened.value)!;
      const order = state.seats.map((seat) => seat.name ?? "free").join(" ");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(120);
  });

  it("puts bots and the host into the seats that are named", () => {
    const desk = new Desk({ seats: 4, seat: 3, bots: [{ bot: "novice", seat: 1 }, "champion"] });
    expect(seatOf(desk.state, host.player)).toBe(3);
    expect(desk.state.seats[0].bot).toBe("novice");
    const twice = { seats: 2, seat: 1, bots: [{ bot: "novice", seat: 1 }] } as const;
    expect(() => new Desk({ ...twice, bots: [...twice.bots] })).toThrow("malformed");
    expect(() => new Desk({ seats: 2, bots: ["novice", "novice"] })).toThrow("malformed");
  });

  it("asks for the invite at an unlisted table only", () => {
    const unlisted = new Desk({ seats: 2, listed: false });
    const { state } = unlisted;
    const join = (invite: string): string | undefined =>
      unlisted.do(decideJoin(state, guest, { invite }, unlisted.circumstances()));
    expect(join("guess")).toBe("not-yours");
    expect(join("invitation-to-the-desk")).toBeUndefined();
    const listed = new Desk({ seats: 2, listed: true });
    expect(listed.do(decideJoin(listed.state, guest, {}, listed.circumstances()))).toBeUndefined();
  });

  it("lets nobody sit twice, at a full table, or after the start", () => {
    const desk = new Desk({ seats: 2 });
    expect(desk.join("host")).toBe("already-seated");
    desk.join("guest");
    expect(desk.join("late")).toBe("started");
  });

  it("lets people leave before the start, and closes a table that all have left", () => {
    const desk = new Desk({ seats: 3, start: "host" });
    desk.join("guest");
    expect(desk.do(decideLeave(desk.state, host, 0))).toBeUndefined();
    expect(desk.state.status).toBe("open");
    expect(desk.join("other")).toBeUndefined();
    expect(seatOf(desk.state, "player-other")).toBe(1);
    desk.do(decideLeave(desk.state, guest, 0));
    desk.do(decideLeave(desk.state, person("other"), 0));
    expect(desk.state.status).toBe("over");
    expect(desk.join("late")).toBe("started");
  });

  it("passes the start on in a rematch and keeps everybody's seat", () => {
    const desk = new Desk({ seats: 3, start: "host", bots: ["novice"] });
    desk.join("guest");
    desk.playOut();
    const again = decideRematch(desk.state, { table: "again1", invite: "j" }, desk.circumstances());
    if (!again.ok) throw new Error(again.error.code);
    const state = foldLog(again.value)!;
    expect(state.opened.kept).toEqual([null, guest.player, host.player]);
    expect(state.seats[0].bot).toBe("novice");
    const stranger = decideJoin(state, person("stranger"), {}, desk.circumstances());
    expect(stranger).toMatchObject({ ok: false, error: { code: "not-yours" } });
    const back = decideJoin(state, guest, {}, desk.circumstances());
    expect(back).toMatchObject({ ok: true, value: [{ type: "sat", seat: 2 }] });
  });
});

describe("playing", () => {
  it("plays random games of every size to the end, and the record is one that a reader accepts", () => {
    for (const seats of [2, 3, 4] as const) {
      const desk = new Desk(
        { seats, bots: Array.from({ length: seats - 1 }, () => "random") },
        seats,
      );
      desk.playOut();
      const { state } = desk;
      expect(state.result).toMatchObject({ ending: "played" });
      const records = parseRecords(recordOf(state));
      if (!records.ok) throw new Error(records.error.reason);
      expect(records.value[0].turns).toHaveLength(turnsPlayed(gameOf(state).position));
      expect(records.value[0].further).toContainEqual(["Commitment", gameOf(state).commitment]);
    }
  });

  it("is the same state whenever it is folded anew", () => {
    const desk = twoPeople();
    for (let i = 0; i < 40; i++) desk.stepAtRandom();
    const anew = foldLog(desk.state.entries)!;
    expect(viewOf(anew, 1, 0)).toEqual(viewOf(desk.state, 1, 0));
    expect(anew.seq).toBe(desk.state.seq);
  });

  it("answers an equal request with the seq that it had, and another one with stale", () => {
    const desk = twoPeople();
    const request = { seq: desk.state.seq, step: "GUW" };
    expect(desk.do(decideStep(desk.state, host, request, 0))).toBeUndefined();
    expect(desk.state.entries.at(-1)).toMatchObject({ step: "WUG", asked: "GUW" });
    const seq = desk.state.seq;
    expect(repeated(desk.state, host, request)).toBe(seq);
    expect(repeated(desk.state, host, { ...request, step: "WUG" })).toBe(seq);
    expect(repeated(desk.state, host, { ...request, step: "WUR" })).toBeUndefined();
    expect(repeated(desk.state, guest, request)).toBeUndefined();
    expect(desk.do(decideStep(desk.state, host, { ...request, step: "WUR" }, 0))).toBe("stale");
    desk.stepAtRandom();
    expect(repeated(desk.state, host, request)).toBe(seq);
  });

  it("does not call a step stale because of talk", () => {
    const desk = twoPeople();
    const { seq } = desk.state;
    desk.do(decideChat(desk.state, guest, "good luck", desk.now));
    expect(desk.do(decideStep(desk.state, host, { seq, step: "WUG" }, 0))).toBeUndefined();
    expect(repeated(desk.state, host, { seq, step: "WUG" })).toBe(seq + 2);
  });

  it("says why a step is refused, with the rule where one forbids it", () => {
    const desk = twoPeople();
    const ask = (who: typeof host, step: string, seq = desk.state.seq): unknown => {
      const decision = decideStep(desk.state, who, { seq, step }, 0);
      return decision.ok ? "played" : { code: decision.error.code, rule: decision.error.rule };
    };
    expect(ask(host, "WU")).toEqual({ code: "illegal-step", rule: "R2.2" });
    expect(ask(host, "-W")).toEqual({ code: "illegal-step", rule: "R2.4" });
    expect(ask(host, "nonsense")).toEqual({ code: "malformed", rule: undefined });
    expect(ask(guest, "WUG")).toEqual({ code: "not-your-turn", rule: undefined });
    expect(ask(person("eve"), "WUG")).toEqual({ code: "not-yours", rule: undefined });
    expect(ask(host, "WUG", desk.state.seq + 1)).toEqual({ code: "stale", rule: undefined });
    expect(ask(host, "WUG")).toBe("played");
  });

  it("gives the game to the other of two when one resigns, and to a bot at a larger table", () => {
    const two = twoPeople();
    two.do(decideResign(two.state, host, 0));
    expect(two.state.result).toMatchObject({ ending: "resigned", winners: [2] });
    expect(parseRecords(recordOf(two.state)).ok).toBe(true);

    const three = new Desk({ seats: 3, start: "host" });
    three.join("guest");
    three.join("third");
    three.do(decideResign(three.state, host, 0));
    expect(three.state.status).toBe("running");
    expect(dueOf(three.state)).toMatchObject({ kind: "bot", seat: 1 });
    expect(three.do(decideBack(three.state, host, 0))).toBe("not-yours");
    three.do(decideResign(three.state, guest, 0));
    three.do(decideResign(three.state, person("third"), 0));
    expect(three.state.result).toMatchObject({ ending: "resigned" });
  });

  it("lets a bot play for somebody who left, and the person come back", () => {
    const desk = twoPeople();
    desk.do(decideGo(desk.state, host, 0));
    expect(dueOf(desk.state)).toMatchObject({ kind: "bot", seat: 1 });
    expect(desk.step("WUG")).toBe("not-your-turn");
    desk.do(decideBack(desk.state, host, 0));
    expect(dueOf(desk.state)).toBeNull();
    expect(desk.step("WUG")).toBeUndefined();
  });
});

describe("the clock", () => {
  const clock = { baseS: 60, incrementS: 5 };

  it("runs for the person to move and is topped up after the turn", () => {
    const desk = twoPeople({ clock });
    expect(dueOf(desk.state)).toEqual({ kind: "clock", at: desk.now + 60_000 });
    desk.now += 20_000;
    desk.step("WUG");
    expect(desk.state.clock!.remaining).toEqual([45_000, 60_000]);
    expect(dueOf(desk.state)).toEqual({ kind: "clock", at: desk.now + 60_000 });
  });

  it("gives the seat to a bot when the time is over, and time to whoever comes back", () => {
    const desk = twoPeople({ clock });
    expect(decideTimeOut(desk.state, desk.now + 59_999)).toBeUndefined();
    desk.now += 60_001;
    expect(desk.step("WUG")).toBe("not-your-turn");
    desk.do(decideTimeOut(desk.state, desk.now)!);
    expect(desk.state.seats[0]).toMatchObject({ away: "time" });
    expect(dueOf(desk.state)).toMatchObject({ kind: "bot" });
    desk.do(decideBotStep(desk.state, desk.state.seq, "WUG", desk.now)!);
    desk.do(decideBack(desk.state, host, desk.now));
    expect(desk.state.clock!.remaining[0]).toBe(60_000);
    expect(desk.state.seats[0]).toMatchObject({ away: null });
  });

  it("gives nothing to whoever leaves and comes back, nor a second go at a turn that ran out", () => {
    for (const choice of [clock, { baseS: 2, incrementS: 0 }, { daysPerTurn: 1 }]) {
      const desk = twoPeople({ clock: choice });
      const end = dueOf(desk.state)!.at;
      desk.now += 1000;
      desk.do(decideGo(desk.state, host, desk.now));
      desk.do(decideBack(desk.state, host, desk.now));
      expect(dueOf(desk.state)).toEqual({ kind: "clock", at: end });
      desk.now = end + 1;
      desk.do(decideTimeOut(desk.state, desk.now)!);
      desk.do(decideBack(desk.state, host, desk.now));
      expect(decideTimeOut(desk.state, desk.now)).toBeDefined();
    }
  });

  it("gives nothing for the turns of a stand-in, nor for turns that were taken back", () => {
    const desk = twoPeople({ clock });
    desk.do(decideGo(desk.state, host, desk.now));
    desk.do(decideBotStep(desk.state, desk.state.seq, "WUG", desk.now)!);
    desk.do(decideBack(desk.state, host, desk.now));
    expect(desk.state.clock!.remaining).toEqual([60_000, 60_000]);
    desk.now += 10_000;
    desk.step("WUG");
    expect(desk.state.clock!.remaining).toEqual([60_000, 55_000]);
    desk.now += 3000;
    desk.do(decideTakeBack(desk.state, guest, desk.now));
    desk.do(decideTakeBackAnswer(desk.state, host, true, desk.now));
    expect(desk.state.clock!.remaining).toEqual([60_000, 55_000]);
    expect(dueOf(desk.state)).toEqual({ kind: "clock", at: desk.now + 55_000 });
  });

  it("charges whoever asked for a turn that was taken back, and nobody else", () => {
    const desk = new Desk({ seats: 3, start: "host", clock });
    desk.join("guest");
    desk.join("third");
    const thought = [20_000, 9000, 2000];
    for (const ms of thought.slice(0, 2)) {
      desk.now += ms;
      desk.step("WUG");
    }
    desk.now += thought[2];
    desk.do(decideTakeBack(desk.state, host, desk.now));
    desk.now += 30_000;
    for (const each of [guest, person("third")])
      desk.do(decideTakeBackAnswer(desk.state, each, true, desk.now));
    expect(toMove(desk.state)).toBe(1);
    expect(desk.state.clock!.remaining).toEqual([45_000, 60_000, 60_000]);
    expect(foldLog(desk.state.entries)!.clock).toEqual(desk.state.clock);
  });

  it("leaves the minute of coming back to whoever came back during a turn that was taken back", () => {
    const desk = twoPeople({ clock: { baseS: 60, incrementS: 0 } });
    desk.now += 60_000;
    desk.do(decideTimeOut(desk.state, desk.now)!);
    desk.do(decideBotStep(desk.state, desk.state.seq, "WUG", desk.now)!);
    desk.step("WUG");
    desk.do(decideBotStep(desk.state, desk.state.seq, "WUG", desk.now)!);
    desk.do(decideBack(desk.state, host, desk.now));
    expect(desk.state.clock!.remaining).toEqual([60_000, 60_000]);
    desk.do(decideTakeBack(desk.state, guest, desk.now));
    desk.do(decideTakeBackAnswer(desk.state, host, true, desk.now));
    expect(toMove(desk.state)).toBe(2);
    expect(desk.state.clock!.remaining).toEqual([60_000, 60_000]);
  });

  it("gives every turn its days by correspondence", () => {
    const desk = twoPeople({ clock: { daysPerTurn: 2 } });
    const day = 86_400_000;
    desk.now += day;
    desk.step("WUG");
    expect(desk.state.clock!.remaining).toEqual([2 * day, 2 * day]);
    expect(dueOf(desk.state)).toEqual({ kind: "clock", at: desk.now + 2 * day });
  });
});

describe("taking back", () => {
  it("needs the consent of all other people, and then the table is as it was", () => {
    const desk = twoPeople();
    const before = viewOf(desk.state, 1, 0).observation;
    const { seq } = desk.state;
    desk.step("WUG");
    desk.step("WUG");
    expect(desk.do(decideTakeBackAnswer(desk.state, guest, true, 0))).toBe("nothing-asked");
    desk.do(decideTakeBack(desk.state, host, 0));
    expect(desk.state.takeBack).toMatchObject({ seat: 1, to: seq });
    expect(desk.do(decideTakeBackAnswer(desk.state, host, true, 0))).toBe("nothing-asked");
    desk.do(decideTakeBackAnswer(desk.state, guest, true, 0));
    expect(desk.state.entries.at(-1)).toMatchObject({ type: "taken-back", to: seq });
    expect(viewOf(desk.state, 1, 0).observation).toEqual(before);
    expect(desk.step("WUR")).toBeUndefined();
    expect(desk.do(decideStep(desk.state, host, { seq, step: "WUG" }, 0))).toBe("stale");
  });

  it("does not happen when somebody says no", () => {
    const desk = twoPeople();
    desk.step("WUG");
    desk.do(decideTakeBack(desk.state, host, 0));
    desk.do(decideTakeBackAnswer(desk.state, guest, false, 0));
    expect(desk.state.takeBack).toBeNull();
    expect(toMove(desk.state)).toBe(2);
  });

  it("can be withdrawn by whoever asked, until somebody has answered", () => {
    const desk = new Desk({ seats: 3, start: "host" });
    desk.join("guest");
    desk.join("third");
    desk.step("WUG");
    const withdraw = (who: typeof host): string | undefined =>
      desk.do(decideTakeBackWithdrawal(desk.state, who, 0));
    expect(withdraw(host)).toBe("nothing-asked");
    desk.do(decideTakeBack(desk.state, host, 0));
    expect(withdraw(guest)).toBe("not-yours");
    expect(withdraw(person("stranger"))).toBe("not-yours");
    expect(withdraw(host)).toBeUndefined();
    expect(desk.state.takeBack).toBeNull();
    expect(desk.state.entries.at(-1)).toMatchObject({ type: "take-back-withdrawn", seat: 1 });
    expect(desk.do(decideTakeBackAnswer(desk.state, guest, true, 0))).toBe("nothing-asked");
    // the same may be asked again, and once somebody has said yes it is theirs as well
    desk.do(decideTakeBack(desk.state, host, 0));
    desk.do(decideTakeBackAnswer(desk.state, guest, true, 0));
    expect(withdraw(host)).toBe("stale");
    expect(desk.state.takeBack).toMatchObject({ agreed: [1, 2] });
  });

  it("asks those who are away and may come back, but nobody who has resigned", () => {
    const desk = new Desk({ seats: 3, start: "host" });
    desk.join("guest");
    desk.join("third");
    const third = person("third");
    desk.step("WUG");
    desk.do(decideGo(desk.state, guest, 0));
    desk.do(decideResign(desk.state, third, 0));
    desk.do(decideTakeBack(desk.state, host, 0));
    expect(desk.state.entries.at(-1)?.type).toBe("take-back-asked");
    expect(desk.do(decideTakeBackAnswer(desk.state, third, false, 0))).toBe("not-yours");
    desk.do(decideTakeBackAnswer(desk.state, guest, true, 0));
    expect(desk.state.entries.at(-1)?.type).toBe("taken-back");
  });

  it("is one question at a time, which ends when somebody resigns", () => {
    const desk = new Desk({ seats: 3, start: "host" });
    desk.join("guest");
    desk.join("third");
    desk.step("WUG");
    desk.step("WUG");
    desk.do(decideTakeBack(desk.state, host, 0));
    expect(desk.do(decideTakeBack(desk.state, guest, 0))).toBe("asked-already");
    desk.do(decideTakeBackAnswer(desk.state, guest, true, 0));
    desk.do(decideResign(desk.state, person("third"), 0));
    expect(desk.state.takeBack).toBeNull();
    desk.do(decideTakeBack(desk.state, guest, 0));
    expect(desk.state.takeBack).toMatchObject({ seat: 2 });
  });

  it("happens at once against bots", () => {
    const desk = new Desk({ seats: 2, start: "host", bots: ["random"] });
    desk.step("WUG");
    desk.do(decideTakeBack(desk.state, host, 0));
    expect(toMove(desk.state)).toBe(1);
  });

  it("never crosses a revealed card", () => {
    const desk = twoPeople();
    expect(desk.do(decideTakeBack(desk.state, host, 0))).toBe("no-take-back");
    desk.step("WUG");
    expect(desk.do(decideTakeBack(desk.state, guest, 0))).toBe("no-take-back");
    desk.step("=2?");
    expect(desk.do(decideTakeBack(desk.state, guest, 0))).toBe("card-revealed");
    expect(desk.do(decideTakeBack(desk.state, host, 0))).toBe("card-revealed");
    desk.step("WUR");
    expect(desk.do(decideTakeBack(desk.state, host, 0))).toBeUndefined();
  });
});

describe("talking", () => {
  it("keeps to one clean line, and refuses floods and repetition", () => {
    const desk = twoPeople();
    const say = (text: string): string | undefined =>
      desk.do(decideChat(desk.state, host, text, desk.now));
    expect(say("  a\u202Eb\n\tc <b> ")).toBeUndefined();
    expect(desk.state.entries.at(-1)).toMatchObject({ text: "ab c <b>" });
    expect(say("ab c <b>")).toBe("too-many");
    expect(say("\u200B\n")).toBe("malformed");
    for (const text of ["1", "2", "3", "4"]) expect(say(text)).toBeUndefined();
    expect(say("5")).toBe("too-many");
    desk.now += 10_000;
    expect(say("5")).toBeUndefined();
    expect(desk.do(decideChat(desk.state, person("eve"), "hi", 0))).toBe("not-yours");
  });

  it("says after how many seconds it is listened to again", () => {
    const desk = twoPeople();
    const retryAfter = (text: string): number | undefined => {
      const decision = decideChat(desk.state, host, text, desk.now);
      desk.do(decision);
      return decision.ok ? undefined : decision.error.retryAfterS;
    };
    for (const text of ["1", "2", "3", "4", "5"]) {
      expect(retryAfter(text)).toBeUndefined();
      desk.now += 500;
    }
    expect(retryAfter("6")).toBe(8);
    expect(retryAfter("5")).toBe(10);
    desk.now += 7500;
    expect(retryAfter("6")).toBeUndefined();
    expect(retryAfter("6")).toBe(10);
  });

  it("does not charge somebody for what another said in the same seat", () => {
    const desk = new Desk({ seats: 3, start: "host" });
    const say = (who: typeof host, text: string): string | undefined =>
      desk.do(decideChat(desk.state, who, text, desk.now));
    desk.join("guest");
    for (const text of ["1", "2", "3", "4", "hello"]) expect(say(guest, text)).toBeUndefined();
    desk.do(decideLeave(desk.state, guest, desk.now));
    desk.join("third");
    expect(say(person("third"), "hello")).toBeUndefined();
    expect(say(person("third"), "hello")).toBe("too-many");
  });

  it("is not heard by those who muted the speaker, and others do not learn of the muting", () => {
    const desk = twoPeople();
    desk.do(decideMute(desk.state, guest, { seat: 1, muted: true }, 0));
    expect(eventFor(desk.state, 0)).toMatchObject({ type: "muted", by: null, seat: null });
    expect(eventFor(desk.state, 1)).toMatchObject({ by: 2, seat: 1, muted: true });
    desk.do(decideChat(desk.state, host, "secret", desk.now));
    expect(eventFor(desk.state, 1)).toMatchObject({ type: "chat", text: null });
    expect(eventFor(desk.state, SPECTATOR)).toMatchObject({ type: "chat", text: "secret" });
  });
});

describe("muting", () => {
  const third = person("third");
  const withGuestMuted = (): Desk => {
    const desk = new Desk({ seats: 4, start: "host" });
    desk.join("guest");
    desk.do(decideMute(desk.state, host, { seat: 2, muted: true }, 0));
    return desk;
  };

  it("concerns people and not chairs: who takes the seat is heard, who comes back is not", () => {
    const desk = withGuestMuted();
    desk.do(decideLeave(desk.state, guest, 0));
    desk.join("third");
    desk.join("guest");
    desk.do(decideChat(desk.state, third, "hello", desk.now));
    expect(eventFor(desk.state, 0)).toMatchObject({ type: "chat", seat: 2, text: "hello" });
    desk.do(decideChat(desk.state, guest, "me again", desk.now));
    expect(eventFor(desk.state, 0)).toMatchObject({ type: "chat", seat: 3, text: null });
    expect(eventFor(desk.state, 1)).toMatchObject({ type: "chat", seat: 3, text: "me again" });
  });

  it("goes with the one who muted, and comes back with him", () => {
    const desk = withGuestMuted();
    desk.do(decideLeave(desk.state, host, 0));
    desk.join("third");
    desk.join("host");
    desk.do(decideChat(desk.state, guest, "hello", desk.now));
    expect(eventFor(desk.state, 0)).toMatchObject({ type: "chat", text: "hello" });
    expect(eventFor(desk.state, 2)).toMatchObject({ type: "chat", text: null });
  });

  it("is of somebody who is there", () => {
    const desk = new Desk({ seats: 3, bots: [{ bot: "random", seat: 2 }], start: "host" });
    for (const seat of [1, 2, 3, 4])
      expect(desk.do(decideMute(desk.state, host, { seat, muted: true }, 0))).toBe("malformed");
    desk.join("guest");
    desk.do(decideChat(desk.state, guest, "hello", desk.now));
    expect(eventFor(desk.state, 0)).toMatchObject({ type: "chat", text: "hello" });
  });
});

describe("what viewers are told", () => {
  const eventSchema = Compile(TableEvent);
  const viewSchema = Compile(TableView);

  it("fits the schemas, one event for each entry and viewer", () => {
    const desk = new Desk({ seats: 3, clock: { baseS: 60, incrementS: 0 }, bots: ["random"] }, 4);
    desk.join("guest");
    desk.do(decideChat(desk.state, host, "hello", desk.now));
    desk.playOut();
    for (let seq = 1; seq <= desk.state.seq; seq++) {
      const state = foldLog(desk.state.entries.slice(0, seq))!;
      for (const seat of [null, 1, 2, 3]) {
        const event = eventFor(state, seat === null ? SPECTATOR : seat - 1);
        expect(event.seq).toBe(seq);
        const text = eventTexts(state)(seat === null ? SPECTATOR : seat - 1).join("");
        expect(text).toBe(JSON.stringify(event));
        expect(eventSchema.Errors(event)).toEqual([]);
        expect(viewSchema.Errors(viewOf(state, seat, 5))).toEqual([]);
      }
    }
  });

  it("commits to the deal before the first step and opens it after the game", () => {
    const desk = new Desk({ seats: 2, bots: ["random"] });
    const started = eventFor(desk.state, SPECTATOR);
    if (started.type !== "started") throw new Error(started.type);
    expect(started.commitment).toBe(viewOf(desk.state, null, 0).commitment);
    expect(viewOf(desk.state, 1, 0).deal).toBeNull();
    desk.playOut();
    const over = eventFor(desk.state, SPECTATOR);
    if (over.type !== "over") throw new Error(over.type);
    const { decks, nobles, salt } = over.deal;
    expect(commitmentOf({ decks: [decks[1], decks[2], decks[3]], nobles, salt })).toBe(
      started.commitment,
    );
  });
});

describe("a refusal", () => {
  const words = (decision: ReturnType<typeof decideJoin>): string | undefined =>
    decision.ok ? undefined : decision.error.detail;
  const join = (desk: Desk, seat?: number): ReturnType<typeof decideJoin> =>
    decideJoin(
      desk.state,
      person("third"),
      { invite: "invitation-to-the-desk", ...(seat === undefined ? {} : { seat }) },
      desk.circumstances(),
    );

  it("of a seat says that others are free, and of a table that it was given up", () => {
    const desk = new Desk({ seats: 3, start: "host" });
    expect(words(join(desk, 1))).toBe("That seat is not free; others are.");
    expect(join(desk, 2).ok).toBe(true);
    desk.do(decideLeave(desk.state, host, 0));
    expect(words(join(desk))).toBe("Everybody has left this table; it is closed.");
  });

  it("tells somebody who left, is back or was asked how that stands", () => {
    const desk = twoPeople();
    expect(words(decideBack(desk.state, host, 0))).toBe("You are at the table already.");
    desk.step("WUG");
    desk.do(decideTakeBack(desk.state, host, 0));
    expect(words(decideTakeBackAnswer(desk.state, host, true, 0))).toBe(
      "You are not asked any more.",
    );
    desk.do(decideGo(desk.state, host, 0));
    expect(words(decideGo(desk.state, host, 0))).toBe("You have left this game already.");
  });
});
