import { describe, expect, it } from "vitest";
import { unknownCard } from "./cards.ts";
import { setUp, type PositionSetup } from "./setup.ts";
import { HABIT_NAMES, startGame } from "./testing/games.ts";
import { describeTable, type TableInWords } from "./testing/table.ts";
import { deckSize, isLastRound, market, noblePlaces, noblesOf } from "./read.ts";
import { passes, phase, purchased, reserved, tokens, turnsPlayed } from "./read.ts";
import { isOver } from "./outcome.ts";
import type { Position } from "./layout.ts";
import { LEVELS, SEAT_COUNTS, type SeatCount } from "./types.ts";

/** The sentence that refuses a description, or `fine`. */
function problem(table: TableInWords, change: Partial<PositionSetup> = {}): string {
  const result = setUp({ ...describeTable(table), ...change });
  return result.ok ? "fine" : result.error;
}
const twoSeats: TableInWords = { players: [{}, {}] };

/** Everything that describes a position, read from it by name. */
function describePosition(position: Position, seats: SeatCount): PositionSetup {
  return {
    seats,
    phase: phase(position) as PositionSetup["phase"],
    turn: turnsPlayed(position),
    passes: passes(position),
    hideReserved: false,
    market: LEVELS.map((level) => market(position, level)),
    nobles: noblePlaces(position),
    players: Array.from({ length: seats }, (_, seat) => ({
      tokens: tokens(position, seat),
      purchased: purchased(position, seat),
      reserved: reserved(position, seat),
      nobles: noblesOf(position, seat),
    })),
  };
}

describe("a described position", () => {
  it.each(SEAT_COUNTS)("is the one played, at every step of games with %i seats", (seats) => {
    for (const habit of HABIT_NAMES) {
      const game = startGame(seats, seats, habit);
      const { position } = game;
      for (let steps = 0; steps < 250 && !isOver(position); steps++) {
        game.next();
        const again = setUp(describePosition(position, seats));
        expect(again).toEqual({ ok: true, value: position });
      }
    }
  });

  it("[R1.1] has no more tokens than there are", () => {
    expect(problem({ players: [{ tokens: "WWW" }, { tokens: "WW" }] })).toContain("only 4");
    expect(problem({ players: [{ tokens: "JJJ" }, { tokens: "JJJ" }] })).toContain("only 5");
    const odd = describeTable(twoSeats);
    const [first, second] = odd.players;
    for (const white of [-1, 0.5, Number.NaN, 2 ** 40])
      expect(
        problem(twoSeats, { players: [{ ...first, tokens: { ...first.tokens, white } }, second] }),
      ).toMatch(/whole number|held/);
  });

  it("[R1.3] has 2 to 4 seats, three rows of four, and the right number of nobles", () => {
    expect(problem({ players: [{}] })).toContain("two to four");
    expect(problem({ players: [{}, {}, {}, {}, {}] })).toContain("two to four");
    expect(problem(twoSeats, { seats: 3 })).toBe("2 players for 3 seats");
    expect(problem(twoSeats, { market: [[], [], []] })).toContain("four places");
    expect(problem(twoSeats, { nobles: [0, 1] })).toContain("2 nobles for 2 seats");
    expect(problem(twoSeats, { nobles: [0, 1, 2, 3] })).toContain("too many");
    expect(problem(twoSeats, { nobles: [0, 1, 1] })).toContain("twice");
  });

  it("[R1.2] has each card once and in the row of its level", () => {
    expect(problem({ players: [{ purchased: "101" }, { reserved: "101" }] })).toContain("101");
    const rows = describeTable(twoSeats).market;
    expect(problem(twoSeats, { market: [rows[1], rows[0], rows[2]] })).toContain("another level");
    const [first, second] = describeTable(twoSeats).players;
    const players = [{ ...first, purchased: [unknownCard(1)] }, second];
    expect(problem(twoSeats, { players })).toBe("a purchased card is always known");
  });

  it("[R3.3] has more than ten tokens only with the one who must return some", () => {
    const players = [{ tokens: "WWWUUUGGGRR" }, {}];
    expect(problem({ players })).toContain("1 tokens too many");
    expect(problem({ players, phase: "return" })).toBe("fine");
    expect(problem({ players, phase: "return", toMove: 1 })).toContain("too many");
    expect(problem({ players: [{ tokens: "WUG" }, {}], phase: "return" })).toContain("nothing");
    expect(problem({ players: [{ tokens: "WWWWUUUUGGGGRR" }, {}], phase: "return" })).toContain(
      "nothing",
    );
  });

  it("[R4.3] has at most three reserved cards each", () => {
    expect(problem({ players: [{ reserved: "101 102 103 104" }, {}] })).toContain("more than 3");
  });

  it("[R4.5] knows what lay open when it was reserved", () => {
    const [first, second] = describeTable(twoSeats).players;
    const unknown = [{ card: unknownCard(2), drawnUnseen: false }];
    const players = [{ ...first, reserved: unknown }, second];
    expect(problem(twoSeats, { players, hideReserved: true })).toBe("fine");
    expect(problem(twoSeats, { players })).toContain("open");
  });

  it("[R5.5] has an empty place only beside an empty deck", () => {
    const bought: TableInWords = { players: [{ purchased: "140" }, {}] };
    const [first, ...rest] = describeTable(bought).market;
    const market = [[undefined, ...first.slice(1)], ...rest];
    expect(problem(bought, { market })).toContain("although its deck is not");
  });

  it("[R6.2] waits for the choice of a noble only where there is one", () => {
    expect(problem({ players: [{}, {}], phase: "noble" })).toContain("no choice");
  });

  it("[R6.4] ends with a whole round, and as soon as it must", () => {
    const rich = "308 312 304";
    expect(problem({ players: [{}, { purchased: rich }], phase: "over", toMove: 1 })).toContain(
      "whole round",
    );
    expect(problem({ players: [{}, {}], phase: "over" })).toContain("the game is not over");
    expect(problem({ players: [{}, { purchased: rich }] })).toContain("the game is over");
    expect(problem({ players: [{ purchased: rich }, {}], toMove: 1 })).toBe("fine");
    // The seat to move, or one after it, would have reached the end in an earlier round.
    expect(problem({ players: [{}, { purchased: rich }], toMove: 1 })).toContain("is over");
    expect(problem({ players: [{}, {}, { purchased: rich }], toMove: 1 })).toContain("is over");
  });

  it("has the flags of the last round from the prestige alone", () => {
    const last = setUp(describeTable({ players: [{ purchased: "308 312 304" }, {}], toMove: 1 }));
    expect(last.ok && isLastRound(last.value)).toBe(true);
    expect(last.ok && deckSize(last.value, 3)).toBe(20 - 4 - 3);
  });

  it("counts turns and passes sensibly", () => {
    for (const turn of [-1, 0.5, 1e9, Number.NaN])
      expect(problem(twoSeats, { turn })).toContain("no number of turns");
    expect(problem(twoSeats, { turn: 41, passes: 2 })).toContain("passes");
    expect(problem(twoSeats, { turn: 41, passes: 1 })).toBe("fine");
  });
});
