import {
  NOBLES,
  type Position,
  type Seat,
  noblesOf,
  prestige,
  purchasedCount,
  seatCount,
} from "@gemwright/rules";

/** What a seat has at the end, and from where. */
export interface Rank {
  readonly seat: Seat;
  readonly prestige: number;
  readonly fromNobles: number;
  readonly visits: number;
  readonly bought: number;
}

/** Everybody, as R6.5 ranks them; where somebody gave up, whoever won stands first all the same. */
export function ranking(position: Position, won: readonly Seat[]): Rank[] {
  const lost = ({ seat }: Rank) => Number(!won.includes(seat));
  return Array.from({ length: seatCount(position) }, (_, seat) => {
    const visits = noblesOf(position, seat);
    return {
      seat,
      prestige: prestige(position, seat),
      fromNobles: visits.reduce((sum, noble) => sum + NOBLES[noble]!.prestige, 0),
      visits: visits.length,
      bought: purchasedCount(position, seat),
    };
  }).toSorted((a, b) => lost(a) - lost(b) || b.prestige - a.prestige || a.bought - b.bought);
}
