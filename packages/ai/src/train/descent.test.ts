import { SeededRandom } from "@gemwright/rules";
import { expect, it } from "vitest";
import { cooling } from "./descent.ts";
import { noLosses } from "./loss.ts";
import { Model } from "./model.ts";
import { greedySamples } from "./start.ts";
import { SCHEDULE, Trainer } from "./trainer.ts";

it("a copy that cools foretells better, and the net that learns stays as it was", () => {
  const random = new SeededRandom(3);
  const model = new Model({ encoder: 32, hidden1: 32, hidden2: 32 });
  model.initialise(random);
  const trainer = new Trainer(model, random, { ...SCHEDULE, buffer: 5000, reuse: 6, least: 256 });
  for (let game = 0; game < 80; game++) trainer.add(greedySamples(2, random), true);
  while (trainer.step());

  const loss = (of: Model): number => {
    const sums = noLosses();
    const hot = of.weights.slice();
    of.weights.set(of.mean);
    for (let batch = 0; batch < 8; batch++) trainer.learnBatch(of, sums);
    of.weights.set(hot);
    return (sums.policy + sums.value) / sums.count;
  };
  const before = loss(model);
  const learnt = model.weights.slice();
  const descent = cooling(trainer, { passes: 4, firstRate: 3e-4 });
  while (descent.step());
  expect(loss(descent.model)).toBeLessThan(before);
  expect(model.weights).toEqual(learnt);
});
