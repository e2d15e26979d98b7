import { type Signal, signal } from "@preact/signals";
import { type Wait, whenOver } from "../app/seen.ts";
import type { Marked } from "../i18n/words.ts";

/** News stays so long, which is enough for a slow reader; the log has it afterwards. */
const NEWS_MS = 6000;

/** What the table says to the last tap, for eyes and for ears. */
export class Answer {
  /** A sentence that answers the last tap: a reason, a hint. */
  readonly note: Signal<Marked> = signal("");
  /** The rule that gives the reason, if the note is one. */
  readonly rule: Signal<string | undefined> = signal(undefined);
  /** The last line for those who listen. */
  readonly said = signal("");
  /** Counts those lines: the same words twice are heard twice. */
  readonly lines = signal(0);
  readonly #wait: Wait;
  #stopWaiting: (() => void) | undefined;

  constructor(wait: Wait = whenOver) {
    this.#wait = wait;
  }

  give(text: Marked, rule?: string): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.note.value = text;
    this.rule.value = rule;
    // what was said before is no news any more
    if (text) this.said.value = "";
  }

  /** Something that nobody asked for: it goes by itself, whether or not anything happens. */
  announce(text: Marked): void {
    this.give(text);
    this.said.value = "";
    if (text) this.#stopWaiting = this.#wait(NEWS_MS, () => this.give(""));
  }

  /** The last answer has been read: the next tap begins afresh. */
  dismiss(): void {
    if (this.note.value) this.give("");
  }

  /** Says something to those who listen. */
  say(text: string): void {
    this.said.value = text;
    this.lines.value++;
  }
}
