import { describe, expect, it } from "vitest";
import {
  listLegal,
  phase,
  seatToMove,
  supply,
  tokenCount,
  tokens,
  tokensToReturn,
} from "./read.ts";
import { wordsOf } from "./step.ts";
import { isLegal, playAll, reason, take } from "./testing/steps.ts";
import { table, tokensOf } from "./testing/table.ts";
import { stepOf } from "./step.ts";

const takes = (position: Parameters<typeof listLegal>[0]) =>
  listLegal(position).filter((step) => wordsOf(step).kind === "take");

describe("taking tokens", () => {
  it("[R2.1] moves three different gems from the supply to the player", () => {
    const position = playAll(table({ players: [{}, {}] }), take("WUG"));
    expect(tokens(position, 0)).toEqual(tokensOf("WUG"));
    expect(supply(position)).toEqual(tokensOf("WWWUUUGGGRRRRKKKKJJJJJ"));
    expect(seatToMove(position)).toBe(1);
  });

  it("[R2.2] is never fewer than three by choice while three colours are left", () => {
    const position = table({ players: [{ tokens: "WWWWUUUU" }, {}] });
    expect(takes(position)).toEqual([take("GRK"), take("GG"), take("RR"), take("KK")]);
    for (const fewer of ["G", "R", "GR", "RK"])
      expect(reason(position, take(fewer))).toBe("take-three");
  });

  it("[R2.2] takes one of each of the two colours that are left", () => {
    const position = table({ players: [{ tokens: "WWWWUUUUG" }, { tokens: "GGGRRKKKK" }] });
    expect(supply(position)).toMatchObject(tokensOf("RRJJJJJ"));
    const two = table({ players: [{ tokens: "WWWWUUUU" }, { tokens: "GGGGRRKKK" }] });
    expect(takes(two)).toEqual([take("RK")]);
    expect(reason(two, take("R"))).toBe("take-three");
    expect(reason(two, take("WRK"))).toBe("not-in-supply");
    expect(playAll(two, take("RK")) && tokens(two, 0)).toEqual(tokensOf("WWWWUUUURK"));
  });

  it("[R2.2] takes the one gem that is left", () => {
    const position = table({ players: [{ tokens: "WWWWUUUUG" }, { tokens: "GGGRRKKKK" }] });
    expect(takes(position)).toEqual([take("R")]);
    playAll(position, take("R"));
    expect(tokenCount(position, 0)).toBe(10);
  });

  it("[R2.2] with one colour left in plenty allows one of it or the pair", () => {
    const position = table({
      players: [{ tokens: "WWWWUUUUGG" }, { tokens: "GGRRRRR" }, { tokens: "WUGKKKKK" }],
    });
    expect(supply(position)).toMatchObject({ white: 0, blue: 0, green: 0, red: 0, black: 0 });
    const four = table({
      players: [{ tokens: "WWWWWUUUU" }, { tokens: "UGGGGGRRR" }, { tokens: "RRK" }],
    });
    expect(takes(four)).toEqual([take("K"), take("KK")]);
  });

  it("[R2.2] offers nothing from an empty supply", () => {
    const position = table({ players: [{ tokens: "WWWWUUUUGG" }, { tokens: "GGRRRRKKKK" }] });
    expect(takes(position)).toEqual([]);
    expect(reason(position, take("W"))).toBe("not-in-supply");
  });

  it("[R3.1] is for gems: no step takes gold", () => {
    for (let step = 0; step < 40; step++) {
      const position = table({ players: [{}, {}] });
      if (!isLegal(position, step)) continue;
      playAll(position, step);
      expect(tokens(position, 0).gold).toBe(0);
      expect(supply(position).gold).toBe(5);
    }
  });

  it("[R3.2] two of a colour need four in the supply", () => {
    const position = table({ players: [{ tokens: "R" }, {}, { tokens: "KK" }] });
    expect(supply(position)).toMatchObject({ red: 4, black: 3 });
    expect(isLegal(position, take("RR"))).toBe(true);
    expect(reason(position, take("KK"))).toBe("two-need-four");
    playAll(position, take("RR"));
    expect(tokens(position, 0)).toEqual(tokensOf("RRR"));
    expect(supply(position).red).toBe(2);
  });

  it("[R3.2] counts the four before taking, so that two are left", () => {
    const position = table({ players: [{}, {}] });
    playAll(position, take("GG"));
    expect(supply(position).green).toBe(2);
    expect(reason(position, take("GG"))).toBe("two-need-four");
  });

  it("[R3.2] two of one and one of another is no step at all", () => {
    for (const letters of ["WWU", "RRK", "WWUU", "RRR", "WUGR"])
      expect(stepOf({ kind: "take", gems: tokensOf(letters) })).toBeUndefined();
  });

  it("a count beyond all tokens stands for no step, however it would wrap around", () => {
    const gems = { white: 65, blue: 0, green: 1, red: 0, black: 0 };
    expect(stepOf({ kind: "take", gems })).toBeUndefined();
    expect(stepOf({ kind: "return", tokens: { ...gems, white: 64, gold: 0 } })).toBeUndefined();
    expect(stepOf({ kind: "take", gems: { ...gems, white: -1 } })).toBeUndefined();
  });

  it("[R3.4] is allowed to somebody who has ten", () => {
    const position = table({ players: [{ tokens: "WWUUGGRRKK" }, {}] });
    playAll(position, take("WUG"));
    expect(tokenCount(position, 0)).toBe(13);
    expect(phase(position)).toBe("return");
    expect(tokensToReturn(position, 0)).toBe(3);
  });
});
