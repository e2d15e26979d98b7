import { SeededRandom, type Step, isOver, listLegal, shuffledDeal } from "@gemwright/rules";
import { afterEach, describe, expect, it } from "vitest";
import { keysAfter, readText, writeText } from "../app/store.ts";
import type { LocalGameState } from "./local-game.ts";
import { findResumables } from "./resumable.ts";
import { makeSaved, positionsOf, turnsOf } from "./saved.ts";
import {
  addKept,
  advisedGame,
  dropKept,
  keptGames,
  readKept,
  setAdvisedGame,
  writeKept,
} from "./shelf.ts";

const opened = (seed: number, kind: "bots" | "pass"): LocalGameState => ({
  kind,
  deal: shuffledDeal(2, new SeededRandom(seed)),
  steps: [],
  sitters: [
    { name: "Anna", bot: undefined, away: false },
    { name: "Lucia", bot: kind === "bots" ? "novice" : undefined, away: false },
  ],
});

/** The game after so many steps that a seeded hand chose. */
function played(game: LocalGameState, count: number): LocalGameState {
  const random = new SeededRandom(count);
  const steps: Step[] = [];
  for (let i = 0; i < count; i++) {
    const position = positionsOf({ ...game, steps }).at(-1)!;
    if (isOver(position)) break;
    const legal = listLegal(position);
    steps.push(legal[random.below(legal.length)]);
  }
  return { ...game, steps };
}

const finished = (seed: number): LocalGameState => played(opened(seed, "bots"), 400);

afterEach(() => {
  for (const key of keysAfter("")) writeText(key, undefined);
});

describe("the shelf", () => {
  it("keeps a game against bots, one of a shared device and one with advice side by side", () => {
    const bots = addKept(played(opened(1, "bots"), 3));
    const pass = addKept(played(opened(2, "pass"), 4));
    const advised = addKept(played(opened(3, "bots"), 5));
    setAdvisedGame(advised);
    const { games } = findResumables();
    expect(games.map(({ id }) => id).toSorted()).toEqual([bots, pass, advised].toSorted());
    expect(games.find(({ id }) => id === advised)?.href).toBe("#/learn/play");
    expect(games.find(({ id }) => id === pass)?.href).toBe(`#/play/${pass}`);
    expect(readKept(bots)).toEqual({
      state: "fine",
      game: played(opened(1, "bots"), 3),
      cut: false,
    });
  });

  it("lets go of a game in which nobody has decided anything when another one is opened", () => {
    const idle = addKept(opened(1, "bots"));
    const begun = addKept(played(opened(2, "bots"), 1));
    addKept(opened(3, "bots"));
    expect(readKept(idle).state).toBe("none");
    expect(readKept(begun).state).toBe("fine");
  });

  it("names what was played last first, and tells finished games from those under way", () => {
    writeKept("old", played(opened(1, "bots"), 2), 1000);
    writeKept("over", finished(2), 3000);
    writeKept("new", played(opened(3, "bots"), 2), 2000);
    expect(keptGames().map(({ id, over }) => [id, over])).toEqual([
      ["over", true],
      ["new", false],
      ["old", false],
    ]);
    expect(findResumables().games.map(({ id }) => id)).toEqual(["new", "old"]);
  });

  it("makes room among the finished games alone, the oldest first", () => {
    const over = finished(4);
    writeKept("running", played(opened(5, "bots"), 2), 1);
    for (let i = 0; i < 102; i++) writeKept(`over${i}`, over, 10 + i);
    const ids = new Set(keptGames().map(({ id }) => id));
    expect(ids.size).toBe(101);
    expect(ids.has("running")).toBe(true);
    expect(ids.has("over1")).toBe(false);
    expect(ids.has("over2")).toBe(true);
  });

  it("gives a discarded game back", () => {
    const id = addKept(played(opened(1, "pass"), 2));
    const restore = dropKept(id);
    expect(keptGames()).toEqual([]);
    restore();
    expect(keptGames().map((kept) => kept.id)).toEqual([id]);
  });

  it("takes over the only game of an earlier version, and what was its game with advice", () => {
    const game = played(opened(6, "bots"), 3);
    writeText("game", JSON.stringify(makeSaved(game)));
    writeText("learn.play", "running");
    const [kept] = keptGames();
    expect(readKept(kept.id)).toEqual({ state: "fine", game, cut: false });
    expect(readText("game")).toBeUndefined();
    expect(advisedGame()).toBe(kept.id);
    expect(keptGames()).toHaveLength(1);
  });

  it("goes on with a game from its last whole turn that can be read, until somebody has played on", () => {
    const game = played(opened(8, "bots"), 30);
    const turns = turnsOf(game);
    // a turn of two steps, of which the second cannot be read
    const broken = turns.findIndex((turn) => turn.length > 1);
    const before = turns.slice(0, broken).flat();
    const saved = makeSaved(game) as { steps: string[] };
    const steps = saved.steps.with(before.length + 1, "nonsense");
    const text = JSON.stringify({ ...saved, steps, at: 5, over: true });
    writeText("saved.cut", text);
    expect(before.length).toBeGreaterThan(0);
    const left = { state: "fine", game: { ...game, steps: before }, cut: true };
    expect([readKept("cut"), readKept("cut")]).toEqual([left, left]);
    expect(readText("game.broken")).toBe(text);
    // it is under way, whatever was kept of it before
    expect(keptGames()).toEqual([{ id: "cut", at: 5, over: false }]);
    expect(findResumables()).toMatchObject({ games: [{ id: "cut" }], broken: false });
    writeKept("cut", left.game);
    expect(readKept("cut")).toEqual({ ...left, cut: false });
  });

  it("leaves a finished game finished, whatever stands after its end", () => {
    const game = finished(9);
    const saved = makeSaved(game) as { steps: string[] };
    writeText(
      "saved.over",
      JSON.stringify({ ...saved, steps: [...saved.steps, "WUG"], over: true }),
    );
    expect(readKept("over")).toEqual({ state: "fine", game, cut: false });
  });

  it("puts aside what is no game, tells so once, and leaves the others alone", () => {
    writeText("game", '{"version":1,"steps":["nonsense"]}');
    const fine = addKept(played(opened(7, "bots"), 2));
    const first = findResumables();
    expect(first.broken).toBe(true);
    expect(first.games.map(({ id }) => id)).toEqual([fine]);
    expect(readText("game.broken")).toContain("nonsense");
    expect(findResumables().broken).toBe(false);
  });
});
