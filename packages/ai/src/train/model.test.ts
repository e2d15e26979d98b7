import { SeededRandom } from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { Network } from "../network/network.ts";
import { quantise } from "../network/quantise.ts";
import { OUTPUTS, SMALL } from "../network/shape.ts";
import { gameObservations } from "../testing.ts";
import { learn, noLosses, type LossOptions } from "./loss.ts";
import { Model } from "./model.ts";
import { Samples } from "./sample.ts";
import { greedySamples, joinSamples } from "./start.ts";
import { Trainer, SCHEDULE } from "./trainer.ts";

const TINY = { encoder: 32, hidden1: 32, hidden2: 32 };
const OPTIONS: LossOptions = { resultShare: 1, prestigeWeight: 0.1, valueWeight: 1 };

describe("the model", () => {
  it("has the gradients that finite differences show", () => {
    const random = new SeededRandom(4);
    const words = joinSamples([2, 3, 4].map((seats) => greedySamples(seats as 2, random)));
    const samples = new Samples(words);
    const indices = Array.from({ length: 8 }, (_, i) => Math.floor((i * samples.count) / 8));
    const model = new Model(TINY, 8);
    model.initialise(random);
    const loss = (): number => {
      const sums = noLosses();
      learn(model, samples, indices, { ...OPTIONS, turns: new SeededRandom(1) }, sums);
      return sums.policy + sums.value + OPTIONS.prestigeWeight * sums.prestige;
    };
    loss();
    const gradients = model.gradients.slice();
    const errors: number[] = [];
    for (let i = 3; i < model.size; i += Math.floor(model.size / 97)) {
      const weight = model.weights[i];
      const slope = (reach: number): number => {
        model.weights[i] = weight + reach;
        const above = loss();
        model.weights[i] = weight - reach;
        const below = loss();
        model.weights[i] = weight;
        return (above - below) / (2 * reach);
      };
      errors.push(Math.abs(slope(3e-3) - gradients[i]));
    }
    // A clipped unit may switch within the reach of a difference, so a few may be off a little.
    expect(errors.filter((error) => error > 5e-3).length).toBeLessThan(errors.length / 10);
    expect(Math.max(...errors)).toBeLessThan(0.1);
    expect(Math.max(...gradients.map(Math.abs))).toBeGreaterThan(0.5);
  });

  it("plays in integers what it learnt in floats", () => {
    const model = new Model(SMALL, 8);
    model.initialise(new SeededRandom(5));
    const net = new Network(SMALL, quantise(SMALL, model.weights), 8);
    const positions = gameObservations(2, 3).slice(30, 38);
    for (const position of positions) {
      model.add(position);
      net.add(position);
    }
    model.forward();
    net.run();
    for (let slot = 0; slot < 8; slot++) {
      for (let i = 0; i < OUTPUTS; i++)
        expect(net.output(slot, i) / 1024).toBeCloseTo(model.out[slot * OUTPUTS + i], 1);
      expect(net.purchaseLogit(slot, 5) / 1024).toBeCloseTo(
        model.cardLogit(model.row(slot, 5), 0),
        1,
      );
    }
  });

  it("learns to foretell greedy play", () => {
    const random = new SeededRandom(6);
    const model = new Model(TINY);
    model.initialise(random);
    const trainer = new Trainer(model, random, { ...SCHEDULE, buffer: 5000, reuse: 6, least: 256 });
    for (let game = 0; game < 80; game++) trainer.add(greedySamples(2, random), true);
    trainer.step(1);
    const before = trainer.takeLosses();
    while (trainer.step(1));
    expect(trainer.takeLosses().policy).toBeLessThan(0.75 * before.policy);
  });
});
