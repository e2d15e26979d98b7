import {
  GEMS,
  NOBLES,
  SeededRandom,
  clonePosition,
  openingPosition,
  play,
  shuffledDeal,
  stepOf,
  type Gem,
  type Position,
  type Step,
} from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { GLOBAL_NOBLES, NOBLE_SIZE } from "../features.ts";
import { GLOBAL_INPUTS, OUTPUTS, OUT_NOBLE } from "../network/shape.ts";
import { outputOf } from "../policy.ts";
import { learn, noLosses } from "./loss.ts";
import { Model } from "./model.ts";
import { ROTATIONS, TURNED_CARD, TURNED_GLOBALS, TURNED_OUTPUTS } from "./rotate.ts";
import { Samples, makeSample } from "./sample.ts";

const opening = openingPosition(shuffledDeal(2, new SeededRandom(3)));
const NO_GEMS = { white: 0, blue: 0, green: 0, red: 0, black: 0 };

const take = (...gems: readonly Gem[]): Step => {
  const counts = { ...NO_GEMS };
  for (const gem of gems) counts[gem]++;
  return stepOf({ kind: "take", gems: counts }) as Step;
};

const turnOf = (gem: Gem): Gem => GEMS[(GEMS.indexOf(gem) + 1) % GEMS.length];

const after = (step: Step): Position => {
  const position = clonePosition(opening);
  play(position, step);
  return position;
};

/** What the net is shown of everything but the cards, without the nobles, which lie where they lay. */
function shown(position: Position, rotation: number): number[] {
  const model = new Model({ encoder: 32, hidden1: 32, hidden2: 32 }, 1);
  model.add(position, rotation);
  const globals = Array.from(model.inputsOf("trunk1").slice(0, GLOBAL_INPUTS));
  globals.splice(GLOBAL_NOBLES, NOBLES.length * NOBLE_SIZE);
  return globals;
}

describe("turning the colours", () => {
  it.each([
    [["white", "blue", "green"] as const, ["blue", "green", "red"] as const],
    [["green", "red", "black"] as const, ["red", "black", "white"] as const],
    [["black", "black"] as const, ["white", "white"] as const],
  ])("makes of the table after %j the table after %j", (gems, turned) => {
    expect(shown(after(take(...gems)), 1)).toEqual(shown(after(take(...turned)), 0));
    expect(shown(after(take(...gems)), 1)).not.toEqual(shown(after(take(...gems)), 0));
    expect(TURNED_OUTPUTS[1][outputOf(take(...gems))]).toBe(outputOf(take(...turned)));
  });

  it("teaches the turned take", () => {
    const sample = makeSample(opening, [0.5, 0.5], [take("white", "blue", "green")], [1]);
    const model = new Model({ encoder: 32, hidden1: 32, hidden2: 32 }, 1);
    model.initialise(new SeededRandom(2));
    const turnedOnce = Array.from({ length: 100 }, (_, seed) => seed).find(
      (seed) => new SeededRandom(seed).below(ROTATIONS) === 1,
    ) as number;
    const options = { resultShare: 1, prestigeWeight: 0, valueWeight: 0 };
    const turns = new SeededRandom(turnedOnce);
    learn(model, new Samples(sample), [0], { ...options, turns }, noLosses());
    // What is to become likelier has the only negative gradient.
    const wanted = Array.from(model.dOut.slice(0, OUTPUTS)).flatMap((x, i) => (x < 0 ? [i] : []));
    expect(wanted).toEqual([outputOf(take("blue", "green", "red"))]);
  });

  it("brings every noble to the one that demands the turned bonuses", () => {
    NOBLES.forEach((noble, i) => {
      const other = NOBLES[TURNED_OUTPUTS[1][OUT_NOBLE + i] - OUT_NOBLE];
      for (const gem of GEMS) expect(other.requires[turnOf(gem)]).toBe(noble.requires[gem]);
      expect(TURNED_GLOBALS[1][GLOBAL_NOBLES + i * NOBLE_SIZE]).toBe(
        GLOBAL_NOBLES + NOBLES.indexOf(other) * NOBLE_SIZE,
      );
    });
  });

  it.each([
    ["what lies on the table", TURNED_GLOBALS],
    ["a card", TURNED_CARD],
    ["what the net answers", TURNED_OUTPUTS],
  ])("all the way round leaves %s as it was", (_, tables) => {
    const places = Array.from(tables[0], (_, i) => i);
    expect(places.map((i) => tables[0][i])).toEqual(places);
    let at = places;
    for (let turn = 0; turn < ROTATIONS; turn++) at = at.map((i) => tables[1][i]);
    expect(at).toEqual(places);
    expect(places.map((i) => tables[3][tables[2][i]])).toEqual(places);
  });
});
