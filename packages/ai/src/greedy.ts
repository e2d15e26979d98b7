/** One-step players: each weighs what a step leaves it with. */
import {
  NOBLES,
  PURCHASE,
  STEP_LIMIT,
  clonePosition,
  isKnown,
  legalSteps,
  play,
  type Random,
  type Step,
} from "@gemwright/rules";
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
import { countOf, minus, total } from "@gemwright/rules/packed";
import { RESERVE, RESERVE_DECK, purchasePlace } from "@gemwright/rules/step";
import { prune } from "./search/prune.ts";

/** What a one-step player looks at. */
export interface Sight {
  /** Market places it does not notice, a bit each. */
  readonly overlooked: number;
  readonly nobles: boolean;
  /** How much more a bonus of each gem is worth to it. */
  readonly favour: readonly number[];
}

export const CLEAR_SIGHT: Sight = { overlooked: 0, nobles: true, favour: [0, 0, 0, 0, 0] };

const steps = new Int32Array(STEP_LIMIT);
const scratch = new Map<number, Position>();

/** How good a seat's holdings look: prestige, bonuses, nearness of cards and nobles. */
export function worth(position: Position, seat: number, sight: Sight): number {
  const player = playerAt(seat);
  const bonuses = position[player + BONUSES];
  const tokens = position[player + TOKENS];
  const gold = position[player + GOLD];
  const wealth = bonuses + tokens;
  let value = 10 * position[player + PRESTIGE] + 6 * total(bonuses);
  value += 0.6 * total(tokens) + 0.9 * gold;
  sight.favour.forEach((favour, gem) => {
    value += favour * countOf(bonuses, gem);
  });
  if (sight.nobles)
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
  for (let place = 0; place < MARKET_PLACES; place++)
    if (!(sight.overlooked & (1 << place))) consider(position[MARKET + place]);
  for (let i = 0; i < position[player + RESERVED_COUNT]; i++)
    consider(position[player + RESERVED + i]);
  return value + first + 0.5 * second;
}

/** The market place a step is about, or -1. */
export function marketPlaceOf(step: Step): number {
  if (step >= RESERVE && step < RESERVE_DECK) return step - RESERVE;
  const place = step >= PURCHASE ? purchasePlace(step) : -1;
  return place < MARKET_PLACES ? place : -1;
}

export const isOverlooked = (step: Step, overlooked: number): boolean =>
  marketPlaceOf(step) >= 0 && (overlooked & (1 << marketPlaceOf(step))) !== 0;

/** The step that leaves the most behind, equal ones by chance. */
export function greedyStep(position: Position, random: Random, sight: Sight = CLEAR_SIGHT): Step {
  const seat = position[SEAT];
  const count = prune(steps, legalSteps(position, steps));
  const next = scratch.get(position[SEATS]) ?? clonePosition(position);
  scratch.set(position[SEATS], next);
  let best = -Infinity;
  let chosen = steps[0];
  for (let i = 0; i < count; i++) {
    const step = steps[i];
    if (isOverlooked(step, sight.overlooked)) continue;
    next.set(position);
    play(next, step);
    let value = worth(next, seat, sight) + random.below(64) / 640;
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
