import type { Grade, Slip } from "@gemwright/ai";
import { type Loaders, textsOf } from "../i18n/texts.ts";
import type { Marked } from "../i18n/words.ts";

/** What kind of slip a turn was, if it was one. */
export const slipOf = ({ grade }: { readonly grade: Grade }): Slip | undefined =>
  grade === "best" || grade === "good" ? undefined : grade;

/** The review of a game in one language. */
export interface ReviewTexts {
  readonly title: string;
  readonly intro: string;
  readonly judging: (round: number, last: number) => string;
  readonly failed: string;
  readonly again: string;
  readonly chances: string;
  readonly table: string;
  readonly accuracy: string;
  readonly luck: string;
  /** `ten` is a loss of a tenth, as it stands beside turns. */
  readonly about: (from: Readonly<Record<Slip, string>>, ten: string) => string;
  readonly eyes: string;
  readonly range: (name: string, first: string, low: string, high: string, last: string) => string;
  readonly ready: string;
  readonly standIn: string;
  readonly onlyOwn: (n: number, rounds: string) => string;
  readonly theBot: string;
  readonly botTurns: string;
  readonly counts: Readonly<Record<Slip, string>>;
  readonly grade: Readonly<Record<Slip, string>>;
  /** Stands above everybody's turns that gave something away. */
  readonly slips: string;
  readonly noSlips: string;
  readonly better: string;
  /** After a turn that reserved a card. */
  readonly costing: (cost: Marked) => Marked;
  readonly paying: (price: Marked) => Marked;
  readonly returning: (tokens: Marked) => Marked;
  readonly welcoming: (bonuses: Marked) => Marked;
  readonly look: string;
  /** For ears, where the table is not the reader's own. */
  readonly through: (name: string) => string;
}

const LOADERS: Loaders<ReviewTexts> = {
  en: async () => (await import("./texts/en.ts")).en,
  de: async () => (await import("./texts/de.ts")).de,
  sv: async () => (await import("./texts/sv.ts")).sv,
  nl: async () => (await import("./texts/nl.ts")).nl,
  is: async () => (await import("./texts/is.ts")).is,
  fr: async () => (await import("./texts/fr.ts")).fr,
};

export const reviewTexts = textsOf(LOADERS);
