/** R7: what a viewer may know, as a position that never contained the rest. */
import { NO_CARD, isKnown, unknownCard } from "./cards.ts";
import {
  DRAWN_UNSEEN,
  HIDE_RESERVED,
  LEVEL,
  RESERVED,
  RESERVED_COUNT,
  SEATS,
  playerAt,
  type Position,
} from "./layout.ts";
import { copyPosition, markSeen, markUnseen } from "./position.ts";
import type { CardIndex, Level, Seat, Viewer } from "./types.ts";

/** R4.5: whether a reserved card is kept from every other seat. */
export function isHidden(position: Position, seat: Seat, index: number): boolean {
  return (
    position[HIDE_RESERVED] === 1 || (position[playerAt(seat) + DRAWN_UNSEEN] & (1 << index)) !== 0
  );
}

/**
 * Writes into `observed` what the viewer may know. A card the viewer may not know becomes an
 * unknown card of its level and counts as unseen, as the cards of the decks do.
 */
export function observe(position: Position, viewer: Viewer, observed: Position): Position {
  copyPosition(observed, position);
  for (let seat = 0; seat < position[SEATS]; seat++) {
    if (seat === viewer) continue;
    const player = playerAt(seat);
    for (let index = 0; index < position[player + RESERVED_COUNT]; index++) {
      const card = position[player + RESERVED + index];
      if (!isHidden(position, seat, index) || !isKnown(card)) continue;
      observed[player + RESERVED + index] = unknownCard(LEVEL[card] as Level);
      markUnseen(observed, card);
    }
  }
  return observed;
}

/**
 * Says which card an unknown reserved card is: because its owner bought it, or because a search
 * imagines it.
 */
export function reveal(position: Position, seat: Seat, index: number, card: CardIndex): void {
  const place = playerAt(seat) + RESERVED + index;
  const unknown = position[place];
  if (isKnown(unknown) || unknown === NO_CARD || LEVEL[unknown] !== LEVEL[card])
    throw new RangeError(`Seat ${seat} has no unknown card of that level at ${index}`);
  position[place] = card;
  markSeen(position, card);
}
