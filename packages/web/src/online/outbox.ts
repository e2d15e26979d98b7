import type { Answer } from "./api.ts";

/** Whoever waits longer for an answer wants to know what becomes of the step. */
const SLOW_MS = 600;

export interface Way {
  /** Sends the step; sending it twice changes nothing. */
  readonly post: () => Promise<Answer<unknown>>;
  readonly isFine: () => boolean;
  /** Resolves when the line is there again. */
  readonly back: () => Promise<void>;
}

/** A confirmed step on its way to the table. */
export class Outbox {
  readonly #onChange: () => void;
  /** A step has been confirmed, and the table has not told of it yet. */
  #awaited = false;
  #waits = false;
  #slow: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Whether a step is on its way: nothing else can be decided meanwhile. */
  get busy(): boolean {
    return this.#awaited;
  }

  /** Whether it lies here longer than it should. */
  get waits(): boolean {
    return this.#waits;
  }

  /** Sends until the table has taken or refused the step. */
  async send({ post, isFine, back }: Way): Promise<boolean> {
    this.#awaited = true;
    this.#waits = !isFine();
    this.#onChange();
    this.#slow = setTimeout(() => this.#wait(), SLOW_MS);
    for (;;) {
      const answer = await post();
      if (answer.ok || answer.trouble.code !== "away") {
        // what was taken is told by the table, and is here until then
        if (!answer.ok) this.#giveUp();
        return answer.ok;
      }
      this.#wait();
      await back();
    }
  }

  /** The table has told of the step; whoever says so shows it too. */
  arrived(): void {
    clearTimeout(this.#slow);
    this.#awaited = false;
    this.#waits = false;
  }

  #giveUp(): void {
    this.arrived();
    this.#onChange();
  }

  #wait(): void {
    if (this.#waits || !this.#awaited) return;
    this.#waits = true;
    this.#onChange();
  }
}
