/** Time at a table. It runs for a person who is to move, never for a bot. */
import type { ClockChoice } from "@gemwright/protocol";

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** Somebody who comes back after running out of time has this, or the base where that is less. */
const GRACE = 60 * SECOND;

export interface Clock {
  readonly choice: ClockChoice;
  /** What each seat had left at `since`. */
  readonly remaining: number[];
  /** The seat whose time falls, from 0; null while a bot thinks or nobody plays. */
  running: number | null;
  since: number;
}

const isDaily = (choice: ClockChoice): choice is { daysPerTurn: number } => "daysPerTurn" in choice;

const full = (choice: ClockChoice): number =>
  isDaily(choice) ? choice.daysPerTurn * DAY : choice.baseS * SECOND;

export const newClock = (choice: ClockChoice, seats: number, at: number): Clock => ({
  choice,
  remaining: Array.from({ length: seats }, () => full(choice)),
  running: null,
  since: at,
});

/** Charges the running seat up to now, and lets the time of `next` run. */
export function runFor(clock: Clock, next: number | null, at: number): void {
  if (clock.running !== null)
    clock.remaining[clock.running] = Math.max(
      0,
      (clock.remaining[clock.running] ?? 0) - Math.max(0, at - clock.since),
    );
  clock.running = next;
  clock.since = at;
}

/** What a finished turn brings; one that a bot has played for somebody earns no time. */
export function endTurn(clock: Clock, seat: number, played: "by a person" | "by a bot"): void {
  if (isDaily(clock.choice)) clock.remaining[seat] = full(clock.choice);
  else if (played === "by a person")
    clock.remaining[seat] = (clock.remaining[seat] ?? 0) + clock.choice.incrementS * SECOND;
}

/**
 * Nobody has more time than at an earlier moment: what was earned since is taken back too. What the
 * others have spent since they have again, for they thought about a turn that is gone, and while
 * they were asked; whoever asked has thought about it all the same.
 */
export function returnTime(clock: Clock, asker: number, remaining: readonly number[]): void {
  remaining.forEach((then, seat) => {
    clock.remaining[seat] = seat === asker ? Math.min(clock.remaining[seat] ?? 0, then) : then;
  });
}

export function grantGrace(clock: Clock, seat: number): void {
  const grace = Math.min(GRACE, full(clock.choice));
  clock.remaining[seat] = Math.max(clock.remaining[seat] ?? 0, grace);
}

/** When the running seat's time ends; null if no time runs. */
export const deadline = (clock: Clock): number | null =>
  clock.running === null ? null : clock.since + (clock.remaining[clock.running] ?? 0);
