import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  COLOURS,
  GEMS,
  LEVELS,
  SEAT_COUNTS,
  SPECTATOR,
  clonePosition,
  deckDealer,
  deckSize,
  isLastRound,
  isOver,
  listLegal,
  noblesOf,
  observe,
  paymentOf,
  playDealt,
  purchasedCount,
  round,
  scores,
  seatCount,
  seatToMove,
  supply,
  winners,
  wordsOf,
  type Position,
  type Step,
} from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { makePosition } from "./position.ts";
import { opening, parseRecords, type GameRecord } from "./record.ts";
import { makeStep } from "./step.ts";
import { makeTurn } from "./turn.ts";

const TESTDATA = new URL("../../../testdata/", import.meta.url);

function records(seats: number): GameRecord[] {
  const text = readFileSync(new URL(`records/${seats}-seats.splendor`, TESTDATA), "utf8");
  const read = parseRecords(text);
  if (!read.ok) throw new Error(read.error.reason);
  return read.value;
}

/** The turns to print, from 1: the record's own tag `Playthrough` says which, as `1-4 9-9`. */
function chosenTurns(record: GameRecord): Set<number> {
  const ranges = record.further.find(([name]) => name === "Playthrough")?.[1] ?? "";
  return new Set(
    ranges.split(" ").flatMap((range) => {
      const [from, to] = range.split("-").map(Number);
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    }),
  );
}

/** The position, and what each seat and a spectator see of it where that is less. */
function eyes(position: Position): string[] {
  const whole = makePosition(position);
  const observed = clonePosition(position);
  const viewers = [...Array.from({ length: seatCount(position) }, (_, seat) => seat), SPECTATOR];
  return [
    `position   ${whole}`,
    ...viewers.map((viewer) => {
      const text = makePosition(observe(position, viewer, observed));
      const name = viewer === SPECTATOR ? "spectator" : `seat ${viewer + 1}`;
      return `${name.padEnd(10)} ${text === whole ? "sees all of it" : text}`;
    }),
  ];
}

function legalLine(position: Position): string {
  const legal = listLegal(position).map((step) => makeStep(position, step));
  return `${String(legal.length).padStart(4)} legal ${legal.join(" ")}`;
}

type Visit = (position: Position, step: Step, after: Position) => void;

/** Prints the chosen turns of a game, and shows every printed step to `visit`. */
function playthrough(record: GameRecord, visit: Visit = () => {}): string {
  const dealer = deckDealer(record.deal);
  const chosen = chosenTurns(record);
  const position = opening(record);
  const before = clonePosition(position);
  const lines: string[] = [];
  record.turns.forEach((turn, index) => {
    const print = chosen.has(index + 1);
    if (print)
      lines.push("", `turn ${index + 1}, round ${round(position)}: ${makeTurn(position, turn)}`);
    for (const step of turn) {
      before.set(position);
      if (print)
        lines.push(...eyes(position), legalLine(position), `    plays ${makeStep(position, step)}`);
      playDealt(position, step, dealer);
      if (print) visit(before, step, position);
    }
  });
  if (isOver(position) && chosen.has(record.turns.length))
    lines.push(
      "",
      `over after ${record.turns.length} turns: prestige ${scores(position).join(" ")}, ` +
        `cards ${scores(position)
          .map((_, seat) => purchasedCount(position, seat))
          .join(" ")}, ` +
        `won by ${winners(position)
          .map((seat) => `seat ${seat + 1}`)
          .join(" and ")}`,
      ...eyes(position),
    );
  return lines.join("\n");
}

const file = (seats: number): string =>
  fileURLToPath(new URL(`playthroughs/${seats}-seats.txt`, TESTDATA));

describe("playthroughs", () => {
  it.each(SEAT_COUNTS)("with %i seats are as they were", async (seats) => {
    const games = records(seats).map(
      (record, index) => `game ${index + 1}\n${playthrough(record)}\n`,
    );
    await expect(games.join("\n")).toMatchFileSnapshot(file(seats));
  });

  it("show every kind of step and every kind of ending", () => {
    const shown = new Set<string>();
    for (const record of SEAT_COUNTS.flatMap(records))
      playthrough(record, (position, step, after) => {
        shown.add(kindOf(position, step));
        for (const kind of consequences(position, step, after)) shown.add(kind);
      });
    expect([...shown].toSorted()).toEqual(KINDS.toSorted());
  });
});

const KINDS = [
  "take three different",
  "take two different",
  "take one",
  "take two alike",
  "reserve from the market with gold",
  "reserve from the market without gold",
  "reserve from a deck with gold",
  "reserve from a deck without gold",
  "purchase from the market, usual payment",
  "purchase from the market, chosen payment",
  "purchase from the market, free",
  "purchase of a reserved card, usual payment",
  "purchase of a reserved card, chosen payment",
  "purchase of a reserved card, free",
  "return of gems",
  "return with gold",
  "noble chosen",
  "noble by itself",
  "noble without a purchase",
  "pass",
  "empty deck",
  "last round begun by the first seat",
  "last round begun by another seat",
  "ended at once by the last seat",
  "ended by a whole round of passes",
  "won by most prestige",
  "won by fewer cards",
  "shared victory",
];

function kindOf(position: Position, step: Step): string {
  const words = wordsOf(step);
  switch (words.kind) {
    case "pass":
      return "pass";
    case "noble":
      return "noble chosen";
    case "return":
      return words.tokens.gold > 0 ? "return with gold" : "return of gems";
    case "reserve":
    case "reserve-deck":
      return `reserve from ${words.kind === "reserve" ? "the market" : "a deck"} ${
        supply(position).gold > 0 ? "with gold" : "without gold"
      }`;
    case "take": {
      const colours = GEMS.filter((gem) => words.gems[gem] > 0);
      if (colours.some((gem) => words.gems[gem] === 2)) return "take two alike";
      return ["take one", "take two different", "take three different"][colours.length - 1];
    }
    case "purchase": {
      const paid = paymentOf(position, step);
      const where = "slot" in words.place ? "from the market" : "of a reserved card";
      if (COLOURS.every((colour) => paid[colour] === 0)) return `purchase ${where}, free`;
      const usual = GEMS.every((gem) => words.extraGold[gem] === 0);
      return `purchase ${where}, ${usual ? "usual" : "chosen"} payment`;
    }
  }
}

function* consequences(position: Position, step: Step, after: Position): Generator<string> {
  const seat = seatToMove(position);
  const { kind } = wordsOf(step);
  const visited = noblesOf(after, seat).length > noblesOf(position, seat).length;
  if (visited && kind === "purchase") yield "noble by itself";
  if (visited && kind !== "purchase" && kind !== "noble") yield "noble without a purchase";
  if (LEVELS.some((level) => deckSize(after, level) === 0)) yield "empty deck";
  if (isLastRound(after) && !isLastRound(position) && !isOver(after))
    yield `last round begun by ${seat === 0 ? "the first" : "another"} seat`;
  if (!isOver(after)) return;
  if (!isLastRound(after)) yield "ended by a whole round of passes";
  else if (!isLastRound(position)) yield "ended at once by the last seat";
  const prestige = scores(after);
  const best = prestige.filter((each) => each === Math.max(...prestige)).length;
  if (winners(after).length > 1) yield "shared victory";
  else yield best > 1 ? "won by fewer cards" : "won by most prestige";
}
