/**
 * From a description to a position. Text and wire hand over an unchecked description; only one that
 * could have come about under the rules becomes a position.
 */
import { CARDS, NO_CARD, cardLevel, cardsOfLevel, isKnown } from "./cards.ts";
import {
  ACTION,
  BONUS,
  BONUSES,
  CARD_PRESTIGE,
  CHOOSE_NOBLE,
  DECKS,
  DRAWN_UNSEEN,
  GOLD,
  LAST_ROUND,
  MARKET,
  NOBLES_RECEIVED,
  NOBLE_PLACES,
  OVER,
  PASSES,
  PHASE,
  PRESTIGE,
  PURCHASED,
  PURCHASED_COUNT,
  RESERVED,
  RESERVED_COUNT,
  SEAT,
  SEATS,
  SUPPLY,
  SUPPLY_GOLD,
  TOKENS,
  TURN,
  playerAt,
  type Position,
} from "./layout.ts";
import { comesTo, tokensBeyondLimit } from "./legal.ts";
import {
  DIFFERENT_GEMS_TAKEN,
  GEMS_IN_SUPPLY,
  GOLD_IN_SUPPLY,
  NOBLE_PRESTIGE,
  PRESTIGE_TO_END,
  RESERVED_LIMIT,
  SLOTS,
} from "./limits.ts";
import { NO_NOBLE } from "./nobles.ts";
import { pack } from "./packed.ts";
import { emptyPosition, markSeen, noblesFor } from "./position.ts";
import { unseenCount } from "./dealer.ts";
import {
  COLOURS,
  LEVELS,
  PHASES,
  fail,
  ok,
  type CardIndex,
  type NobleIndex,
  type Phase,
  type Result,
  type SeatCount,
  type Tokens,
} from "./types.ts";

export interface PlayerSetup {
  readonly tokens: Tokens;
  readonly purchased: readonly CardIndex[];
  /** Oldest first; a card the describer may not know is `unknownCard(level)`. */
  readonly reserved: readonly { readonly card: CardIndex; readonly drawnUnseen: boolean }[];
  readonly nobles: readonly NobleIndex[];
}

/** Everything that cannot be worked out from the rest. The supply and the decks can. */
export interface PositionSetup {
  readonly seats: SeatCount;
  readonly phase: Exclude<Phase, "deal">;
  /** Turns completed. */
  readonly turn: number;
  /** Forced passes in the current round. */
  readonly passes: number;
  readonly hideReserved: boolean;
  /** By level; `undefined` for an empty place. */
  readonly market: readonly (readonly (CardIndex | undefined)[])[];
  /** Waiting nobles in their places. */
  readonly nobles: readonly (NobleIndex | undefined)[];
  readonly players: readonly PlayerSetup[];
}

/** The position described, or a sentence that says why there can be no such position. */
export function setUp(setup: PositionSetup): Result<Position, string> {
  const problem = shapeProblem(setup) ?? cardProblem(setup) ?? nobleProblem(setup);
  if (problem !== undefined) return fail(problem);
  const position = lay(setup);
  const impossible =
    tokenProblem(position, setup) ??
    deckProblem(position) ??
    phaseProblem(position) ??
    endProblem(position);
  return impossible === undefined ? ok(position) : fail(impossible);
}

function shapeProblem(setup: PositionSetup): string | undefined {
  const { seats, players, market, nobles, turn, passes } = setup;
  if (!(seats in GEMS_IN_SUPPLY)) return `${seats} seats: there are two to four`;
  if (players.length !== seats) return `${players.length} players for ${seats} seats`;
  if (market.length !== LEVELS.length || market.some((row) => row.length !== SLOTS))
    return "the market has three rows of four places";
  if (nobles.length > noblesFor(seats)) return `${nobles.length} places for nobles are too many`;
  if (!Number.isInteger(turn) || turn < 0 || turn > 100_000) return `${turn} is no number of turns`;
  if (!Number.isInteger(passes) || passes < 0 || passes > turn % seats)
    return `${passes} passes are more than this round has turns`;
  return undefined;
}

function cardProblem({ market, players, hideReserved }: PositionSetup): string | undefined {
  const seen = new Set<CardIndex>();
  const cards = [
    ...market.flat().filter((card) => card !== undefined),
    ...players.flatMap((player) => [...player.purchased, ...player.reserved.map((r) => r.card)]),
  ];
  for (const card of cards.filter(isKnown)) {
    if (seen.has(card)) return `card ${CARDS[card].id} is there twice`;
    seen.add(card);
  }
  for (const [index, row] of market.entries())
    for (const card of row)
      if (card !== undefined && cardLevel(card) !== index + 1)
        return `a card of another level lies in row ${index + 1}`;
  if (players.some((player) => player.purchased.some((card) => !isKnown(card))))
    return "a purchased card is always known";
  if (players.some((player) => player.reserved.length > RESERVED_LIMIT))
    return `nobody has more than ${RESERVED_LIMIT} reserved cards`;
  // R4.5
  const reserved = players.flatMap((player) => player.reserved);
  if (!hideReserved && reserved.some(({ card, drawnUnseen }) => !isKnown(card) && !drawnUnseen))
    return "a card that lay open when it was reserved is known to all";
  return undefined;
}

function nobleProblem({ seats, nobles, players }: PositionSetup): string | undefined {
  const all = [
    ...nobles.filter((noble) => noble !== undefined),
    ...players.flatMap((p) => p.nobles),
  ];
  if (new Set(all).size !== all.length) return "a noble is there twice";
  if (all.length !== noblesFor(seats))
    return `${all.length} nobles for ${seats} seats: there are ${noblesFor(seats)}`;
  return undefined;
}

function lay(setup: PositionSetup): Position {
  const position = emptyPosition(setup.seats, setup);
  position[PHASE] = PHASES.indexOf(setup.phase);
  position[TURN] = setup.turn;
  position[PASSES] = setup.passes;
  position[SEAT] = setup.turn % setup.seats;
  setup.market.flat().forEach((card, place) => {
    position[MARKET + place] = card ?? NO_CARD;
    if (card !== undefined && isKnown(card)) markSeen(position, card);
  });
  setup.nobles.forEach((noble, place) => {
    position[NOBLE_PLACES + place] = noble ?? NO_NOBLE;
  });
  setup.players.forEach((player, seat) => {
    layPlayer(position, playerAt(seat), player);
  });
  for (const level of LEVELS) {
    const unknown = setup.players
      .flatMap((player) => player.reserved)
      .filter(({ card }) => !isKnown(card) && cardLevel(card) === level).length;
    position[DECKS + level - 1] = unseenCount(position, level) - unknown;
  }
  // Somebody in the middle of a turn has not reached the end yet, whatever the prestige (R6.4).
  const inTurn = setup.phase === "return" || setup.phase === "noble";
  const reached = setup.players.some(
    (_, seat) =>
      position[playerAt(seat) + PRESTIGE] >= PRESTIGE_TO_END &&
      !(inTurn && seat === position[SEAT]),
  );
  position[LAST_ROUND] = reached ? 1 : 0;
  return position;
}

function layPlayer(position: Position, at: number, player: PlayerSetup): void {
  const gems = pack(player.tokens);
  position[at + TOKENS] = gems;
  position[at + GOLD] = player.tokens.gold;
  position[SUPPLY] -= gems;
  position[SUPPLY_GOLD] -= player.tokens.gold;
  for (const card of player.purchased) {
    position[at + BONUSES] += BONUS[card];
    position[at + PRESTIGE] += CARD_PRESTIGE[card];
    position[at + PURCHASED_COUNT]++;
    position[at + PURCHASED + (card >> 5)] |= 1 << (card & 31);
    markSeen(position, card);
  }
  player.reserved.forEach(({ card, drawnUnseen }, index) => {
    position[at + RESERVED + index] = card;
    if (drawnUnseen) position[at + DRAWN_UNSEEN] |= 1 << index;
    if (isKnown(card)) markSeen(position, card);
  });
  position[at + RESERVED_COUNT] = player.reserved.length;
  for (const noble of player.nobles) {
    position[at + NOBLES_RECEIVED] |= 1 << noble;
    position[at + PRESTIGE] += NOBLE_PRESTIGE;
  }
}

function tokenProblem(position: Position, setup: PositionSetup): string | undefined {
  for (const colour of COLOURS) {
    const all = colour === "gold" ? GOLD_IN_SUPPLY : GEMS_IN_SUPPLY[setup.seats];
    const held = setup.players.map((player) => player.tokens[colour]);
    if (held.some((count) => !Number.isInteger(count) || count < 0))
      return `a number of ${colour} tokens is not a whole number`;
    const sum = held.reduce((a, b) => a + b);
    if (sum > all) return `${sum} ${colour} tokens are held, but there are only ${all}`;
  }
  for (let seat = 0; seat < setup.seats; seat++) {
    const beyond = tokensBeyondLimit(position, playerAt(seat));
    const returning = setup.phase === "return" && seat === position[SEAT];
    if (!returning && beyond > 0) return `seat ${seat + 1} has ${beyond} tokens too many`;
    if (returning && (beyond < 1 || beyond > DIFFERENT_GEMS_TAKEN))
      return `seat ${seat + 1} has nothing that it could have to return`;
  }
  return undefined;
}

/** R5.5: a place is empty only when its deck is. */
function deckProblem(position: Position): string | undefined {
  for (const level of LEVELS) {
    const left = position[DECKS + level - 1];
    if (left < 0 || left > cardsOfLevel(level) - SLOTS)
      return `the level ${level} cards do not add up`;
    const row = position.subarray(MARKET + (level - 1) * SLOTS, MARKET + level * SLOTS);
    if (left > 0 && row.includes(NO_CARD))
      return `a place of level ${level} is empty although its deck is not`;
  }
  return undefined;
}

function phaseProblem(position: Position): string | undefined {
  const player = playerAt(position[SEAT]);
  const coming = Array.from(position.subarray(NOBLE_PLACES, NOBLE_PLACES + 5)).filter((noble) =>
    comesTo(position[player + BONUSES], noble),
  );
  switch (position[PHASE]) {
    case CHOOSE_NOBLE:
      return coming.length > 1 ? undefined : "there is no choice between nobles";
    case OVER:
      if (position[SEAT] !== 0) return "a game ends only with a whole round";
      // R2.3: without anybody at the end it can only have been a round of passes.
      return position[LAST_ROUND] === 1 || position[SUPPLY] === 0
        ? undefined
        : "nobody has reached the end, and gems are left to take: the game is not over";
    default:
      return undefined;
  }
}

/** R6.4: whoever has not finished a turn in this round reached the end in an earlier one. */
function endProblem(position: Position): string | undefined {
  if (position[PHASE] === OVER) return undefined;
  const inTurn = position[PHASE] !== ACTION;
  for (let seat = position[SEAT] + (inTurn ? 1 : 0); seat < position[SEATS]; seat++)
    if (position[playerAt(seat) + PRESTIGE] >= PRESTIGE_TO_END)
      return "somebody reached the end in an earlier round: the game is over";
  return undefined;
}
