import {
  SeededRandom,
  deckDealer,
  isOver,
  listLegal,
  openingPosition,
  playDealt,
  prestige,
  purchasedCount,
  shuffledDeal,
} from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { ranking } from "./ranking.ts";

function over(seed: number) {
  const random = new SeededRandom(seed);
  const deal = shuffledDeal(4, random);
  const dealer = deckDealer(deal);
  const position = openingPosition(deal);
  while (!isOver(position)) {
    const legal = listLegal(position);
    playDealt(position, legal[random.below(legal.length)], dealer);
  }
  return position;
}

describe("a ranking", () => {
  it("[R6.5] goes by prestige, and by fewer cards where that is equal", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const position = over(seed);
      const ranks = ranking(position, []);
      expect(new Set(ranks.map(({ seat }) => seat)).size).toBe(4);
      for (const [i, { seat }] of ranks.entries()) {
        const next = ranks[i + 1]?.seat;
        if (next === undefined) continue;
        const lead = prestige(position, seat) - prestige(position, next);
        const fewer = purchasedCount(position, next) - purchasedCount(position, seat);
        expect(lead > 0 || (lead === 0 && fewer >= 0)).toBe(true);
      }
    }
  });

  it("begins with whoever won because another one gave up", () => {
    const position = over(1);
    const last = ranking(position, []).at(-1)!.seat;
    expect(ranking(position, [last])[0]?.seat).toBe(last);
  });
});
