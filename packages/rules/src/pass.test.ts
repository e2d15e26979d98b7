import { describe, expect, it } from "vitest";
import { isOver, winners } from "./outcome.ts";
import { listLegal, noblesOf, passes, phase, seatToMove, supply, tokenCount } from "./read.ts";
import { PASS } from "./step.ts";
import { isLegal, playAll, reason, take } from "./testing/steps.ts";
import { nobleOf, table } from "./testing/table.ts";

/**
 * No gem in the supply, three reserved cards each, and nothing in the market or reserved that ten
 * gems of two or three colours can buy.
 */
const stuck = (more = {}) =>
  table({
    players: [
      { tokens: "WWWWUUUUGG", reserved: "301 305 309" },
      { tokens: "GGRRRRKKKK", reserved: "313 317 319" },
    ],
    market: "103 112 120 127 202 210 216 219 303 315 302 318",
    ...more,
  });

describe("the forced pass", () => {
  it("[R2.3] is the only step where none of the four actions is possible", () => {
    const position = stuck();
    expect(supply(position)).toMatchObject({ white: 0, blue: 0, green: 0, red: 0, black: 0 });
    expect(listLegal(position)).toEqual([PASS]);
    expect(reason(position, PASS)).toBeUndefined();
    playAll(position, PASS);
    expect(seatToMove(position)).toBe(1);
    expect(passes(position)).toBe(1);
    expect(tokenCount(position, 0)).toBe(10);
  });

  it("[R2.3] is never free: whoever can act must", () => {
    const opening = table({ players: [{}, {}] });
    expect(isLegal(opening, PASS)).toBe(false);
    expect(reason(opening, PASS)).toBe("must-act");
    const full = table({ players: [{ tokens: "WWUUGGRRKK", reserved: "301 305 309" }, {}] });
    expect(reason(full, PASS)).toBe("must-act");
  });

  it("[R2.3] is not reached while one gem, one purchase or one reservation is possible", () => {
    const oneGem = table({
      players: [
        { tokens: "WWWWUUUUGG", reserved: "301 305 309" },
        { tokens: "GGRRRRKKK", reserved: "313 317 319" },
      ],
      market: "103 112 120 127 202 210 216 219 303 315 302 318",
    });
    expect(listLegal(oneGem)).toEqual([take("K")]);
    const onePurchase = stuck({ market: "102 112 120 127 202 210 216 219 303 315 302 318" });
    expect(listLegal(onePurchase)).toHaveLength(1);
    expect(reason(onePurchase, PASS)).toBe("must-act");
    const reservations = table({
      players: [
        { tokens: "WWWWUUUUGG", reserved: "301 305" },
        { tokens: "GGRRRRKKKK", reserved: "313 317 319" },
      ],
      market: "103 112 120 127 202 210 216 219 303 315 302 318",
    });
    expect(listLegal(reservations)).toHaveLength(15);
  });

  it("[R2.3] still ends the turn with a noble", () => {
    const position = table({
      players: [
        {
          tokens: "WWWWUUUUGG",
          reserved: "301 305 309",
          purchased: "101 102 103 104 109 110 111 112",
        },
        { tokens: "GGRRRRKKKK", reserved: "313 317 319" },
      ],
      nobles: "N10 N01 N05",
      market: "120 121 122 127 203 204 205 219 303 315 302 318",
    });
    expect(listLegal(position)).toEqual([PASS]);
    playAll(position, PASS);
    expect(noblesOf(position, 0)).toEqual([nobleOf("N01")]);
  });

  it("[R2.3] by a whole round ends the game, and R6.5 ranks it", () => {
    const position = playAll(stuck(), PASS);
    expect(isOver(position)).toBe(false);
    playAll(position, PASS);
    expect(phase(position)).toBe("over");
    expect(winners(position)).toEqual([0, 1]);
  });

  it("[R2.3] by a part of a round does not end the game", () => {
    const position = table({
      toMove: 1,
      passes: 0,
      players: [
        { tokens: "WWWWUUUUGG", reserved: "301 305 309" },
        { tokens: "GGRRRRKKKK", reserved: "313 317 319" },
      ],
      market: "103 112 120 127 202 210 216 219 303 315 302 318",
    });
    playAll(position, PASS);
    expect(isOver(position)).toBe(false);
    expect(passes(position)).toBe(0);
    expect(seatToMove(position)).toBe(0);
  });
});
