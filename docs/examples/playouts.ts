/** A player that imagines the hidden cards and plays games to their end: the fast way. */
import {
  STEP_LIMIT,
  clonePosition,
  copyPosition,
  drawUnseen,
  legalSteps,
  playDealt,
  playout,
  randomDealer,
  reserved,
  reveal,
  seatCount,
  seatToMove,
  winners,
  type Position,
  type Random,
  type Step,
} from "@gemwright/rules";

/** Puts a card that could be there in the place of every card that the seat may not know. */
function imagine(world: Position, random: Random): void {
  for (let seat = 0; seat < seatCount(world); seat++)
    reserved(world, seat).forEach(({ known, level }, index) => {
      if (!known) reveal(world, seat, index, drawUnseen(world, level, random));
    });
}

/** Tries every legal step in so many imagined games and takes the one that wins most often. */
export function playoutStep(seen: Position, random: Random, games = 40): Step {
  const seat = seatToMove(seen);
  const dealer = randomDealer(random);
  const world = clonePosition(seen);
  const choices = new Int32Array(STEP_LIMIT);
  const count = legalSteps(seen, choices);
  let best: Step = 0;
  let bestWins = -1;
  for (let choice = 0; choice < count; choice++) {
    let wins = 0;
    for (let game = 0; game < games; game++) {
      copyPosition(world, seen);
      imagine(world, random);
      playDealt(world, choices[choice], dealer);
      playout(world, random);
      if (winners(world).includes(seat)) wins++;
    }
    if (wins > bestWins) [best, bestWins] = [choices[choice], wins];
  }
  return best;
}
