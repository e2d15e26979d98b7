/** Positions for tests, described in few words and checked by `setUp`. Only tests use this. */
import { CARDS, cardIndex, unknownCard } from "../cards.ts";
import { unseenCard, type Dealer } from "../dealer.ts";
import type { Position } from "../layout.ts";
import { NOBLES, nobleIndex } from "../nobles.ts";
import { noblesFor } from "../position.ts";
import { setUp, type PositionSetup } from "../setup.ts";
import {
  COLOURS,
  LEVELS,
  type CardIndex,
  type Colour,
  type Level,
  type NobleIndex,
  type SeatCount,
  type Tokens,
} from "../types.ts";

const LETTERS = "WUGRKJ";

/** `WWJ` → counts by colour. */
export function tokensOf(letters: string): Tokens {
  const counts = COLOURS.map((colour, i): [Colour, number] => [
    colour,
    [...letters].filter((letter) => letter === LETTERS[i]).length,
  ]);
  return Object.fromEntries(counts) as Record<Colour, number>;
}

export function cardOf(id: string): CardIndex {
  const card = cardIndex(id);
  if (card === undefined) throw new Error(`${id} is not a card`);
  return card;
}

export function nobleOf(id: string): NobleIndex {
  const noble = nobleIndex(id);
  if (noble === undefined) throw new Error(`${id} is not a noble`);
  return noble;
}

export interface PlayerInWords {
  readonly tokens?: string;
  /** Card ids with spaces between them. */
  readonly purchased?: string;
  /** `217` was reserved from the market, `217?` drawn unseen, `2?` is one we do not know. */
  readonly reserved?: string;
  readonly nobles?: string;
}

export interface TableInWords {
  readonly phase?: PositionSetup["phase"];
  /** The seat to move, from 0. */
  readonly toMove?: number;
  readonly turn?: number;
  readonly passes?: number;
  readonly hideReserved?: boolean;
  /** Cards that must lie in the market; others fill it up. */
  readonly market?: string;
  readonly nobles?: string;
  readonly players: readonly PlayerInWords[];
}

const words = (text = ""): string[] => text.split(" ").filter((word) => word !== "");

/** A description, as `setUp` wants it. The middle of a game unless it says otherwise. */
export function describeTable(table: TableInWords): PositionSetup {
  const seats = table.players.length as SeatCount;
  const held = table.players.flatMap((p) => [...words(p.purchased), ...words(p.reserved)]);
  const wanted = words(table.market);
  const taken = new Set([...held.map((word) => word.replace("?", "")), ...wanted]);
  const others = CARDS.filter((card) => !taken.has(card.id));
  const visited = table.players.flatMap((p) => words(p.nobles));
  const waiting = [
    ...words(table.nobles),
    ...NOBLES.map(({ id }) => id).filter(
      (id) => !visited.includes(id) && !words(table.nobles).includes(id),
    ),
  ];
  return {
    seats,
    phase: table.phase ?? "action",
    turn: table.turn ?? 20 * seats + (table.toMove ?? 0),
    passes: table.passes ?? 0,
    hideReserved: table.hideReserved ?? false,
    market: LEVELS.map((level) => {
      const row = wanted.map(cardOf).filter((card) => CARDS[card].level === level);
      const rest = others.filter((card) => card.level === level).map((card) => cardOf(card.id));
      return [...row, ...rest].slice(0, 4);
    }),
    nobles: waiting.slice(0, noblesFor(seats) - visited.length).map(nobleOf),
    players: table.players.map((player) => ({
      tokens: tokensOf(player.tokens ?? ""),
      purchased: words(player.purchased).map(cardOf),
      reserved: words(player.reserved).map((word) =>
        word.length === 2
          ? { card: unknownCard(Number(word[0]) as Level), drawnUnseen: true }
          : { card: cardOf(word.replace("?", "")), drawnUnseen: word.endsWith("?") },
      ),
      nobles: words(player.nobles).map(nobleOf),
    })),
  };
}

export function table(inWords: TableInWords): Position {
  const position = setUp(describeTable(inWords));
  if (!position.ok) throw new Error(position.error);
  return position.value;
}

/** Deals the unseen card with the lowest id. */
export const lowestFirst: Dealer = { draw: (position, level) => unseenCard(position, level, 0) };
