import { type Loaders, textsOf } from "../i18n/texts.ts";

/** The page that leads to everything that teaches, in one language. */
export interface LearnTexts {
  readonly title: string;
  readonly intro: string;
  readonly game: string;
  readonly gameText: string;
  readonly goOn: (n: number, all: number) => string;
  readonly again: string;
  readonly fromStart: string;
  readonly steps: string;
  readonly play: string;
  readonly playText: string;
  readonly book: string;
  readonly bookText: string;
  readonly strategy: string;
  readonly strategyText: string;
}

const LOADERS: Loaders<LearnTexts> = {
  en: async () => (await import("./texts/en.ts")).en,
  de: async () => (await import("./texts/de.ts")).de,
  sv: async () => (await import("./texts/sv.ts")).sv,
  nl: async () => (await import("./texts/nl.ts")).nl,
  is: async () => (await import("./texts/is.ts")).is,
  fr: async () => (await import("./texts/fr.ts")).fr,
};

export const learnTexts = textsOf(LOADERS);
