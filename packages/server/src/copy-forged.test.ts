import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CopyError, checkCopy } from "./copy.ts";
import { commitmentOf } from "./table/commitment.ts";
import type { LogEntry, SecretDeal } from "./table/entry.ts";
import {
  decideBack,
  decideGo,
  decideResign,
  decideTakeBack,
  decideTakeBackAnswer,
  decideTakeBackWithdrawal,
  decideTimeOut,
} from "./table/play.ts";
import { decideJoin, decideLeave, type Decision, type Person } from "./table/seating.ts";
import { toMove } from "./table/state.ts";
import { decideChat, decideMute } from "./table/talk.ts";
import { Desk, person, seededDeal } from "./testing/desk.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gemwright-forged-"));
  file = join(folder, "copy.jsonl");
});
afterEach(() => rmSync(folder, { recursive: true }));

type Fields = Record<string, unknown>;

/** Lines as somebody writes them who knows how the first and the last one are made. */
function forge(body: readonly unknown[], entries: number): void {
  const lines = [{ gemwright: "copy", version: 1 }, ...body].map((line) =>
    typeof line === "string" ? line : JSON.stringify(line),
  );
  const text = `${lines.join("\n")}\n`;
  const hash = createHash("sha256").update(text).digest("hex");
  const players = lines.filter((line) => line.startsWith('{"player"')).length;
  const tables = lines.filter((line) => line.startsWith('{"table"')).length;
  writeFileSync(file, `${text}${JSON.stringify({ end: { players, tables, entries }, hash })}\n`);
}

const player = { id: "player-host", name: "host", tokenHash: "a".repeat(64), created: 1 };

/** The log of a game of two people and a bot, over and talked about, or not begun. */
function logOf(status: "over" | "open"): Fields[] {
  const desk = new Desk({ seats: 3, bots: ["random"], seat: 1 }, 7);
  if (status === "over") {
    desk.join("guest");
    desk.playOut();
  }
  return desk.state.entries.map((entry) => ({ ...entry }));
}

const table = (log: readonly unknown[], changes: Fields = {}): Fields => ({
  table: "desk01",
  seated: [...new Set(log.flatMap((entry) => (entry as Fields | null)?.["player"] ?? []))],
  entries: log.map((entry) => (typeof entry === "string" ? entry : JSON.stringify(entry))),
  ...changes,
});

async function refusalOf(body: readonly unknown[], entries = 0): Promise<string> {
  forge(body, entries);
  const refused = await checkCopy(file).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(CopyError);
  const { message } = refused as CopyError;
  expect(message).not.toContain("\n");
  return message;
}

const refusalOfLog = (log: readonly unknown[], changes?: Fields): Promise<string> =>
  refusalOf([table(log, changes), { player }], log.length);

const at = 1_000_000;

/** The log of a table at which people do whatever comes to their minds. */
function anyLog(seed: number): LogEntry[] {
  const clock = { baseS: 60, incrementS: 1 };
  const desk = new Desk({ seats: seed % 2 ? 2 : 3, clock }, seed);
  const { random } = desk;
  const people = ["host", "guest", "third"].map(person);
  const does = (who: Person): (() => Decision | undefined)[] => [
    () => decideJoin(desk.state, who, {}, desk.circumstances()),
    () => (random.below(4) === 0 ? decideLeave(desk.state, who, desk.now) : undefined),
    () => decideTakeBack(desk.state, who, desk.now),
    () => decideTakeBackAnswer(desk.state, who, random.below(4) > 0, desk.now),
    () => decideTakeBackWithdrawal(desk.state, who, desk.now),
    () => (random.below(9) === 0 ? decideGo(desk.state, who, desk.now) : undefined),
    () => decideBack(desk.state, who, desk.now),
    () => (random.below(90) === 0 ? decideResign(desk.state, who, desk.now) : undefined),
    () => decideChat(desk.state, who, `at ${desk.now}`, desk.now),
    () => decideMute(desk.state, who, { seat: 2, muted: random.below(2) === 0 }, desk.now),
  ];
  for (let i = 0; i < 900; i++) {
    desk.now += random.below(2000);
    const timedOut = decideTimeOut(desk.state, desk.now);
    if (timedOut) desk.do(timedOut);
    else if (toMove(desk.state) !== null && !desk.state.takeBack && random.below(3) > 0)
      desk.stepAtRandom();
    else {
      const choices = does(people[random.below(3)]);
      const decision = choices[random.below(choices.length)]();
      if (decision) desk.do(decision);
    }
  }
  return desk.state.entries;
}

describe("a copy from outside", () => {
  it("is taken when it tells what can have happened", async () => {
    for (const status of ["open", "over"] as const) {
      const log = [
        ...logOf(status),
        { type: "chat", at, seat: 1, text: "\u{1d161}".repeat(200).normalize("NFC") },
        { type: "muted", at, by: 1, seat: 3, muted: true },
        ...(status === "over" ? [{ type: "rematch", at, table: "desk02" }] : []),
      ];
      forge([table(log), { player }], log.length);
      await expect(checkCopy(file)).resolves.toEqual({ file });
    }
  });

  it("is taken with whatever the server itself has decided", async () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const log = anyLog(seed);
      for (const { type } of log) kinds.add(type);
      forge([table(log)], log.length);
      await expect(checkCopy(file)).resolves.toEqual({ file });
    }
    // All but the one that is decided by two tables together.
    expect(kinds.size).toBe(14);
  });

  it("is refused for a line that is neither a table nor a player", async () => {
    for (const line of ["null", "7", "not JSON", '"text"', "[]", "{}", { player: null }, ""])
      expect(await refusalOf([line])).toMatch(/^line 2: /);
    for (const changes of [
      { created: null },
      { created: undefined },
      { created: "1" },
      { created: 1e300 },
      { name: "" },
      { name: "a\u0000b" },
      { id: "../../x" },
      { tokenHash: "hash" },
      { more: 1 },
    ])
      expect(await refusalOf([{ player: { ...player, ...changes } }])).toMatch(/^line 2: /);
    const log = logOf("open");
    for (const changes of [
      { entries: "none" },
      { entries: [] },
      { entries: [null] },
      { seated: null },
      { table: "../../x" },
    ])
      expect(await refusalOfLog(log, changes)).toMatch(/^line 2: /);
  });

  it("is refused when it counts what is not there, or a table twice", async () => {
    const log = logOf("open");
    expect(await refusalOf([table(log)], log.length + 1)).toContain("incomplete");
    expect(await refusalOf([table(log), table(log)], 2 * log.length)).toContain("twice");
  });

  it("is refused for an entry that is none", async () => {
    const log = logOf("open");
    for (const [entry, reason] of [
      ["{", "not JSON"],
      ["null", "no such kind"],
      [{ type: "constructor", at }, "no such kind"],
      [{ type: "dance", at }, "no such kind"],
      [{ type: "left", at }, "seat"],
      [{ type: "left", at: "now", seat: 1 }, "at must be integer"],
      [{ type: "left", at: 1e16, seat: 1 }, "at must be"],
      [{ type: "left", at, seat: 1, more: 1 }, "more"],
      [{ type: "chat", at, seat: 9, text: "hello" }, "seat must be"],
      [{ type: "chat", at, seat: 1, text: "a".repeat(1e6) }, "text must"],
    ] as const)
      expect(await refusalOfLog([...log, entry])).toMatch(
        new RegExp(`entry ${log.length + 1}: .*${reason}`),
      );
    for (const changes of [
      { seats: 7 },
      { invite: undefined },
      { table: "../../x" },
      { kept: [null, null] },
      { clock: { baseS: -1, incrementS: 0 } },
    ])
      expect(await refusalOfLog([{ ...log[0], ...changes }, ...log.slice(1)])).toContain("entry 1");
  });

  it("is refused for an entry that the table was not ready for", async () => {
    const [open, over] = [logOf("open"), logOf("over")];
    const sat = open.find(({ type }) => type === "sat")!;
    const started = over.find(({ type }) => type === "started")!;
    const end = over.at(-1)!;
    const free = { type: "sat", at, seat: 3, name: "Eve", player: "player-eve", bot: null };
    for (const [log, reason] of [
      [[...open, sat], "taken"],
      [[...open, { ...free, seat: 4 }], "no seat 4"],
      [[...open, { ...free, seat: 3, player: null }], "a person or for a bot"],
      [[...open, { ...free, seat: freeSeat(open), player: sat["player"] }], "twice"],
      [[...open, started], "empty seat"],
      [[...open, open[0]], "opened once"],
      [[...open, { type: "chat", at, seat: freeSeat(open), text: "hello" }], "nobody sits"],
      [[...open, { type: "away", at, seat: 1, reason: "left", bot: "random" }], "open has no"],
      [[...over, end], "over has no"],
      [[...over, { type: "left", at, seat: 1 }], "over has no"],
      [[...open, { type: "rematch", at, table: "desk02" }], "open has no"],
      [[...over.slice(0, -1), { type: "take-back-withdrawn", at, seat: 1 }], "does not stand"],
      [over.slice(1), "begins with sat"],
    ] as const)
      expect(await refusalOfLog(log)).toContain(reason);
  });

  it("is refused for a deal that cannot be dealt, whatever it was committed to", async () => {
    const good = seededDeal(3, 7);
    const [one, two, three] = good.decks;
    const log = logOf("over");
    const start = log.findIndex(({ type }) => type === "started");
    const deals: SecretDeal[] = [
      { ...good, decks: [Array.from({ length: 40 }, () => "101"), two, three] },
      { ...good, decks: [two, one, three] },
      { ...good, decks: [one.slice(0, 6), two, three] },
      { ...good, decks: [[...one.slice(1), "999"], two, three] },
      { ...good, nobles: good.nobles.slice(1) },
      { ...good, nobles: good.nobles.map(() => "N01") },
    ];
    for (const deal of deals) {
      const started = { ...log[start], deal, commitment: commitmentOf(deal) };
      expect(await refusalOfLog([...log.slice(0, start), started])).toContain("every card");
    }
  });
});

const freeSeat = (log: readonly Fields[]): number => {
  const taken = log.filter(({ type }) => type === "sat").map(({ seat }) => seat);
  return [1, 2, 3].find((seat) => !taken.includes(seat))!;
};
