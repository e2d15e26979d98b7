import {
  SeededRandom,
  clonePosition,
  observe,
  openingPosition,
  playDealt,
  randomDealer,
  seatToMove,
  shuffledDeal,
  type Position,
} from "@gemwright/rules";
import { RESERVE, RESERVE_DECK } from "@gemwright/rules/step";
import { describe, expect, it } from "vitest";
import { writeFeatures } from "./features.ts";
import { INPUT_LIMIT } from "./network/quantise.ts";
import { gameObservations } from "./testing.ts";
import { CARD_INPUTS, GLOBAL_INPUTS, MAX_CARDS, OTHERS_RESERVED_GROUP } from "./network/shape.ts";

/** The features of a position, and the groups of its cards. */
function featuresOf(position: Position): { inputs: Int16Array; groups: number[] } {
  const inputs = new Int16Array(GLOBAL_INPUTS + MAX_CARDS * CARD_INPUTS);
  const groups: number[] = [];
  writeFeatures(position, 0, {
    inputs,
    card: (group) => GLOBAL_INPUTS + (groups.push(group) - 1) * CARD_INPUTS,
  });
  return { inputs, groups };
}

describe("features", () => {
  const random = new SeededRandom(77);
  const position = openingPosition(shuffledDeal(3, random));
  const dealer = randomDealer(random);
  playDealt(position, RESERVE_DECK + 2, dealer);
  playDealt(position, RESERVE + 5, dealer);

  it("show the mover nothing it may not know, even where the position holds it", () => {
    const observed = observe(position, seatToMove(position), clonePosition(position));
    expect(featuresOf(position)).toEqual(featuresOf(observed));
  });

  it("show a card reserved face-up to everybody", () => {
    const { groups, inputs } = featuresOf(position);
    expect(groups.filter((group) => group === OTHERS_RESERVED_GROUP)).toHaveLength(2);
    const rows = groups.flatMap((group, row) =>
      group === OTHERS_RESERVED_GROUP
        ? [
            inputs.subarray(
              GLOBAL_INPUTS + row * CARD_INPUTS,
              GLOBAL_INPUTS + (row + 1) * CARD_INPUTS,
            ),
          ]
        : [],
    );
    const filled = rows.map((row) => row.filter((value) => value !== 0).length);
    expect(Math.min(...filled)).toBe(3);
    expect(Math.max(...filled)).toBeGreaterThan(6);
  });

  it("stay below the limit that the integers of the net are made for", () => {
    for (const seats of [2, 3, 4] as const)
      for (const seen of gameObservations(seats, 60 + seats)) {
        const { inputs } = featuresOf(seen);
        expect(Math.max(...inputs)).toBeLessThanOrEqual(INPUT_LIMIT);
        expect(Math.min(...inputs)).toBeGreaterThanOrEqual(-INPUT_LIMIT);
      }
  });
});
