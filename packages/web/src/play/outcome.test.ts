import { SPECTATOR } from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { type Outcome, hasWon, resultWords, seatNote } from "./outcome.ts";

const sitter = (name: string, gone: object = {}) => ({
  name,
  bot: undefined,
  away: false,
  ...gone,
});

/** Bert has given up and a bot plays on for him; Cleo is away, and a bot plays for her too. */
const game = (viewer: number, winners: readonly number[], prestige = [9, 15, 12]): Outcome => ({
  sitters: [
    sitter("Anna"),
    sitter("Bert", { away: true, resigned: true }),
    sitter("Cleo", { away: true }),
  ],
  viewer,
  prestige,
  winners,
  resigned: false,
  standIns: [1, 2],
});

describe("the result of a game", () => {
  it("tells everybody that a bot has won where somebody gave up", () => {
    const others = "Bert gave up: the bot in the seat wins with 15 prestige";
    expect([0, 2, SPECTATOR].map((viewer) => resultWords(game(viewer, [1])))).toEqual([
      others,
      others,
      others,
    ]);
    expect(resultWords(game(1, [1]))).toBe(
      "You gave up: the bot in your seat wins with 15 prestige",
    );
  });

  it("tells it of somebody as well who is away when it ends", () => {
    const late = [9, 12, 15];
    expect(resultWords(game(0, [2], late))).toBe(
      "Cleo was away: the bot in the seat wins with 15 prestige",
    );
    expect(resultWords(game(2, [2], late))).toBe(
      "You were away: the bot in your seat wins with 15 prestige",
    );
  });

  it("gives those who played on themselves what is theirs", () => {
    expect(resultWords(game(0, [0], [16, 15, 12]))).toBe("You win with 16 prestige");
    expect(resultWords(game(1, [0], [16, 15, 12]))).toBe("Anna wins with 16 prestige");
    expect(resultWords(game(1, [0, 1], [15, 15, 12]))).toBe(
      "Shared victory: Anna and you (gave up, a bot played on), 15 prestige",
    );
  });

  it("says beside a name who did not play to the end", () => {
    expect([0, 1, 2].map((seat) => seatNote(game(0, [0]), seat))).toEqual([
      "",
      "gave up, a bot played on",
      "a bot played on",
    ]);
  });

  it("is a victory for whoever played, and none for whom a bot did", () => {
    expect([hasWon(game(0, [0])), hasWon(game(0, [1])), hasWon(game(1, [1]))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(hasWon(game(SPECTATOR, [0]))).toBe(false);
  });
});
