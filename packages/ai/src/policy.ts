/** From the net's integers to priors over steps and win chances by seat. */
import { GEMS, PASS, PURCHASE, STEP_LIMIT } from "@gemwright/rules";
import { SEAT, SEATS, type Position } from "@gemwright/rules/layout";
import {
  NOBLE,
  RESERVE,
  RESERVE_DECK,
  RETURN,
  RETURNED_GEMS,
  RETURNED_GOLD,
  TAKEN,
  TAKE_TWO,
  purchaseExtra,
  purchasePlace,
} from "@gemwright/rules/step";
import { countOf, total } from "@gemwright/rules/packed";
import type { Network } from "./network/network.ts";
import {
  MAX_SEATS,
  OUT_DECK,
  OUT_EXTRA_GOLD,
  OUT_NOBLE,
  OUT_PASS,
  OUT_RETURN,
  OUT_TAKE,
  OUT_TAKE_TWO,
  OUT_VALUE,
} from "./network/shape.ts";

/** Takes of one to three different gems, numbered. */
export const TAKE_NUMBER: Int32Array = new Int32Array(TAKE_TWO).fill(-1);
let takes = 0;
for (let mask = 1; mask < TAKE_TWO; mask++)
  if (total(TAKEN[mask]) <= 3) TAKE_NUMBER[mask] = takes++;

/** Colours of tokens, gold included. */
export const COLOURS: number = GEMS.length + 1;
/** Tokens in each handful that can be returned, by colour. */
export const HANDFULS: Int32Array = new Int32Array(RETURNED_GEMS.length * COLOURS);
RETURNED_GEMS.forEach((gems, i) => {
  for (let gem = 0; gem < GEMS.length; gem++) HANDFULS[i * COLOURS + gem] = countOf(gems, gem);
  HANDFULS[i * COLOURS + GEMS.length] = RETURNED_GOLD[i];
});

/** The trunk output of a step that has one of its own, or -1. */
export function outputOf(step: number): number {
  if (step === PASS) return OUT_PASS;
  if (step < TAKE_TWO) return OUT_TAKE + TAKE_NUMBER[step];
  if (step < RESERVE) return OUT_TAKE_TWO + step - TAKE_TWO;
  if (step < RESERVE_DECK) return -1;
  if (step < NOBLE) return OUT_DECK + step - RESERVE_DECK;
  if (step < RETURN) return OUT_NOBLE + step - NOBLE;
  return -1;
}

/** The logit of a step in units of 1/1024. */
export function stepLogit(net: Network, slot: number, step: number): number {
  if (step >= PURCHASE) {
    const logit = net.purchaseLogit(slot, purchasePlace(step));
    return purchaseExtra(step) === 0 ? logit : logit + net.output(slot, OUT_EXTRA_GOLD);
  }
  if (step >= RETURN) {
    const at = (step - RETURN) * COLOURS;
    let sum = 0;
    for (let colour = 0; colour < COLOURS; colour++)
      if (HANDFULS[at + colour] !== 0)
        sum += HANDFULS[at + colour] * net.output(slot, OUT_RETURN + colour);
    return sum;
  }
  if (step >= RESERVE && step < RESERVE_DECK) return net.reserveLogit(slot, step - RESERVE);
  return net.output(slot, outputOf(step));
}

/**
 * e^(-n/1024) by multiplication from one constant, because the last bit of `Math.exp` differs
 * between machines.
 */
const DECAY = 0.999_023_914_181_975_7;
const FINE = new Float64Array(256);
const COARSE = new Float64Array(128);
FINE[0] = 1;
for (let i = 1; i < FINE.length; i++) FINE[i] = FINE[i - 1] * DECAY;
COARSE[0] = 1;
for (let i = 1; i < COARSE.length; i++) COARSE[i] = COARSE[i - 1] * (FINE[255] * DECAY);

/** e^(-units / 1024) for units from 0; nothing beyond e^-32. */
export const decay = (units: number): number =>
  units >= 32_768 ? 0 : COARSE[units >> 8] * FINE[units & 255];

const logits = new Int32Array(STEP_LIMIT);

/** Fills `priors` with the net's distribution over the steps. */
export function writePriors(
  net: Network,
  slot: number,
  steps: Int32Array,
  count: number,
  priors: Float64Array,
  at: number,
): void {
  let best = -2_147_483_648;
  for (let i = 0; i < count; i++) {
    const logit = stepLogit(net, slot, steps[i]);
    logits[i] = logit;
    if (logit > best) best = logit;
  }
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const weight = decay(best - logits[i]);
    priors[at + i] = weight;
    sum += weight;
  }
  const scale = 1 / sum;
  for (let i = 0; i < count; i++) priors[at + i] *= scale;
}

/** Fills `chances` with each seat's chance to win, by seat number. */
export function writeChances(
  net: Network,
  slot: number,
  position: Position,
  chances: Float64Array,
): void {
  const seats = position[SEATS];
  let best = -2_147_483_648;
  for (let j = 0; j < seats; j++) best = Math.max(best, net.output(slot, OUT_VALUE + j));
  let sum = 0;
  for (let j = 0; j < seats; j++) {
    let seat = position[SEAT] + j;
    if (seat >= seats) seat -= seats;
    const weight = decay(best - net.output(slot, OUT_VALUE + j));
    chances[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < seats; seat++) chances[seat] /= sum;
  for (let seat = seats; seat < MAX_SEATS; seat++) chances[seat] = 0;
}
