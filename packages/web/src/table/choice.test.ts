import {
  type Position,
  SeededRandom,
  deckDealer,
  listLegal,
  openingPosition,
  phase,
  playDealt,
  seatToMove,
  shuffledDeal,
  stepOf,
  supply,
  tokens,
  tokensToReturn,
  wordsOf,
} from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import {
  NONE,
  type Choice,
  choiceFor,
  countGems,
  imagined,
  returnsAfter,
  returningOf,
  takeOf,
  tapGem,
  tapReturn,
} from "./choice.ts";

const opening = (): Position => openingPosition(shuffledDeal(2, new SeededRandom(3)));

/** Plays takes of the first legal kind until the mover has to return tokens. */
function untilReturn(): Position {
  const deal = shuffledDeal(2, new SeededRandom(5));
  const position = openingPosition(deal);
  const dealer = deckDealer(deal);
  const random = new SeededRandom(7);
  for (let i = 0; i < 400 && phase(position) !== "return"; i++) {
    const takes = listLegal(position).filter((step) =>
      ["take", "reserve"].includes(wordsOf(step).kind),
    );
    const legal = takes.length ? takes : listLegal(position);
    playDealt(position, legal[random.below(legal.length)], dealer);
  }
  expect(phase(position)).toBe("return");
  return position;
}

describe("putting a take together", () => {
  it("grows colour by colour until it is a legal step", () => {
    const position = opening();
    let choice: Choice = NONE;
    for (const gem of ["white", "blue", "green"] as const)
      choice = tapGem(position, choice, gem).choice;
    const take = takeOf(position, choice.kind === "take" ? choice.gems : []);
    expect(take.step).toBe(stepOf({ kind: "take", gems: countGems(["white", "blue", "green"]) }));
    expect(take.lacking).toBe(0);
  });

  it("[R3.2] makes a pair of a second tap, and clears it with a third", () => {
    const position = opening();
    const pair = tapGem(position, tapGem(position, NONE, "red").choice, "red").choice;
    expect(pair).toEqual({ kind: "take", gems: ["red", "red"] });
    expect(takeOf(position, ["red", "red"]).step).toBeDefined();
    expect(tapGem(position, pair, "red").choice).toEqual(NONE);
  });

  it("[R3.2] says why two alike are not possible with three in the supply", () => {
    const position = opening();
    playDealt(position, stepOf({ kind: "take", gems: countGems(["red", "blue", "green"]) })!, {
      draw: () => 0,
    });
    expect(supply(position).red).toBe(3);
    const one = tapGem(position, NONE, "red").choice;
    expect(tapGem(position, one, "red")).toEqual({ choice: NONE, why: "two-need-four" });
  });

  it("[R3.1] never takes gold", () => {
    expect(tapGem(opening(), NONE, "gold").why).toBe("gold-only-by-reserving");
  });

  it("[R3.2] refuses a third gem beside a pair, and a fourth beside three", () => {
    const position = opening();
    expect(tapGem(position, { kind: "take", gems: ["red", "red"] }, "blue").why).toBe("no-mixing");
    expect(tapGem(position, { kind: "take", gems: ["red", "blue", "green"] }, "white").why).toBe(
      "three-at-most",
    );
  });

  it("says how many are lacking, and whether a pair would do", () => {
    const position = opening();
    expect(takeOf(position, ["red"])).toMatchObject({
      lacking: 2,
      pairPossible: true,
      step: undefined,
    });
    expect(takeOf(position, ["red", "blue"])).toMatchObject({ lacking: 1, pairPossible: false });
  });

  it("shows what the tokens would be before anything is played", () => {
    const position = opening();
    const after = imagined(position, { kind: "take", gems: ["red", "blue"] })!;
    expect(tokens(after, 0)).toMatchObject({ red: 1, blue: 1 });
    expect(tokens(position, 0)).toMatchObject({ red: 0, blue: 0 });
  });
});

describe("[R3.3] returning tokens", () => {
  it("collects exactly as many as the rules ask for", () => {
    const position = untilReturn();
    const due = tokensToReturn(position, seatToMove(position));
    const held = tokens(position, seatToMove(position));
    let choice: Choice = { kind: "return", tokens: [] };
    for (const colour of ["white", "blue", "green", "red", "black", "gold"] as const)
      for (let i = 0; i < held[colour]; i++) choice = tapReturn(position, choice, colour).choice;
    if (choice.kind !== "return") throw new Error("the choice changed its kind");
    expect(choice.tokens).toHaveLength(due);
    expect(returningOf(position, choice.tokens).step).toBeDefined();
  });

  it("refuses a token that is not held", () => {
    const position = untilReturn();
    const held = tokens(position, seatToMove(position));
    const missing = (["white", "blue", "green", "red", "black", "gold"] as const).find(
      (c) => held[c] === 0,
    );
    const why = missing && tapReturn(position, { kind: "return", tokens: [] }, missing).why;
    expect(why ?? "return-not-held").toBe("return-not-held");
    expect(returningOf(position, []).step).toBeUndefined();
  });

  it("[R3.4] is announced before the take that causes it", () => {
    const position = opening();
    const step = stepOf({ kind: "take", gems: countGems(["white", "blue", "green"]) })!;
    expect(returnsAfter(position, step)).toBe(0);
  });
});

describe("the choice for a proposed step", () => {
  it("leads back to that very step", () => {
    const position = opening();
    const stepFrom = (choice: Choice) => {
      if (choice.kind === "take") return takeOf(position, choice.gems).step;
      if (choice.kind === "deck") return stepOf({ kind: "reserve-deck", level: choice.level });
      return choice.kind === "card" && "slot" in choice.place
        ? stepOf({ kind: "reserve", ...choice.place })
        : undefined;
    };
    const legal = listLegal(position);
    expect(legal.map((step) => stepFrom(choiceFor(step)))).toEqual(legal);
  });
});
