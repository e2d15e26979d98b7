import { parsePosition } from "./position.ts";
import { describe, expect, it } from "vitest";
import { phase, type Position } from "@gemwright/rules";
import { describeError } from "./error.ts";
import { makeStep, parseStep } from "./step.ts";

function at(text: string): Position {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(describeError(position.error));
  return position.value;
}

/** The canonical text of what was read, or the whole message. */
function reading(position: Position, text: string): string {
  const step = parseStep(position, text);
  return step.ok ? makeStep(position, step.value) : describeError(step.error);
}

const MARKET = "102,125,103,140/217,201,203,204/301,302,303,304 N01,N02,N03";
const opening = at(`2 action 0 0 - ${MARKET} -;-;-;-/-;-;-;-`);
const rich = at(`2 action 40 0 - ${MARKET} WUUGJJ;109;212,213?;-/KJ;-;3?;-`);
const full = at(`2 return 40 0 - ${MARKET} WWUUGGRRKKJJ;-;212,213?;-/K;-;-;-`);
const chooser = at(
  "2 noble 40 0 - 105,125,106,140/217,201,203,204/301,302,305,304 N01,N06,N03 " +
    "WUG;101,102,103,104,109,110,111,112,117,118,119;-;-/K;-;-;-",
);

describe("a step as text", () => {
  it.each([
    ["WUG", "WUG"],
    ["GUW", "WUG"],
    ["RR", "RR"],
    ["=217", "=217"],
    ["=2?", "=2?"],
  ])("%s at the opening is read as %s", (text, canonical) => {
    expect(reading(opening, text)).toBe(canonical);
  });

  it.each([
    ["+102", "+102"],
    ["+102(UU)", "+102"],
    ["+102(JU)", "+102(UJ)"],
    ["+102(JJ)", "+102(JJ)"],
    ["+125", "+125"],
    ["+125(UG)", "+125"],
    ["+125(GJ)", "+125(GJ)"],
    ["+125(JU)", "+125(UJ)"],
  ])("[R5.2] %s with gold in hand is read as %s", (text, canonical) => {
    expect(reading(rich, text)).toBe(canonical);
  });

  it.each([
    ["-WU", "-WU"],
    ["-UW", "-WU"],
    ["-JJ", "-JJ"],
    ["-KJ", "-KJ"],
  ])("[R3.3] %s above ten tokens is read as %s", (text, canonical) => {
    expect(phase(full)).toBe("return");
    expect(reading(full, text)).toBe(canonical);
  });

  it("[R6.2] a chosen noble is written with its tile", () => {
    expect(reading(chooser, "!N06")).toBe("!N06");
    expect(reading(chooser, "!N03")).toBe("column 1: that noble does not come (R6.1)");
    expect(reading(chooser, "WUG")).toBe("column 1: a noble must be chosen first (R6.2)");
  });

  it.each([
    ["", 'column 1: "" is not a step'],
    ["X", 'column 1: "X" is not a step'],
    ["WXG", 'column 2: "WXG" is not a step'],
    ["wug", 'column 1: "wug" is not a step'],
    [
      "WU",
      "column 1: a take is three different gems, or one of each colour if fewer are left (R2.2)",
    ],
    [
      "WUGR",
      "column 1: a take is three different gems, or one of each colour if fewer are left (R2.2)",
    ],
    [
      "WWU",
      "column 1: a take is three different gems, or one of each colour if fewer are left (R2.2)",
    ],
    ["WUJ", "column 3: gold comes only from reserving (R3.1)"],
    ["pass", "column 1: a turn passes only if no action is possible (R2.3)"],
    ["=", 'column 2: "" is not a card'],
    ["=999", 'column 2: "999" is not a card'],
    ["=4?", 'column 2: "4?" is not a card'],
    ["=202", "column 2: no such card lies there to be taken (R5.5)"],
    ["+102", "column 2: the player cannot pay for it (R5.1)"],
    ["+202", "column 2: no such card lies there to be taken (R5.5)"],
    ["+102(", 'column 1: "+102(" is not a purchase'],
    ["+102()", 'column 1: "+102()" is not a purchase'],
    ["+102(X)", 'column 1: "+102(X)" is not a purchase'],
    ["-W", "column 1: the turn begins with an action (R2.4)"],
    ["-", 'column 1: "-" is not a return of tokens'],
    ["-X", 'column 1: "-X" is not a return of tokens'],
    ["!N01", "column 1: the turn begins with an action (R2.4)"],
    ["!N11", 'column 2: "N11" is not a noble'],
  ])("%j at the opening is refused: %s", (text, message) => {
    expect(reading(opening, text)).toBe(message);
  });

  it.each([
    ["+102(UUU)", "overpaying"],
    ["+102(U)", "paying too little"],
    ["+102(WU)", "paying with another gem"],
    ["+102(UJJ)", "paying with too much gold"],
  ])("[R5.2] %s is refused: %s", (text) => {
    expect(reading(rich, text)).toContain("not an exact payment");
  });

  it.each([
    ["-W", "leave exactly ten"],
    ["-WUG", "leave exactly ten"],
    ["-WUGRKJ", "leave exactly ten"],
    ["-WWW", "does not hold"],
    ["WUG", "returned first"],
  ])("[R3.3] %s is refused: %s", (text, reason) => {
    expect(reading(full, text)).toContain(reason);
  });

  it("[R4.5] a card that the other seat drew cannot be bought or named", () => {
    expect(reading(rich, "+3?")).toContain('"3?" is not a card');
  });

  it("a letter sixty-five times is not the same letter once and its neighbour", () => {
    expect(reading(opening, `${"W".repeat(65)}G`)).toContain("R2.2");
    expect(reading(full, `-${"W".repeat(64)}U`)).toContain("R3.3");
  });
});
