import { describe, expect, it } from "vitest";
import { unknownCard } from "./cards.ts";
import { unseenCount } from "./dealer.ts";
import type { Position } from "./layout.ts";
import { isHidden, observe, reveal } from "./observe.ts";
import { clonePosition } from "./position.ts";
import { isOver } from "./outcome.ts";
import {
  bonuses,
  deckSize,
  hasRevealed,
  listLegal,
  market,
  nobles,
  noblesOf,
  prestige,
  purchased,
  reserved,
  supply,
  tokens,
} from "./read.ts";
import { playAll, purchase, reserve, reserveDeck, take } from "./testing/steps.ts";
import { cardOf, table } from "./testing/table.ts";
import { LEVELS, SPECTATOR, type Viewer } from "./types.ts";

const seenBy = (position: Position, viewer: Viewer): Position =>
  observe(position, viewer, clonePosition(position));
const cards = (position: Position, seat: number) => reserved(position, seat).map((r) => r.card);

const reservedBoth = (hideReserved = false) =>
  table({
    players: [{ reserved: "217 309?", tokens: "JJ" }, { reserved: "101?" }, {}],
    hideReserved,
  });

describe("what may be known", () => {
  it("[R4.5] a card reserved face-up stays known to all, one from a deck shows its level", () => {
    const position = reservedBoth();
    for (const viewer of [1, 2, SPECTATOR])
      expect(cards(seenBy(position, viewer), 0)).toEqual([cardOf("217"), unknownCard(3)]);
    expect(cards(seenBy(position, 0), 0)).toEqual([cardOf("217"), cardOf("309")]);
  });

  it("[R4.5] the option hides every reserved card", () => {
    const position = reservedBoth(true);
    expect(isHidden(position, 0, 0)).toBe(true);
    for (const viewer of [1, 2, SPECTATOR])
      expect(cards(seenBy(position, viewer), 0)).toEqual([unknownCard(2), unknownCard(3)]);
    expect(seenBy(position, 0)).not.toEqual(position);
    expect(cards(seenBy(position, 0), 0)).toEqual([cardOf("217"), cardOf("309")]);
  });

  it("[R4.5] a hidden card is known to all once it is bought", () => {
    const position = table({ players: [{ reserved: "102?", tokens: "UUU" }, {}] });
    playAll(position, purchase(position, "102"));
    expect(purchased(seenBy(position, 1), 0)).toEqual([cardOf("102")]);
    expect(unseenCount(seenBy(position, 1), 1)).toBe(deckSize(position, 1));
  });

  it("[R7.1] [R4.5] a card is revealed when it is dealt, or bought after it was hidden", () => {
    const reveals = (position: Position, ...steps: Parameters<typeof playAll>[1][]) => {
      const before = clonePosition(position);
      playAll(position, ...steps);
      return hasRevealed(before, position);
    };
    const held = (reserved: string, hideReserved = false) =>
      table({ players: [{ reserved, tokens: "UUU" }, {}], hideReserved });
    const bought = (position: Position) => reveals(position, purchase(position, "102"));
    expect(reveals(held(""), take("WUG"))).toBe(false);
    expect(reveals(held(""), reserveDeck(2))).toBe(true);
    expect(bought(held("102"))).toBe(false);
    expect(bought(held("102?"))).toBe(true);
    expect(bought(held("102", true))).toBe(true);
  });

  it("[R3.5] [R5.4] [R7.1] all that lies open is seen by everybody", () => {
    const position = table({
      players: [
        {
          tokens: "WWJ",
          purchased: "101 102 103 104 109 110 111 112",
          nobles: "N01",
          reserved: "301?",
        },
        { tokens: "UK", purchased: "133" },
      ],
    });
    for (const viewer of [0, 1, SPECTATOR]) {
      const seen = seenBy(position, viewer);
      expect(supply(seen)).toEqual(supply(position));
      expect(nobles(seen)).toEqual(nobles(position));
      for (const level of LEVELS) {
        expect(market(seen, level)).toEqual(market(position, level));
        expect(deckSize(seen, level)).toBe(deckSize(position, level));
      }
      for (const seat of [0, 1]) {
        expect(tokens(seen, seat)).toEqual(tokens(position, seat));
        expect(purchased(seen, seat)).toEqual(purchased(position, seat));
        expect(bonuses(seen, seat)).toEqual(bonuses(position, seat));
        expect(prestige(seen, seat)).toBe(prestige(position, seat));
        expect(noblesOf(seen, seat)).toEqual(noblesOf(position, seat));
        expect(reserved(seen, seat).map((r) => r.level)).toEqual(
          reserved(position, seat).map((r) => r.level),
        );
      }
    }
  });

  it("[R7.2] a hidden card counts among the unseen, as those of the deck do", () => {
    const position = reservedBoth();
    expect(unseenCount(position, 3)).toBe(deckSize(position, 3));
    expect(unseenCount(seenBy(position, 1), 3)).toBe(deckSize(position, 3) + 1);
    expect(unseenCount(seenBy(position, 0), 3)).toBe(deckSize(position, 3));
    expect(unseenCount(seenBy(position, 0), 1)).toBe(deckSize(position, 1) + 1);
  });

  it("[R7.2] an observation can be observed again without a difference", () => {
    const once = seenBy(reservedBoth(), 1);
    expect(seenBy(once, 1)).toEqual(once);
  });

  it("[R7.2] a spectator learns nothing from reserving, returning and buying in the open", () => {
    const a = table({ players: [{}, {}], market: "217" });
    playAll(a, reserve(a, "217"), reserveDeck(1), take("WUG"));
    const seen = seenBy(a, SPECTATOR);
    expect(cards(seen, 0)).toEqual([cardOf("217")]);
    expect(cards(seen, 1)).toEqual([unknownCard(1)]);
  });

  it("[R7.2] a viewer's own steps are the same from the observation as from the whole", () => {
    const position = reservedBoth();
    expect(listLegal(seenBy(position, 0))).toEqual(listLegal(position));
  });

  it("[R7.2] an unknown card can be made known, and only as one of its level", () => {
    const seen = seenBy(reservedBoth(), 1);
    expect(() => reveal(seen, 0, 1, cardOf("201"))).toThrow(RangeError);
    expect(() => reveal(seen, 0, 0, cardOf("218"))).toThrow(RangeError);
    expect(() => reveal(seen, 2, 0, cardOf("309"))).toThrow(RangeError);
    reveal(seen, 0, 1, cardOf("320"));
    expect(cards(seen, 0)).toEqual([cardOf("217"), cardOf("320")]);
    expect(unseenCount(seen, 3)).toBe(deckSize(seen, 3));
  });

  it("[R7.3] the whole position is there to be shown when the game is over", () => {
    const position = table({
      phase: "over",
      players: [{ purchased: "308 312 304", reserved: "217 309?" }, {}],
    });
    expect(isOver(position)).toBe(true);
    expect(cards(position, 0)).toEqual([cardOf("217"), cardOf("309")]);
  });
});
