import {
  CARDS,
  COLOURS,
  type CardIndex,
  type Colour,
  type Dealer,
  LEVELS,
  type Level,
  type NobleIndex,
  type Position,
  type Seat,
  type Step,
  type Tokens,
  type Viewer,
  clonePosition,
  hasRevealed,
  market,
  noblesOf,
  phase,
  playDealt,
  purchased,
  reserved,
  round,
  scores,
  seatToMove,
  tokens,
} from "@gemwright/rules";

/** Where a card came from. */
export type Origin =
  | { readonly level: Level; readonly slot: number }
  | { readonly deck: Level }
  | { readonly reserved: number };

/** What the action of a turn was. A card that the viewer may not know is undefined. */
export type Action =
  | { readonly kind: "take"; readonly tokens: Tokens }
  | {
      readonly kind: "reserve";
      readonly card: CardIndex | undefined;
      readonly level: Level;
      readonly from: Origin;
      readonly gold: number;
    }
  | {
      readonly kind: "buy";
      readonly card: CardIndex;
      readonly from: Origin;
      readonly paid: Tokens;
    }
  | { readonly kind: "pass" };

/** One turn as people tell it. */
export interface Deed {
  readonly seat: Seat;
  readonly round: number;
  readonly action: Action;
  readonly returned: Tokens | undefined;
  readonly noble: NobleIndex | undefined;
  /** Every seat's prestige afterwards. */
  readonly prestige: readonly number[];
  /** Whether somebody has learnt a card by it. */
  readonly revealed: boolean;
  /** Whether the turn has ended. */
  readonly ended: boolean;
}

const difference = (after: Tokens, before: Tokens): Tokens =>
  Object.fromEntries(COLOURS.map((colour) => [colour, after[colour] - before[colour]])) as Record<
    Colour,
    number
  >;
const negated = (change: Tokens): Tokens =>
  Object.fromEntries(COLOURS.map((colour) => [colour, -change[colour] || 0])) as Record<
    Colour,
    number
  >;

/** Where a market card lay that is there no more, or has been replaced. */
function slotOf(before: Position, card: CardIndex): Origin | undefined {
  for (const level of LEVELS) {
    const slot = market(before, level).indexOf(card);
    if (slot >= 0) return { level, slot };
  }
  return undefined;
}

function boughtCard(before: Position, after: Position, seat: Seat): CardIndex | undefined {
  const had = new Set(purchased(before, seat));
  return purchased(after, seat).find((card) => !had.has(card));
}

function purchaseOf(before: Position, seat: Seat, card: CardIndex, paid: Tokens): Action {
  const held = reserved(before, seat);
  const known = held.findIndex((each) => each.card === card);
  const unknown = held.findIndex((each) => !each.known && each.level === CARDS[card]?.level);
  const from = slotOf(before, card) ?? { reserved: Math.max(0, known >= 0 ? known : unknown) };
  return { kind: "buy", card, from, paid };
}

function reservationOf(before: Position, after: Position, seat: Seat, gold: number): Action {
  const newest = reserved(after, seat).at(-1);
  if (!newest) throw new Error("a reservation leaves a reserved card");
  const card = newest.known ? newest.card : undefined;
  const open = newest.known ? slotOf(before, newest.card) : undefined;
  return { kind: "reserve", card, level: newest.level, from: open ?? { deck: newest.level }, gold };
}

function actionOf(before: Position, after: Position, seat: Seat): Action {
  const change = difference(tokens(after, seat), tokens(before, seat));
  const card = boughtCard(before, after, seat);
  if (card !== undefined) return purchaseOf(before, seat, card, negated(change));
  if (reserved(after, seat).length > reserved(before, seat).length)
    return reservationOf(before, after, seat, change.gold);
  const took = COLOURS.some((colour) => change[colour] > 0);
  return took ? { kind: "take", tokens: change } : { kind: "pass" };
}

function newNoble(before: Position, after: Position, seat: Seat): NobleIndex | undefined {
  const had = new Set(noblesOf(before, seat));
  return noblesOf(after, seat).find((noble) => !had.has(noble));
}

/**
 * What happened between two positions that one step lies between, told from the positions alone,
 * so that it is the same for a game on this device and for one on a server. A turn's later steps
 * are added to the deed of its action.
 */
export function deedBetween(before: Position, after: Position, begun?: Deed): Deed {
  const seat = seatToMove(before);
  const returning = phase(before) === "return";
  const change = difference(tokens(after, seat), tokens(before, seat));
  const action = begun && phase(before) !== "action" ? begun.action : actionOf(before, after, seat);
  return {
    seat,
    round: round(before),
    action,
    returned: returning ? negated(change) : begun?.returned,
    noble: newNoble(before, after, seat) ?? begun?.noble,
    prestige: scores(after),
    revealed: hasRevealed(before, after) || (begun?.revealed ?? false),
    ended: phase(after) === "over" || phase(after) === "action",
  };
}

/** Adds a step to the list of deeds. */
export function withStep(deeds: readonly Deed[], before: Position, after: Position): Deed[] {
  const last = deeds.at(-1);
  if (last && !last.ended) return [...deeds.slice(0, -1), deedBetween(before, after, last)];
  return [...deeds, deedBetween(before, after)];
}

/** Plays a whole turn in a position, and adds it to the list of deeds. */
export function withTurn(
  deeds: readonly Deed[],
  position: Position,
  turn: readonly Step[],
  dealer: Dealer,
): Deed[] {
  let told = [...deeds];
  for (const step of turn) {
    const before = clonePosition(position);
    playDealt(position, step, dealer);
    told = withStep(told, before, position);
  }
  return told;
}

/** The cards that a viewer has reserved from a deck, unseen by the others. */
export const drawnUnseen = (deeds: readonly Deed[], viewer: Viewer): ReadonlySet<CardIndex> =>
  new Set(
    deeds.flatMap(({ seat, action }) =>
      seat === viewer && action.kind === "reserve" && "deck" in action.from
        ? (action.card ?? [])
        : [],
    ),
  );

/** A seat's last turn and all since; none where it has not played. */
export const sinceOwn = (deeds: readonly Deed[], seat: Seat): readonly Deed[] => {
  const last = deeds.findLastIndex((deed) => deed.seat === seat);
  return last < 0 ? [] : deeds.slice(last);
};
