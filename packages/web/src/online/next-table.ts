import { type ReadonlySignal, signal } from "@preact/signals";
import type { TableEvent } from "@gemwright/protocol";
import type { Seat } from "@gemwright/rules";
import { Feed } from "./feed.ts";

export type Follow = (table: string, onEvent: (event: TableEvent) => void) => { end(): void };
const follow: Follow = (table, onEvent) => new Feed(table, undefined, onEvent);

/** The table of the next game, where those who want one wait for the others. */
export class NextTable {
  readonly #follow: Follow;
  readonly #waiting = signal<readonly Seat[]>([]);
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

  /** Looks at the table from now on, with the players of the game that is over, seat by seat. */
  watch(table: string, players: readonly (string | null)[], viewer: Seat): void {
    if (table === this.#table) return;
    // everybody had left the table that was looked at before
    this.end();
    this.#seats.clear();
    this.#table = table;
    this.#feed = this.#follow(table, (event) => {
      this.#take(event, players);
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
