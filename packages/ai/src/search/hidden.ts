/** Imagining what a seat cannot know. */
import {
  clonePosition,
  drawUnseen,
  isKnown,
  pendingLevel,
  play,
  reveal,
  unseenCard,
  unseenCount,
  waitsForDealer,
  type CardIndex,
  type Level,
  type Random,
  type Seat,
  type Step,
} from "@gemwright/rules";
import {
  LEVEL,
  RESERVED,
  RESERVED_COUNT,
  SEATS,
  playerAt,
  type Position,
} from "@gemwright/rules/layout";

/** Whether an observation has no unknown reserved card. */
export function knowsAll(position: Position): boolean {
  for (let seat = 0; seat < position[SEATS]; seat++) {
    const player = playerAt(seat);
    for (let i = 0; i < position[player + RESERVED_COUNT]; i++)
      if (!isKnown(position[player + RESERVED + i])) return false;
  }
  return true;
}

/** Puts an unseen card of the right level in place of every unknown one. */
export function imagine(position: Position, viewer: Seat, random: Random): void {
  for (let seat = 0; seat < position[SEATS]; seat++) {
    if (seat === viewer) continue;
    const player = playerAt(seat);
    for (let i = 0; i < position[player + RESERVED_COUNT]; i++) {
      const card = position[player + RESERVED + i];
      if (!isKnown(card))
        reveal(position, seat, i, drawUnseen(position, LEVEL[card] as Level, random));
    }
  }
}

/** The cards that a dealer may bring after a step, as the seat to move sees it; none where none comes. */
export function cardsThatMayCome(observed: Position, step: Step): CardIndex[] {
  const after = clonePosition(observed);
  play(after, step);
  if (!waitsForDealer(after)) return [];
  const level = pendingLevel(after);
  return Array.from({ length: unseenCount(after, level) }, (_, i) => unseenCard(after, level, i));
}
