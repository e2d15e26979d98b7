/** Two players, a few games, and nobody sees more than the seat may know. */
import {
  SeededRandom,
  clonePosition,
  deckDealer,
  isOver,
  listLegal,
  observe,
  openingPosition,
  playDealt,
  scores,
  seatToMove,
  shuffledDeal,
  winners,
  type Position,
  type Random,
  type Step,
} from "@gemwright/rules";
import { parseStep, makeStep } from "@gemwright/notation";
import { greedyStep } from "./greedy.ts";
import { playoutStep } from "./playouts.ts";

type Player = (seen: Position, random: Random) => Step;

const PLAYERS: Readonly<Record<string, Player>> = {
  random: (seen, random) => {
    const legal = listLegal(seen);
    return legal[random.below(legal.length)];
  },
  greedy: (seen) => greedyStep(seen),
  playouts: (seen, random) => playoutStep(seen, random),
};

/** Plays a game to its end; the players' names in the order of their seats. */
function playGame(seats: readonly string[], seed: number): Position {
  const deal = shuffledDeal(2, new SeededRandom(seed));
  // Not the generator of the deal: from its numbers a clever player could tell the decks.
  const random = new SeededRandom(seed + 1_000_000);
  const dealer = deckDealer(deal);
  const position = openingPosition(deal);
  const seen = clonePosition(position);
  while (!isOver(position)) {
    const seat = seatToMove(position);
    const player = PLAYERS[seats[seat]];
    if (player === undefined) throw new Error(`there is no player ${seats[seat]}`);
    observe(position, seat, seen);
    // Through text and back, as a program on the other side of a wire would be asked.
    const step = parseStep(position, makeStep(seen, player(seen, random)));
    if (!step.ok) throw new Error(step.error.reason);
    playDealt(position, step.value, dealer);
  }
  return position;
}

const [first = "greedy", second = "random", games = "20"] = process.argv.slice(2);
const wins: Record<string, number> = { [first]: 0, [second]: 0 };
for (let game = 0; game < Number(games); game++) {
  // The same deal twice, with the seats changed, so that luck is shared out.
  const seats = game % 2 === 0 ? [first, second] : [second, first];
  const end = playGame(seats, 1 + Math.floor(game / 2));
  for (const seat of winners(end)) wins[seats[seat]]++;
  console.log(`${seats.join(" – ")}: ${scores(end).join(" – ")}`);
}
console.log(wins);
