import {
  COLOURS,
  type Colour,
  LEVELS,
  type Level,
  type NobleIndex,
  type Position,
  type Seat,
  deckSize,
  market,
  noblesOf,
  phase,
  seatToMove,
  tokens,
} from "@gemwright/rules";
import { type Origin, deedBetween } from "../play/deed.ts";

/** A thing that travels over the table between two positions. */
export type Move =
  | {
      readonly kind: "token";
      readonly colour: Colour;
      readonly n: number;
      readonly seat: Seat;
      readonly out: boolean;
    }
  | {
      readonly kind: "card";
      readonly seat: Seat;
      readonly from: Origin;
      readonly bought: boolean;
    }
  | { readonly kind: "refill"; readonly level: Level; readonly slot: number }
  | { readonly kind: "noble"; readonly noble: NobleIndex; readonly seat: Seat };

function tokenMoves(before: Position, after: Position, seat: Seat): Move[] {
  const had = tokens(before, seat);
  const has = tokens(after, seat);
  return COLOURS.filter((colour) => had[colour] !== has[colour]).map((colour) => ({
    kind: "token",
    colour,
    n: Math.abs(has[colour] - had[colour]),
    seat,
    out: has[colour] < had[colour],
  }));
}

function refills(before: Position, after: Position): Move[] {
  return LEVELS.flatMap((level) => {
    const had = market(before, level);
    const has = market(after, level);
    if (deckSize(before, level) === deckSize(after, level)) return [];
    return has.flatMap((card, slot): Move[] =>
      card === had[slot] || card === undefined ? [] : [{ kind: "refill", level, slot }],
    );
  });
}

/** What travelled in one step, in the order in which it is shown. */
export function movesBetween(before: Position, after: Position): Move[] {
  const seat = seatToMove(before);
  const moves = tokenMoves(before, after, seat);
  if (phase(before) === "action") {
    const { action } = deedBetween(before, after);
    if (action.kind === "reserve" || action.kind === "buy") {
      const bought = action.kind === "buy";
      moves.push({ kind: "card", seat, from: action.from, bought });
      moves.push(...refills(before, after));
    }
  }
  const had = new Set(noblesOf(before, seat));
  for (const noble of noblesOf(after, seat))
    if (!had.has(noble)) moves.push({ kind: "noble", noble, seat });
  return moves;
}
