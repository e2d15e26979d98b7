/** What a training program needs; players do not. */
export { Descent, FROM_NOTHING, cooling, type Slope } from "./descent.ts";
export { Model, type AdamOptions } from "./model.ts";
export { GOING_ON, SCHEDULE, Trainer, type Schedule } from "./trainer.ts";
export { greedySamples, joinSamples } from "./start.ts";
export { Games, matchConduct, type Conduct, type GamePlan, type GameResult } from "./games.ts";
export { drawSeats, pairedPlans, selfPlayPlan } from "./plans.ts";
export { SAMPLE_WORDS, Samples, parseSamples } from "./sample.ts";
export { learn, noLosses, type LossOptions, type Losses } from "./loss.ts";
export { quantise, type IntegerLayers } from "../network/quantise.ts";
export {
  checksum,
  floatWeights,
  makeWeights,
  parseWeights,
  type Weights,
} from "../network/weights.ts";
export { Network } from "../network/network.ts";
export { LARGE, SMALL, weightCount, type Shape } from "../network/shape.ts";
export { estimate, eloOf, type Estimate } from "../elo.ts";
