/**
 * The log of a table. Entries are what is stored, deal and invite included; nobody outside is
 * shown one. What viewers are told is made from them in view.ts.
 */
import type { Absence, Bot, ClockChoice, Decider, Ending, Start } from "@gemwright/protocol";
import type { SeatCount } from "@gemwright/rules";

export interface OpenedEntry {
  readonly type: "opened";
  readonly at: number;
  readonly table: string;
  readonly seats: SeatCount;
  readonly start: Start;
  readonly clock: ClockChoice | null;
  readonly listed: boolean;
  readonly hideReserved: boolean;
  readonly invite: string;
  readonly rematchOf: string | null;
  /** A word by which the table may be watched and no more; only a rematch has one. */
  readonly watch?: string;
  /** For each seat the player it is kept for; null for anybody. */
  readonly kept: readonly (string | null)[];
}

export interface SatEntry {
  readonly type: "sat";
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly player: string | null;
  readonly bot: Bot | null;
}

export interface LeftEntry {
  readonly type: "left";
  readonly at: number;
  readonly seat: number;
}

/** The whole deal, in the ids of the notation; the first four of a deck lie open. */
export interface SecretDeal {
  readonly decks: readonly [readonly string[], readonly string[], readonly string[]];
  readonly nobles: readonly string[];
  readonly salt: string;
}

export interface StartedEntry {
  readonly type: "started";
  readonly at: number;
  readonly deal: SecretDeal;
  readonly commitment: string;
}

export interface StepEntry {
  readonly type: "step";
  readonly at: number;
  readonly seat: number;
  readonly step: string;
  readonly by: Decider;
  /** The seq that the request named, by which a repeated request is known. */
  readonly base: number;
  /** What the request said, where that is not the canonical form. */
  readonly asked?: string;
}

export interface TakeBackAskedEntry {
  readonly type: "take-back-asked";
  readonly at: number;
  readonly seat: number;
  readonly to: number;
}

export interface TakeBackAnsweredEntry {
  readonly type: "take-back-answered";
  readonly at: number;
  readonly seat: number;
  readonly agreed: boolean;
}

export interface TakeBackWithdrawnEntry {
  readonly type: "take-back-withdrawn";
  readonly at: number;
  readonly seat: number;
}

export interface TakenBackEntry {
  readonly type: "taken-back";
  readonly at: number;
  readonly seat: number;
  readonly to: number;
}

export interface AwayEntry {
  readonly type: "away";
  readonly at: number;
  readonly seat: number;
  readonly reason: Absence;
  readonly bot: Bot;
}

export interface BackEntry {
  readonly type: "back";
  readonly at: number;
  readonly seat: number;
}

export interface ChatEntry {
  readonly type: "chat";
  readonly at: number;
  readonly seat: number;
  readonly text: string;
}

export interface MutedEntry {
  readonly type: "muted";
  readonly at: number;
  readonly by: number;
  readonly seat: number;
  readonly muted: boolean;
}

export interface OverEntry {
  readonly type: "over";
  readonly at: number;
  readonly ending: Ending;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export interface RematchEntry {
  readonly type: "rematch";
  readonly at: number;
  readonly table: string;
}

export type LogEntry =
  | OpenedEntry
  | SatEntry
  | LeftEntry
  | StartedEntry
  | StepEntry
  | TakeBackAskedEntry
  | TakeBackAnsweredEntry
  | TakeBackWithdrawnEntry
  | TakenBackEntry
  | AwayEntry
  | BackEntry
  | ChatEntry
  | MutedEntry
  | OverEntry
  | RematchEntry;

export const makeEntry = (entry: LogEntry): string => JSON.stringify(entry);
/** The log is written by this program alone, so what it holds is not checked again. */
export const parseEntry = (text: string): LogEntry => JSON.parse(text) as LogEntry;
