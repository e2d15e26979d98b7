/**
 * How near each seat is to ending the game, and who would win it then: what the best purchase
 * brings, and the best turns of the next two and three. A net has to guess this from sums over the
 * cards, and guessed badly where it decides most, in the last turns. What others do meanwhile, the
 * limit of tokens and what a take costs the supply are left out: the net weighs, the search counts.
 */
import {
  DIFFERENT_GEMS_TAKEN,
  NOBLE_PRESTIGE,
  NOBLES,
  PRESTIGE_TO_END,
  SAME_GEMS_TAKEN,
  SUPPLY_FOR_TWO,
  isHidden,
  isKnown,
} from "@gemwright/rules";
import {
  ACTION,
  BONUS,
  BONUSES,
  CARD_PRESTIGE,
  COST,
  GOLD,
  LAST_ROUND,
  MARKET,
  MARKET_PLACES,
  NOBLE_PLACES,
  NOBLE_PLACE_COUNT,
  PHASE,
  PRESTIGE,
  PURCHASED_COUNT,
  REQUIRES,
  RESERVED,
  RESERVED_COUNT,
  SEAT,
  SEATS,
  SUPPLY,
  SUPPLY_GOLD,
  TOKENS,
  playerAt,
  type Position,
} from "@gemwright/rules/layout";
import { coloursWith, covers, minus, total } from "@gemwright/rules/packed";
import { PLACES } from "@gemwright/rules/step";
import { MAX_SEATS } from "./network/shape.ts";

/** Prestige of the best seat from which on looking so far ahead tells a net anything. */
const RACE_BEGINS = 6;

const ONE = 256;
const POINT = 32;

// Inputs of a seat.
const GAIN_NOW = 0;
const ENDS_NOW = 1;
const GAIN_IN_TWO = 2;
const ENDS_IN_TWO = 3;
const GAIN_IN_THREE = 4;
const ENDS_IN_THREE = 5;
const WINS_NOW = 6;
const WINS_IN_TWO = 7;
const LEADS_NOW = 8;
const MARGIN = 9;
export const RACE_SIZE = 10;

/** By seat, in the order of turns from the mover on: what it has, and prestige it can gain. */
const prestiges = new Int32Array(MAX_SEATS);
const gainsNow = new Int32Array(MAX_SEATS);
const gainsInTwo = new Int32Array(MAX_SEATS);
const gainsInThree = new Int32Array(MAX_SEATS);
/** Where it stands among the others, and after its best turn and its best two. */
const standings = new Int32Array(MAX_SEATS);
const standingsNow = new Int32Array(MAX_SEATS);
const standingsInTwo = new Int32Array(MAX_SEATS);

/** Prestige first, then few cards (R6.5), as one number. */
const standing = (prestige: number, purchased: number): number => prestige * 64 - purchased;

/** Writes the inputs of every seat that plays, through the eyes of the seat to move. */
export function writeRace(position: Position, x: Int16Array, at: number): void {
  const seats = position[SEATS];
  const mover = position[SEAT];
  let most = 0;
  for (let seat = 0; seat < seats; seat++)
    most = Math.max(most, position[playerAt(seat) + PRESTIGE]);
  if (most < RACE_BEGINS) return;
  const last = position[LAST_ROUND] === 1;
  lookAtSupply(position);
  for (let j = 0; j < seats; j++) {
    const seat = (mover + j) % seats;
    // Whoever has had its turn of the last round gets no other.
    const acts = !last || seat > mover || (seat === mover && position[PHASE] === ACTION);
    lookAt(position, seat, j, acts, acts && !last);
  }
  for (let j = 0; j < seats; j++) {
    const seat = (mover + j) % seats;
    const prestige = prestiges[j];
    const endsNow = last || prestige + gainsNow[j] >= PRESTIGE_TO_END;
    const endsInTwo = last || prestige + gainsInTwo[j] >= PRESTIGE_TO_END;
    const endsInThree = last || prestige + gainsInThree[j] >= PRESTIGE_TO_END;
    let wins = endsNow;
    let winsInTwo = endsInTwo;
    let leads = true;
    let best = 0;
    for (let k = 0; k < seats; k++) {
      if (k === j) continue;
      // Those who sit behind in the round still answer.
      const answer = (mover + k) % seats > seat ? standingsNow[k] : standings[k];
      if (standingsNow[j] <= answer) wins = false;
      if (standingsInTwo[j] <= standingsNow[k]) winsInTwo = false;
      if (standingsNow[j] <= standings[k]) leads = false;
      if (prestiges[k] > best) best = prestiges[k];
    }
    const to = at + j * RACE_SIZE;
    x[to + GAIN_NOW] = gainsNow[j] * POINT;
    x[to + ENDS_NOW] = endsNow ? ONE : 0;
    x[to + GAIN_IN_TWO] = gainsInTwo[j] * POINT;
    x[to + ENDS_IN_TWO] = endsInTwo ? ONE : 0;
    x[to + GAIN_IN_THREE] = gainsInThree[j] * POINT;
    x[to + ENDS_IN_THREE] = endsInThree ? ONE : 0;
    x[to + WINS_NOW] = wins ? ONE : 0;
    x[to + WINS_IN_TWO] = winsInTwo ? ONE : 0;
    x[to + LEADS_NOW] = leads ? ONE : 0;
    x[to + MARGIN] = (prestige - best) * POINT;
  }
}

/** The cards a seat could aim for: what they bring it, and how many tokens it lacks for them. */
const MOST_CARDS = PLACES;
const cards = new Int32Array(MOST_CARDS);
const gains = new Int32Array(MOST_CARDS);
const shorts = new Int32Array(MOST_CARDS);
/** Which of them bring prestige, and the most that one brings. */
const goals = new Int32Array(MOST_CARDS);
let goalCount = 0;
let mostGained = 0;

/** What a seat can reach in its next turn, if it has one, and if it has more in those after it. */
function lookAt(position: Position, seat: number, j: number, acts: boolean, more: boolean): void {
  const player = playerAt(seat);
  const prestige = position[player + PRESTIGE];
  const purchased = position[player + PURCHASED_COUNT];
  const tokens = position[player + TOKENS];
  const gold = position[player + GOLD];
  const bonuses = position[player + BONUSES];
  prestiges[j] = prestige;
  standings[j] = standing(prestige, purchased);
  const waiting = acts && hasWaitingNoble(position, bonuses) ? NOBLE_PRESTIGE : 0;
  let now = waiting;
  let standsNow = standing(prestige + waiting, purchased);
  let inTwo = 0;
  const count = acts ? listCards(position, seat, j > 0) : 0;
  const bringing = acts ? bringingBonuses(position, bonuses) : 0;
  let near = 0;
  goalCount = 0;
  mostGained = 0;
  for (let i = 0; i < count; i++) {
    const card = cards[i];
    const lack = minus(COST[card], bonuses + tokens);
    const short = total(lack) - gold;
    if (short > NEAR) continue;
    const noble = (bringing & BONUS[card]) !== 0 ? NOBLE_PRESTIGE : waiting;
    const gain = CARD_PRESTIGE[card] + noble;
    if (short <= 0) {
      if (gain > now) now = gain;
      const after = standing(prestige + gain, purchased + 1);
      if (after > standsNow) standsNow = after;
    } else if (more && gain > inTwo && short <= filledByTurn(lack)) inTwo = gain;
    cards[near] = card;
    gains[near] = gain;
    shorts[near] = short;
    if (gain > 0) goals[goalCount++] = near;
    if (gain > mostGained) mostGained = gain;
    near++;
  }
  gainsNow[j] = now;
  gainsInTwo[j] = inTwo > now ? inTwo : now;
  gainsInThree[j] = gainsInTwo[j];
  if (more && prestige + 2 * mostGained >= PRESTIGE_TO_END)
    lookAtPairs(j, near, tokens, gold, bonuses);
  standingsNow[j] = standsNow;
  const standsInTwo = standing(prestige + gainsInTwo[j], purchased + 2);
  standingsInTwo[j] = standsInTwo > standsNow ? standsInTwo : standsNow;
}

/** Tokens that a turn without a purchase can bring, and one more that a bonus saves. */
const NEAR = DIFFERENT_GEMS_TAKEN + 1;

/** Two purchases, one after the other or with a turn for tokens between them. */
function lookAtPairs(
  j: number,
  count: number,
  tokens: number,
  gold: number,
  bonuses: number,
): void {
  let inTwo = gainsInTwo[j];
  let inThree = gainsInThree[j];
  // The dearest cards come last; what brings most is looked at first, and most others not at all.
  for (let first = count - 1; first >= 0; first--) {
    const bar = shorts[first] <= 0 ? inTwo : inThree;
    if (shorts[first] > DIFFERENT_GEMS_TAKEN || gains[first] + mostGained <= bar) continue;
    const bonus = BONUS[cards[first]];
    const price = minus(COST[cards[first]], bonuses);
    for (let goal = goalCount - 1; goal >= 0; goal--) {
      const second = goals[goal];
      // One noble does not come twice for the same colour.
      const next = BONUS[cards[second]] === bonus ? CARD_PRESTIGE[cards[second]] : gains[second];
      const gain = gains[first] + next;
      if (gain <= bar || (gain <= inThree && shorts[second] > 1) || second === first) continue;
      const lack = minus(price + minus(COST[cards[second]], bonuses + bonus), tokens);
      const short = total(lack) - gold;
      if (short <= 0) {
        if (gain > inTwo) inTwo = gain;
        if (gain > inThree) inThree = gain;
      } else if (gain > inThree && short <= filledByTurn(lack)) inThree = gain;
    }
  }
  gainsInTwo[j] = inTwo;
  gainsInThree[j] = inThree;
}

/** Whether a noble comes whatever the seat does: of two that would have come, one came (R6.2). */
function hasWaitingNoble(position: Position, bonuses: number): boolean {
  for (let place = 0; place < NOBLE_PLACE_COUNT; place++) {
    const noble = position[NOBLE_PLACES + place];
    if (noble < NOBLES.length && covers(bonuses, REQUIRES[noble])) return true;
  }
  return false;
}

/** The bonuses of which one more brings a noble. */
function bringingBonuses(position: Position, bonuses: number): number {
  let bringing = 0;
  for (let place = 0; place < NOBLE_PLACE_COUNT; place++) {
    const noble = position[NOBLE_PLACES + place];
    if (noble >= NOBLES.length) continue;
    const lack = minus(REQUIRES[noble], bonuses);
    if (total(lack) === 1) bringing |= lack;
  }
  return bringing;
}

/** Lists the cards that a seat may buy, as far as the mover may know them. */
function listCards(position: Position, seat: number, other: boolean): number {
  let count = 0;
  for (let place = 0; place < MARKET_PLACES; place++) {
    const card = position[MARKET + place];
    if (isKnown(card)) cards[count++] = card;
  }
  const player = playerAt(seat);
  for (let i = 0; i < position[player + RESERVED_COUNT]; i++) {
    const card = position[player + RESERVED + i];
    if (isKnown(card) && !(other && isHidden(position, seat, i))) cards[count++] = card;
  }
  return count;
}

/** Colours in a five-bit mask. */
const COLOURS = Int32Array.from({ length: 32 }, (_, mask) =>
  Array.from(mask.toString(2)).reduce((sum, bit) => sum + Number(bit), 0),
);

/** What the supply offers to a turn without a purchase: colours of one, colours of two, gold. */
let singleColours = 0;
let pairColours = 0;
let goldOffered = 0;

function lookAtSupply(position: Position): void {
  singleColours = coloursWith(position[SUPPLY], 1);
  pairColours = coloursWith(position[SUPPLY], SUPPLY_FOR_TWO);
  // Reserving brings gold.
  goldOffered = position[SUPPLY_GOLD] > 0 ? 1 : 0;
}

/** How much of what is lacking such a turn can bring. */
function filledByTurn(lack: number): number {
  const singles = COLOURS[coloursWith(lack, 1) & singleColours];
  if (singles >= DIFFERENT_GEMS_TAKEN) return DIFFERENT_GEMS_TAKEN;
  if (singles < SAME_GEMS_TAKEN && (coloursWith(lack, SAME_GEMS_TAKEN) & pairColours) !== 0)
    return SAME_GEMS_TAKEN;
  return singles > goldOffered ? singles : goldOffered;
}
