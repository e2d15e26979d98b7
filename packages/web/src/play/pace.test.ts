import {
  type Position,
  type SeatCount,
  SeededRandom,
  type Step,
  deckDealer,
  listLegal,
  openingPosition,
  phase,
  playDealt,
  shuffledDeal,
} from "@gemwright/rules";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Bots } from "./bots.ts";
import { paced } from "./pace.ts";

/** Bots that think for a time and then do the first thing they may. */
function thinking(ms: number): Bots {
  const answer = (observed: Position): Promise<Step> =>
    new Promise((resolve) => setTimeout(() => resolve(listLegal(observed)[0]), ms));
  return { choose: answer, advise: answer, end: () => {} };
}

/** A table at which bots play their turns; each takes as long as it is said to be shown. */
class Run {
  readonly #position: Position;
  readonly #dealer;
  readonly #bots: Bots;
  constructor(seats: SeatCount, bots: Bots) {
    const deal = shuffledDeal(seats, new SeededRandom(seats));
    this.#position = openingPosition(deal);
    this.#dealer = deckDealer(deal);
    this.#bots = bots;
  }
  get position(): Position {
    return this.#position;
  }
  /** Plays a step and tells how long it took. */
  async step(): Promise<number> {
    const asked = performance.now();
    const answered = this.#bots.choose(this.#position, "master");
    await vi.runAllTimersAsync();
    playDealt(this.#position, await answered, this.#dealer);
    return performance.now() - asked;
  }
}

describe("the pace of bots", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("leaves time to look, the less the more of them play", async () => {
    const times = [];
    for (const seats of [2, 3, 4] as const)
      times.push(await new Run(seats, paced(thinking(5))).step());
    expect(times).toEqual([600, 500, 400]);
  });

  it("is their own where they think for longer", async () => {
    expect(await new Run(4, paced(thinking(1000))).step()).toBe(1000);
  });

  it("counts the time in which the bot before was shown", async () => {
    const run = new Run(4, paced(thinking(5)));
    await run.step();
    // nothing travels: the next one waits as long
    expect(await run.step()).toBe(400);
    await vi.advanceTimersByTimeAsync(300);
    expect(await run.step()).toBe(100);
    await vi.advanceTimersByTimeAsync(900);
    expect(await run.step()).toBe(5);
  });

  it("does not count a person's time to think", async () => {
    const run = new Run(2, paced(thinking(5)));
    await run.step();
    await vi.advanceTimersByTimeAsync(9000);
    playDealt(
      run.position,
      listLegal(run.position)[0],
      deckDealer(shuffledDeal(2, new SeededRandom(2))),
    );
    expect(await run.step()).toBe(600);
  });

  it("is one turn's, and not that of each of its steps", async () => {
    const run = new Run(2, paced(thinking(5)));
    let returned = 0;
    for (let i = 0; i < 40 && returned === 0; i++) {
      const returning = phase(run.position) === "return";
      const took = await run.step();
      if (returning) returned = took;
    }
    expect(returned).toBe(5);
  });
});
