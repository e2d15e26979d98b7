/** Values and texts that no honest program sends, from a seed. */
import type { Random } from "@gemwright/rules";

const CHARACTERS = [
  "a",
  "0",
  "%",
  "%00",
  "/",
  "..",
  "?",
  "#",
  "\\",
  "'",
  '"',
  "<",
  "{",
  "\u0000",
  "é",
  "\uD83D",
  "💎",
  "\u202E",
  " ",
  "\t",
];
export const NUMBERS = [0, 1, -1, 4, 5, 2 ** 31, 2 ** 53, 1e308, -0.5, 0.1, Number.NaN];
const WORDS = [
  "WUG",
  "=101",
  "+101(WUJJ)",
  "-K",
  "!N01",
  "pass",
  "__proto__",
  "constructor",
  "host",
  "random",
  "master",
  "true",
  "null",
];
const KEYS = [
  "seq",
  "step",
  "name",
  "seats",
  "bots",
  "start",
  "clock",
  "listed",
  "hideReserved",
  "invite",
  "seat",
  "text",
  "muted",
  "agreed",
  "type",
  "id",
  "baseS",
  "incrementS",
  "daysPerTurn",
  "__proto__",
  "toString",
];

export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

export class Junk {
  readonly #random: Random;
  readonly #words: readonly string[];

  /** Some words that mean something to the server it is sent to come among the others. */
  constructor(random: Random, known: readonly string[]) {
    this.#random = random;
    this.#words = [...WORDS, ...known];
  }

  below(limit: number): number {
    return this.#random.below(limit);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  word(): string {
    return this.pick(this.#words);
  }

  text(most: number): string {
    return Array.from({ length: this.below(most + 1) }, () => this.pick(CHARACTERS)).join("");
  }

  /** Any JSON value, mostly almost right. */
  value(depth: number): unknown {
    switch (this.below(depth > 0 ? 9 : 6)) {
      case 0:
        return this.pick(NUMBERS);
      case 1:
        return this.word();
      case 2:
        return this.text(12);
      case 3:
        return this.pick([true, false, null]);
      case 4:
        return this.below(8);
      case 5:
        return "x".repeat(this.below(300));
      case 6:
        return Array.from({ length: this.below(5) }, () => this.value(depth - 1));
      default:
        return Object.fromEntries(
          Array.from({ length: this.below(6) }, () => [this.pick(KEYS), this.value(depth - 1)]),
        );
    }
  }

  /** The body of a request, if it has one. */
  body(): string | Buffer | undefined {
    const text = JSON.stringify(this.value(3)) ?? "";
    switch (this.below(8)) {
      case 0:
        return undefined;
      case 1:
        return text.slice(0, this.below(text.length + 1));
      case 2:
        return Buffer.from(Array.from({ length: this.below(64) }, () => this.below(256)));
      case 3:
        return "[".repeat(this.below(4000));
      case 4:
        return "x".repeat(this.below(20_000));
      default:
        return text;
    }
  }
}
