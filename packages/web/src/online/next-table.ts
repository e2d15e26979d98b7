import { type ReadonlySignal, signal } from "@preact/signals";
import type { TableEvent } from "@gemwright/protocol";
import { SPECTATOR, type Seat, type Viewer } from "@gemwright/rules";
import { Feed } from "./feed.ts";
import { watchAddress } from "./last-table.ts";

/** A table by its name, and the word by which it may be watched. */
export interface Next {
  readonly table: string;
  readonly watch: string;
}

export type Follow = (next: Next, onEvent: (event: TableEvent) => void) => { end(): void };
const follow: Follow = ({ table, watch }, onEvent) => new Feed(table, watch, onEvent);

/** The table of the next game, where those who want one wait for the others. */
export class NextTable {
  readonly #follow: Follow;
  readonly #waiting = signal<readonly Seat[]>([]);
  readonly #begun = signal<string | undefined>(undefined);
  /** Who has which seat there, by the seats of the game that is over. */
  readonly #seats = new Map<number, Seat>();
  #feed: { end(): void } | undefined;
  #table: string | undefined;

  constructor(how: Follow = follow) {
    this.#follow = how;
  }

  /** Those who sit there while not all do, the viewer left out. */
  get waiting(): ReadonlySignal<readonly Seat[]> {
    return this.#waiting;
  }

  /** The address of its game, once that is played and the viewer has no seat there. */
  get begun(): ReadonlySignal<string | undefined> {
    return this.#begun;
  }

  /** Looks at the table from now on, with the players of the game that is over, seat by seat. */
  watch(next: Next, players: readonly (string | null)[], viewer: Viewer): void {
    if (next.table === this.#table) return;
    // everybody had left the table that was looked at before
    this.end();
    this.#seats.clear();
    this.#table = next.table;
    this.#feed = this.#follow(next, (event) => {
      if (event.type === "started" && ![...this.#seats.values()].includes(viewer))
        this.#begun.value = watchAddress(next.table, next.watch);
      this.#take(event, players);
      // whoever only watched is not called to a seat
      if (viewer === SPECTATOR) return;
      this.#waiting.value = [...this.#seats.values()].filter((seat) => seat !== viewer);
    });
  }

  end(): void {
    this.#feed?.end();
  }

  #take(event: TableEvent, players: readonly (string | null)[]): void {
    if (event.type === "started") this.end();
    if (event.type === "started" || event.type === "over") this.#seats.clear();
    if (event.type === "left") this.#seats.delete(event.seat);
    if (event.type !== "sat" || event.player === null) return;
    const seat = players.indexOf(event.player);
    if (seat >= 0) this.#seats.set(event.seat, seat);
  }
}
