import { describe, expect, it } from "vitest";
import { playDealt } from "./dealer.ts";
import { scores } from "./outcome.ts";
import {
  bonuses,
  deckSize,
  listLegal,
  market,
  payments,
  prestige,
  price,
  purchasedCount,
  reserved,
  seatToMove,
  supply,
  tokens,
} from "./read.ts";
import { wordsOf } from "./step.ts";
import { playUntil } from "./testing/games.ts";
import { isLegal, playAll, purchase, reason, reserve, reserveDeck, take } from "./testing/steps.ts";
import { cardOf, lowestFirst, table, tokensOf } from "./testing/table.ts";
import { LEVELS } from "./types.ts";

describe("reserving", () => {
  it("[R4.1] keeps a face-up card", () => {
    const position = table({ players: [{}, {}], market: "217" });
    playAll(position, reserve(position, "217"));
    expect(reserved(position, 0)).toEqual([
      { card: cardOf("217"), level: 2, known: true, drawnUnseen: false, hidden: false },
    ]);
    expect(market(position, 2)).not.toContain(cardOf("217"));
  });

  it("[R4.1] keeps the top of any deck, unseen by the others", () => {
    for (const level of LEVELS) {
      const position = table({ players: [{}, {}] });
      const row = market(position, level);
      const left = deckSize(position, level);
      playAll(position, reserveDeck(level));
      expect(reserved(position, 0)).toMatchObject([{ level, drawnUnseen: true, hidden: true }]);
      expect(market(position, level)).toEqual(row);
      expect(deckSize(position, level)).toBe(left - 1);
    }
  });

  it("[R4.1] takes nothing from an empty deck", () => {
    const position = playUntil(
      4,
      "clears",
      (p) => deckSize(p, 1) === 0 && reserved(p, seatToMove(p)).length < 3,
    );
    expect(reason(position, reserveDeck(1))).toBe("deck-empty");
    expect(isLegal(position, reserveDeck(2))).toBe(true);
  });

  it("[R4.2] brings one gold", () => {
    for (const step of [reserveDeck(1), reserve(table({ players: [{}, {}] }), "101")]) {
      const position = playAll(table({ players: [{}, {}] }), step);
      expect(tokens(position, 0)).toEqual(tokensOf("J"));
      expect(supply(position).gold).toBe(4);
    }
  });

  it("[R4.2] is legal without gold left, and then brings none", () => {
    const position = table({
      players: [{ tokens: "W" }, { tokens: "JJJ" }, { tokens: "JJ" }],
      market: "217",
    });
    expect(isLegal(position, reserveDeck(3))).toBe(true);
    playAll(position, reserve(position, "217"));
    expect(tokens(position, 0)).toEqual(tokensOf("W"));
    expect(supply(position).gold).toBe(0);
  });

  it("[R4.3] ends at three cards, from the market and from a deck", () => {
    const position = table({ players: [{ reserved: "101 201? 301" }, {}], market: "217" });
    expect(reason(position, reserve(position, "217"))).toBe("three-reserved");
    expect(reason(position, reserveDeck(1))).toBe("three-reserved");
    expect(listLegal(position).map((step) => wordsOf(step).kind)).not.toContain("reserve");
    const two = table({ players: [{ reserved: "101 201?" }, {}], market: "217" });
    expect(isLegal(two, reserve(two, "217"))).toBe(true);
  });

  it("[R4.3] keeps a card until its owner buys it, and nobody else can", () => {
    const players = [{ tokens: "UUU", reserved: "102" }, { tokens: "U" }];
    const position = table({ players });
    expect(isLegal(position, purchase(position, "102"))).toBe(true);
    const other = table({ players: [{ tokens: "U" }, { tokens: "UUU", reserved: "102" }] });
    const cards = listLegal(other).filter((step) => wordsOf(step).kind === "purchase");
    expect(cards).toEqual([]);
    expect(() => purchase(other, "102")).toThrow("lies nowhere");
  });

  it("[R4.3] frees a place when a reserved card is bought", () => {
    const position = table({
      players: [{ tokens: "UUU", reserved: "201 102? 301?" }, {}],
    });
    playAll(position, purchase(position, "102"));
    expect(reserved(position, 0).map(({ card, drawnUnseen }) => [card, drawnUnseen])).toEqual([
      [cardOf("201"), false],
      [cardOf("301"), true],
    ]);
    playAll(position, take("WUG"));
    expect(isLegal(position, reserveDeck(1))).toBe(true);
  });

  it("[R4.4] gives no bonus, no prestige and no purchased card", () => {
    const position = table({ players: [{ reserved: "116 308 206" }, {}] });
    expect(Object.values(bonuses(position, 0))).toEqual([0, 0, 0, 0, 0]);
    expect(prestige(position, 0)).toBe(0);
    expect(purchasedCount(position, 0)).toBe(0);
    expect(scores(position)).toEqual([0, 0]);
    expect(price(position, 0, cardOf("140"))).toMatchObject({ blue: 4 });
  });

  it("[R5.1] is not followed by buying the same card in the same turn", () => {
    const position = table({ players: [{ tokens: "UUU" }, { tokens: "U" }], market: "102" });
    playDealt(position, reserve(position, "102"), lowestFirst);
    expect(seatToMove(position)).toBe(1);
    playAll(position, take("WGR"));
    expect(payments(position, { reserved: 0 })).not.toEqual([]);
  });
});
