import { type Signal, signal } from "@preact/signals";
import {
  LEVELS,
  type Position,
  SPECTATOR,
  SeededRandom,
  clonePosition,
  deckDealer,
  listLegal,
  market,
  openingPosition,
  phase,
  playDealt,
  seatToMove,
  shuffledDeal,
  type StepWords,
  stepOf,
  supply,
} from "@gemwright/rules";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { t } from "../i18n/i18n.ts";
import { spoken } from "../i18n/marked.ts";
import { type Deed, withStep } from "../play/deed.ts";
import type { Game, GameView, Line, Sitter, TakeBack } from "../play/game.ts";
import { TableCtrl } from "./ctrl.ts";
import { rematchText } from "./rematch.tsx";
import { tell } from "./tell.ts";

const PEOPLE: readonly Sitter[] = ["Anna", "Bert", "Carla"].map((name) => ({
  name,
  bot: undefined,
  away: false,
}));
const NO_GEMS = { white: 0, blue: 0, green: 0, red: 0, black: 0 };
const deal = shuffledDeal(3, new SeededRandom(9));

/** A table of three on a server, looked at from a seat. */
function online(
  viewer: number,
  more: Partial<GameView> = {},
  position: Position = openingPosition(deal),
) {
  const view = signal<GameView>({
    seq: 0,
    position,
    viewer,
    sitters: PEOPLE,
    deeds: [],
    mayAct: viewer === seatToMove(position),
    clock: undefined,
    curtain: undefined,
    ...more,
  });
  const submit = vi.fn<Game["submit"]>(() => Promise.resolve(true));
  const rematch = signal<readonly number[]>([]);
  const next = signal<string | undefined>(undefined);
  const absent = signal<ReadonlySet<number> | undefined>(undefined);
  const line = signal<Line>({ state: "fine" });
  const game: Game = {
    kind: "online",
    view,
    line,
    absent,
    submit,
    company: {
      remarks: signal([]),
      muted: signal(new Set<number>()),
      takeBack: signal(undefined),
      rematch,
      next,
      say: () => Promise.resolve(undefined),
      mute: () => Promise.resolve(undefined),
      askTakeBack: () => Promise.resolve(undefined),
      withdrawTakeBack: () => Promise.resolve(undefined),
      answerTakeBack: () => Promise.resolve(undefined),
    },
    record: () => Promise.resolve(undefined),
    playAgain: () => {},
    leave: () => {},
    onChange: undefined,
  };
  const [onCalled, onRefused] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const ctrl = new TableCtrl(game, { onCalled, onRefused });
  /** As a server's events are shown. */
  const show = (after: GameView, takenBack?: number) => {
    void game.onChange?.({ before: view.value, after, takenBack });
    view.value = after;
  };
  return { ctrl, game, view, show, submit, rematch, next, absent, line, onCalled, onRefused };
}

/** The table after somebody's first legal step. */
function afterStep(before: GameView): GameView {
  const position = clonePosition(before.position);
  playDealt(position, listLegal(position)[0], deckDealer(deal));
  return {
    ...before,
    seq: before.seq + 1,
    position,
    deeds: withStep(before.deeds, before.position, position),
    mayAct: before.viewer === seatToMove(position),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what the table tells by itself", () => {
  it("who begins is said, and goes although nothing happens", () => {
    const { ctrl } = online(0);
    expect(ctrl.answer.note.value).toBe(t().begins({ you: true, name: "" }));
    vi.advanceTimersByTime(3000);
    expect(ctrl.answer.note.value).not.toBe("");
    vi.advanceTimersByTime(7000);
    expect(ctrl.answer.note.value).toBe("");
  });

  it("an answer to a tap stays until the next one, also where news had stood", () => {
    const { ctrl } = online(1);
    ctrl.tapGem("white");
    vi.advanceTimersByTime(60_000);
    expect(ctrl.answer.note.value).toBe(t().notYourTurn);
  });

  it.each([
    ["whoever took it back", 1, true],
    ["whoever agreed", 0, false],
    ["whoever watches", SPECTATOR, false],
  ])("a turn taken back is told to %s, and no old turn once more", (_, viewer, you) => {
    const { ctrl, view, show } = online(viewer);
    const first = afterStep(view.value);
    show(first);
    const second = afterStep(first);
    show(second);
    const last = second.deeds.at(-1)!;
    expect(ctrl.answer.said.value).toBe(spoken(tell(ctrl.who(last.seat), last)));
    const heard = ctrl.answer.lines.value;
    show({ ...first, seq: 5 }, 1);
    expect(ctrl.answer.note.value).toBe(t().takenBack({ you, name: "Bert" }));
    expect(ctrl.answer.lines.value).toBe(heard);
    vi.advanceTimersByTime(10_000);
    expect(ctrl.answer.note.value).toBe("");
  });

  it("a question that is withdrawn is told to everybody", () => {
    const { ctrl, game, view } = online(1);
    const after = { ...view.value, seq: 1 };
    void game.onChange?.({ before: view.value, after, withdrawn: 0 });
    view.value = after;
    expect(spoken(ctrl.answer.note.value)).toBe("Anna withdrew the question.");
  });

  it("that somebody is not connected is said once, and once that this is over", () => {
    const { ctrl, absent, view, show } = online(1);
    show(afterStep(view.value));
    const said = () => ctrl.answer.said.value;
    const lines = ctrl.answer.lines.value;
    absent.value = new Set([0]);
    expect(ctrl.isAbsent(0)).toBe(true);
    expect(said()).toBe(t().isAbsent("Anna"));
    // the viewer's own line is lost and comes back, and Anna is still not there
    absent.value = undefined;
    expect(ctrl.isAbsent(0)).toBe(false);
    absent.value = new Set([0]);
    expect(ctrl.answer.lines.value).toBe(lines + 1);
    absent.value = new Set();
    expect(said()).toBe(t().isConnectedAgain("Anna"));
    expect(ctrl.answer.lines.value).toBe(lines + 2);
  });

  it("that the own line is back is said once it is", () => {
    const { ctrl, line } = online(1);
    line.value = { state: "lost", retryAt: 0 };
    line.value = { state: "trying" };
    expect(ctrl.answer.said.value).not.toBe(t().lineIsBack);
    line.value = { state: "fine" };
    expect(ctrl.answer.said.value).toBe(t().lineIsBack);
  });

  it("of whoever is to move the bar says it, and of whom a bot plays for nobody needs to", () => {
    const { ctrl, absent, view, show } = online(1);
    const lines = ctrl.answer.lines.value;
    absent.value = new Set([0]);
    expect(ctrl.isAbsent(0)).toBe(true);
    expect(ctrl.answer.lines.value).toBe(lines);
    const sitters = PEOPLE.map((each, seat) => ({ ...each, away: seat === 0 }));
    show({ ...view.value, seq: 1, sitters });
    expect(ctrl.isAbsent(0)).toBe(false);
    absent.value = new Set();
    expect(ctrl.answer.lines.value).toBe(lines);
  });

  it("that a bot plays on for somebody, and plays no more, is told to the others", () => {
    const { ctrl, view, show } = online(1);
    const sitters = PEOPLE.map((each, seat) => ({ ...each, away: seat === 0 }));
    show({ ...view.value, seq: 1, sitters });
    expect(ctrl.answer.note.value).toBe(t().isAway("Anna"));
    show({ ...view.value, seq: 2, sitters: PEOPLE });
    expect(spoken(ctrl.answer.note.value)).toBe("Anna is back");
    const gone = sitters.map((each) => ({ ...each, resigned: each.away }));
    show({ ...view.value, seq: 3, sitters: gone });
    expect(ctrl.answer.note.value).toBe(t().gaveUp("Anna"));
    const own = online(0);
    own.show({ ...own.view.value, seq: 1, sitters, mayAct: false });
    expect(own.ctrl.answer.note.value).toBe("");
    own.show({ ...own.view.value, seq: 2, sitters: PEOPLE });
    expect(own.ctrl.answer.note.value).toBe("");
  });

  it("a remark says no turn again", () => {
    const { ctrl, show } = online(1);
    const first = afterStep(ctrl.view);
    show(first);
    const heard = ctrl.answer.lines.value;
    show({ ...first, seq: 7 });
    expect(ctrl.answer.lines.value).toBe(heard);
  });

  it("a call for another game reaches the senses once for each who calls", () => {
    const { rematch, onCalled } = online(0);
    expect(onCalled).not.toHaveBeenCalled();
    rematch.value = [1];
    expect(onCalled).toHaveBeenCalledTimes(1);
    rematch.value = [];
    rematch.value = [2];
    expect(onCalled).toHaveBeenCalledTimes(2);
  });

  it("whoever watched is told and called once when the others play again", () => {
    const { ctrl, next, onCalled } = online(SPECTATOR);
    expect(rematchText(ctrl)).toBe("");
    next.value = "#/watch/abcdefgh/word";
    expect(rematchText(ctrl)).toBe(t().theyPlayAgain);
    expect(onCalled).toHaveBeenCalledTimes(1);
  });
});

describe("what taps and keys are answered with", () => {
  it("a take is spoken as it is put together, and when it is put away", () => {
    const { ctrl } = online(0);
    ctrl.tapGem("blue");
    expect(ctrl.answer.said.value).toBe("Taking 1 sapphire. 1 of 10");
    ctrl.tapGem("red");
    expect(ctrl.answer.said.value).toBe("Taking 1 sapphire and 1 ruby. 2 of 10");
    ctrl.tapCard({ level: 1, slot: 0 });
    ctrl.cancel();
    expect(ctrl.answer.said.value).toBe("Taking 1 sapphire and 1 ruby. 2 of 10");
    ctrl.cancel();
    expect(ctrl.answer.said.value).toBe(t().sayCleared);
    const heard = ctrl.answer.lines.value;
    ctrl.cancel();
    expect(ctrl.answer.lines.value).toBe(heard);
  });

  it("the same words are said twice when the same is closed twice", () => {
    const { ctrl } = online(0);
    ctrl.tapCard({ level: 1, slot: 0 });
    ctrl.cancel();
    const heard = ctrl.answer.lines.value;
    ctrl.panels.log.value = true;
    ctrl.cancel();
    expect(ctrl.answer.said.value).toBe(t().sayClosed);
    expect(ctrl.answer.lines.value).toBe(heard + 1);
  });

  it("[R3.2] a stone that goes back because no pair can be taken is told with the reason", () => {
    const position = openingPosition(deal);
    for (let turn = 0; turn < 2; turn++) {
      const take = stepOf({ kind: "take", gems: { ...NO_GEMS, white: 1, blue: 1, green: 1 } });
      playDealt(position, take!, deckDealer(deal));
    }
    expect(supply(position).white).toBe(3);
    const { ctrl, onRefused } = online(2, {}, position);
    ctrl.tapGem("white");
    ctrl.tapGem("white");
    expect(ctrl.choice.value.kind).toBe("none");
    // in one sentence, which is heard once: something has happened, and nothing was wrong
    expect(ctrl.answer.note.value).toBe(`Put back. ${t().refused["two-need-four"]}`);
    expect(ctrl.answer.rule.value).toBe("R3.2");
    expect(ctrl.answer.said.value).toBe("");
    expect(onRefused).not.toHaveBeenCalled();
    // what answers a tap is not heard together with what was said before it
    ctrl.tapGem("gold");
    expect(ctrl.answer.said.value).toBe("");
  });

  it("a turn that is undone is said, and what it undoes is not said any more", () => {
    const { ctrl, show } = online(1);
    show(afterStep(ctrl.view));
    expect(ctrl.answer.said.value).toContain("Anna took");
    Object.assign(ctrl.game, { canUndo: () => true, undo: () => true });
    ctrl.undoOrAsk();
    expect(ctrl.answer.note.value).toBe(t().undone);
    expect(ctrl.answer.said.value).toBe("");
  });

  it("hint and undo say why they do nothing among people", async () => {
    const { ctrl } = online(0);
    await ctrl.hint();
    expect(ctrl.answer.note.value).toBe(t().noHint);
    ctrl.undoOrAsk();
    expect(ctrl.answer.note.value).toBe(t().problem["no-take-back"]);
    const watcher = online(SPECTATOR).ctrl;
    watcher.undoOrAsk();
    expect(watcher.answer.note.value).toBe(t().youWatch);
  });

  it("a take-back is offered to whoever played since a card was last seen, and to nobody else", () => {
    const asks = (viewer: number, position: Position, deeds: readonly Deed[]) => {
      const { ctrl } = online(viewer, { deeds }, position);
      const askTakeBack = vi.spyOn(ctrl.game.company!, "askTakeBack");
      ctrl.undoOrAsk();
      expect(askTakeBack).toHaveBeenCalledTimes(ctrl.mayAskTakeBack ? 1 : 0);
      return ctrl.mayAskTakeBack || ctrl.answer.note.value;
    };
    const position = openingPosition(deal);
    let deeds: readonly Deed[] = [];
    const play = (words: StepWords) => {
      const before = clonePosition(position);
      playDealt(position, stepOf(words)!, deckDealer(deal));
      deeds = withStep(deeds, before, position);
      return [0, 1, 2].map((viewer) => asks(viewer, position, deeds));
    };
    const take = { kind: "take", gems: { ...NO_GEMS, white: 1, blue: 1, green: 1 } } as const;
    const { "no-take-back": nothing, "card-revealed": seen } = t().problem;
    expect(play(take)).toEqual([true, nothing, nothing]);
    expect(play(take)).toEqual([true, true, nothing]);
    expect(play({ kind: "reserve-deck", level: 1 })).toEqual([seen, seen, seen]);
    expect(play(take)).toEqual([true, seen, seen]);
  });

  it("no take-back is offered while somebody else asks, or a bot plays on", () => {
    const { ctrl, show } = online(0);
    show(afterStep(ctrl.view));
    expect(ctrl.mayAskTakeBack).toBe(true);
    const takeBack = ctrl.game.company!.takeBack as Signal<TakeBack | undefined>;
    takeBack.value = { seat: 1, answered: false };
    ctrl.undoOrAsk();
    expect(ctrl.answer.note.value).toBe(t().problem["asked-already"]);
    // whoever has asked is told that the question stands
    takeBack.value = { seat: 0, answered: true };
    expect(ctrl.mayAskTakeBack).toBe(false);
    ctrl.undoOrAsk();
    expect(ctrl.answer.note.value).toBe(t().takeBackSent);
    takeBack.value = { seat: 0, answered: true, declinedBy: 1 };
    expect(ctrl.mayAskTakeBack).toBe(true);
    takeBack.value = undefined;
    const sitters = PEOPLE.map((each, seat) => ({ ...each, away: seat === 0 }));
    show({ ...ctrl.view, seq: 9, sitters });
    ctrl.undoOrAsk();
    expect(ctrl.answer.note.value).toBe(t().botPlaysForYou);
  });

  it("while a step is on its way, nothing else is decided and the reason is given", () => {
    const { ctrl, submit } = online(0, { mayAct: false, unsent: true });
    ctrl.tapGem("blue");
    expect(ctrl.answer.note.value).toBe(t().moveKept);
    ctrl.tapCard({ level: 1, slot: 0 });
    ctrl.reserve();
    expect(ctrl.answer.note.value).toBe(t().moveKept);
    expect(submit).not.toHaveBeenCalled();
  });
});

describe("what is shown of names and prices", () => {
  it("those who share a name are told apart everywhere, in the same way for all", () => {
    const sitters: Sitter[] = [
      { name: "Anna", bot: undefined, away: false },
      { name: "", bot: "novice", away: false },
      { name: "Anna", bot: undefined, away: false },
    ];
    const names = (viewer: number) =>
      [0, 1, 2].map((seat) => online(viewer, { sitters }).ctrl.name(seat));
    expect(names(0)).toEqual(["You", "Bot Novice", "Anna 2"]);
    expect(names(2)).toEqual(["Anna 1", "Bot Novice", "You"]);
    expect(names(SPECTATOR)).toEqual(["Anna 1", "Bot Novice", "Anna 2"]);
    const { ctrl } = online(0, { sitters });
    expect(ctrl.who(2)).toEqual({ you: false, name: "Anna 2" });
  });

  it("[R2.4] nothing is offered to be bought while tokens have to be returned, or after the end", () => {
    const position = openingPosition(deal);
    const random = new SeededRandom(4);
    while (phase(position) !== "return") {
      const legal = listLegal(position);
      playDealt(position, legal[random.below(legal.length)], deckDealer(deal));
    }
    const { ctrl } = online(seatToMove(position), {}, position);
    expect(ctrl.busy).toBe(true);
    const open = LEVELS.flatMap((level) => market(position, level)).filter(
      (card) => card !== undefined,
    );
    expect(open.map((card) => ctrl.ownBill(card)?.rows.length ?? 0).every(Boolean)).toBe(true);

    const done = online(0, { resigned: [1], mayAct: false });
    expect(done.ctrl.busy).toBe(false);
    expect(open.map((card) => done.ctrl.ownBill(card))).toEqual(open.map(() => undefined));
    done.ctrl.tapDeck(1);
    expect(done.ctrl.choice.value.kind).toBe("none");
    expect(done.ctrl.answer.note.value).toBe(t().refused["game-over"]);
  });
});
