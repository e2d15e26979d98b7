/** Why nobody can be asked for a step: the game waits for none, or it is no position of a game. */
import {
  GEMS,
  GEMS_IN_SUPPLY,
  GOLD_IN_SUPPLY,
  LEVELS,
  SEAT_COUNTS,
  isKnown,
  isOver,
  phase,
  unseenCount,
  type SeatCount,
} from "@gemwright/rules";
import {
  DECKS,
  GOLD,
  LEVEL,
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
  return tokenFlaw(position, seats) ?? cardFlaw(position, seats);
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
