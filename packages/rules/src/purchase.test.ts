import { describe, expect, it } from "vitest";
import { deal, play } from "./play.ts";
import {
  bonuses,
  card,
  deckSize,
  market,
  missing,
  paymentOf,
  payments,
  phase,
  prestige,
  price,
  purchased,
  reserved,
  seatToMove,
  shortBy,
  supply,
  tokens,
} from "./read.ts";
import { playUntil } from "./testing/games.ts";
import { isLegal, playAll, purchase, reason, reserve } from "./testing/steps.ts";
import { cardOf, table, tokensOf } from "./testing/table.ts";
import { LEVELS } from "./types.ts";

describe("buying", () => {
  it("[R5.1] costs what the card says, less the bonuses", () => {
    // The books' example: with two blue bonuses, 2 blue and 1 green cost 1 green.
    const position = table({
      players: [{ purchased: "109 110", tokens: "GK" }, {}],
      market: "125",
    });
    expect(price(position, 0, cardOf("125"))).toEqual({
      white: 0,
      blue: 0,
      green: 1,
      red: 0,
      black: 0,
    });
    playAll(position, purchase(position, "125"));
    expect(tokens(position, 0)).toEqual(tokensOf("K"));
    expect(purchased(position, 0)).toContain(cardOf("125"));
  });

  it("[R5.1] does not use bonuses up", () => {
    const position = table({ players: [{ purchased: "109 110", tokens: "G" }, {}], market: "125" });
    playAll(position, purchase(position, "125"));
    expect(bonuses(position, 0)).toEqual({ white: 0, blue: 2, green: 0, red: 1, black: 0 });
  });

  it("[R5.1] can be free, and never pays anything back", () => {
    const position = table({
      players: [{ purchased: "109 110 111 112", tokens: "W" }, {}],
      market: "102",
    });
    expect(price(position, 0, cardOf("102"))).toEqual(tokensWithoutGold(""));
    playAll(position, purchase(position, "102"));
    expect(tokens(position, 0)).toEqual(tokensOf("W"));
    expect(supply(position).blue).toBe(4);
  });

  it("[R5.1] does not let a card discount itself", () => {
    // 113 gives blue and costs 1 blue, 3 green, 1 red.
    const position = table({ players: [{ tokens: "GGGR" }, {}], market: "113" });
    expect(card(cardOf("113"))).toMatchObject({ bonus: "blue", cost: { blue: 1 } });
    expect(reason(position, purchase(position, "113"))).toBe("cannot-pay");
    expect(shortBy(position, 0, cardOf("113"))).toBe(1);
  });

  it("[R5.1] needs every gem that bonuses do not cover", () => {
    const position = table({ players: [{ purchased: "109", tokens: "U" }, {}], market: "102" });
    expect(missing(position, 0, cardOf("102"))).toMatchObject({ blue: 1 });
    expect(reason(position, purchase(position, "102"))).toBe("cannot-pay");
  });

  it("[R5.1] buys a reserved card, and the market stays as it is", () => {
    const position = table({ players: [{ tokens: "UUU", reserved: "102" }, {}] });
    const rows = LEVELS.map((level) => market(position, level));
    playAll(position, purchase(position, "102"));
    expect(LEVELS.map((level) => market(position, level))).toEqual(rows);
    expect(reserved(position, 0)).toEqual([]);
    expect(purchased(position, 0)).toEqual([cardOf("102")]);
    expect(seatToMove(position)).toBe(1);
  });

  it("[R5.2] lets gold stand in for what is missing", () => {
    const position = table({ players: [{ tokens: "UJJ" }, {}], market: "102" });
    const step = purchase(position, "102");
    expect(paymentOf(position, step)).toEqual(tokensOf("UJJ"));
    playAll(position, step);
    expect(tokens(position, 0)).toEqual(tokensOf(""));
    expect(supply(position)).toEqual(tokensOf("WWWWUUUUGGGGRRRRKKKKJJJJJ"));
  });

  it("[R5.2] lets the payer choose gold for a gem that is there", () => {
    const position = table({ players: [{ tokens: "UUUJJ" }, {}], market: "102" });
    const ways = payments(position, { level: 1, slot: 0 }).map((way) => way.tokens);
    expect(ways).toEqual([tokensOf("UUU"), tokensOf("UUJ"), tokensOf("UJJ")]);
    playAll(position, purchase(position, "102", "UU"));
    expect(tokens(position, 0)).toEqual(tokensOf("UU"));
  });

  it("[R5.2] lists every payment over several colours once", () => {
    // 125 costs 2 blue and 1 green.
    const position = table({ players: [{ tokens: "UUGJJJ" }, {}], market: "125" });
    const ways = payments(position, { level: 1, slot: 0 }).map((way) => way.tokens);
    const expected = ["UUG", "UGJ", "UUJ", "GJJ", "UJJ", "JJJ"].map(tokensOf);
    expect(ways).toHaveLength(expected.length);
    for (const way of expected) expect(ways).toContainEqual(way);
  });

  it("[R5.2] never takes more than the price", () => {
    const position = table({ players: [{ tokens: "UUUJJ" }, {}], market: "102 140" });
    expect(reason(position, purchase(position, "102", "UUU"))).toBe("payment-not-exact");
    expect(reason(position, purchase(position, "102", "W"))).toBe("payment-not-exact");
    expect(reason(position, purchase(position, "140", "U"))).toBe(undefined);
    expect(reason(position, purchase(position, "140", "UU"))).toBe("payment-not-exact");
    const free = table({
      players: [{ purchased: "109 110 111", tokens: "UJ" }, {}],
      market: "102",
    });
    expect(payments(free, { level: 1, slot: 0 })).toHaveLength(1);
    expect(reason(free, purchase(free, "102", "U"))).toBe("payment-not-exact");
  });

  it("[R5.3] pays into the supply", () => {
    const position = table({ players: [{ tokens: "UUUJ" }, { tokens: "UK" }], market: "102" });
    playAll(position, purchase(position, "102", "U"));
    expect(supply(position)).toEqual(tokensOf("WWWWUUGGGGRRRRKKKJJJJJ"));
    expect(tokens(position, 0)).toEqual(tokensOf("U"));
  });

  it("[R5.4] adds the card's bonus and prestige", () => {
    const position = table({ players: [{ tokens: "RRRR" }, {}], market: "116" });
    playAll(position, purchase(position, "116"));
    expect(bonuses(position, 0)).toEqual(tokensWithoutGold("U"));
    expect(prestige(position, 0)).toBe(1);
  });

  it("[R5.5] refills the same place at once, and nothing else moves", () => {
    const position = table({ players: [{ tokens: "UUU" }, {}], market: "101 102 103 104" });
    const step = purchase(position, "102");
    play(position, step);
    expect(phase(position)).toBe("deal");
    deal(position, cardOf("140"));
    expect(market(position, 1)).toEqual(["101", "140", "103", "104"].map(cardOf));
    playAll(position, reserve(position, "103"));
    expect(market(position, 1)).toEqual(["101", "140", "105", "104"].map(cardOf));
  });

  it("[R5.5] leaves the place empty when the deck is, and the other cards do not slide", () => {
    const position = playUntil(
      4,
      "clears",
      (p) =>
        deckSize(p, 1) === 0 &&
        !market(p, 1).slice(0, 2).includes(undefined) &&
        phase(p) === "action" &&
        reserved(p, seatToMove(p)).length < 3,
    );
    const row = market(position, 1);
    playAll(position, reserve(position, card(row[0]!).id));
    expect(market(position, 1)).toEqual([undefined, ...row.slice(1)]);
    expect(isLegal(position, 40)).toBe(false);
    expect(reason(position, 40)).toBe("no-card-there");
    expect(reason(position, 256)).toBe("no-card-there");
  });
});

const tokensWithoutGold = (letters: string) => {
  const { gold: _, ...gems } = tokensOf(letters);
  return gems;
};
