import type { ReadonlySignal } from "@preact/signals";
import {
  type CardIndex,
  type Position,
  type Seat,
  type Step,
  type Viewer,
  isOver,
} from "@gemwright/rules";
import { t } from "../i18n/i18n.ts";
import type { BotLevel } from "../i18n/words.ts";
import type { Deed } from "./deed.ts";
import { numbered } from "./numbered.ts";

/** Who sits in a seat. */
export interface Sitter {
  readonly name: string;
  readonly bot: BotLevel | undefined;
  /** A bot plays on for somebody who has left. */
  readonly away: boolean;
  /** Has given up and cannot come back, while others play on. */
  readonly resigned?: boolean;
}

/** A bot without a name is called by its level, a person without one "you". */
export const sitterName = ({ name, bot }: Sitter): string =>
  name || (bot === undefined ? t().you : t().bot(t().levelName[bot]));

/** Everybody's name; those who share one are told apart by a number. */
export const sitterNames = (sitters: readonly Sitter[]): string[] =>
  numbered(sitters.map(sitterName));

/** A clock as it stood at a moment of this device's time. */
export interface ClockFace {
  readonly remainingMs: readonly number[];
  readonly running: Seat | undefined;
  readonly at: number;
}

/** A seat that went to a bot, or back to whom it belongs. */
export interface Handover {
  readonly seat: Seat;
  readonly away: boolean;
  readonly resigned: boolean;
  /** How many turns the game had then. */
  readonly turns: number;
}

/** What the table shows of a game, for one pair of eyes. */
export interface GameView {
  /** Counts every change, so that a change is noticed even if it looks like the state before. */
  readonly seq: number;
  readonly position: Position;
  readonly viewer: Viewer;
  /** The seat whose holdings, prices and gaps are shown, where that is not the viewer's. */
  readonly eyes?: Seat | undefined;
  readonly sitters: readonly Sitter[];
  readonly deeds: readonly Deed[];
  readonly handovers?: readonly Handover[];
  /** Whether this viewer decides the next step here and now. */
  readonly mayAct: boolean;
  /** A step of the viewer's has been confirmed, and the table has not told of it yet. */
  readonly sending?: boolean;
  /** It takes longer than it should. */
  readonly unsent?: boolean;
  readonly clock: ClockFace | undefined;
  /** The winning seats of a game that ended because somebody gave up. */
  readonly resigned?: readonly Seat[] | undefined;
  /** The next player of a shared device, who has to take it first. */
  readonly curtain: Seat | undefined;
  /** The card that the viewer has just reserved unseen, to be looked at before the device goes on. */
  readonly dealt?: CardIndex | undefined;
}

/** Something that was said at the table. */
export interface Remark {
  readonly seat: Seat;
  readonly text: string;
}

/** A wish to take the last turn back. */
export interface TakeBack {
  /** Who asks. */
  readonly seat: Seat;
  /** Whether the viewer has said yes, or is the one who asks. */
  readonly answered: boolean;
  /** Whether anybody has said yes: then it cannot be withdrawn any more. */
  readonly agreed?: boolean;
  /** Who said no; only the one who asked is told. */
  readonly declinedBy?: Seat;
}

/** What people at different places say and ask each other. */
export interface Company {
  readonly remarks: ReadonlySignal<readonly Remark[]>;
  /** The seats that the viewer does not want to hear. */
  readonly muted: ReadonlySignal<ReadonlySet<Seat>>;
  /** The seat that would like to take its turn back, until everybody has answered. */
  readonly takeBack: ReadonlySignal<TakeBack | undefined>;
  /** The others who wait at a new table for another game, once this one is over. */
  readonly rematch: ReadonlySignal<readonly Seat[]>;
  /** The address of the next game, once it is played without the viewer. */
  readonly next: ReadonlySignal<string | undefined>;
  /** Resolves to a sentence where it was not possible. */
  say(text: string): Promise<string | undefined>;
  mute(seat: Seat, muted: boolean): Promise<string | undefined>;
  askTakeBack(): Promise<string | undefined>;
  withdrawTakeBack(): Promise<string | undefined>;
  answerTakeBack(agreed: boolean): Promise<string | undefined>;
}

/** How the page and the table reach each other, where they are not on one device. */
export type Line =
  | { readonly state: "fine" }
  | { readonly state: "trying" }
  | { readonly state: "lost"; readonly retryAt: number };

/** A change that the screen may want to show on the way from one view to the next. */
export interface Change {
  readonly before: GameView;
  readonly after: GameView;
  /** The seat whose turn was taken back, where that is the change. */
  readonly takenBack?: Seat | undefined;
  /** The seat that does not ask for that any more, where that is the change. */
  readonly withdrawn?: Seat | undefined;
}

/** Over under the rules (R6.4), or because somebody gave up. */
export const isEnded = ({ position, resigned }: Pick<GameView, "position" | "resigned">): boolean =>
  isOver(position) || resigned !== undefined;

/** The turn that a change brought or went on with; none where something else happened. */
export function deedOf({ before, after, takenBack }: Change): Deed | undefined {
  const deed = after.deeds.at(-1);
  return takenBack === undefined && deed !== before.deeds.at(-1) ? deed : undefined;
}

/** A finished game that is looked through, turn by turn. */
export interface Replay {
  /** All turns of the game. */
  readonly deeds: readonly Deed[];
  /** How many of them the table shows as played. */
  readonly at: ReadonlySignal<number>;
  goTo(turn: number): void;
}

/** Why a table takes no turn, in a few words and in a sentence. */
export interface Closed {
  readonly brief: string;
  readonly text: string;
}

/** What can be done at a table, wherever the game is kept. */
export interface Game {
  readonly kind: "bots" | "pass" | "online" | "replay";
  readonly view: ReadonlySignal<GameView>;
  readonly line: ReadonlySignal<Line>;
  /** The others who have had no line to the table for a while; undefined while nobody can tell. */
  readonly absent?: ReadonlySignal<ReadonlySet<Seat> | undefined>;
  /** Plays a legal step. Resolves to false if the table had moved on. */
  submit(step: Step): Promise<boolean>;
  readonly undo?: () => boolean;
  readonly canUndo?: () => boolean;
  readonly hint?: () => Promise<Step | undefined>;
  readonly raiseCurtain?: () => void;
  /** The card that was dealt has been seen. */
  readonly handOn?: () => void;
  readonly retryNow?: () => void;
  /** Takes the seat back from the bot that stood in; resolves to a sentence where it was not possible. */
  readonly comeBack?: () => Promise<string | undefined>;
  readonly resign?: () => Promise<string | undefined>;
  readonly company?: Company;
  readonly replay?: Replay;
  /** What the table says where no turn is awaited although the game is not over. */
  readonly closed?: () => Closed | undefined;
  /** The page where the game is looked through when it is over; empty where there is none. */
  readonly lookBack?: string;
  /** The game as a text to keep, once it may be shown. */
  record(): Promise<string | undefined>;
  playAgain(): void;
  /** Stops everything that still runs for this game. */
  leave(): void;
  /** Called just before a new view replaces the old one. */
  onChange: ((change: Change) => Promise<void> | void) | undefined;
}
