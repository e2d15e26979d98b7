import { listTurns, makeTurn, type Turn } from "@gemwright/notation";
import {
  SeededRandom,
  clonePosition,
  deckDealer,
  isOver,
  openingPosition,
  shuffledDeal,
} from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { withTurn } from "../play/deed.ts";
import { tellBetter, tellPlayed } from "./better.ts";
import { en } from "./texts/en.ts";

describe("advice about a turn", () => {
  it("never reads like the turn that was played: payments, returns, nobles and costs are told too", () => {
    const told = { payments: 0, returns: 0, nobles: 0 };
    for (let seed = 1; seed <= 8; seed++) {
      const random = new SeededRandom(seed);
      const deal = shuffledDeal(2, random);
      const dealer = deckDealer(deal);
      const position = openingPosition(deal);
      while (!isOver(position)) {
        const start = clonePosition(position);
        const turns = listTurns(start);
        const played = turns[random.below(turns.length)];
        const [deed] = withTurn([], position, played, dealer);
        const words = (turn: Turn) => tellBetter(en, start, makeTurn(start, turn), deed);
        const asPlayed = words(played);
        for (const other of turns) {
          if (other === played) continue;
          const advice = words(other);
          if (advice === asPlayed) throw new Error(`${makeTurn(start, other)}: ${advice}`);
          told.payments += Number(advice.includes(" for {"));
          told.returns += Number(advice.includes("then return"));
          told.nobles += Number(advice.includes("the noble who"));
          // whoever looks for an open card at the table finds it by its cost
          const names = /^(buy|reserve) the level/.test(advice);
          if (names && !/ card \(\{[^)]*\}\)/.test(advice)) throw new Error(advice);
        }
        const open = deed?.action.kind === "reserve" && "slot" in deed.action.from;
        const done = deed ? tellPlayed(en, { you: true, name: "" }, deed) : "";
        expect(/the card costs \{/.test(done)).toBe(open);
      }
    }
    expect(Math.min(...Object.values(told))).toBeGreaterThan(0);
  });
});
