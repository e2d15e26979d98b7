import { type Signal, signal } from "@preact/signals";
import type { Marked } from "../i18n/words.ts";

/** What the table says to the last tap, for eyes and for ears. */
export class Answer {
  /** A sentence that answers the last tap: a reason, a hint. */
  readonly note: Signal<Marked> = signal("");
  /** The rule that gives the reason, if the note is one. */
  readonly rule: Signal<string | undefined> = signal(undefined);
  /** The last line for those who listen. */
  readonly said = signal("");

  give(text: Marked, rule?: string): void {
    this.note.value = text;
    this.rule.value = rule;
  }

  /** The last answer has been read: the next tap begins afresh. */
  dismiss(): void {
    if (this.note.value) this.give("");
  }

  /** Says something to those who listen. */
  say(text: string): void {
    this.said.value = text;
  }
}
