import type { EventText } from "../table/view.ts";

/** Somebody who follows a table, over whatever wire. */
export interface Subscriber {
  /** Whose eyes these are; null for somebody without a name. */
  readonly player: string | null;
  /** The seq of the event to be sent next. */
  next: number;
  /**
   * Takes an event as JSON, in two pieces (view.ts). False asks for a pause: nothing more is handed over until `resume` of
   * the table is called, so what waits for a slow reader is never more than one event.
   */
  send(seq: number, event: EventText): boolean;
  /** Takes a sign of life with who is here, as JSON; not while it has asked for a pause. */
  beat(text: string): void;
  /** Told when the game's last event has been handed over. */
  finished(): void;
  paused: boolean;
}
