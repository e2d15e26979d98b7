import { noLosses } from "@gemwright/ai/train";
import { describe, expect, it } from "vitest";
import { noProgress } from "./checkpoint.ts";
import { Pace } from "./pace.ts";
import { between, duration, reportEntry, reportLine, sittingLine, type Report } from "./report.ts";

const burst = { games: 32, samples: 640, simulations: 64_000, turns: 900, firstWins: 8, pairs: 16 };

describe("the pace of a run", () => {
  it("is unknown until the first games have ended", () => {
    expect(new Pace(100).rates(140)).toBeUndefined();
  });

  it("is taken over a stretch, so that it is not nothing between two bursts", () => {
    const pace = new Pace(100);
    for (let at = 116; at <= 260; at += 16) pace.add(burst, at);
    expect(pace.rates(260)?.gamesPerS).toBe(2);
    expect(pace.rates(270)?.gamesPerS).toBeGreaterThan(1.7);
    expect(pace.rates(260)).toMatchObject({
      samplesPerS: 40,
      simulationsPerS: 4000,
      turns: 56.25,
      firstSeat: 0.5,
    });
  });

  it("forgets how it was before the stretch", () => {
    const pace = new Pace(0);
    for (let at = 1; at <= 100; at++) pace.add(burst, at);
    for (let at = 108; at <= 204; at += 8) pace.add(burst, at);
    expect(pace.rates(204)?.gamesPerS).toBe(4);
  });

  it("is known where one burst takes longer than the stretch", () => {
    const pace = new Pace(0);
    for (let at = 320; at <= 3200; at += 320) pace.add(burst, at);
    expect(pace.rates(3200)?.gamesPerS).toBe(0.1);
  });
});

describe("a report", () => {
  const early: Report = {
    progress: { ...noProgress(), games: 96, samples: 1900, seconds: 25 },
    rates: undefined,
    losses: noLosses(),
    gathering: { have: 1900, least: 30_000 },
    cooling: false,
    rate: 3e-4,
    strength: "no match yet",
    secondsLeft: 45.2,
  };
  const rates = new Pace(0);
  rates.add(burst, 10);
  const later: Report = {
    ...early,
    rates: rates.rates(16),
    gathering: undefined,
    losses: { policy: 0.2816, value: 0.845, prestige: 0.0951, count: 256 },
  };

  it("says that games are under way where none has ended, and no speed of nothing", () => {
    expect(reportLine(early)).toBe(
      "25 s  96 games, the next are being played  gathering samples, 1900 of 30000  " +
        "no match yet  45 s left",
    );
    expect(reportEntry(early)).toEqual({
      kind: "progress",
      hours: 0.007,
      games: 96,
      samples: 1900,
      rate: 3e-4,
    });
  });

  it("gives speeds and losses once they are known", () => {
    expect(reportLine(later)).toBe(
      "25 s  96 games (2.0/s)  40.0 positions/s  4000 simulations/s  " +
        "loss policy 0.282 value 0.845 prestige 0.095  turns 56.3  no match yet  45 s left",
    );
    expect(reportEntry(later)).toMatchObject({ gamesPerS: 2, policyLoss: 0.282 });
  });

  it("says why nothing was learnt", () => {
    expect(reportLine({ ...later, losses: noLosses() })).toContain("waiting for samples");
    expect(reportLine({ ...later, losses: noLosses(), cooling: true })).toContain("cools down");
  });

  it.each([
    [0, "0 s"],
    [59.4, "59 s"],
    [59.6, "1 min"],
    [80, "1 min 20 s"],
    [605, "10 min"],
    [3569, "59 min"],
    [3590, "1 h 0 min"],
    [9000, "2 h 30 min"],
  ])("gives %d seconds as %s", (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });

  it("tells at the end what the sitting brought", () => {
    const before = { ...noProgress(), games: 1000, samples: 20_000, seconds: 500, evaluations: 3 };
    const after = { ...before, games: 1096, samples: 21_900, seconds: 560 };
    expect(sittingLine(between(before, after), false)).toBe(
      "this sitting: 96 games, 1900 samples, no match in 1 min; the same call goes on from here",
    );
    expect(sittingLine(between(before, { ...after, evaluations: 5, promotions: 1 }), true)).toBe(
      "this sitting: 96 games, 1900 samples, 2 matches, 1 promotion in 1 min",
    );
  });
});
