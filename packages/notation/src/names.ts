/** Who sat where, as the tags `Player1` to `Player4` of a record say it. */
import type { GameRecord } from "./record.ts";

const tagOf = (seat: number): string => `Player${seat + 1}`;

/** The tags that name the players, in the order of the seats. */
export const nameTags = (names: readonly string[]): [tag: string, name: string][] =>
  names.map((name, seat) => [tagOf(seat), name]);

/** The players' names by seat; undefined where the record has none. */
export function namesOf({ deal, further }: GameRecord): (string | undefined)[] {
  const tags = new Map(further);
  return Array.from({ length: deal.seats }, (_, seat) => tags.get(tagOf(seat)) || undefined);
}
