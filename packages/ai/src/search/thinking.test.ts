import {
  SeededRandom,
  STEP_LIMIT,
  clonePosition,
  isOver,
  legalSteps,
  listLegal,
  observe,
  openingPosition,
  playDealt,
  randomDealer,
  seatToMove,
  shuffledDeal,
  type Position,
} from "@gemwright/rules";
import {
  CHOOSE_NOBLE,
  MARKET,
  PHASE,
  RESERVED,
  RESERVED_COUNT,
  RETURN_TOKENS,
  SUPPLY_GOLD,
  playerAt,
} from "@gemwright/rules/layout";
import { RESERVE_DECK } from "@gemwright/rules/step";
import { describe, expect, it } from "vitest";
import { Network } from "../network/network.ts";
import { SMALL } from "../network/shape.ts";
import { gameObservations, rawWeights } from "../testing.ts";
import { cardsThatMayCome } from "./hidden.ts";
import { Thinking, think, type ThinkOptions } from "./thinking.ts";
import { NONE } from "./tree.ts";

const weights = rawWeights(31);
const net = new Network(SMALL, weights, 8);
const steps = new Int32Array(STEP_LIMIT);

const thoughtOf = (position: Position, simulations = 120, seed = 7) => {
  const thought = think(net, position, { simulations }, { seed });
  if (!thought.ok) throw new Error(thought.error);
  return thought.value;
};

describe("thinking", () => {
  it.each([2, 3, 4] as const)("chooses legal steps and fair chances with %i seats", (seats) => {
    for (const position of gameObservations(seats, 40).filter((_, i) => i % 9 === 0)) {
      const thought = thoughtOf(position);
      const legal = steps.subarray(0, legalSteps(position, steps));
      expect(legal).toContain(thought.step);
      expect(thought.chances).toHaveLength(seats);
      expect(thought.chances.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
      for (const candidate of thought.candidates) expect(legal).toContain(candidate.step);
    }
  });

  it("thinks the same for the same seed and budget, with SIMD or without", () => {
    const plain = new Network(SMALL, weights, 8, "plain");
    for (const position of gameObservations(3, 41).filter((_, i) => i % 17 === 5)) {
      const thought = thoughtOf(position);
      expect(thoughtOf(position)).toEqual(thought);
      expect(think(plain, position, { simulations: 120 }, { seed: 7 })).toEqual({
        ok: true,
        value: thought,
      });
    }
  });

  it("cannot tell what the others have drawn unseen", () => {
    const random = new SeededRandom(8);
    const position = openingPosition(shuffledDeal(2, random));
    const twin = clonePosition(position);
    playDealt(position, RESERVE_DECK + 1, { draw: () => 50 });
    playDealt(twin, RESERVE_DECK + 1, { draw: () => 60 });
    expect(position[playerAt(0) + RESERVED]).not.toBe(twin[playerAt(0) + RESERVED]);
    const [one, other] = [position, twin].map((each) =>
      thoughtOf(observe(each, seatToMove(each), clonePosition(each)), 400),
    );
    expect(other).toEqual(one);
    // not even where it is handed the whole position
    expect(thoughtOf(position, 400)).toEqual(one);
  });

  it.each([2, 4] as const)(
    "spends its whole budget with %i seats, also where no more of the tree is kept",
    (seats) => {
      for (const position of gameObservations(seats, 46).filter((_, i) => i % 23 === 11)) {
        const thoughtWith = (room: number) => {
          const begun = Thinking.begin(net, position, { simulations: 3000 }, { thorough: true });
          if (!begun.ok) throw new Error(begun.error);
          const { search } = begun.value;
          search.room = room;
          begun.value.run();
          expect(search.tree.nodes).toBeLessThanOrEqual(room);
          return begun.value.report();
        };
        const full = thoughtWith(200);
        expect(full.simulations).toBe(3000);
        const looks = full.candidates.reduce((sum, each) => sum + each.simulations, 0);
        expect(looks).toBe(3000);
        expect(full.chances.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
        expect(thoughtWith(200)).toEqual(full);
        // what is only glanced at still tells: the values stay near those of a search with room
        const roomy = thoughtWith(100_000);
        for (const seat of roomy.chances.keys())
          expect(Math.abs(full.chances[seat] - roomy.chances[seat])).toBeLessThan(0.1);
      }
    },
  );

  it("says what the net sees at once, however early it is asked", () => {
    const position = gameObservations(3, 44)[20];
    const begun = Thinking.begin(net, position, { simulations: 100 });
    if (!begun.ok) throw new Error(begun.error);
    const early = begun.value.report();
    const stopped = think(net, position, { simulations: 100 }, { stop: () => true });
    expect(stopped).toEqual({ ok: true, value: early });
    expect(early.simulations).toBe(0);
    expect(early.chances.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    expect(steps.subarray(0, legalSteps(position, steps))).toContain(early.step);
  });

  it("looks at one step and at the card that it brought, and at no others", () => {
    const random = new SeededRandom(10);
    const deal = shuffledDeal(2, random);
    const position = openingPosition(deal);
    const only = RESERVE_DECK + 1;
    const about = (options: ThinkOptions) => think(net, position, { simulations: 200 }, options);
    const errorOf = (options: ThinkOptions) => {
      const result = about(options);
      return result.ok ? "" : result.error;
    };
    const lines = [0, 1].map((at) => {
      const thought = about({ only, dealt: deal.decks[1][at + 4] });
      if (!thought.ok) throw new Error(thought.error);
      expect(thought.value.candidates.map(({ step }) => step)).toEqual([only]);
      return thought.value.chances;
    });
    expect(lines[0]).not.toEqual(lines[1]);
    expect(errorOf({ only: 5_000_000 })).toContain("not legal");
    expect(errorOf({ only: Number.NaN })).toContain("not legal");
    expect(errorOf({ dealt: 50 })).toContain("step that brought it");
    expect(errorOf({ only, dealt: deal.decks[0][10] })).toContain("cannot come");
    expect(errorOf({ only, dealt: deal.decks[1][0] })).toContain("cannot come");
    expect(errorOf({ only: listLegal(position)[0], dealt: 50 })).toContain("no card");
  });

  it("depends little on the cards that happen to be drawn where it is to look evenly", () => {
    const spread = (position: Position, only: number, evenly: boolean): number => {
      const chances = Array.from({ length: 12 }, (_, seed) => {
        const thought = think(
          net,
          position,
          { simulations: 200 },
          { seed, only, evenly, thorough: true },
        );
        return thought.ok ? thought.value.chances[seatToMove(position)] : NaN;
      });
      return Math.max(...chances) - Math.min(...chances);
    };
    const spreads = gameObservations(2, 44)
      .filter((_, i) => i % 12 === 3)
      .flatMap((position) => {
        const bringing = listLegal(position).find(
          (step) => cardsThatMayCome(position, step).length > 9,
        );
        return bringing === undefined
          ? []
          : [[spread(position, bringing, true), spread(position, bringing, false)]];
      });
    expect(spreads.length).toBeGreaterThan(3);
    const sum = (of: 0 | 1) => spreads.reduce((all, pair) => all + pair[of], 0);
    expect(sum(0)).toBeLessThan(0.8 * sum(1));
  });

  it("takes a net of any capacity", () => {
    const position = gameObservations(2, 45)[25];
    const wide = new Network(SMALL, weights, 64);
    expect(think(wide, position, { simulations: 900 }, { seed: 7 }).ok).toBe(true);
  });

  it("counts the outcomes that simulations went through, and none of a walk that was taken back", () => {
    const begun = Thinking.begin(net, gameObservations(2, 43)[25], { simulations: 900 });
    if (!begun.ok) throw new Error(begun.error);
    begun.value.run();
    const { tree } = begun.value.search;
    const through = (edge: number): number => {
      let visits = 0;
      for (let at = tree.firstOutcome[edge]; at !== NONE; at = tree.outcomeNext[at])
        visits += tree.outcomeVisits[at];
      return visits;
    };
    const edges = Array.from({ length: tree.edges }, (_, edge) => edge);
    expect(edges.map(through)).toEqual(edges.map((edge) => tree.visits[edge]));
    expect(Math.max(...tree.outcomeCount.subarray(0, tree.edges))).toBeGreaterThan(2);
  });

  it("stops when told to", () => {
    const position = gameObservations(2, 43)[25];
    const stopped = think(net, position, { simulations: 1e6 }, { stop: () => true });
    expect(stopped.ok && stopped.value.simulations).toBeLessThan(50);
  });

  it("refuses a finished game, an empty budget and an impossible position", () => {
    const random = new SeededRandom(9);
    const position = openingPosition(shuffledDeal(2, random));
    const refusalOf = (each: Position, simulations: number): string => {
      const result = think(net, each, { simulations });
      return result.ok ? "" : result.error;
    };
    expect(refusalOf(position, 0)).toContain("above zero");
    expect(refusalOf(position, Number.NaN)).toContain("above zero");
    const short = clonePosition(position);
    short[SUPPLY_GOLD] = 3;
    expect(refusalOf(short, 10)).toContain("gold");
    expect(refusalOf(new Int32Array(5) as Position, 10)).toContain("not a position");
    const changed = (at: number, value: number): Position => {
      const each = clonePosition(position);
      each[at] = value;
      return each;
    };
    for (const phase of [RETURN_TOKENS, CHOOSE_NOBLE])
      expect(refusalOf(changed(PHASE, phase), 10)).toBe("no step is legal");
    for (const count of [-1, 4, 1000])
      expect(refusalOf(changed(playerAt(0) + RESERVED_COUNT, count), 10)).toContain("too many");
    expect(refusalOf(changed(playerAt(1) + RESERVED_COUNT, 1), 10)).toContain("is no card");
    for (const card of [-1, 89, 95, 1e6])
      expect(refusalOf(changed(MARKET, card), 10)).toContain("no card of its row");
    const dealer = randomDealer(random);
    while (!isOver(position))
      playDealt(position, steps[random.below(legalSteps(position, steps))], dealer);
    expect(refusalOf(position, 10)).toBe("the game is over");
  });
});
