import {
  COLOURS,
  type Position,
  SPECTATOR,
  type Step,
  type Tokens,
  SeededRandom,
  clonePosition,
  deckDealer,
  listLegal,
  observe,
  openingPosition,
  paymentOf,
  phase,
  playDealt,
  seatToMove,
  shuffledDeal,
  tokens,
  wordsOf,
} from "@gemwright/rules";
import { makeObservation, parseObservation } from "@gemwright/protocol";
import { describe, expect, it } from "vitest";
import { movesBetween } from "../table/moves.ts";
import { type Deed, drawnUnseen, sinceOwn, withStep } from "./deed.ts";

/** Plays a game and hands every step with the positions around it to the test. */
function* steps(seed: number, seats: 2 | 3 | 4, hideReserved = false) {
  const random = new SeededRandom(seed);
  const deal = shuffledDeal(seats, random);
  const position = openingPosition(deal, { hideReserved });
  while (phase(position) !== "over") {
    const legal = listLegal(position);
    const purchases = legal.filter((step) => wordsOf(step).kind === "purchase");
    const from = purchases.length && random.below(5) ? purchases : legal;
    const step = from[random.below(from.length)];
    const before = clonePosition(position);
    playDealt(position, step, deckDealer(deal));
    yield { step, before, after: clonePosition(position) };
  }
}

/** The colours whose count changed, and by how much. */
const difference = (before: Tokens, after: Tokens): object =>
  Object.fromEntries(
    COLOURS.map((colour) => [colour, after[colour] - before[colour]] as const).filter(
      ([, n]) => n !== 0,
    ),
  );

/** What a deed must say of a step. */
function told(before: Position, step: Step): object {
  const words = wordsOf(step);
  switch (words.kind) {
    case "take":
      return { action: { kind: "take", tokens: words.gems } };
    case "purchase":
      return { action: { kind: "buy", paid: paymentOf(before, step), from: words.place } };
    case "reserve":
      return { action: { kind: "reserve", from: { level: words.level, slot: words.slot } } };
    case "reserve-deck":
      return { action: { kind: "reserve", from: { deck: words.level } } };
    case "return":
      return { returned: words.tokens };
    case "noble":
      return { noble: words.noble };
    case "pass":
      return { action: { kind: "pass" } };
  }
}

describe("a deed", () => {
  it("tells what was done from the positions alone, for every step of whole games", () => {
    for (const seats of [2, 3, 4] as const)
      for (const { step, before, after } of steps(seats * 7, seats)) {
        const [deed] = withStep([], before, after);
        expect(deed).toMatchObject({ seat: seatToMove(before), ...told(before, step) });
      }
  });

  it("gathers a turn's return and noble under its action", () => {
    for (let seed = 1; seed < 40; seed++) {
      let deeds: readonly Deed[] = [];
      let turns = 0;
      for (const { before, after } of steps(seed, 2)) {
        if (phase(before) === "action") turns++;
        deeds = withStep(deeds, before, after);
        expect(deeds).toHaveLength(turns);
      }
      expect(deeds.every((deed) => deed.ended)).toBe(true);
    }
  });

  it("says whether a card was revealed, to those as well who are told observations alone", () => {
    for (const hideReserved of [false, true])
      for (const viewer of [0, 1, SPECTATOR]) {
        let hiddenBought = 0;
        for (let seed = 1; seed < 12; seed++) {
          let deeds: readonly Deed[] = [];
          let heard: readonly Deed[] = [];
          let seen: Position | undefined;
          const read = (position: Position): Position => {
            const parsed = parseObservation(makeObservation(position, viewer), {
              hideReserved,
              drawnUnseen: drawnUnseen(heard, viewer),
            });
            if (!parsed.ok) throw new Error(parsed.error);
            return parsed.value;
          };
          for (const { before, after } of steps(seed, 2, hideReserved)) {
            deeds = withStep(deeds, before, after);
            const now = read(after);
            heard = withStep(heard, seen ?? read(before), now);
            seen = now;
          }
          expect(heard.map(({ revealed }) => revealed)).toEqual(
            deeds.map(({ revealed }) => revealed),
          );
          hiddenBought += deeds.filter(
            ({ seat, action, revealed }) =>
              seat === Math.max(0, viewer) &&
              action.kind === "buy" &&
              "reserved" in action.from &&
              revealed,
          ).length;
        }
        expect(hiddenBought).toBeGreaterThan(0);
      }
  });

  it("is one of those since a seat has played", () => {
    let deeds: readonly Deed[] = [];
    expect(sinceOwn(deeds, 1)).toEqual([]);
    for (const { before, after } of steps(3, 3)) {
      deeds = withStep(deeds, before, after);
      if (deeds.length === 4 && deeds[3]?.ended) break;
    }
    expect([0, 1, 2].map((seat) => sinceOwn(deeds, seat).length)).toEqual([1, 3, 2]);
  });

  it("[R7.2] knows no more than the eyes it is told for", () => {
    for (const { step, before, after } of steps(5, 3)) {
      if (wordsOf(step).kind !== "reserve-deck") continue;
      const seen = withStep(
        [],
        observe(before, SPECTATOR, clonePosition(before)),
        observe(after, SPECTATOR, clonePosition(after)),
      )[0];
      expect(seen.action).toMatchObject({ kind: "reserve", card: undefined });
    }
  });
});

describe("movements", () => {
  it("carry exactly the tokens that changed hands, and refill the place that was emptied", () => {
    for (const { step, before, after } of steps(11, 2)) {
      const moves = movesBetween(before, after);
      const change = difference(
        tokens(before, seatToMove(before)),
        tokens(after, seatToMove(before)),
      );
      const carried = moves.flatMap((move) =>
        move.kind === "token" ? [[move.colour, move.out ? -move.n : move.n]] : [],
      );
      expect(Object.fromEntries(carried)).toEqual(change);
      const words = wordsOf(step);
      const emptied =
        words.kind === "reserve" ? [{ level: words.level, slot: words.slot }] : undefined;
      const refilled = moves.flatMap((move) =>
        move.kind === "refill" ? [{ level: move.level, slot: move.slot }] : [],
      );
      expect(emptied ?? refilled).toEqual(refilled.length ? refilled : (emptied ?? []));
    }
  });
});
