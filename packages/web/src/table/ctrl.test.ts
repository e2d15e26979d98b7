import { signal } from "@preact/signals";
import {
  COLOURS,
  type Place,
  type Position,
  SPECTATOR,
  SeededRandom,
  type Step,
  cardAt,
  deckDealer,
  listLegal,
  market,
  openingPosition,
  phase,
  playDealt,
  seatToMove,
  shuffledDeal,
  stepOf,
  wordsOf,
} from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { t } from "../i18n/i18n.ts";
import type { Game, GameView } from "../play/game.ts";
import { TableCtrl } from "./ctrl.ts";
import type { Senses } from "./senses.ts";

interface Played {
  readonly ctrl: TableCtrl;
  readonly steps: Step[];
  readonly view: { value: GameView };
}

function at(position: Position, viewer: number, mayAct = true, senses?: Senses): Played {
  const steps: Step[] = [];
  const view = signal<GameView>({
    seq: 0,
    position,
    viewer,
    sitters: [
      { name: "Anna", bot: undefined, away: false },
      { name: "Lucia", bot: "novice", away: false },
    ],
    deeds: [],
    mayAct,
    clock: undefined,
    curtain: undefined,
  });
  const game: Game = {
    kind: "bots",
    view,
    line: signal({ state: "fine" }),
    submit: (step) => {
      steps.push(step);
      return Promise.resolve(true);
    },
    record: () => Promise.resolve(undefined),
    playAgain: () => {},
    leave: () => {},
    onChange: undefined,
  };
  return { ctrl: new TableCtrl(game, senses), steps, view };
}

const deal = shuffledDeal(2, new SeededRandom(9));
const opening = (): Position => openingPosition(deal);

/** The table some turns after the opening. */
function after(turns: number): Position {
  const position = opening();
  for (let i = 0; i < turns; i++) playDealt(position, listLegal(position)[0], deckDealer(deal));
  return position;
}

/** A position in which somebody has to decide this. */
function until(wanted: (position: Position) => boolean): Position {
  for (let seed = 1; seed < 300; seed++) {
    const random = new SeededRandom(seed);
    const cards = shuffledDeal(2, random);
    const position = openingPosition(cards);
    for (let i = 0; i < 300 && phase(position) !== "over"; i++) {
      if (wanted(position)) return position;
      const legal = listLegal(position);
      const purchases = legal.filter((step) => wordsOf(step).kind === "purchase");
      const from = purchases.length && random.below(4) ? purchases : legal;
      playDealt(position, from[random.below(from.length)], deckDealer(cards));
    }
  }
  throw new Error("no such position");
}

/** Gives back whatever there is, until it is enough. */
function returnSome(ctrl: TableCtrl): void {
  for (const colour of [...COLOURS, ...COLOURS])
    if (ctrl.returning.value.step === undefined) ctrl.tapGem(colour);
  ctrl.confirm();
}

describe("the table without a screen", () => {
  it("plays a take once it is complete, and says what is lacking before", () => {
    const { ctrl, steps } = at(opening(), 0);
    ctrl.tapGem("white");
    ctrl.confirm();
    expect(steps).toEqual([]);
    expect(ctrl.answer.note.value).toBe(t().refused["take-three"]);
    ctrl.tapGem("blue");
    ctrl.tapGem("green");
    ctrl.confirm();
    expect(steps.map(wordsOf)).toMatchObject([
      { kind: "take", gems: { white: 1, blue: 1, green: 1 } },
    ]);
    expect(ctrl.choice.value.kind).toBe("none");
  });

  it("lets a mind be changed freely", () => {
    const { ctrl, steps } = at(opening(), 0);
    ctrl.tapGem("white");
    ctrl.tapCard({ level: 1, slot: 0 });
    expect(ctrl.choice.value.kind).toBe("card");
    ctrl.tapDeck(2);
    expect(ctrl.choice.value).toEqual({ kind: "deck", level: 2 });
    // what was put together comes back, until that is cancelled too
    ctrl.cancel();
    expect(ctrl.choice.value).toEqual({ kind: "take", gems: ["white"] });
    ctrl.cancel();
    expect(ctrl.choice.value.kind).toBe("none");
    expect(steps).toEqual([]);
  });

  it("goes on with a half-made take after a look at a card", () => {
    const { ctrl } = at(opening(), 0);
    ctrl.tapGem("white");
    ctrl.tapCard({ level: 1, slot: 0 });
    ctrl.tapCard({ level: 1, slot: 0 });
    expect(ctrl.taking("white")).toBe(1);
    ctrl.tapDeck(1);
    ctrl.tapGem("blue");
    expect(ctrl.choice.value).toEqual({ kind: "take", gems: ["white", "blue"] });
    ctrl.cancel();
    ctrl.tapCard({ level: 1, slot: 0 });
    ctrl.cancel();
    expect(ctrl.choice.value.kind).toBe("none");
  });

  it("lets a card that can be bought be reserved instead, once that is confirmed", () => {
    const position = until(
      (p) =>
        listLegal(p).some((step) => wordsOf(step).kind === "purchase") &&
        listLegal(p).some((step) => wordsOf(step).kind === "reserve"),
    );
    const place = listLegal(position)
      .map(wordsOf)
      .flatMap((words) =>
        words.kind === "purchase" && "slot" in words.place ? [words.place] : [],
      )[0];
    const { ctrl, steps } = at(position, seatToMove(position));
    ctrl.tapToReserve(place);
    expect(steps).toEqual([]);
    ctrl.confirm();
    expect(steps.map(wordsOf)).toEqual([{ kind: "reserve", ...place }]);
  });

  it("reserves a chosen card that cannot be bought", () => {
    const { ctrl, steps } = at(opening(), 0);
    ctrl.tapCard({ level: 3, slot: 2 });
    expect(ctrl.payments({ level: 3, slot: 2 })).toEqual([]);
    ctrl.confirm();
    expect(steps.map(wordsOf)).toEqual([{ kind: "reserve", level: 3, slot: 2 }]);
  });

  it("answers with the reason when it is not the viewer's turn", () => {
    const { ctrl, steps } = at(opening(), 1, false);
    ctrl.tapGem("white");
    expect(ctrl.answer.note.value).toBe(t().notYourTurn);
    ctrl.tapCard({ level: 1, slot: 1 });
    expect(ctrl.choice.value.kind).toBe("card");
    ctrl.confirm();
    expect(steps).toEqual([]);
  });

  it("takes its answer back with the next tap and when the turn comes", () => {
    const { ctrl, view } = at(opening(), 0, false);
    ctrl.tapGem("white");
    expect(ctrl.answer.note.value).toBe(t().notYourTurn);
    ctrl.answer.dismiss();
    expect([ctrl.answer.note.value, ctrl.answer.rule.value]).toEqual(["", undefined]);
    ctrl.tapGem("white");
    view.value = { ...view.value, seq: 1, mayAct: true };
    expect([ctrl.answer.note.value, ctrl.answer.rule.value]).toEqual(["", undefined]);
  });

  it("[R5.2] asks for the payment only where there is a choice", () => {
    const position = until((p) =>
      listLegal(p).some((step) => {
        const words = wordsOf(step);
        return (
          words.kind === "purchase" &&
          "slot" in words.place &&
          Object.values(words.extraGold).some(Boolean)
        );
      }),
    );
    const { ctrl, steps } = at(position, seatToMove(position));
    const place = listLegal(position)
      .map(wordsOf)
      .flatMap((words) =>
        words.kind === "purchase" && Object.values(words.extraGold).some(Boolean)
          ? [words.place]
          : [],
      )[0];
    ctrl.buy(place);
    expect(ctrl.choice.value).toEqual({ kind: "payment", place, index: 0 });
    ctrl.choosePayment(1);
    ctrl.confirm();
    expect(steps).toEqual([ctrl.payments(place)[1]?.step]);
  });

  it("[R3.3] asks for tokens by itself when too many are held, and for nothing else first", () => {
    const position = until((p) => phase(p) === "return");
    const { ctrl, steps } = at(position, seatToMove(position));
    expect(ctrl.choice.value).toEqual({ kind: "return", tokens: [] });
    ctrl.tapCard({ level: 1, slot: 0 });
    expect(ctrl.choice.value.kind).toBe("return");
    expect(ctrl.answer.note.value).toBe(t().refused["return-first"]);
    returnSome(ctrl);
    expect(steps.map(wordsOf)[0]?.kind).toBe("return");
  });

  it("[R3.3] asks for a return no more while one is on its way, and again when it was refused", () => {
    const position = until((p) => phase(p) === "return");
    const { ctrl, view } = at(position, seatToMove(position));
    returnSome(ctrl);
    view.value = { ...view.value, sending: true };
    expect(ctrl.choice.value.kind).toBe("none");
    view.value = { ...view.value, sending: false };
    expect(ctrl.choice.value.kind).toBe("return");
  });

  it("forgets a half-made choice when the turn is over, and keeps it when only something was said", () => {
    const { ctrl, view } = at(opening(), 0);
    ctrl.tapGem("white");
    view.value = { ...view.value, seq: 1 };
    expect(ctrl.choice.value).toEqual({ kind: "take", gems: ["white"] });
    view.value = { ...view.value, seq: 2, position: after(1), mayAct: false };
    expect(ctrl.choice.value.kind).toBe("none");
  });

  it("leaves open what is looked at while the others move, as long as it lies there", () => {
    const { ctrl, view } = at(opening(), 1, false);
    const [gone, stays] = [
      { level: 2, slot: 1 },
      { level: 1, slot: 0 },
    ] as const;
    const next = opening();
    playDealt(next, stepOf({ kind: "reserve", ...gone })!, deckDealer(deal));
    for (const [place, kind] of [
      [stays, "card"],
      [gone, "none"],
    ] as const) {
      view.value = { ...view.value, position: opening(), mayAct: false };
      ctrl.cancel();
      ctrl.tapCard(place);
      view.value = { ...view.value, position: next, mayAct: true };
      expect(ctrl.choice.value.kind).toBe(kind);
    }
    for (const look of [
      () => ctrl.lookAtNoble(deal.nobles[0] ?? -1),
      () => ctrl.lookAtReserved(),
      () => ctrl.tapDeck(3),
    ]) {
      view.value = { ...view.value, position: opening(), mayAct: false };
      ctrl.cancel();
      look();
      const before = ctrl.choice.value;
      expect(before.kind).not.toBe("none");
      view.value = { ...view.value, position: next, mayAct: true };
      expect(ctrl.choice.value).toBe(before);
    }
  });

  it("shows at a return what each card would lack afterwards", () => {
    const position = until((p) => phase(p) === "return");
    const seat = seatToMove(position);
    const { ctrl } = at(position, seat);
    const places = ([1, 2, 3] as const).flatMap((level) =>
      market(position, level).map((_, slot) => ({ level, slot })),
    );
    const short = (place: Place) => ctrl.bill(cardAt(position, seat, place) ?? -1).short;
    expect(places.some((place) => ctrl.gain(place) !== undefined)).toBe(false);
    const dearer = COLOURS.some((colour) => {
      ctrl.cancel();
      ctrl.tapGem(colour);
      return places.some((place) => (ctrl.gain(place) ?? 0) > short(place));
    });
    expect(dearer).toBe(true);
  });

  it("says nothing of turns to those who only watch", () => {
    const { ctrl } = at(opening(), SPECTATOR, false);
    ctrl.tapGem("white");
    expect(ctrl.answer.note.value).toBe(t().youWatch);
    expect(ctrl.ownBill(0)).toBeUndefined();
    ctrl.tapDeck(1);
    ctrl.lookAtReserved();
    expect(ctrl.choice.value.kind).toBe("none");
  });

  it("says who begins until something happens", () => {
    const { ctrl, view } = at(opening(), 0);
    expect(ctrl.answer.note.value).toBe(t().begins({ you: true, name: "" }));
    view.value = { ...view.value, seq: 1, position: after(1), mayAct: false };
    expect(ctrl.answer.note.value).toBe("");
  });

  it("shows what a take would make of a price", () => {
    const { ctrl } = at(opening(), 0);
    const place = { level: 1, slot: 0 } as const;
    const bill = ctrl.bill(cardAt(ctrl.position, 0, place) ?? -1);
    expect(ctrl.gain(place)).toBeUndefined();
    ctrl.tapGem(bill.rows[0].gem);
    expect(ctrl.gain(place)).toBe(bill.short - 1);
  });

  it("marks what is tapped at once, and draws what follows from it later", () => {
    const later: (() => void)[] = [];
    const { ctrl, view } = at(opening(), 0, true, { later: (act) => later.push(act) });
    ctrl.tapGem("white");
    ctrl.tapGem("blue");
    expect([ctrl.taking("white"), ctrl.behind.value]).toEqual([1, true]);
    expect(ctrl.choosing.value).toBe("none");
    for (const draw of later.splice(0)) draw();
    expect([ctrl.choosing.value, ctrl.behind.value]).toEqual(["take", false]);
    expect(ctrl.drawnTake.value.gems).toMatchObject({ white: 1, blue: 1 });
    // nothing of an old table is drawn on a new one
    ctrl.tapGem("green");
    view.value = { ...view.value, seq: 1, position: after(1), mayAct: false };
    expect([ctrl.choosing.value, ctrl.behind.value]).toEqual(["none", false]);
    for (const draw of later) draw();
    expect(ctrl.choosing.value).toBe("none");
  });
});
