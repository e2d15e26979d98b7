/**
 * What the net is shown: a position through the eyes of the seat to move, in units of 1/256.
 *
 * Reserved cards that this seat may not know are shown as unknown cards of their level, whether
 * or not the position holds them: a search that has imagined an opponent's card never lets the
 * mover see it.
 */
import {
  BONUSES,
  BONUS_GEM,
  CARD_PRESTIGE,
  COST,
  DECKS,
  GOLD,
  LAST_ROUND,
  LEVEL,
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
  TURN,
  playerAt,
  type Position,
} from "@gemwright/rules/layout";
import { countOf, minus, total } from "@gemwright/rules/packed";
import { NOBLES, PRESTIGE_TO_END, TOKEN_LIMIT, isHidden, isKnown } from "@gemwright/rules";
import {
  CARD_INPUTS,
  GLOBAL_INPUTS,
  MAX_SEATS,
  OTHERS_RESERVED_GROUP,
  OWN_RESERVED_GROUP,
} from "./network/shape.ts";
import { RACE_SIZE, writeRace } from "./race.ts";

const ONE = 256;
const FIELDS = 5;

// Inputs of a card.
const OWN_PRICE = 0;
const OWN_LACK = 5;
const CARD_BONUS = 10;
const PRESTIGE_IN = 15;
const LEVEL_IN = 16;
const OWN_TOTAL = 19;
const OWN_SHORT_IS = 20;
const OWN_SHORT = 24;
const NOBLES_WANT = 25;
const OWN_NOBLES_LACK = 26;
const OWN_WINS = 27;
/** For each other seat: short by, affordable, short by one, price, nobles lacking it, it wins. */
const OTHER = 28;
const OTHER_SIZE = 6;
const OWNER = 46;
const PRINTED = 50;
const UNKNOWN = 55;

// Inputs of everything else.
const SEAT_SIZE = 16;
const SEAT_BONUSES = 6;
const NOBLES_IN = MAX_SEATS * SEAT_SIZE;
export const NOBLE_SIZE: number = 1 + MAX_SEATS;
const SUPPLY_IN = NOBLES_IN + NOBLES.length * NOBLE_SIZE;
const DECKS_IN = SUPPLY_IN + 6;
const SEATS_IN = DECKS_IN + 3;
const ORDER_IN = SEATS_IN + 3;
const LAST_ROUND_IN = ORDER_IN + MAX_SEATS;
const PHASE_IN = LAST_ROUND_IN + 1;
const ROUND_IN = PHASE_IN + 3;
const EXCESS_IN = ROUND_IN + 1;
const RACE_IN = EXCESS_IN + 1;

/** Where five inputs stand in the order of the gems, and where those of the nobles begin. */
export const CARD_COLOURS: readonly number[] = [OWN_PRICE, OWN_LACK, CARD_BONUS, PRINTED];
export const GLOBAL_COLOURS: readonly number[] = [
  ...Array.from({ length: MAX_SEATS }, (_, j) => [j * SEAT_SIZE, j * SEAT_SIZE + SEAT_BONUSES]),
  SUPPLY_IN,
].flat();
export const GLOBAL_NOBLES: number = NOBLES_IN;

/** Where the features of a position go: a row of globals, and a row for each card in sight. */
export interface FeatureSink {
  /** The units, both kinds of rows. */
  readonly inputs: Int16Array;
  /** A zeroed row for a card of this group; `place` is 0 to 14 for a card in the mover's reach. */
  card(group: number, place: number): number;
}

const owners = new Int32Array(MAX_SEATS);
const bonuses = new Int32Array(MAX_SEATS);
const wealths = new Int32Array(MAX_SEATS);
const golds = new Int32Array(MAX_SEATS);
const prestiges = new Int32Array(MAX_SEATS);
/** By gem: waiting nobles that ask for it, and by seat and gem those that still lack it. */
const wanted = new Int32Array(FIELDS);
const lacked = new Int32Array(MAX_SEATS * FIELDS);

/** Writes the features of a position; `globals` is the start of a zeroed row. */
export function writeFeatures(position: Position, globals: number, sink: FeatureSink): void {
  const x = sink.inputs;
  const seats = position[SEATS];
  const mover = position[SEAT];
  for (let j = 0; j < seats; j++) {
    const player = playerAt((mover + j) % seats);
    owners[j] = player;
    writeSeat(position, player, j, x, globals + j * SEAT_SIZE);
  }
  writeNobles(position, seats, x, globals + NOBLES_IN);
  writeTable(position, seats, mover, x, globals);
  writeRace(position, x, globals + RACE_IN);

  for (let place = 0; place < MARKET_PLACES; place++) {
    const card = position[MARKET + place];
    if (!isKnown(card)) continue;
    const at = sink.card(place >> 2, place);
    writeCard(card, x, at);
    writeOwn(card, x, at);
    for (let j = 1; j < seats; j++) writeOther(card, j, x, at);
  }
  for (let j = 0; j < seats; j++) {
    const player = owners[j];
    const count = position[player + RESERVED_COUNT];
    for (let i = 0; i < count; i++) {
      const card = position[player + RESERVED + i];
      const at =
        j === 0
          ? sink.card(OWN_RESERVED_GROUP, MARKET_PLACES + i)
          : sink.card(OTHERS_RESERVED_GROUP, -1);
      x[at + OWNER + j] = ONE;
      if (!isKnown(card) || (j > 0 && isHidden(position, (mover + j) % seats, i))) {
        x[at + LEVEL_IN + LEVEL[card] - 1] = ONE;
        x[at + UNKNOWN] = ONE;
        continue;
      }
      writeCard(card, x, at);
      if (j === 0) writeOwn(card, x, at);
      else writeOther(card, j, x, at);
    }
  }
}

function writeSeat(position: Position, player: number, j: number, x: Int16Array, at: number): void {
  const tokens = position[player + TOKENS];
  const bonus = position[player + BONUSES];
  const gold = position[player + GOLD];
  const prestige = position[player + PRESTIGE];
  bonuses[j] = bonus;
  wealths[j] = bonus + tokens;
  golds[j] = gold;
  prestiges[j] = prestige;
  for (let gem = 0; gem < FIELDS; gem++) {
    x[at + gem] = countOf(tokens, gem) * 64;
    x[at + SEAT_BONUSES + gem] = countOf(bonus, gem) * 64;
  }
  x[at + 5] = gold * 64;
  x[at + 11] = (total(tokens) + gold) * 25;
  x[at + 12] = prestige * 24;
  x[at + 13] = position[player + PURCHASED_COUNT] * 20;
  x[at + 14] = position[player + RESERVED_COUNT] * 85;
  x[at + 15] = prestige >= PRESTIGE_TO_END ? ONE : 0;
}

function writeNobles(position: Position, seats: number, x: Int16Array, at: number): void {
  wanted.fill(0);
  lacked.fill(0);
  for (let place = 0; place < NOBLE_PLACE_COUNT; place++) {
    const noble = position[NOBLE_PLACES + place];
    if (noble >= NOBLES.length) continue;
    const requires = REQUIRES[noble];
    const to = at + noble * NOBLE_SIZE;
    x[to] = ONE;
    for (let gem = 0; gem < FIELDS; gem++) if (countOf(requires, gem) > 0) wanted[gem]++;
    for (let j = 0; j < seats; j++) {
      const lack = minus(requires, bonuses[j]);
      x[to + 1 + j] = (9 - total(lack)) * 28;
      for (let gem = 0; gem < FIELDS; gem++) if (countOf(lack, gem) > 0) lacked[j * FIELDS + gem]++;
    }
  }
}

function writeTable(
  position: Position,
  seats: number,
  mover: number,
  x: Int16Array,
  at: number,
): void {
  const supply = position[SUPPLY];
  for (let gem = 0; gem < FIELDS; gem++) x[at + SUPPLY_IN + gem] = countOf(supply, gem) * 64;
  x[at + SUPPLY_IN + FIELDS] = position[SUPPLY_GOLD] * 51;
  for (let deck = 0; deck < 3; deck++) x[at + DECKS_IN + deck] = position[DECKS + deck] * 8;
  x[at + SEATS_IN + seats - 2] = ONE;
  x[at + ORDER_IN + seats - 1 - mover] = ONE;
  x[at + LAST_ROUND_IN] = position[LAST_ROUND] * ONE;
  x[at + PHASE_IN + position[PHASE]] = ONE;
  x[at + ROUND_IN] = Math.min(63, (position[TURN] / seats) | 0) * 8;
  const held = total(position[owners[0] + TOKENS]) + position[owners[0] + GOLD];
  x[at + EXCESS_IN] = held > TOKEN_LIMIT ? (held - TOKEN_LIMIT) * 85 : 0;
}

function writeCard(card: number, x: Int16Array, at: number): void {
  const cost = COST[card];
  const gem = BONUS_GEM[card];
  for (let g = 0; g < FIELDS; g++) x[at + PRINTED + g] = countOf(cost, g) * 48;
  x[at + CARD_BONUS + gem] = ONE;
  x[at + PRESTIGE_IN] = CARD_PRESTIGE[card] * 51;
  x[at + LEVEL_IN + LEVEL[card] - 1] = ONE;
  x[at + NOBLES_WANT] = wanted[gem] * 85;
}

function writeOwn(card: number, x: Int16Array, at: number): void {
  const price = minus(COST[card], bonuses[0]);
  const lack = minus(COST[card], wealths[0]);
  for (let g = 0; g < FIELDS; g++) {
    x[at + OWN_PRICE + g] = countOf(price, g) * 64;
    x[at + OWN_LACK + g] = countOf(lack, g) * 64;
  }
  const short = Math.max(0, total(lack) - golds[0]);
  x[at + OWN_TOTAL] = total(price) * 24;
  if (short < 4) x[at + OWN_SHORT_IS + short] = ONE;
  x[at + OWN_SHORT] = short * 32;
  x[at + OWN_NOBLES_LACK] = lacked[BONUS_GEM[card]] * 85;
  if (prestiges[0] + CARD_PRESTIGE[card] >= PRESTIGE_TO_END) x[at + OWN_WINS] = ONE;
}

function writeOther(card: number, j: number, x: Int16Array, at: number): void {
  const to = at + OTHER + (j - 1) * OTHER_SIZE;
  const short = Math.max(0, total(minus(COST[card], wealths[j])) - golds[j]);
  x[to] = short * 32;
  if (short < 2) x[to + 1 + short] = ONE;
  x[to + 3] = total(minus(COST[card], bonuses[j])) * 24;
  x[to + 4] = lacked[j * FIELDS + BONUS_GEM[card]] * 85;
  if (prestiges[j] + CARD_PRESTIGE[card] >= PRESTIGE_TO_END) x[to + 5] = ONE;
}

if (RACE_IN + MAX_SEATS * RACE_SIZE !== GLOBAL_INPUTS || UNKNOWN + 1 !== CARD_INPUTS)
  throw new Error("The features do not fill the inputs of the net");
