import {
  type Seat,
  SeededRandom,
  type Step,
  isOver,
  listLegal,
  scores,
  shuffledDeal,
} from "@gemwright/rules";
import { parseRecords } from "@gemwright/notation";
import { describe, expect, it } from "vitest";
import { TableCtrl } from "../table/ctrl.ts";
import type { Change } from "./game.ts";
import type { LocalGameState } from "./local-game.ts";
import { ReplayGame } from "./replay-game.ts";
import { makeLocalRecord, positionsOf, turnsOf } from "./saved.ts";

function finished(seed: number): LocalGameState {
  const random = new SeededRandom(seed);
  const game = {
    kind: "pass" as const,
    deal: shuffledDeal(3, random),
    sitters: ["Anna", "Björn", "Chloé"].map((name) => ({ name, bot: undefined, away: false })),
  };
  const steps: Step[] = [];
  for (;;) {
    const position = positionsOf({ ...game, steps }).at(-1)!;
    if (isOver(position)) return { ...game, steps };
    const legal = listLegal(position);
    steps.push(legal[random.below(legal.length)]);
  }
}

const state = finished(5);
const open = (turns?: number, lapsed?: (turn: number) => Seat | undefined, viewer = -1) =>
  new ReplayGame(
    {
      deal: state.deal,
      hideReserved: false,
      turns: turnsOf(state),
      sitters: state.sitters,
      viewer,
      prestige: scores(positionsOf(state).at(-1)!),
      winners: [],
      resigned: false,
      standIns: [],
      botTurns: [],
      record: makeLocalRecord(state, 0),
      address: "#/games/one",
    },
    turns,
    lapsed,
  );

describe("a finished game that is looked through", () => {
  it("begins before the first turn and ends with the result", () => {
    const game = open();
    expect(game.view.value.deeds).toEqual([]);
    game.replay.goTo(game.replay.deeds.length);
    const { position, deeds } = game.view.value;
    expect(isOver(position)).toBe(true);
    expect(deeds.at(-1)?.prestige).toEqual(scores(position));
    expect(deeds.every((deed) => deed.ended)).toBe(true);
  });

  it("can be opened at any moment, and not beyond its end", () => {
    const whole = open();
    whole.replay.goTo(7);
    const later = open(7);
    expect(later.view.value.position).toEqual(whole.view.value.position);
    expect(later.view.value.deeds).toEqual(whole.view.value.deeds);
    expect(open(9999).replay.at.value).toBe(whole.replay.deeds.length);
  });

  it("shows every turn the same, on the way on and on the way back", () => {
    const game = open();
    const last = game.replay.deeds.length;
    const forward = Array.from({ length: last + 1 }, (_, turn) => {
      game.replay.goTo(turn);
      return [...game.view.value.position];
    });
    for (let turn = last; turn >= 0; turn--) {
      game.replay.goTo(turn);
      expect([...game.view.value.position]).toEqual(forward[turn]);
      expect(game.view.value.deeds).toHaveLength(turn);
    }
  });

  it("acts out a turn on, and nothing else", () => {
    const game = open();
    const shown: Change[] = [];
    game.onChange = (change) => void shown.push(change);
    game.replay.goTo(1);
    game.replay.goTo(7);
    game.replay.goTo(6);
    expect(shown).toHaveLength(1);
    expect(shown[0]?.after.deeds).toHaveLength(1);
  });

  it("stays between its first and its last turn, and cannot be played", async () => {
    const game = open();
    game.replay.goTo(-3);
    expect(game.replay.at.value).toBe(0);
    game.replay.goTo(10_000);
    expect(game.replay.at.value).toBe(game.replay.deeds.length);
    expect(await game.submit()).toBe(false);
    expect(game.view.value.mayAct).toBe(false);
  });

  it("is seen by whoever played a turn worth a look, just before it and just after it", () => {
    const { seat } = open().replay.deeds[7];
    const lapsed = (turn: number) => (turn === 8 ? seat : undefined);
    const eyesOf = (viewer: number) => {
      const game = open(6, lapsed, viewer);
      return [6, 7, 8, 9].map((turn) => {
        game.replay.goTo(turn);
        return game.view.value.eyes;
      });
    };
    const other = (seat + 1) % 3;
    expect(eyesOf(other)).toEqual([undefined, seat, seat, undefined]);
    // one's own eyes are nobody else's
    expect(eyesOf(seat)).toEqual([undefined, undefined, undefined, undefined]);

    const table = new TableCtrl(open(7, lapsed, other));
    expect([table.self, table.others.includes(seat), table.who(seat).you]).toEqual([
      seat,
      false,
      false,
    ]);
    expect(table.own("Yours")).toBe(table.name(seat));
    const watched = new TableCtrl(open(7, lapsed));
    expect([watched.self, watched.watching]).toEqual([seat, false]);
  });

  it("has the record to keep", async () => {
    const records = parseRecords((await open().record()) ?? "");
    expect(records.ok && records.value[0]?.turns).toEqual(turnsOf(state));
  });
});
