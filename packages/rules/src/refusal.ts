/** Why a step is not legal: one reason, with the rule that gives it. */
import { NO_CARD, isKnown } from "./cards.ts";
import {
  DECKS,
  MARKET,
  PHASE,
  RESERVED_COUNT,
  SEAT,
  SUPPLY,
  TOKENS,
  GOLD,
  BONUSES,
  playerAt,
  type Position,
} from "./layout.ts";
import {
  cardOffset,
  comesTo,
  gemsPaid,
  goldNeeded,
  legalSteps,
  mayTakeDifferent,
  tokensBeyondLimit,
} from "./legal.ts";
import { RESERVED_LIMIT, SUPPLY_FOR_TWO } from "./limits.ts";
import { coloursWith, covers, total } from "./packed.ts";
import { play } from "./play.ts";
import { nobles } from "./read.ts";
import {
  EXTRA_GOLD,
  NOBLE,
  PASS,
  PURCHASE,
  RESERVE,
  RESERVE_DECK,
  RETURN,
  RETURNED_GEMS,
  RETURNED_GOLD,
  STEP_LIMIT,
  TAKE_TWO,
  isStep,
  purchaseExtra,
  purchasePlace,
} from "./step.ts";
import type { Step } from "./types.ts";

/** Every reason there is, with its rule. Texts for people live with the languages. */
export const REFUSALS = {
  "game-over": "R6.4",
  "waiting-for-deal": "R2.4",
  "not-a-step": "R2.1",
  "action-first": "R2.4",
  "return-first": "R3.3",
  "noble-first": "R6.2",
  "not-in-supply": "R3.1",
  "take-three": "R2.2",
  "two-need-four": "R3.2",
  "no-card-there": "R5.5",
  "deck-empty": "R4.1",
  "three-reserved": "R4.3",
  "cannot-pay": "R5.1",
  "payment-not-exact": "R5.2",
  "return-not-held": "R3.3",
  "return-wrong-count": "R3.3",
  "noble-not-coming": "R6.1",
  "must-act": "R2.3",
} as const;
export type RefusalCode = keyof typeof REFUSALS;
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: (typeof REFUSALS)[RefusalCode];
}

const because = (code: RefusalCode): Refusal => ({ code, rule: REFUSALS[code] });

/** The reason a step may not be played now, or undefined if it is legal. */
export function refusal(position: Position, step: Step): Refusal | undefined {
  if (!isStep(step)) return because("not-a-step");
  const code = PHASE_REASON[position[PHASE]](position, step);
  return code === undefined ? undefined : because(code);
}

/** Plays a step that comes from outside; a refused one leaves the position as it was. */
export function attempt(position: Position, step: Step): Refusal | undefined {
  const refused = refusal(position, step);
  if (refused === undefined) play(position, step);
  return refused;
}

type Reason = (position: Position, step: Step) => RefusalCode | undefined;

const PHASE_REASON: Readonly<Record<number, Reason>> = [
  actionReason,
  returnReason,
  nobleReason,
  () => "waiting-for-deal",
  () => "game-over",
];

const steps = new Int32Array(STEP_LIMIT);

function actionReason(position: Position, step: Step): RefusalCode | undefined {
  const player = playerAt(position[SEAT]);
  if (step >= PURCHASE) return purchaseReason(position, player, step);
  if (step >= NOBLE) return "action-first";
  if (step >= RESERVE) return reserveReason(position, player, step);
  if (step >= TAKE_TWO) return takeTwoReason(position, step);
  if (step !== PASS) return takeReason(position, step);
  return legalSteps(position, steps) === 1 && steps[0] === PASS ? undefined : "must-act";
}

function takeReason(position: Position, step: Step): RefusalCode | undefined {
  const left = coloursWith(position[SUPPLY], 1);
  if (mayTakeDifferent(left, step)) return undefined;
  return (step & ~left) !== 0 ? "not-in-supply" : "take-three";
}

function takeTwoReason(position: Position, step: Step): RefusalCode | undefined {
  const gem = 1 << (step - TAKE_TWO);
  return coloursWith(position[SUPPLY], SUPPLY_FOR_TWO) & gem ? undefined : "two-need-four";
}

function reserveReason(position: Position, player: number, step: Step): RefusalCode | undefined {
  if (step >= RESERVE_DECK && position[DECKS + step - RESERVE_DECK] === 0) return "deck-empty";
  if (step < RESERVE_DECK && position[MARKET + step - RESERVE] === NO_CARD) return "no-card-there";
  return position[player + RESERVED_COUNT] < RESERVED_LIMIT ? undefined : "three-reserved";
}

function purchaseReason(position: Position, player: number, step: Step): RefusalCode | undefined {
  const card = position[cardOffset(player, purchasePlace(step))];
  if (!isKnown(card)) return "no-card-there";
  const spareGold = position[player + GOLD] - goldNeeded(position, player, card);
  if (spareGold < 0) return "cannot-pay";
  const extra = EXTRA_GOLD[purchaseExtra(step)];
  const exact = total(extra) <= spareGold && covers(gemsPaid(position, player, card), extra);
  return exact ? undefined : "payment-not-exact";
}

function returnReason(position: Position, step: Step): RefusalCode | undefined {
  if (step < RETURN || step >= PURCHASE) return "return-first";
  const player = playerAt(position[SEAT]);
  const gems = RETURNED_GEMS[step - RETURN];
  const gold = RETURNED_GOLD[step - RETURN];
  if (!covers(position[player + TOKENS], gems) || gold > position[player + GOLD])
    return "return-not-held";
  return total(gems) + gold === tokensBeyondLimit(position, player)
    ? undefined
    : "return-wrong-count";
}

function nobleReason(position: Position, step: Step): RefusalCode | undefined {
  if (step < NOBLE || step >= RETURN) return "noble-first";
  const noble = step - NOBLE;
  const bonuses = position[playerAt(position[SEAT]) + BONUSES];
  return nobles(position).includes(noble) && comesTo(bonuses, noble)
    ? undefined
    : "noble-not-coming";
}
