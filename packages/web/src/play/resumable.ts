import { round, seatToMove } from "@gemwright/rules";
import type { Sitter } from "./game.ts";
import { positionsOf } from "./saved.ts";
import { type Kept, advisedGame, isBegun, keptGames, putAside, readKept } from "./shelf.ts";

/** A game under way in a few words. */
export interface Resumable {
  readonly id: string;
  readonly href: string;
  readonly kind: "bots" | "pass";
  /** When it was last played, in ms since 1970. */
  readonly at: number;
  /** Who else plays; on a shared device everybody. */
  readonly others: readonly Sitter[];
  readonly round: number;
  readonly toMove: Sitter;
}

export interface Resumables {
  readonly games: readonly Resumable[];
  /** Whether something was kept that is no game; it has been put aside. */
  readonly broken: boolean;
}

function resumable({ id, at }: Kept): Resumable | "broken" | undefined {
  const saved = readKept(id);
  if (saved.state !== "fine") return saved.state === "broken" ? "broken" : undefined;
  const { kind, sitters } = saved.game;
  const position = positionsOf(saved.game).at(-1);
  if (!position || !isBegun(saved.game)) return undefined;
  return {
    id,
    href: id === advisedGame() ? "#/learn/play" : `#/play/${id}`,
    kind,
    at,
    others: kind === "pass" ? sitters : sitters.filter(({ bot }) => bot !== undefined),
    round: round(position),
    toMove: sitters[seatToMove(position)]!,
  };
}

/** The games of this device that have begun and are not over, what was played last first. */
export function findResumables(): Resumables {
  const games: Resumable[] = [];
  let broken = false;
  for (const kept of keptGames()) {
    const found = kept.over ? undefined : resumable(kept);
    if (found === "broken") {
      putAside(kept.id);
      broken = true;
    } else if (found) games.push(found);
  }
  return { games, broken };
}
