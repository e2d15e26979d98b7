/** A player that looks one step ahead, with nothing but the named readers. */
import {
  CARDS,
  LEVELS,
  blindDealer,
  clonePosition,
  isKnown,
  listLegal,
  market,
  playDealt,
  prestige,
  purchasedCount,
  reserved,
  seatToMove,
  shortBy,
  tokenCount,
  type Position,
  type Seat,
  type Step,
} from "@gemwright/rules";

/** How good a seat's affairs look: what it has, and how near the best card is. */
function worth(position: Position, seat: Seat): number {
  const cards = [
    ...LEVELS.flatMap((level) => market(position, level)),
    ...reserved(position, seat).map(({ card }) => card),
  ].filter((card) => card !== undefined && isKnown(card)) as number[];
  const nearest = Math.max(
    0,
    ...cards.map((card) => (3 + 4 * CARDS[card].prestige) / (1 + shortBy(position, seat, card))),
  );
  const owned = 12 * prestige(position, seat) + 9 * purchasedCount(position, seat);
  return owned + tokenCount(position, seat) + nearest;
}

/** The legal step that looks best right after it is played. `seen` is what the seat may know. */
export function greedyStep(seen: Position): Step {
  const seat = seatToMove(seen);
  let best: Step = 0;
  let bestWorth = -Infinity;
  for (const step of listLegal(seen)) {
    const next = clonePosition(seen);
    // Which card comes up is not known yet: the blind dealer says only its level.
    playDealt(next, step, blindDealer);
    const value = worth(next, seat);
    if (value > bestWorth) [best, bestWorth] = [step, value];
  }
  return best;
}
