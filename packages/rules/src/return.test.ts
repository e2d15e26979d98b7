import { describe, expect, it } from "vitest";
import { unknownCard } from "./cards.ts";
import { pendingLevel } from "./dealer.ts";
import { deal, play } from "./play.ts";
import {
  listLegal,
  market,
  phase,
  reserved,
  seatToMove,
  supply,
  tokenCount,
  tokens,
} from "./read.ts";
import { wordsOf } from "./step.ts";
import { giveBack, isLegal, playAll, reason, reserve, reserveDeck, take } from "./testing/steps.ts";
import { cardOf, table, tokensOf } from "./testing/table.ts";

/** Seat 0 with ten tokens has taken white, blue and green. */
const withThirteen = () => playAll(table({ players: [{ tokens: "WWUUGRRKJJ" }, {}] }), take("WUG"));

describe("returning tokens", () => {
  it("[R3.3] leaves exactly ten", () => {
    const position = withThirteen();
    for (const step of listLegal(position)) {
      const words = wordsOf(step);
      if (words.kind !== "return") throw new Error("only returns are possible now");
      expect(Object.values(words.tokens).reduce((a, b) => a + b)).toBe(3);
    }
    for (const wrong of ["W", "WU"])
      expect(reason(position, giveBack(wrong))).toBe("return-wrong-count");
    playAll(position, giveBack("WUG"));
    expect(tokenCount(position, 0)).toBe(10);
    expect(seatToMove(position)).toBe(1);
  });

  it("[R3.3] may be any mix, gold and just-taken tokens too", () => {
    for (const mix of ["WUG", "JJW", "RRK", "WWW", "GJJ", "KRG"])
      expect(isLegal(withThirteen(), giveBack(mix))).toBe(true);
    const position = playAll(withThirteen(), giveBack("WJJ"));
    expect(tokens(position, 0)).toEqual(tokensOf("WWUUUGGRRK"));
    expect(supply(position)).toEqual(tokensOf("WWUGGRRKKKJJJJJ"));
  });

  it("[R3.3] is of tokens one holds", () => {
    const position = withThirteen();
    expect(tokens(position, 0)).toEqual(tokensOf("WWWUUUGGRRKJJ"));
    for (const mix of ["KKW", "GGG", "RRR", "JJJ"])
      expect(reason(position, giveBack(mix))).toBe("return-not-held");
  });

  it("[R3.3] lists every mix once", () => {
    const steps = listLegal(withThirteen());
    expect(new Set(steps).size).toBe(steps.length);
    // Three of six colours with at most 3, 3, 2, 2, 1, 2 of them.
    const most = [3, 3, 2, 2, 1, 2];
    let mixes = 0;
    const pick = (colour: number, left: number): void => {
      if (left === 0) mixes++;
      else if (colour < 6)
        for (let n = 0; n <= Math.min(left, most[colour]); n++) pick(colour + 1, left - n);
    };
    pick(0, 3);
    expect(steps).toHaveLength(mixes);
  });

  it("[R3.3] comes before anything else", () => {
    const position = withThirteen();
    for (const step of [take("RR"), reserveDeck(1), 0])
      expect(reason(position, step)).toBe("return-first");
    expect(reason(table({ players: [{}, {}] }), giveBack("W"))).toBe("action-first");
  });

  it("[R3.3] is not asked of somebody with exactly ten", () => {
    const position = playAll(table({ players: [{ tokens: "WWUUGGR" }, {}] }), take("RKG"));
    expect(tokenCount(position, 0)).toBe(10);
    expect(phase(position)).toBe("action");
    expect(seatToMove(position)).toBe(1);
  });

  it("[R3.4] lets somebody with ten reserve, and then return one", () => {
    const position = table({ players: [{ tokens: "WWUUGGRRKK" }, {}] });
    playAll(position, reserveDeck(2));
    expect(tokens(position, 0).gold).toBe(1);
    expect(listLegal(position).map(wordsOf)).toContainEqual({
      kind: "return",
      tokens: tokensOf("J"),
    });
    playAll(position, giveBack("W"));
    expect(tokens(position, 0)).toEqual(tokensOf("WUUGGRRKKJ"));
  });

  it("[R3.4] asks nothing of somebody with ten who reserves when no gold is left", () => {
    const position = table({
      players: [{ tokens: "WWUUGGRRKK" }, { tokens: "JJJ" }, { tokens: "JJ" }],
    });
    playAll(position, reserveDeck(2));
    expect(seatToMove(position)).toBe(1);
    expect(tokenCount(position, 0)).toBe(10);
  });

  it("[R2.4] is chosen after the refilled card lies open", () => {
    const position = table({ players: [{ tokens: "WWUUGGRRKK" }, {}], market: "217" });
    play(position, reserve(position, "217"));
    expect(phase(position)).toBe("deal");
    expect(listLegal(position)).toEqual([]);
    expect(reason(position, giveBack("W"))).toBe("waiting-for-deal");
    expect(pendingLevel(position)).toBe(2);
    deal(position, cardOf("230"));
    expect(phase(position)).toBe("return");
    expect(market(position, 2)[0]).toBe(cardOf("230"));
  });

  it("[R2.4] is chosen after the drawn card is seen", () => {
    const position = table({ players: [{ tokens: "WWUUGGRRKK" }, {}] });
    play(position, reserveDeck(3));
    expect(phase(position)).toBe("deal");
    deal(position, cardOf("320"));
    expect(phase(position)).toBe("return");
    expect(reserved(position, 0)[0].card).toBe(cardOf("320"));
  });

  it("[R2.4] does not wait for a card that the viewer may not see", () => {
    const position = table({ players: [{ tokens: "WWUUGGRRKK" }, {}] });
    play(position, reserveDeck(3));
    deal(position, unknownCard(3));
    expect(phase(position)).toBe("return");
  });
});
