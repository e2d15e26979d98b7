/** A one-turn player: buys the best card in reach, else works towards one. */
import { PURCHASE, STEP_LIMIT, clonePosition, isKnown, legalSteps, play } from "@gemwright/rules";
import {
  BONUSES,
  CARD_PRESTIGE,
  COST,
  DEAL,
  GOLD,
  MARKET,
  MARKET_PLACES,
  NOBLE_PLACES,
  NOBLE_PLACE_COUNT,
  PHASE,
  PRESTIGE,
  REQUIRES,
  RESERVED,
  RESERVED_COUNT,
  SEAT,
  SEATS,
  TOKENS,
  playerAt,
  type Position,
} from "@gemwright/rules/layout";
import { minus, total } from "@gemwright/rules/packed";
import { RESERVE, RESERVE_DECK } from "@gemwright/rules/step";
import { NOBLES } from "@gemwright/rules";
import type { Random } from "@gemwright/rules";
import { prune } from "./search/prune.ts";

const steps = new Int32Array(STEP_LIMIT);
const scratch = new Map<number, Position>();

/** How good a seat's holdings look: prestige, bonuses, nearness of cards and nobles. */
export function worth(position: Position, seat: number): number {
  const player = playerAt(seat);
  const bonuses = position[player + BONUSES];
  const tokens = position[player + TOKENS];
  const gold = position[player + GOLD];
  const wealth = bonuses + tokens;
  let value = 10 * position[player + PRESTIGE] + 6 * total(bonuses);
  value += 0.6 * total(tokens) + 0.9 * gold;
  for (let place = 0; place < NOBLE_PLACE_COUNT; place++) {
    const noble = position[NOBLE_PLACES + place];
    if (noble < NOBLES.length) value += 8 / (2 + total(minus(REQUIRES[noble], bonuses)));
  }
  let first = 0;
  let second = 0;
  const consider = (card: number): void => {
    if (!isKnown(card)) return;
    const short = Math.max(0, total(minus(COST[card], wealth)) - gold);
    const near = (2 + 3 * CARD_PRESTIGE[card]) / (1 + short);
    if (near > first) {
      second = first;
      first = near;
    } else if (near > second) second = near;
  };
  for (let place = 0; place < MARKET_PLACES; place++) consider(position[MARKET + place]);
  for (let i = 0; i < position[player + RESERVED_COUNT]; i++)
    consider(position[player + RESERVED + i]);
  return value + first + 0.5 * second;
}

/** The step that leaves the most behind, equal ones by chance. */
export function greedyStep(position: Position, random: Random): number {
  const seat = position[SEAT];
  const count = prune(steps, legalSteps(position, steps));
  const next = scratch.get(position[SEATS]) ?? clonePosition(position);
  scratch.set(position[SEATS], next);
  let best = -Infinity;
  let chosen = steps[0];
  for (let i = 0; i < count; i++) {
    const step = steps[i];
    next.set(position);
    play(next, step);
    let value = worth(next, seat) + random.below(64) / 640;
    // What a reserved card is worth lies in buying it later; a drawn one is not known yet.
    if (step >= RESERVE && step < RESERVE_DECK) value -= 2;
    else if (step < PURCHASE && next[PHASE] === DEAL) value -= 3;
    if (value > best) {
      best = value;
      chosen = step;
    }
  }
  return chosen;
}

export function randomStep(position: Position, random: Random): number {
  return steps[random.below(legalSteps(position, steps))];
}
