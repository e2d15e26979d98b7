import { describe, expect, it } from "vitest";
import { CARDS } from "./cards.ts";
import { deckDealer, playDealt, unseenCount } from "./dealer.ts";
import {
  clonePosition,
  copyPosition,
  emptyPosition,
  openingPosition,
  shuffledDeal,
} from "./position.ts";
import { SeededRandom } from "./random.ts";
import {
  deckSize,
  listLegal,
  market,
  nobles,
  noblesOf,
  phase,
  prestige,
  purchased,
  reserved,
  round,
  seatToMove,
  supply,
  tokenCount,
} from "./read.ts";
import { GEMS, LEVELS, SEAT_COUNTS } from "./types.ts";

const openings = SEAT_COUNTS.map((seats) => {
  const deal = shuffledDeal(seats, new SeededRandom(seats));
  return { seats, deal, position: openingPosition(deal) };
});

describe.each(openings)("the opening with $seats seats", ({ seats, deal, position }) => {
  it("[R1.1] [R1.4] has 4, 5 or 7 gems of each colour and always 5 gold", () => {
    const gems = { 2: 4, 3: 5, 4: 7 }[seats];
    for (const gem of GEMS) expect(supply(position)[gem]).toBe(gems);
    expect(supply(position).gold).toBe(5);
  });

  it("[R1.3] lays four cards of each level open and one noble more than there are seats", () => {
    for (const level of LEVELS) {
      const row = market(position, level);
      expect(row).toEqual(deal.decks[level - 1].slice(0, 4));
      for (const card of row) expect(CARDS[card!].level).toBe(level);
    }
    expect(LEVELS.map((level) => deckSize(position, level))).toEqual([36, 26, 16]);
    expect(LEVELS.map((level) => unseenCount(position, level))).toEqual([36, 26, 16]);
    expect(nobles(position)).toEqual(deal.nobles);
    expect(nobles(position)).toHaveLength(seats + 1);
  });

  it("[R1.4] gives nobody anything", () => {
    for (let seat = 0; seat < seats; seat++) {
      expect(tokenCount(position, seat)).toBe(0);
      expect(purchased(position, seat)).toEqual([]);
      expect(reserved(position, seat)).toEqual([]);
      expect(noblesOf(position, seat)).toEqual([]);
      expect(prestige(position, seat)).toBe(0);
    }
  });

  it("[R1.5] lets the first seat begin, and the others follow in their order", () => {
    const playing = clonePosition(position);
    const order = Array.from({ length: 2 * seats }, () => {
      const seat = seatToMove(playing);
      playDealt(playing, listLegal(playing)[0], deckDealer(deal));
      return seat;
    });
    const once = Array.from({ length: seats }, (_, seat) => seat);
    expect(order).toEqual([...once, ...once]);
    expect(round(playing)).toBe(3);
  });

  it("[R2.1] offers ten takes of three, a pair of each colour, and fifteen cards to reserve", () => {
    expect(phase(position)).toBe("action");
    expect(listLegal(position)).toHaveLength(10 + 5 + 15);
  });
});

describe("a deal", () => {
  it("[R1.3] shuffles each level by itself", () => {
    const deal = shuffledDeal(4, new SeededRandom(9));
    deal.decks.forEach((deck, index) => {
      const ids = CARDS.flatMap((card, i) => (card.level === index + 1 ? [i] : []));
      expect(deck.toSorted((a, b) => a - b)).toEqual(ids);
      expect(deck).not.toEqual(ids);
    });
  });

  it("is the same for the same seed and another for another", () => {
    const deal = (seed: number) => shuffledDeal(2, new SeededRandom(seed));
    expect(deal(7)).toEqual(deal(7));
    expect(deal(7)).not.toEqual(deal(8));
  });
});

describe("a position", () => {
  it("fits in 512 bytes", () => {
    for (const seats of SEAT_COUNTS)
      expect(emptyPosition(seats).byteLength).toBeLessThanOrEqual(512);
  });

  it("is copied whole, and the copy lives its own life", () => {
    const { position, deal } = openings[1];
    const copy = emptyPosition(3);
    copyPosition(copy, position);
    expect(copy).toEqual(position);
    playDealt(copy, listLegal(copy)[0], deckDealer(deal));
    expect(copy).not.toEqual(position);
    expect(seatToMove(position)).toBe(0);
  });
});
