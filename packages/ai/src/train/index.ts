/** What a training program needs; players do not. */
export { Descent, FROM_NOTHING, cooling } from "./descent.ts";
export { Model } from "./model.ts";
export { GOING_ON, SCHEDULE, Trainer } from "./trainer.ts";
export { greedySamples, joinSamples } from "./start.ts";
export { Games, matchConduct, type GameResult } from "./games.ts";
export { drawSeats, pairedPlans, selfPlayPlan } from "./plans.ts";
export { SAMPLE_WORDS, Samples, parseSamples } from "./sample.ts";
export { noLosses, type Losses } from "./loss.ts";
export { quantise } from "../network/quantise.ts";
export { checksum, floatWeights, makeWeights, parseWeights } from "../network/weights.ts";
export { Network } from "../network/network.ts";
export { LARGE, SMALL, weightCount, type Shape } from "../network/shape.ts";
