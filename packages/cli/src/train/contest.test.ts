import { SeededRandom, type SeatCount } from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { Contest, isDue, type Verdict } from "./contest.ts";

type Shares = Readonly<Record<SeatCount, number>>;

/** Two hundred deals, of which the candidate won this share; its results spread as real ones do. */
const wonShare = (share: number): number[] =>
  Array.from({ length: 200 }, (_, deal) => (deal < Math.round(share * 200) ? 1 : 0));

const newContest = () => new Contest(new Uint8Array([1]), new Uint8Array([2]));

function playRound(contest: Contest, shares: Shares): void {
  contest.round(new SeededRandom(1));
  for (const seats of [4, 2, 3] as const) contest.hear(seats, wonShare(shares[seats]));
}

/** The verdict over a candidate that has these shares in every round. */
function judge(shares: Shares): Verdict {
  const contest = newContest();
  for (;;) {
    playRound(contest, shares);
    const verdict = contest.verdict();
    if (verdict) return verdict;
  }
}

describe("the contest of a candidate", () => {
  it("asks for the same two nets with two, three and four seats, four hundred games each", () => {
    const counts = newContest()
      .round(new SeededRandom(1))
      .map((each) =>
        each.type === "match" ? [each.seats, each.deals * (each.seats === 2 ? 2 : 6)] : [],
      );
    expect(counts).toEqual([
      [2, 400],
      [3, 420],
      [4, 420],
    ]);
  });

  it("plays other deals in every round", () => {
    const contest = newContest();
    const random = new SeededRandom(1);
    const seeds = [...contest.round(random), ...contest.round(random)].map((each) =>
      each.type === "match" ? each.seed : 0,
    );
    expect(new Set(seeds).size).toBe(6);
  });

  it("knows which result ends a round, in whatever order they come", () => {
    const contest = newContest();
    for (const order of [
      [2, 3, 4],
      [4, 2, 3],
    ] as const) {
      contest.round(new SeededRandom(1));
      expect(order.map((seats) => contest.hear(seats, wonShare(0.5)))).toEqual([
        false,
        false,
        true,
      ]);
    }
    expect(contest.text).toContain("after 2 rounds");
  });

  it("promotes at once what is certainly better over all numbers of seats together", () => {
    const clear = judge({ 2: 0.66, 3: 0.58, 4: 0.56 });
    expect(clear).toMatchObject({ promoted: true, rounds: 1 });
    expect(clear.text).toContain("2 seats 66.0 %");
    // none of them alone would be certain
    expect(judge({ 2: 0.57, 3: 0.57, 4: 0.57 })).toMatchObject({ promoted: true, rounds: 1 });
  });

  it("goes on where one round leaves it open, and promotes a small gain that lasts", () => {
    const verdict = judge({ 2: 0.535, 3: 0.535, 4: 0.535 });
    expect(verdict.promoted).toBe(true);
    expect(verdict.rounds).toBeGreaterThan(1);
    expect(verdict.shares["2"]?.[0]).toBeCloseTo(0.535, 9);
  });

  it("does not promote what may be no better, however often it is asked", () => {
    expect(judge({ 2: 0.505, 3: 0.51, 4: 0.505 })).toMatchObject({ promoted: false, rounds: 8 });
  });

  it("gives up early where nothing worth having can be hoped for", () => {
    expect(judge({ 2: 0.42, 3: 0.45, 4: 0.44 })).toMatchObject({ promoted: false, rounds: 1 });
  });

  it("does not promote what is worse with one number of seats", () => {
    expect(judge({ 2: 0.4, 3: 0.7, 4: 0.7 }).promoted).toBe(false);
    expect(judge({ 2: 0.7, 3: 0.4, 4: 0.6 }).promoted).toBe(false);
    expect(judge({ 2: 0.7, 3: 0.6, 4: 0.4 }).promoted).toBe(false);
  });

  it("is due after so much work, over all sittings and since the last one", () => {
    expect(isDue({ seconds: 1799, matchedAt: 0 }, 30)).toBe(false);
    expect(isDue({ seconds: 1800, matchedAt: 0 }, 30)).toBe(true);
    expect(isDue({ seconds: 3000, matchedAt: 1900 }, 30)).toBe(false);
  });
});
