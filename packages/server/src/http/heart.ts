/** Heartbeats for many connections, spread over time so that they never come all at once. */

export interface Beating {
  beat(): void;
  /** Ends the connection in order, because the server stops. */
  end(): void;
}

const SLOTS = 60;

export class Heart {
  readonly #slots = Array.from({ length: SLOTS }, () => new Set<Beating>());
  readonly #timer: NodeJS.Timeout;
  #added = 0;
  #at = 0;

  constructor(everyMs: number) {
    this.#timer = setInterval(() => {
      this.#at = (this.#at + 1) % SLOTS;
      for (const each of this.#slots[this.#at] ?? []) each.beat();
    }, everyMs / SLOTS);
    this.#timer.unref();
  }

  /** Keeps it beating until the answer is called. */
  add(each: Beating): () => void {
    const slot = this.#slots[this.#added++ % SLOTS]!;
    slot.add(each);
    return () => slot.delete(each);
  }

  get size(): number {
    return this.#slots.reduce((sum, slot) => sum + slot.size, 0);
  }

  /** Everything that beats now. */
  *all(): Generator<Beating> {
    for (const slot of this.#slots) yield* slot;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
