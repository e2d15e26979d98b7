/** The server's deal: from the system's secure random source, kept in ids. */
import { randomBytes, randomInt } from "node:crypto";
import {
  CARDS,
  NOBLES,
  cardIndex,
  nobleIndex,
  shuffledDeal,
  type Deal,
  type Random,
  type SeatCount,
} from "@gemwright/rules";
import type { SecretDeal } from "./entry.ts";

/** Every number below the limit equally likely, and none to be foretold. */
export const secureRandom: Random = {
  below: (limit) => (limit <= 1 ? 0 : randomInt(limit)),
};

export function secretDeal(seats: SeatCount): SecretDeal {
  const { decks, nobles } = shuffledDeal(seats, secureRandom);
  const ids = (level: number): string[] => (decks[level] ?? []).map((card) => CARDS[card]!.id);
  return {
    decks: [ids(0), ids(1), ids(2)],
    nobles: nobles.map((noble) => NOBLES[noble]!.id),
    salt: randomBytes(32).toString("hex"),
  };
}

export const dealOf = (secret: SecretDeal, seats: SeatCount): Deal => ({
  seats,
  decks: secret.decks.map((deck) => deck.map((id) => known(cardIndex(id), id))),
  nobles: secret.nobles.map((id) => known(nobleIndex(id), id)),
});

function known(index: number | undefined, id: string): number {
  if (index === undefined || index < 0) throw new RangeError(`There is no ${id}`);
  return index;
}
