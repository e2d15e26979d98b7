/** Everything the game offers to others. Offsets into a position are in `@gemwright/rules/layout`. */
export {
  COLOURS,
  GEMS,
  LEVELS,
  PHASES,
  SEAT_COUNTS,
  SPECTATOR,
  fail,
  ok,
  type CardIndex,
  type Colour,
  type Gem,
  type Gems,
  type Level,
  type NobleIndex,
  type Phase,
  type Result,
  type Seat,
  type SeatCount,
  type Step,
  type Tokens,
  type Viewer,
} from "./types.ts";
export {
  DIFFERENT_GEMS_TAKEN,
  GEMS_IN_SUPPLY,
  GOLD_IN_SUPPLY,
  NOBLE_PRESTIGE,
  PRESTIGE_TO_END,
  RESERVED_LIMIT,
  SAME_GEMS_TAKEN,
  SLOTS,
  SUPPLY_FOR_TWO,
  TOKEN_LIMIT,
} from "./limits.ts";
export {
  CARDS,
  NO_CARD,
  cardIndex,
  cardLevel,
  cardsOfLevel,
  isKnown,
  unknownCard,
  type Card,
} from "./cards.ts";
export { NOBLES, nobleIndex, type Noble } from "./nobles.ts";
export type { Position } from "./layout.ts";
export {
  clonePosition,
  copyPosition,
  emptyPosition,
  noblesFor,
  openingPosition,
  shuffledDeal,
  type Deal,
  type Options,
} from "./position.ts";
export { setUp, type PlayerSetup, type PositionSetup } from "./setup.ts";
export {
  PASS,
  PURCHASE,
  STEP_LIMIT,
  isStep,
  placeAt,
  placeNumber,
  stepOf,
  wordsOf,
  type Place,
  type StepWords,
} from "./step.ts";
export { legalSteps, randomStep } from "./legal.ts";
export { playout } from "./playout.ts";
export { deal, play } from "./play.ts";
export {
  blindDealer,
  deckDealer,
  drawUnseen,
  pendingLevel,
  pendingUnseen,
  playDealt,
  randomDealer,
  settle,
  unseenCard,
  unseenCount,
  waitsForDealer,
  type Dealer,
} from "./dealer.ts";
export { isHidden, observe, reveal } from "./observe.ts";
export { isOver, leaders, scores, winners } from "./outcome.ts";
export { REFUSALS, attempt, refusal, type Refusal, type RefusalCode } from "./refusal.ts";
export {
  bonuses,
  card,
  cardAt,
  comingNobles,
  deckSize,
  hasRevealed,
  hidesReserved,
  isLastRound,
  listLegal,
  market,
  missing,
  missingForNoble,
  noblePlaces,
  nobles,
  noblesOf,
  passes,
  paymentOf,
  payments,
  phase,
  prestige,
  price,
  purchased,
  purchasedCount,
  reserved,
  round,
  seatCount,
  seatToMove,
  shortBy,
  supply,
  tokenCount,
  tokens,
  tokensToReturn,
  turnsPlayed,
  type Payment,
  type Reserved,
} from "./read.ts";
export { SeededRandom, shuffle, type Random } from "./random.ts";
export { perft } from "./perft.ts";
