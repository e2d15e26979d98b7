import {
  SPECTATOR,
  clonePosition,
  deckDealer,
  listLegal,
  observe,
  openingPosition,
  playDealt,
  SeededRandom,
  shuffledDeal,
  isOver,
} from "@gemwright/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeError } from "./error.ts";
import { makePosition, parsePosition } from "./position.ts";

const TEXT =
  "2 action 12 0 - 107,133,101,120/201,202,203,204/301,302,303,304 N04,-,N01 WWU;102;217,2?,134?;N03/-;-;-;-";

function reading(text: string): string {
  const position = parsePosition(text);
  return position.ok ? makePosition(position.value) : describeError(position.error);
}

describe("a position on one line", () => {
  it("is made and read in pairs, for every position and every viewer of random games", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2 as const, 3 as const, 4 as const),
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.boolean(),
        (seats, seed, hideReserved) => {
          const random = new SeededRandom(seed);
          const deal = shuffledDeal(seats, random);
          const position = openingPosition(deal, { hideReserved });
          const seen = clonePosition(position);
          while (!isOver(position)) {
            const legal = listLegal(position);
            playDealt(position, legal[random.below(legal.length)], deckDealer(deal));
            const text = makePosition(position);
            expect(parsePosition(text)).toEqual({ ok: true, value: position });
            for (let viewer = SPECTATOR; viewer < seats; viewer++) {
              observe(position, viewer, seen);
              expect(parsePosition(makePosition(seen))).toEqual({ ok: true, value: seen });
            }
          }
        },
      ),
      { numRuns: 6, seed: 7 },
    );
  });

  it("is read as it is written", () => {
    expect(reading(TEXT)).toBe(TEXT);
    expect(reading(`  ${TEXT}\n`)).toBe(TEXT);
  });

  it.each([
    ["", "column 1: a position has 8 fields, this has 1"],
    [`${TEXT} x`, "column 1: a position has 8 fields, this has 9"],
    [TEXT.replace("2 action", "5 action"), 'column 1: "5" is not 2, 3 or 4 seats'],
    [TEXT.replace("action", "deal"), 'column 3: "deal" is not a step'],
    [`  ${TEXT.replace("action", "deal")}`, 'column 5: "deal" is not a step'],
    [TEXT.replace("12", "-1"), 'column 10: "-1" is not a number'],
    [TEXT.replace(" 0 ", " 0x0 "), 'column 13: "0x0" is not a number'],
    [TEXT.replace(" - ", " q "), 'column 15: "q" is not an option'],
    [TEXT.replace("107", "999"), 'column 17: "999" is not a card'],
    [TEXT.replace("N04", "N4"), 'column 65: "N4" is not a noble'],
    [TEXT.replace("WWU;", "WXU;"), 'column 75: "WXU;102;217,2?,134?;N03" is not a player'],
    [TEXT.replace("134?", "4?"), 'column 75: "4" is not a card'],
    [
      TEXT.replace("2?,", "2?=,"),
      "column 1: a card that lay open when it was reserved is known to all",
    ],
    [TEXT.replace("102", "107"), "column 1: card 107 is there twice"],
    [TEXT.replace("WWU", "WWWWW"), "column 1: 5 white tokens are held, but there are only 4"],
    [TEXT.replace(",-,", ",N05,"), "column 1: 4 nobles for 2 seats: there are 3"],
    [TEXT.replace("107,", "-,"), "column 1: a place of level 1 is empty although its deck is not"],
    [
      TEXT.replace("action", "over").replace("12", "11"),
      "column 1: a game ends only with a whole round",
    ],
    [TEXT.replace("action", "noble"), "column 1: there is no choice between nobles"],
  ])("%j is refused: %s", (text, message) => {
    expect(reading(text)).toBe(message);
  });
});
