import type { Marked } from "../../i18n/words.ts";
import { type Loaders, textsOf } from "../../i18n/texts.ts";
import type { Chapter, RuleId } from "../rule-ids.ts";

/** One rule in one language. */
export interface RuleText {
  readonly title: string;
  readonly text: readonly Marked[];
  readonly example?: Marked;
  /** What was decided where the printed books leave a gap, and why. */
  readonly decision?: Marked;
}

/** The rule book in one language. */
export interface BookTexts {
  readonly title: string;
  readonly intro: string;
  readonly about: string;
  readonly contents: string;
  readonly search: string;
  readonly found: (n: number) => string;
  readonly print: string;
  readonly back: string;
  readonly decision: string;
  readonly example: string;
  readonly tryIt: string;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<RuleId, RuleText>>;
  readonly opening: {
    readonly title: string;
    readonly players: string;
    readonly deal: string;
    readonly starts: (seat: number) => string;
    readonly inSupply: string;
    readonly nobles: (n: number) => string;
    readonly decks: (first: number, second: number, third: number) => string;
  };
  readonly takes: {
    readonly title: string;
    readonly text: string;
    readonly none: string;
    readonly possible: (n: number) => string;
  };
  readonly price: {
    readonly title: string;
    readonly card: string;
    readonly bonuses: string;
    readonly tokens: string;
    readonly costs: (cost: Marked) => string;
    readonly free: string;
    readonly pay: (price: Marked) => string;
    readonly can: (ways: number) => string;
    readonly cannot: (n: number) => string;
  };
  readonly visits: {
    readonly title: string;
    readonly text: string;
    readonly none: string;
    readonly one: string;
    readonly choose: (n: number) => string;
  };
  readonly fewer: (what: string) => string;
  readonly more: (what: string) => string;
}

const LOADERS: Loaders<BookTexts> = {
  en: async () => (await import("./texts/en.ts")).en,
  de: async () => (await import("./texts/de.ts")).de,
  sv: async () => (await import("./texts/sv.ts")).sv,
  nl: async () => (await import("./texts/nl.ts")).nl,
  is: async () => (await import("./texts/is.ts")).is,
  fr: async () => (await import("./texts/fr.ts")).fr,
};

export const bookTexts = textsOf(LOADERS);
