/** Random games as records, for tests. */
import {
  SeededRandom,
  deckDealer,
  isOver,
  openingPosition,
  playDealt,
  shuffledDeal,
  type SeatCount,
} from "@gemwright/rules";
import type { GameRecord } from "../record.ts";
import { listTurns, makeTurn, type Turn } from "../turn.ts";

/** A game in which purchases are liked, cut off after so many turns if it is not over before. */
export function randomRecord(
  seats: SeatCount,
  seed: number,
  length: number,
  hideReserved = false,
): GameRecord {
  const random = new SeededRandom(seed);
  const deal = shuffledDeal(seats, random);
  const dealer = deckDealer(deal);
  const position = openingPosition(deal, { hideReserved });
  const turns: Turn[] = [];
  while (turns.length < length && !isOver(position)) {
    const legal = listTurns(position);
    const purchases = legal.filter((turn) => makeTurn(position, turn).startsWith("+"));
    const choice = purchases.length > 0 && random.below(3) > 0 ? purchases : legal;
    const turn = choice[random.below(choice.length)]!;
    turns.push(turn);
    for (const step of turn) playDealt(position, step, dealer);
  }
  return { deal, options: { hideReserved }, further: [], turns };
}
