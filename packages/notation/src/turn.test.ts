import { blindDealer, clonePosition, playDealt, type Position } from "@gemwright/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeError } from "./error.ts";
import { parsePosition } from "./position.ts";
import { positionAfter } from "./record.ts";
import { makeStep, parseStep } from "./step.ts";
import { randomRecord } from "./testing/games.ts";
import { listTurns, makeTurn, parseTurn } from "./turn.ts";

function at(text: string): Position {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(describeError(position.error));
  return position.value;
}

function reading(position: Position, text: string): string {
  const turn = parseTurn(position, text);
  return turn.ok ? makeTurn(position, turn.value) : describeError(turn.error);
}

const MARKET = "105,125,106,140/217,201,203,204/301,302,305,304";
const NINE = "101,102,103,104,109,110,111,112";
const plain = at(`2 action 40 0 - ${MARKET} N05,N06,N10 WWUUGGRRK;-;-;-/K;-;-;-`);
const oneNoble = at(`2 action 40 0 - ${MARKET} N01,N05,N10 WWUUGGRRK;${NINE};-;-/K;-;-;-`);
const twoNobles = at(
  `2 action 40 0 - ${MARKET} N01,N06,N10 WWUUGGRRK;${NINE},117,118,119;-;-/K;-;-;-`,
);

describe("a turn as one word", () => {
  it.each([
    ["WWUUGGRK", "WUG-K", "UGW-K"],
    ["WWUUGGRRK", "WUG-WU", "GUW-UW"],
    ["WWUUGGRR", "=217", "=217"],
    ["WWUUGGRR", "=2?", "=2?"],
    ["WWUUGGRRKK", "=217-W", "=217-W"],
    ["WWUUGGRRKK", "=2?-J", "=2?-J"],
    ["UUG", "+125", "+125(GUU)"],
    ["UUGJ", "+125(UUJ)", "+125(JUU)"],
  ])("with %s: %s, also as %s", (tokens, word, loose) => {
    const position = at(`2 action 40 0 - ${MARKET} N05,N06,N10 ${tokens};-;-;-/-;-;-;-`);
    expect(reading(position, word)).toBe(word);
    expect(reading(position, loose)).toBe(word);
  });

  it("[R6.1] names the one noble that comes, whether it was written or not", () => {
    expect(reading(oneNoble, "WUG-WU")).toBe("WUG-WU!N01");
    expect(reading(oneNoble, "WUG-WU!N01")).toBe("WUG-WU!N01");
    expect(reading(oneNoble, "WUG-WU!N05")).toBe("column 7: that noble does not come (R6.1)");
    expect(reading(plain, "WUG-WU!N06")).toBe("column 7: that noble does not come (R6.1)");
  });

  it("[R6.2] must name the noble where there is a choice", () => {
    expect(reading(twoNobles, "WUG-WU")).toBe("column 7: a noble must be chosen first (R6.2)");
    expect(reading(twoNobles, "WUG-WU!N06")).toBe("WUG-WU!N06");
    expect(reading(twoNobles, "WUG-WU!N10")).toBe("column 7: that noble does not come (R6.1)");
  });

  it.each([
    ["WUG", "column 4: tokens must be returned first (R3.3)"],
    ["WUG-W", "column 4: the return must leave exactly ten tokens (R3.3)"],
    ["RR-W", "column 1: two of a colour need four of it in the supply (R3.2)"],
    ["WUG-RRR", "column 4: the player does not hold these tokens (R3.3)"],
    ["WUG-RRG", "column 4: the return must leave exactly ten tokens (R3.3)"],
    ["WUG-KK", "column 4: the player does not hold these tokens (R3.3)"],
    ["-W", 'column 1: "-W" is not a turn'],
    ["!N01", 'column 1: "!N01" is not a turn'],
    ["", 'column 1: "" is not a turn'],
    ["WUG-WU-K", 'column 4: "-WU-K" is not a return of tokens'],
    ["=217-", "column 5: the return must leave exactly ten tokens (R3.3)"],
    ["WUG WU", 'column 4: "WUG WU" is not a step'],
  ])("%j is refused: %s", (word, message) => {
    expect(reading(plain, word)).toBe(message);
  });

  it("every listed turn is read back as itself, step by step and whole", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2 as const, 3 as const, 4 as const),
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.integer({ min: 0, max: 120 }),
        (seats, seed, length) => {
          const position = positionAfter(randomRecord(seats, seed, length));
          const words = new Set<string>();
          for (const turn of listTurns(position)) {
            const word = makeTurn(position, turn);
            words.add(word);
            expect(parseTurn(position, word)).toEqual({ ok: true, value: turn });
            const scratch = clonePosition(position);
            for (const step of turn) {
              expect(parseStep(scratch, makeStep(scratch, step))).toEqual({
                ok: true,
                value: step,
              });
              playDealt(scratch, step, blindDealer);
            }
          }
          expect(words.size).toBe(listTurns(position).length);
        },
      ),
      { numRuns: 40, seed: 5 },
    );
  });
});
