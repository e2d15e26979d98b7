/**
 * Who has a line to one table: to this process, or to another one that has said so. Whoever has
 * lost it counts as here for a while, because most come back at once.
 */

/** Who sits in a seat: a person, a bot, or nobody. */
export interface Seated {
  readonly player: string | null;
  readonly bot: string | null;
}

/** What another process has said of a table, and how long that counts. */
interface Word {
  readonly players: readonly string[];
  readonly until: number;
}

export class Attendance {
  readonly #graceMs: number;
  /** Lines to this process, by player. */
  readonly #lines = new Map<string, number>();
  readonly #elsewhere = new Map<string, Word>();
  /** When those who have no line any more lost it, the longest ago first. */
  readonly #lost = new Map<string, number>();
  /** Nobody is missed before there was time to come. */
  #since: number;
  /** Who sat there when the seats were last looked at. */
  #seated: ReadonlySet<string> = new Set();

  constructor(graceMs: number, now: number) {
    this.#graceMs = graceMs;
    this.#since = now;
  }

  /** Looks at the seats: whoever has just sat down is given the same time to come. */
  seated(seats: readonly Seated[], now: number): void {
    const players = new Set(seats.flatMap(({ player }) => player ?? []));
    for (const player of players) if (!this.#seated.has(player)) this.#lose(player, now);
    this.#seated = players;
  }

  came(player: string): void {
    this.#lines.set(player, (this.#lines.get(player) ?? 0) + 1);
  }

  went(player: string, now: number): void {
    const left = (this.#lines.get(player) ?? 1) - 1;
    if (left > 0) this.#lines.set(player, left);
    else if (this.#lines.delete(player)) this.#lose(player, now);
  }

  /** Another process says who of the table is with it, which counts until it says something else. */
  heard(origin: string, { players, until }: Word, now: number): void {
    const before = this.#elsewhere.get(origin)?.players ?? [];
    if (players.length > 0) this.#elsewhere.set(origin, { players, until });
    else this.#elsewhere.delete(origin);
    for (const player of before) this.#lose(player, now);
  }

  /** What others have said may not be so any more. */
  forget(now: number): void {
    for (const origin of this.#elsewhere.keys()) this.heard(origin, { players: [], until: 0 }, now);
  }

  #lose(player: string, now: number): void {
    this.#lost.delete(player);
    this.#lost.set(player, now);
    for (const [each, at] of this.#lost) {
      if (at + this.#graceMs > now) break;
      this.#lost.delete(each);
    }
  }

  /** Until when a player counts as here, as far as it is known now. */
  #hereUntil(player: string): number {
    if (this.#lines.has(player)) return Infinity;
    let last = Math.max(this.#since, this.#lost.get(player) ?? 0);
    for (const { players, until } of this.#elsewhere.values())
      if (players.includes(player)) last = Math.max(last, until);
    return last + this.#graceMs;
  }

  /** For each seat whether its person is here; bots always are, and null is nobody. */
  here(seats: readonly Seated[], now: number): (boolean | null)[] {
    return seats.map(({ player, bot }) =>
      player === null ? (bot === null ? null : true) : now < this.#hereUntil(player),
    );
  }

  /** When somebody who sits there will be missed if nothing happens; Infinity for never. */
  nextLoss(seats: readonly Seated[], now: number): number {
    const ends = seats.flatMap(({ player }) => (player === null ? [] : [this.#hereUntil(player)]));
    return Math.min(...ends.filter((end) => end > now), Infinity);
  }

  /** Those who sit there and have a line to this process. */
  players(seats: readonly Seated[]): string[] {
    return seats.flatMap(({ player }) =>
      player !== null && this.#lines.has(player) ? [player] : [],
    );
  }
}
