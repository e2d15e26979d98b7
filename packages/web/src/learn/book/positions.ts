import {
  CARDS,
  COLOURS,
  type CardIndex,
  GEMS,
  GEMS_IN_SUPPLY,
  type Gems,
  LEVELS,
  type NobleIndex,
  type Position,
  SLOTS,
  TOKEN_LIMIT,
  type Tokens,
  cardIndex,
  nobleIndex,
  noblesFor,
  setUp,
} from "@gemwright/rules";

/** Positions that the examples of the rule book ask the rules about. All of them could come about. */

export const NO_TOKENS: Tokens = { white: 0, blue: 0, green: 0, red: 0, black: 0, gold: 0 };
export const NO_GEMS: Gems = { white: 0, blue: 0, green: 0, red: 0, black: 0 };

export const known = (id: string): CardIndex => {
  const index = cardIndex(id);
  if (index === undefined) throw new Error(`there is no card ${id}`);
  return index;
};

/** The nobles of the examples; two of them can come on the same turn. */
export const EXAMPLE_NOBLES: readonly NobleIndex[] = ["N06", "N09", "N03"].map(
  (id) => nobleIndex(id) ?? 0,
);

export interface Purse {
  readonly bonuses: Gems;
  readonly tokens: Tokens;
  /** What the other player holds. */
  readonly others?: Tokens;
  /** A card that must lie in the market, in the first place of its row. */
  readonly shown?: CardIndex;
}

/** Cheap cards without prestige, to give a player so many bonuses. */
function cardsFor(bonuses: Gems, except: CardIndex | undefined): CardIndex[] {
  return GEMS.flatMap((gem) =>
    CARDS.flatMap((card, index) =>
      card.bonus === gem && card.level === 1 && card.prestige === 0 && index !== except
        ? [index]
        : [],
    ).slice(0, bonuses[gem]),
  );
}

function marketWithout(used: readonly CardIndex[], shown: CardIndex | undefined) {
  return LEVELS.map((level) => {
    const first = shown !== undefined && CARDS[shown]?.level === level ? [shown] : [];
    const rest = CARDS.flatMap((card, index) =>
      card.level === level && !used.includes(index) && index !== shown ? [index] : [],
    );
    return [...first, ...rest].slice(0, SLOTS);
  });
}

/** Two players, the first with this purse and on turn; undefined where the rules know no such table. */
export function exampleWith({ bonuses, tokens, others, shown }: Purse): Position | undefined {
  const purchased = cardsFor(bonuses, shown);
  const made = setUp({
    seats: 2,
    phase: "action",
    turn: 40,
    passes: 0,
    hideReserved: false,
    market: marketWithout(purchased, shown),
    nobles: EXAMPLE_NOBLES.slice(0, noblesFor(2)),
    players: [
      { tokens, purchased, reserved: [], nobles: [] },
      { tokens: others ?? NO_TOKENS, purchased: [], reserved: [], nobles: [] },
    ],
  });
  return made.ok ? made.value : undefined;
}

/** Level 1 has so many cards of a colour without prestige, and the examples know no others. */
const BONUSES_SHOWN = 4;

/** A table of two whose first player has these bonuses and nothing else. */
export const exampleBonuses = (bonuses: Gems): Position | undefined =>
  Object.values(bonuses).every((n) => n <= BONUSES_SHOWN)
    ? exampleWith({ bonuses, tokens: NO_TOKENS })
    : undefined;

/** A table of two with this supply: what is not in it is with the players. */
export function exampleSupply(supply: Gems): Position | undefined {
  const held = [{ ...NO_TOKENS }, { ...NO_TOKENS }];
  for (const gem of GEMS)
    for (let n = supply[gem]; n < GEMS_IN_SUPPLY[2]; n++) {
      const free = held.find(
        (purse) => COLOURS.reduce((sum, c) => sum + purse[c], 0) < TOKEN_LIMIT,
      );
      if (free) free[gem]++;
    }
  return exampleWith({ bonuses: NO_GEMS, tokens: held[0]!, others: held[1]! });
}
