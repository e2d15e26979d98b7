/** Random games for tests. */
import {
  SeededRandom,
  clonePosition,
  deckDealer,
  isOver,
  listLegal,
  openingPosition,
  playDealt,
  shuffledDeal,
  type Position,
  type SeatCount,
} from "@gemwright/rules";

/** Every position of a random game, the opening and the end included. */
export function* randomGame(
  seats: SeatCount,
  seed: number,
  hideReserved = false,
): Generator<Position> {
  const random = new SeededRandom(seed);
  const deal = shuffledDeal(seats, random);
  const dealer = deckDealer(deal);
  const position = openingPosition(deal, { hideReserved });
  yield clonePosition(position);
  while (!isOver(position)) {
    const legal = listLegal(position);
    playDealt(position, legal[random.below(legal.length)]!, dealer);
    yield clonePosition(position);
  }
}
