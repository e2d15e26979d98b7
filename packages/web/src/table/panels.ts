import { type Signal, signal } from "@preact/signals";
import type { CardIndex } from "@gemwright/rules";

/** What lies open over the table, whoever is to move. */
export class Panels {
  readonly help = signal(false);
  readonly menu = signal(false);
  /** All that the others have, where the table has room for little of it. */
  readonly seats = signal(false);
  /** All turns and the talk, where a line has to do otherwise. */
  readonly log = signal(false);
  readonly endSeen = signal(false);
  /** The card that is held to be seen large. */
  readonly large: Signal<CardIndex | undefined> = signal(undefined);

  /** Closes what lies on top; false where nothing is open. */
  closeTop(): boolean {
    const top = [this.help, this.menu, this.log, this.seats].find((panel) => panel.value);
    if (top) top.value = false;
    return top !== undefined;
  }
}
