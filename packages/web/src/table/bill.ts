import {
  CARDS,
  type CardIndex,
  GEMS,
  type Gem,
  type Position,
  type Seat,
  missing,
  price,
  shortBy,
  tokens,
} from "@gemwright/rules";

/** One colour of a card's cost, as one player sees it. */
export interface BillRow {
  readonly gem: Gem;
  readonly cost: number;
  /** What the player's bonuses take off. */
  readonly discount: number;
  readonly price: number;
  readonly held: number;
  readonly missing: number;
}

/** Affordable with gems, affordable when gold stands in, or short of tokens. */
export type Reach = "buy" | "gold" | "short";

/** What a card would still cost a player. */
export interface Bill {
  readonly rows: readonly BillRow[];
  /** Gems missing, for which gold would have to stand in. */
  readonly missing: number;
  readonly gold: number;
  /** Tokens missing even after all gold. */
  readonly short: number;
  readonly reach: Reach;
}

export function billFor(position: Position, seat: Seat, card: CardIndex): Bill {
  const { cost } = CARDS[card]!;
  const due = price(position, seat, card);
  const lacking = missing(position, seat, card);
  const held = tokens(position, seat);
  const rows = GEMS.filter((gem) => cost[gem]).map((gem) => ({
    gem,
    cost: cost[gem],
    discount: cost[gem] - due[gem],
    price: due[gem],
    held: held[gem],
    missing: lacking[gem],
  }));
  const short = shortBy(position, seat, card);
  const total = rows.reduce((sum, row) => sum + row.missing, 0);
  const reach = short > 0 ? "short" : total > 0 ? "gold" : "buy";
  return { rows, missing: total, gold: held.gold, short, reach };
}

/** How many there are of all colours together. */
export const sumOf = (counts: Partial<Record<string, number>>): number =>
  Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);
