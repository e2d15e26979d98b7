import { estimate } from "@gemwright/ai/train";
import { SeededRandom, type SeatCount } from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { Contest, isDue, type Verdict } from "./contest.ts";

/** Two hundred deals, of which the candidate won this share; its results spread as real ones do. */
const wonShare = (share: number) =>
  estimate(Array.from({ length: 200 }, (_, deal) => (deal < share * 200 ? 1 : 0)));

function judge(shares: Readonly<Record<SeatCount, number>>): Verdict | undefined {
  const contest = new Contest(new Uint8Array([1]), new Uint8Array([2]));
  contest.hear(4, wonShare(shares[4]));
  contest.hear(2, wonShare(shares[2]));
  return contest.hear(3, wonShare(shares[3]));
}

describe("the contest of a candidate", () => {
  it("asks for the same two nets with two, three and four seats, four hundred games each", () => {
    const contest = new Contest(new Uint8Array([1]), new Uint8Array([2]));
    const games = contest.games(new SeededRandom(1));
    const counts = games.map((each) =>
      each.type === "match" ? [each.seats, each.deals * (each.seats === 2 ? 2 : 6)] : [],
    );
    expect(counts).toEqual([
      [2, 400],
      [3, 420],
      [4, 420],
    ]);
  });

  it("has no verdict before the last result", () => {
    const contest = new Contest(new Uint8Array([1]), new Uint8Array([2]));
    expect(contest.hear(2, wonShare(0.9))).toBeUndefined();
    expect(contest.hear(3, wonShare(0.9))).toBeUndefined();
    expect(contest.hear(4, wonShare(0.9))?.promoted).toBe(true);
  });

  it("promotes what is certainly better over all numbers of seats together", () => {
    expect(judge({ 2: 0.6, 3: 0.56, 4: 0.55 })?.promoted).toBe(true);
    expect(judge({ 2: 0.6, 3: 0.56, 4: 0.55 })?.text).toContain("2 seats 60.0 %");
    // none of them alone would be certain
    expect(judge({ 2: 0.56, 3: 0.56, 4: 0.56 })?.promoted).toBe(true);
  });

  it("does not promote what may be no better", () => {
    expect(judge({ 2: 0.6, 3: 0.5, 4: 0.48 })?.promoted).toBe(false);
  });

  it("does not promote what is worse with one number of seats", () => {
    expect(judge({ 2: 0.4, 3: 0.7, 4: 0.7 })?.promoted).toBe(false);
    expect(judge({ 2: 0.7, 3: 0.4, 4: 0.6 })?.promoted).toBe(false);
    expect(judge({ 2: 0.7, 3: 0.6, 4: 0.4 })?.promoted).toBe(false);
  });

  it("is due after so much work, over all sittings and since the last one", () => {
    expect(isDue({ seconds: 1799, matchedAt: 0 }, 30)).toBe(false);
    expect(isDue({ seconds: 1800, matchedAt: 0 }, 30)).toBe(true);
    expect(isDue({ seconds: 3000, matchedAt: 1900 }, 30)).toBe(false);
  });
});
