import { describe, expect, it } from "vitest";
import { isOver, leaders, scores, winners } from "./outcome.ts";
import { isLastRound, listLegal, phase, prestige, purchasedCount, seatToMove } from "./read.ts";
import { choose, giveBack, playAll, purchase, reason, take } from "./testing/steps.ts";
import { table } from "./testing/table.ts";

// 308 and 312 are worth 5, 307 is worth 4; 212, 218 and 224 are worth 3, 209 is worth 2.
const FOURTEEN = "308 312 307";
const FIFTEEN = "308 312 304";

describe("the end", () => {
  it("[R6.4] comes with the round in which somebody reaches 15", () => {
    const position = table({
      players: [{ purchased: FOURTEEN, tokens: "RRRR" }, {}, {}],
      market: "116",
    });
    playAll(position, purchase(position, "116"));
    expect(prestige(position, 0)).toBe(15);
    expect(isLastRound(position)).toBe(true);
    expect(isOver(position)).toBe(false);
    expect(winners(position)).toEqual([]);
    playAll(position, take("WUG"));
    expect(isOver(position)).toBe(false);
    playAll(position, take("WUG"));
    expect(isOver(position)).toBe(true);
    expect(winners(position)).toEqual([0]);
  });

  it("[R6.4] comes at once when it was the last seat's turn", () => {
    const position = table({
      toMove: 2,
      players: [{}, {}, { purchased: FOURTEEN, tokens: "RRRR" }],
      market: "116",
    });
    playAll(position, purchase(position, "116"));
    expect(isOver(position)).toBe(true);
    expect(winners(position)).toEqual([2]);
    expect(listLegal(position)).toEqual([]);
    expect(reason(position, take("WUG"))).toBe("game-over");
  });

  it("[R6.4] lets a later seat of the last round overtake", () => {
    const position = table({
      players: [
        { purchased: FOURTEEN, tokens: "RRRR" },
        { purchased: "304 316 318", tokens: "UUUUJ" },
      ],
      market: "116 209",
    });
    playAll(position, purchase(position, "116"));
    playAll(position, purchase(position, "209"));
    expect(scores(position)).toEqual([15, 16]);
    expect(winners(position)).toEqual([1]);
  });

  it("[R6.5] ranks only those among whom it is decided where somebody has left", () => {
    const position = table({
      players: [{ purchased: "308 312" }, { purchased: "307 212" }, { purchased: "218 209" }],
    });
    expect(scores(position)).toEqual([10, 7, 5]);
    expect(leaders(position)).toEqual([0]);
    expect(leaders(position, [1, 2])).toEqual([1]);
    expect(leaders(position, [2])).toEqual([2]);
  });

  it("[R6.4] counts a noble towards 15, and waits for the choice of one", () => {
    const bonuses = "101 102 103 104 109 110 111 112 117 118 119";
    const position = table({
      toMove: 1,
      players: [{}, { purchased: `${bonuses} 308 206 212 215` }],
      nobles: "N01 N06 N10",
    });
    expect(prestige(position, 1)).toBe(13);
    playAll(position, take("WUR"));
    expect(phase(position)).toBe("noble");
    expect(isLastRound(position)).toBe(false);
    playAll(position, choose("N06"));
    expect(scores(position)).toEqual([0, 16]);
    expect(isOver(position)).toBe(true);
  });

  it("[R6.4] is not near at 14", () => {
    const position = table({ players: [{ purchased: FOURTEEN }, {}] });
    playAll(position, take("WUG"), take("WUG"));
    expect(isLastRound(position)).toBe(false);
    expect(phase(position)).toBe("action");
    expect(seatToMove(position)).toBe(0);
  });

  it("[R6.4] waits for the return of tokens of the last turn", () => {
    const position = table({
      toMove: 1,
      players: [{ purchased: FIFTEEN }, { tokens: "WWUUGGRRKK" }],
    });
    playAll(position, take("WUG"));
    expect(isOver(position)).toBe(false);
    playAll(position, giveBack("WUG"));
    expect(isOver(position)).toBe(true);
  });
});

describe("the winner", () => {
  const over = (...purchased: string[]) =>
    table({ phase: "over", players: purchased.map((cards) => ({ purchased: cards })) });

  it("[R6.5] has the most prestige", () => {
    const position = over(FIFTEEN, "316 320 310 101", "");
    expect(scores(position)).toEqual([15, 14, 0]);
    expect(winners(position)).toEqual([0]);
  });

  it("[R6.5] on a tie has the fewest purchased cards", () => {
    const position = over(`${FIFTEEN} 101 102`, "316 320 309 209");
    expect(scores(position)).toEqual([15, 15]);
    expect([0, 1].map((seat) => purchasedCount(position, seat))).toEqual([5, 4]);
    expect(winners(position)).toEqual([1]);
    expect(winners(over("316 320 309 209", `${FIFTEEN} 101 102`))).toEqual([0]);
  });

  it("[R6.5] counts cards only among those with the most prestige", () => {
    const position = over(`${FIFTEEN} 101`, "316", "320 309 206 212 116");
    expect(scores(position)).toEqual([15, 5, 15]);
    expect(winners(position)).toEqual([0]);
  });

  it("[R6.5] shares the victory where prestige and cards are the same", () => {
    const position = over(FIFTEEN, "316 320", "301 305 309 313 317", "306 310 314 201");
    expect(scores(position)).toEqual([15, 10, 15, 13]);
    expect(winners(over(`${FIFTEEN} 101 102`, "316 320", "301 305 309 313 317"))).toEqual([0, 2]);
  });

  it("[R6.5] does not count reserved cards, and nobles count as prestige only", () => {
    const position = table({
      phase: "over",
      players: [
        { purchased: "101 102 103 104 109 110 111 112 308 306 302", nobles: "N01" },
        { purchased: "316 320 303 108 116", reserved: "301 305 309" },
      ],
    });
    expect(scores(position)).toEqual([16, 16]);
    expect(winners(position)).toEqual([1]);
  });

  it("[R6.5] is led towards while the game runs, but nobody has won yet", () => {
    const position = table({ players: [{ purchased: "116" }, {}] });
    expect(leaders(position)).toEqual([0]);
    expect(winners(position)).toEqual([]);
  });
});
