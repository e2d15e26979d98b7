import { readFileSync } from "node:fs";
import { CHAMPION_WEIGHTS, analyseGame, loadNetwork } from "@gemwright/ai";
import { listTurns, type Turn } from "@gemwright/notation";
import {
  SeededRandom,
  deckDealer,
  openingPosition,
  playDealt,
  shuffledDeal,
} from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { isStandIns, ownAnalyses, stretches } from "./own-turns.ts";

const SEATS = 3;
const TURNS = 18;

const net = loadNetwork(readFileSync(CHAMPION_WEIGHTS));
if (!net.ok) throw new Error(net.error);
const random = new SeededRandom(3);
const deal = shuffledDeal(SEATS, random);
const position = openingPosition(deal);
const played = Array.from({ length: TURNS }, (): Turn => {
  const turns = listTurns(position);
  const turn = turns[random.below(turns.length)];
  for (const step of turn) playDealt(position, step, deckDealer(deal));
  return turn;
});
const { turns, seats } = analyseGame(
  { deal, turns: played, options: { hideReserved: false }, further: [] },
  net.value,
  { simulations: 16 },
);

describe("the turns that somebody played", () => {
  it("are summed up as the analysis does it, where no bot played any of them", () => {
    expect(ownAnalyses(turns, SEATS, [undefined, [], undefined])).toEqual(seats);
  });

  it("are the only ones that count for them", () => {
    // a bot had the second seat from the third round on
    const botTurns = [undefined, [8, 11, 14, 17], undefined];
    expect(turns.filter((turn) => isStandIns(botTurns, turn)).map(({ turn }) => turn)).toEqual(
      botTurns[1],
    );
    const [first, second, third] = ownAnalyses(turns, SEATS, botTurns);
    expect([first, third]).toEqual([seats[0], seats[2]]);
    const own = turns.filter(({ turn }) => turn === 2 || turn === 5);
    expect(second?.loss).toBeCloseTo(own.reduce((sum, { loss }) => sum + loss, 0));
    expect(Object.values(second?.grades ?? {}).reduce((sum, n) => sum + n)).toBe(2);
    expect(second?.loss).not.toBeCloseTo(seats[1]?.loss ?? 0);
  });

  it("are told by rounds, in stretches where they follow on one another", () => {
    expect(stretches([1, 2, 4, 6, 7, 8])).toBe("1–2, 4, 6–8");
  });

  it("say nothing of somebody who played none", () => {
    const [, second] = ownAnalyses(turns, SEATS, [undefined, [2, 5, 8, 11, 14, 17], undefined]);
    expect(second?.accuracy).toBeNull();
  });
});
