import type { Answer } from "./api.ts";

/** Whoever waits longer for an answer wants to know what becomes of the step. */
const SLOW_MS = 1500;

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

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Whether a step lies here longer than it should: nothing else can be decided meanwhile. */
  get waits(): boolean {
    return this.#waits;
  }

  /** Sends until the table has taken or refused the step. */
  async send({ post, isFine, back }: Way): Promise<boolean> {
    this.#awaited = true;
    if (!isFine()) this.#wait(true);
    const slow = setTimeout(() => this.#wait(true), SLOW_MS);
    for (;;) {
      const answer = await post();
      if (answer.ok || answer.trouble.code !== "away") {
        clearTimeout(slow);
        // what was taken is told by the table, and is here until then
        if (!answer.ok) this.#giveUp();
        return answer.ok;
      }
      this.#wait(true);
      await back();
    }
  }

  /** The table has told of the step; whoever says so shows it too. */
  arrived(): void {
    this.#awaited = false;
    this.#waits = false;
  }

  #giveUp(): void {
    this.#awaited = false;
    this.#wait(false);
  }

  #wait(waits: boolean): void {
    if (waits === this.#waits || (waits && !this.#awaited)) return;
    this.#waits = waits;
    this.#onChange();
  }
}
