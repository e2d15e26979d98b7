import { describe, expect, it } from "vitest";
import {
  comingNobles,
  listLegal,
  missingForNoble,
  noblePlaces,
  nobles,
  noblesOf,
  phase,
  prestige,
  seatToMove,
} from "./read.ts";
import { choose, giveBack, playAll, purchase, reason, reserveDeck, take } from "./testing/steps.ts";
import { nobleOf, table } from "./testing/table.ts";

// N01 asks for 4 white and 4 blue, N06 for 3 white, 3 blue and 3 green, N03 for 4 blue and 4 green.
const WHITE = "101 102 103 104";
const BLUE = "109 110 111 112";
const GREEN = "117 118 119";

describe("nobles", () => {
  it("[R6.1] come by themselves when the bonuses are reached", () => {
    // 112 costs a white, a green, a red and a black: the bonuses pay the white.
    const position = table({
      players: [{ purchased: `${WHITE} 109 110 111`, tokens: "GRK" }, {}],
      nobles: "N05 N01 N10",
      market: "112",
    });
    expect(missingForNoble(position, 0, nobleOf("N01"))).toMatchObject({ white: 0, blue: 1 });
    playAll(position, purchase(position, "112"));
    expect(noblesOf(position, 0)).toEqual([nobleOf("N01")]);
    expect(nobles(position)).toEqual([nobleOf("N05"), nobleOf("N10")]);
    expect(seatToMove(position)).toBe(1);
    expect(prestige(position, 0)).toBe(3);
  });

  it("[R6.1] come after any action, not only after a purchase", () => {
    for (const step of [take("WUG"), reserveDeck(1)]) {
      const position = table({
        players: [{ purchased: `${WHITE} ${BLUE}` }, {}],
        nobles: "N05 N01 N10",
      });
      playAll(position, step);
      expect(noblesOf(position, 0)).toEqual([nobleOf("N01")]);
    }
  });

  it("[R6.1] come after the return of tokens", () => {
    const position = table({
      players: [{ purchased: `${WHITE} ${BLUE}`, tokens: "WWUUGGRRKK" }, {}],
      nobles: "N05 N01 N10",
    });
    playAll(position, take("WUG"));
    expect(phase(position)).toBe("return");
    expect(noblesOf(position, 0)).toEqual([]);
    playAll(position, giveBack("WUG"));
    expect(noblesOf(position, 0)).toEqual([nobleOf("N01")]);
  });

  it("[R6.1] count bonuses only, never tokens or reserved cards", () => {
    const position = table({
      players: [{ purchased: `${WHITE} 109 110 111`, tokens: "UUUU", reserved: "112 113" }, {}],
      nobles: "N05 N01 N10",
    });
    playAll(position, take("WGR"));
    expect(noblesOf(position, 0)).toEqual([]);
    expect(nobles(position)).toContain(nobleOf("N01"));
  });

  it("[R6.1] come at the end of the own turn, not of another's", () => {
    const position = table({
      players: [{}, { purchased: `${WHITE} ${BLUE}` }],
      nobles: "N05 N01 N10",
    });
    playAll(position, take("WUG"));
    expect(noblesOf(position, 1)).toEqual([]);
    playAll(position, take("WUG"));
    expect(noblesOf(position, 1)).toEqual([nobleOf("N01")]);
  });

  const withTwo = () =>
    table({
      players: [{ purchased: `${WHITE} ${BLUE} ${GREEN}` }, {}],
      nobles: "N06 N01 N10",
    });

  it("[R6.2] let the player choose where several can come", () => {
    const position = playAll(withTwo(), take("WUG"));
    expect(phase(position)).toBe("noble");
    expect(seatToMove(position)).toBe(0);
    expect(listLegal(position)).toEqual([choose("N06"), choose("N01")]);
    expect(reason(position, choose("N10"))).toBe("noble-not-coming");
    expect(reason(position, choose("N02"))).toBe("noble-not-coming");
    expect(reason(position, take("WUG"))).toBe("noble-first");
    playAll(position, choose("N01"));
    expect(noblesOf(position, 0)).toEqual([nobleOf("N01")]);
    expect(seatToMove(position)).toBe(1);
  });

  it("[R6.2] come one a turn; another may come on a later turn without a purchase", () => {
    const position = playAll(withTwo(), take("WUG"), choose("N01"));
    expect(prestige(position, 0)).toBe(3);
    expect(comingNobles(position, 0)).toEqual([nobleOf("N06")]);
    playAll(position, take("WUG"));
    playAll(position, take("GRK"));
    expect(noblesOf(position, 0)).toEqual([nobleOf("N01"), nobleOf("N06")]);
    expect(prestige(position, 0)).toBe(6);
  });

  it("[R6.2] are not replaced", () => {
    const position = playAll(withTwo(), take("WUG"), choose("N01"));
    expect(noblePlaces(position)).toEqual([nobleOf("N06"), undefined, nobleOf("N10")]);
  });

  it("[R6.2] cannot be chosen before the action", () => {
    expect(reason(withTwo(), choose("N01"))).toBe("action-first");
  });

  it("[R6.3] are worth 3 prestige that stay", () => {
    const position = table({
      players: [{ purchased: `${WHITE} ${BLUE}`, nobles: "N01" }, {}],
      nobles: "N05 N10",
    });
    expect(prestige(position, 0)).toBe(3);
    playAll(position, take("WUG"), take("WUG"));
    expect(prestige(position, 0)).toBe(3);
  });
});
