/**
 * The rules a second time, as plainly as they can be said: objects, loops over colours, no tricks.
 * Only tests use it. It shares the card table with the engine and nothing else, so where the two
 * list the same turns, both are right or both misread the same sentence.
 */
import { CARDS, NOBLES, type Deal } from "@gemwright/rules";

const LETTERS = ["W", "U", "G", "R", "K", "J"];
const GOLD = 5;
const GEM_NAMES = ["white", "blue", "green", "red", "black"] as const;

interface NaiveCard {
  readonly id: string;
  readonly bonus: number;
  readonly prestige: number;
  readonly cost: readonly number[];
}

export interface NaivePlayer {
  /** By letter: five gems, then gold. */
  tokens: number[];
  bought: NaiveCard[];
  reserved: NaiveCard[];
  nobles: string[];
}

export interface NaiveGame {
  toMove: number;
  supply: number[];
  /** Draw piles from the top, and rows of four with `undefined` for an empty place. */
  decks: NaiveCard[][];
  rows: (NaiveCard | undefined)[][];
  nobles: string[];
  players: NaivePlayer[];
  passesThisRound: number;
  over: boolean;
}

export interface NaiveTurn {
  readonly word: string;
  readonly after: NaiveGame;
}

const cardById = new Map<string, NaiveCard>(
  CARDS.map(({ id, bonus, prestige, cost }) => [
    id,
    { id, prestige, bonus: GEM_NAMES.indexOf(bonus), cost: GEM_NAMES.map((gem) => cost[gem]) },
  ]),
);
const demandOf = (id: string): number[] => {
  const noble = NOBLES.find((each) => each.id === id)!;
  return GEM_NAMES.map((gem) => noble.requires[gem]);
};

/** R1.3 and R1.4 */
export function naiveOpening({ seats, decks, nobles }: Deal): NaiveGame {
  const gems = seats === 2 ? 4 : seats === 3 ? 5 : 7;
  const cards = decks.map((deck) => deck.map((card) => cardById.get(CARDS[card]!.id)!));
  return {
    toMove: 0,
    supply: [gems, gems, gems, gems, gems, 5],
    decks: cards.map((deck) => deck.slice(4)),
    rows: cards.map((deck) => deck.slice(0, 4)),
    nobles: nobles.map((noble) => NOBLES[noble]!.id),
    players: Array.from({ length: seats }, () => ({
      tokens: [0, 0, 0, 0, 0, 0],
      bought: [],
      reserved: [],
      nobles: [],
    })),
    passesThisRound: 0,
    over: false,
  };
}

/** Copied, so that a turn can be tried; cards never change and are shared. */
const copy = (game: NaiveGame): NaiveGame => ({
  ...game,
  supply: [...game.supply],
  decks: game.decks.map((deck) => [...deck]),
  rows: game.rows.map((row) => [...row]),
  nobles: [...game.nobles],
  players: game.players.map((player) => ({
    tokens: [...player.tokens],
    bought: [...player.bought],
    reserved: [...player.reserved],
    nobles: [...player.nobles],
  })),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const letters = (counts: readonly number[]): string =>
  counts.map((count, i) => LETTERS[i]!.repeat(count)).join("");
const bonusesOf = (player: NaivePlayer): number[] =>
  GEM_NAMES.map((_, gem) => player.bought.filter((card) => card.bonus === gem).length);
export const naivePrestige = (player: NaivePlayer): number =>
  sum(player.bought.map((card) => card.prestige)) + 3 * player.nobles.length;

/** Every legal turn as its word, with the game after it. */
export function naiveTurns(game: NaiveGame): NaiveTurn[] {
  if (game.over) return [];
  const turns = [...takes(game), ...reserves(game), ...purchases(game)];
  if (turns.length > 0) return turns.flatMap(finish);
  // R2.3
  const passed = copy(game);
  passed.passesThisRound += 1;
  return finish({ word: "pass", after: passed });
}

/** R2.1, R2.2, R3.1, R3.2 */
function takes(game: NaiveGame): NaiveTurn[] {
  const left = [0, 1, 2, 3, 4].filter((gem) => game.supply[gem]! > 0);
  const sets: number[][] = [];
  if (left.length > 0 && left.length <= 3) sets.push(left);
  if (left.length > 3)
    for (const a of left)
      for (const b of left) for (const c of left) if (a < b && b < c) sets.push([a, b, c]);
  for (const gem of left) if (game.supply[gem]! >= 4) sets.push([gem, gem]);
  return sets.map((set) => {
    const after = copy(game);
    for (const gem of set) {
      after.supply[gem]! -= 1;
      after.players[game.toMove]!.tokens[gem]! += 1;
    }
    return { word: set.map((gem) => LETTERS[gem]).join(""), after };
  });
}

/** R4.1 to R4.3 */
function reserves(game: NaiveGame): NaiveTurn[] {
  if (game.players[game.toMove]!.reserved.length === 3) return [];
  const turns: NaiveTurn[] = [];
  for (let level = 1; level <= 3; level++) {
    for (let slot = 0; slot < 4; slot++) {
      const card = game.rows[level - 1]![slot];
      if (card === undefined) continue;
      const after = copy(game);
      after.rows[level - 1]![slot] = after.decks[level - 1]!.shift();
      keep(after, card);
      turns.push({ word: `=${card.id}`, after });
    }
    if (game.decks[level - 1]!.length > 0) {
      const after = copy(game);
      keep(after, after.decks[level - 1]!.shift()!);
      turns.push({ word: `=${level}?`, after });
    }
  }
  return turns;
}

function keep(game: NaiveGame, card: NaiveCard): void {
  const player = game.players[game.toMove]!;
  player.reserved.push(card);
  if (game.supply[GOLD] === 0) return;
  game.supply[GOLD]! -= 1;
  player.tokens[GOLD]! += 1;
}

/** R5.1 to R5.5 */
function purchases(game: NaiveGame): NaiveTurn[] {
  const turns: NaiveTurn[] = [];
  for (let level = 1; level <= 3; level++)
    for (let slot = 0; slot < 4; slot++) {
      const card = game.rows[level - 1]![slot];
      if (card === undefined) continue;
      for (const turn of payments(game, card)) {
        turn.after.rows[level - 1]![slot] = turn.after.decks[level - 1]!.shift();
        turns.push(turn);
      }
    }
  game.players[game.toMove]!.reserved.forEach((card, index) => {
    for (const turn of payments(game, card)) {
      turn.after.players[game.toMove]!.reserved.splice(index, 1);
      turns.push(turn);
    }
  });
  return turns;
}

/** Every way to pay: for each colour from as few gems as gold allows to as many as there are. */
function payments(game: NaiveGame, card: NaiveCard): NaiveTurn[] {
  const player = game.players[game.toMove]!;
  const price = card.cost.map((cost, gem) => Math.max(0, cost - bonusesOf(player)[gem]!));
  let ways: number[][] = [[]];
  price.forEach((due, gem) => {
    const most = Math.min(due, player.tokens[gem]!);
    ways = ways.flatMap((way) => Array.from({ length: most + 1 }, (_, paid) => [...way, paid]));
  });
  const usual = price.map((due, gem) => Math.min(due, player.tokens[gem]!));
  return ways
    .map((gems) => [...gems, sum(price) - sum(gems)])
    .filter((paid) => paid[GOLD]! <= player.tokens[GOLD]!)
    .map((paid) => {
      const after = copy(game);
      paid.forEach((count, colour) => {
        after.supply[colour]! += count;
        after.players[game.toMove]!.tokens[colour]! -= count;
      });
      after.players[game.toMove]!.bought.push(card);
      const isUsual = usual.every((count, gem) => count === paid[gem]);
      return { word: `+${card.id}${isUsual ? "" : `(${letters(paid)})`}`, after };
    });
}

/** R2.4: return, noble, end, for every choice there is. */
function finish(turn: NaiveTurn): NaiveTurn[] {
  return returns(turn).flatMap(visits).map(endTurn);
}

/** R3.3 */
function returns(turn: NaiveTurn): NaiveTurn[] {
  const { toMove, players } = turn.after;
  const beyond = sum(players[toMove]!.tokens) - 10;
  if (beyond <= 0) return [turn];
  let ways: number[][] = [[]];
  for (const held of players[toMove]!.tokens)
    ways = ways.flatMap((way) => Array.from({ length: held + 1 }, (_, n) => [...way, n]));
  return ways
    .filter((way) => sum(way) === beyond)
    .map((way) => {
      const after = copy(turn.after);
      way.forEach((count, colour) => {
        after.supply[colour]! += count;
        after.players[toMove]!.tokens[colour]! -= count;
      });
      return { word: `${turn.word}-${letters(way)}`, after };
    });
}

/** R6.1 and R6.2 */
function visits(turn: NaiveTurn): NaiveTurn[] {
  const { toMove, players, nobles } = turn.after;
  const bonuses = bonusesOf(players[toMove]!);
  const coming = nobles.filter((id) => demandOf(id).every((due, gem) => bonuses[gem]! >= due));
  if (coming.length === 0) return [turn];
  return coming.map((id) => {
    const after = copy(turn.after);
    after.nobles = after.nobles.filter((noble) => noble !== id);
    after.players[toMove]!.nobles.push(id);
    return { word: `${turn.word}!${id}`, after };
  });
}

/** R6.4, and the whole round of passes of R2.3. */
function endTurn({ word, after }: NaiveTurn): NaiveTurn {
  const roundIsOver = after.toMove === after.players.length - 1;
  const reached = after.players.some((player) => naivePrestige(player) >= 15);
  const allPassed = after.passesThisRound === after.players.length;
  after.over = roundIsOver && (reached || allPassed);
  after.toMove = roundIsOver ? 0 : after.toMove + 1;
  if (roundIsOver) after.passesThisRound = 0;
  return { word, after };
}

/** R6.5: the winning seats, from 0. */
export function naiveWinners(game: NaiveGame): number[] {
  const most = Math.max(...game.players.map(naivePrestige));
  const first = game.players.filter((player) => naivePrestige(player) === most);
  const fewest = Math.min(...first.map((player) => player.bought.length));
  return game.players.flatMap((player, seat) =>
    naivePrestige(player) === most && player.bought.length === fewest ? [seat] : [],
  );
}

/** Leaf turns so many turns ahead; a finished game is one leaf. */
export function naivePerft(game: NaiveGame, depth: number): number {
  if (depth === 0 || game.over) return 1;
  const turns = naiveTurns(game);
  return depth === 1 ? turns.length : sum(turns.map(({ after }) => naivePerft(after, depth - 1)));
}
