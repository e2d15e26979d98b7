/** What one viewer may know, as one JSON object; docs/WRITING-A-BOT.md tells its fields. */
import type { Level, Position, Viewer } from "@gemwright/rules";
import { observationTexts } from "./observation-text.ts";

/** Gems by their letters, in the order of the notation. */
export interface GemCounts {
  readonly W: number;
  readonly U: number;
  readonly G: number;
  readonly R: number;
  readonly K: number;
}

export interface TokenCounts extends GemCounts {
  readonly J: number;
}

export type ByLevel<T> = Readonly<Record<Level, T>>;

export interface PlayerObservation {
  readonly seat: number;
  readonly tokens: TokenCounts;
  readonly bonuses: GemCounts;
  readonly prestige: number;
  /** In the order of their ids. */
  readonly purchased: readonly string[];
  /** Oldest first; `2?` is a level 2 card that the viewer may not know. */
  readonly reserved: readonly string[];
  readonly nobles: readonly string[];
}

export interface Observation {
  readonly seats: 2 | 3 | 4;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  /** Null when the game is over, as is `step`. */
  readonly toMove: number | null;
  readonly step: "action" | "return" | "noble" | null;
  readonly round: number;
  /** Turns completed. */
  readonly turn: number;
  readonly supply: TokenCounts;
  readonly market: ByLevel<readonly (string | null)[]>;
  readonly decks: ByLevel<number>;
  readonly nobles: readonly string[];
  readonly players: readonly PlayerObservation[];
  readonly over: boolean;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** The observation of a settled position: one that waits for a player or is over. */
export const makeObservation = (position: Position, viewer: Viewer): Observation =>
  JSON.parse(observationTexts(position)(viewer).join("")) as Observation;
