/** Why nobody can be asked for a step: the game waits for none, or it is no position of a game. */
import {
  GEMS,
  GEMS_IN_SUPPLY,
  GOLD_IN_SUPPLY,
  LEVELS,
  NO_CARD,
  RESERVED_LIMIT,
  SEAT_COUNTS,
  SLOTS,
  isKnown,
  isOver,
  listLegal,
  phase,
  unseenCount,
  type SeatCount,
} from "@gemwright/rules";
import {
  DECKS,
  GOLD,
  LEVEL,
  MARKET,
  MARKET_PLACES,
  PHASE,
  OVER,
  RESERVED,
  RESERVED_COUNT,
  SEAT,
  SEATS,
  SUPPLY,
  SUPPLY_GOLD,
  TOKENS,
  playerAt,
  positionLength,
  type Position,
} from "@gemwright/rules/layout";
import { countOf } from "@gemwright/rules/packed";

/** A sentence that says why there is no step to choose here, or undefined. */
export function cannotPlay(observed: Position): string | undefined {
  if (isOver(observed)) return "the game is over";
  if (phase(observed) === "deal") return "the position waits for a dealer";
  return flawOf(observed);
}

function flawOf(position: Position): string | undefined {
  const seats = position[SEATS] as SeatCount;
  if (!SEAT_COUNTS.includes(seats) || position.length !== positionLength(seats))
    return "not a position of two to four seats";
  if (!(position[SEAT] >= 0 && position[SEAT] < seats)) return "no seat is to move";
  if (!(position[PHASE] >= 0 && position[PHASE] <= OVER)) return "the position is in no phase";
  const flaw =
    placeFlaw(position, seats) ?? tokenFlaw(position, seats) ?? cardFlaw(position, seats);
  if (flaw !== undefined) return flaw;
  return listLegal(position).length === 0 ? "no step is legal" : undefined;
}

/** Whatever lies at a place is a card that can lie there. */
function placeFlaw(position: Position, seats: SeatCount): string | undefined {
  for (let place = 0; place < MARKET_PLACES; place++) {
    const card = position[MARKET + place];
    const level = 1 + Math.floor(place / SLOTS);
    if (card !== NO_CARD && !(isKnown(card) && LEVEL[card] === level))
      return "something in the market is no card of its row";
  }
  for (let seat = 0; seat < seats; seat++) {
    const player = playerAt(seat);
    const count = position[player + RESERVED_COUNT];
    if (!(count >= 0 && count <= RESERVED_LIMIT)) return "a seat has reserved too many cards";
    for (let i = 0; i < count; i++)
      if (!(LEVEL[position[player + RESERVED + i]] > 0)) return "something reserved is no card";
  }
  return undefined;
}

function tokenFlaw(position: Position, seats: SeatCount): string | undefined {
  let gold = position[SUPPLY_GOLD];
  for (let seat = 0; seat < seats; seat++) gold += position[playerAt(seat) + GOLD];
  if (gold !== GOLD_IN_SUPPLY) return "the gold tokens do not add up";
  for (let gem = 0; gem < GEMS.length; gem++) {
    let count = countOf(position[SUPPLY], gem);
    for (let seat = 0; seat < seats; seat++)
      count += countOf(position[playerAt(seat) + TOKENS], gem);
    if (count !== GEMS_IN_SUPPLY[seats]) return `the ${GEMS[gem]} tokens do not add up`;
  }
  return undefined;
}

/** Every unseen card is in its deck or among the unknown reserved cards. */
function cardFlaw(position: Position, seats: SeatCount): string | undefined {
  for (const level of LEVELS) {
    let hidden = position[DECKS + level - 1];
    for (let seat = 0; seat < seats; seat++) {
      const player = playerAt(seat);
      for (let i = 0; i < position[player + RESERVED_COUNT]; i++) {
        const card = position[player + RESERVED + i];
        if (isKnown(card) || LEVEL[card] !== level) continue;
        if (seat === position[SEAT]) return "the seat to move does not know its own cards";
        hidden++;
      }
    }
    if (unseenCount(position, level) !== hidden) return `the level ${level} cards do not add up`;
  }
  return undefined;
}
