/** Playing a step: the position changes in place and nothing is allocated. */
import * as cards from "./cards.ts";
import * as layout from "./layout.ts";
import type { Position } from "./layout.ts";
import * as legal from "./legal.ts";
import * as limits from "./limits.ts";
import { NO_NOBLE } from "./nobles.ts";
import * as packed from "./packed.ts";
import * as positions from "./position.ts";
import * as encoding from "./step.ts";
import type { CardIndex, Step } from "./types.ts";

// Own copies: the optimiser folds a module's own constants into the code; imported ones it loads.
const { ACTION, CHOOSE_NOBLE, DEAL, OVER, RETURN_TOKENS } = layout;
const { DECKS, DRAWN, LAST_ROUND, MARKET, NOBLE_PLACES, PASSES, PENDING, PHASE } = layout;
const { SEAT, SEATS, SUPPLY, SUPPLY_GOLD, TURN } = layout;
const { BONUSES, DRAWN_UNSEEN, GOLD, NOBLES_RECEIVED, PRESTIGE, PURCHASED } = layout;
const { PURCHASED_COUNT, RESERVED, RESERVED_COUNT, TOKENS, playerAt } = layout;
const { BONUS, CARD_PRESTIGE, LEVEL } = layout;
const { cardOffset, comesTo, gemsPaid, goldNeeded, tokensBeyondLimit } = legal;
const { NOBLES_BEYOND_SEATS, NOBLE_PRESTIGE, PRESTIGE_TO_END } = limits;
const { total } = packed;
const { NOBLE, PASS, PURCHASE, RESERVE, RESERVED_PLACE, RESERVE_DECK, RETURN } = encoding;
const { EXTRA_GOLD, RETURNED_GEMS, RETURNED_GOLD, TAKEN } = encoding;
const { purchaseExtra, purchasePlace } = encoding;
const { isKnown } = cards;
const { markSeen } = positions;
const EMPTY = cards.NO_CARD;
const NOBODY = NO_NOBLE;

/**
 * Plays a legal step. It is not checked again: `legalSteps` lists what is legal, `attempt` in
 * refusal.ts checks a step from outside. Afterwards the position may wait for a dealer.
 */
export function play(position: Position, step: Step): void {
  const player = playerAt(position[SEAT]);
  if (step >= PURCHASE) purchase(position, player, purchasePlace(step), purchaseExtra(step));
  else if (step >= RETURN) returnTokens(position, player, step - RETURN);
  else if (step >= NOBLE) receive(position, player, step - NOBLE);
  else if (step >= RESERVE_DECK) reserveFromDeck(position, player, step - RESERVE_DECK);
  else if (step >= RESERVE) reserveFromMarket(position, player, step - RESERVE);
  else if (step !== PASS) take(position, player, TAKEN[step]);
  else pass(position, player);
}

/** A dealer's answer: the card for the place that waits for one. */
export function deal(position: Position, card: CardIndex): void {
  const pending = position[PENDING];
  const player = playerAt(position[SEAT]);
  position[DECKS + LEVEL[card] - 1]--;
  if (isKnown(card)) markSeen(position, card);
  if (pending < DRAWN) position[MARKET + pending] = card;
  else addReserved(position, player, card, 1);
  position[PENDING] = 0;
  endAction(position, player);
}

function take(position: Position, player: number, gems: number): void {
  position[SUPPLY] -= gems;
  position[player + TOKENS] += gems;
  endAction(position, player);
}

function pass(position: Position, player: number): void {
  position[PASSES]++;
  endAction(position, player);
}

function reserveFromMarket(position: Position, player: number, place: number): void {
  addReserved(position, player, position[MARKET + place], 0);
  takeGold(position, player);
  refill(position, player, place);
}

function reserveFromDeck(position: Position, player: number, deck: number): void {
  takeGold(position, player);
  position[PENDING] = DRAWN + deck;
  position[PHASE] = DEAL;
}

function addReserved(position: Position, player: number, card: CardIndex, unseen: number): void {
  const reserved = position[player + RESERVED_COUNT]++;
  position[player + RESERVED + reserved] = card;
  position[player + DRAWN_UNSEEN] |= unseen << reserved;
}

/** R4.2 */
function takeGold(position: Position, player: number): void {
  if (position[SUPPLY_GOLD] === 0) return;
  position[SUPPLY_GOLD]--;
  position[player + GOLD]++;
}

function purchase(position: Position, player: number, place: number, extra: number): void {
  const card = position[cardOffset(player, place)];

  // R5.1 to R5.3: gems as far as they reach, gold for the rest and for what the player chose.
  const gems = gemsPaid(position, player, card) - EXTRA_GOLD[extra];
  const gold = goldNeeded(position, player, card) + total(EXTRA_GOLD[extra]);
  position[player + TOKENS] -= gems;
  position[SUPPLY] += gems;
  position[player + GOLD] -= gold;
  position[SUPPLY_GOLD] += gold;

  position[player + BONUSES] += BONUS[card];
  position[player + PRESTIGE] += CARD_PRESTIGE[card];
  position[player + PURCHASED_COUNT]++;
  position[player + PURCHASED + (card >> 5)] |= 1 << (card & 31);

  if (place < RESERVED_PLACE) refill(position, player, place);
  else {
    removeReserved(position, player, place - RESERVED_PLACE);
    endAction(position, player);
  }
}

function removeReserved(position: Position, player: number, index: number): void {
  const last = --position[player + RESERVED_COUNT];
  const reserved = player + RESERVED;
  for (let i = index; i < last; i++) position[reserved + i] = position[reserved + i + 1];
  position[reserved + last] = EMPTY;
  const flags = position[player + DRAWN_UNSEEN];
  const below = (1 << index) - 1;
  position[player + DRAWN_UNSEEN] = (flags & below) | ((flags >> 1) & ~below);
}

/** R5.5 */
function refill(position: Position, player: number, place: number): void {
  position[MARKET + place] = EMPTY;
  if (position[DECKS + (place >> 2)] === 0) endAction(position, player);
  else {
    position[PENDING] = place;
    position[PHASE] = DEAL;
  }
}

/** R2.4: after the action and the refill come the return, the noble, and the check for the end. */
function endAction(position: Position, player: number): void {
  if (tokensBeyondLimit(position, player) > 0) position[PHASE] = RETURN_TOKENS;
  else visit(position, player);
}

function returnTokens(position: Position, player: number, handful: number): void {
  position[player + TOKENS] -= RETURNED_GEMS[handful];
  position[SUPPLY] += RETURNED_GEMS[handful];
  position[player + GOLD] -= RETURNED_GOLD[handful];
  position[SUPPLY_GOLD] += RETURNED_GOLD[handful];
  visit(position, player);
}

/** R6.1 and R6.2: a single noble comes by itself; between several the player chooses. */
function visit(position: Position, player: number): void {
  const bonuses = position[player + BONUSES];
  const end = NOBLE_PLACES + position[SEATS] + NOBLES_BEYOND_SEATS;
  let coming = NOBODY;
  for (let place = NOBLE_PLACES; place < end; place++) {
    const noble = position[place];
    if (!comesTo(bonuses, noble)) continue;
    if (coming !== NOBODY) {
      position[PHASE] = CHOOSE_NOBLE;
      return;
    }
    coming = noble;
  }
  if (coming === NOBODY) endTurn(position, player);
  else receive(position, player, coming);
}

function receive(position: Position, player: number, noble: number): void {
  let place = NOBLE_PLACES;
  while (position[place] !== noble) place++;
  position[place] = NOBODY;
  position[player + NOBLES_RECEIVED] |= 1 << noble;
  position[player + PRESTIGE] += NOBLE_PRESTIGE;
  endTurn(position, player);
}

/** R6.4: the game ends with the round in which somebody has enough prestige. */
function endTurn(position: Position, player: number): void {
  if (position[player + PRESTIGE] >= PRESTIGE_TO_END) position[LAST_ROUND] = 1;
  position[TURN]++;
  position[PHASE] = ACTION;
  const next = position[SEAT] + 1;
  if (next < position[SEATS]) {
    position[SEAT] = next;
    return;
  }
  position[SEAT] = 0;
  // R2.3: a whole round of passes ends the game too.
  if (position[LAST_ROUND] === 1 || position[PASSES] === position[SEATS]) position[PHASE] = OVER;
  position[PASSES] = 0;
}
