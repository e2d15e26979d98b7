/** Which turns a bot played for somebody, as the tags `StandIn1` to `StandIn4` of a record say it. */
import type { GameRecord } from "./record.ts";

const tagOf = (seat: number): string => `StandIn${seat + 1}`;

/** The turns, from 1, that a bot played in a seat; undefined where none stood in for anybody. */
export type StandIns = readonly (readonly number[] | undefined)[];

/** The tags for the seats in which a bot stood in, whether or not a turn came to it. */
export const standInTags = (turns: StandIns): [tag: string, turns: string][] =>
  turns.flatMap((of, seat): [string, string][] => (of ? [[tagOf(seat), of.join(" ")]] : []));

/**
 * The turns by seat; undefined where the record has no such tag. Further tags are anybody's, so that
 * whatever is no turn of the seat is passed over.
 */
export function standInsOf({ deal, further, turns }: GameRecord): StandIns {
  const tags = new Map(further);
  return Array.from({ length: deal.seats }, (_, seat) => {
    const named = new Set(tags.get(tagOf(seat))?.split(/\s+/));
    const own = turns.flatMap((_turn, i) => (i % deal.seats === seat ? [i + 1] : []));
    return tags.has(tagOf(seat)) ? own.filter((turn) => named.has(String(turn))) : undefined;
  });
}
