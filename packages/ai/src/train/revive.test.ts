import { SeededRandom } from "@gemwright/rules";
import { beforeEach, describe, expect, it } from "vitest";
import { layersOf } from "../network/shape.ts";
import { gameObservations } from "../testing.ts";
import { noLosses } from "./loss.ts";
import { Model, type TrunkLayer } from "./model.ts";
import { greedySamples } from "./start.ts";
import { SCHEDULE, Trainer } from "./trainer.ts";

const TINY = { encoder: 32, hidden1: 32, hidden2: 32 };
const DEAD = 5;

describe("dead units", () => {
  let model: Model;
  let trainer: Trainer;

  const kill = (name: TrunkLayer, unit: number): void => {
    const { inputs, outputs } = layersOf(TINY)[name];
    model.weights[model.offsetOf(name) + inputs * outputs + unit] = -1000;
  };
  /** How many positions of a fresh batch a unit answers to. */
  const answers = (name: TrunkLayer, unit: number): number => {
    trainer.learnBatch(model, noLosses());
    const units = model.unitsOf(name);
    let count = 0;
    for (let slot = 0; slot < model.count; slot++) if (units[slot * 32 + unit] > 0) count++;
    return count;
  };

  beforeEach(() => {
    const random = new SeededRandom(8);
    model = new Model(TINY);
    model.initialise(random);
    trainer = new Trainer(model, random, { ...SCHEDULE, buffer: 5000, least: 256 });
    for (let game = 0; game < 40; game++) trainer.add(greedySamples(2, random), true);
    trainer.revive();
  });

  it.each(["trunk1", "trunk2"] as const)("are found and drawn anew in %s", (name) => {
    kill(name, DEAD);
    expect(answers(name, DEAD)).toBe(0);
    expect(trainer.revive()).toBeGreaterThan(0);
    expect(answers(name, DEAD)).toBeGreaterThan(32);
  });

  it("change nothing that the net says until it has learnt from them", () => {
    kill("trunk1", DEAD);
    kill("trunk2", DEAD);
    const positions = gameObservations(2, 3).slice(10, 42);
    const said = (): readonly number[] => {
      model.clear();
      for (const position of positions) model.add(position);
      model.forward();
      return [...model.out.slice(0, 32 * 64), ...model.query.slice(0, 32 * 64)];
    };
    const before = said();
    expect(trainer.revive()).toBeGreaterThan(1);
    expect(said()).toEqual(before);
    const at = model.offsetOf("out") + DEAD * layersOf(TINY).out.outputs;
    while (trainer.step());
    expect(model.weights.slice(at, at + 64).some((weight) => weight !== 0)).toBe(true);
  });

  it("are none where every unit answers to something", () => {
    expect(trainer.revive()).toBe(0);
  });
});
