/** One game between random players, printed as a record. */
import {
  SeededRandom,
  deckDealer,
  isOver,
  listLegal,
  openingPosition,
  playDealt,
  shuffledDeal,
  turnsPlayed,
  type Step,
} from "@gemwright/rules";
import { makeRecord } from "@gemwright/notation";

const random = new SeededRandom(2026);
const deal = shuffledDeal(2, random);
const dealer = deckDealer(deal);
const position = openingPosition(deal);
const turns: Step[][] = [];

while (!isOver(position)) {
  const legal = listLegal(position);
  const step = legal[random.below(legal.length)];
  // A turn is one to three steps: the first of them opens a new list.
  (turns[turnsPlayed(position)] ??= []).push(step);
  playDealt(position, step, dealer);
}

console.log(makeRecord({ deal, options: { hideReserved: false }, further: [], turns }));
