import type { Written } from "../../i18n/numbers.ts";
import { type Loaders, textsOf } from "../../i18n/texts.ts";
import type { FIGURES } from "./figures.ts";

type Figures = typeof FIGURES;
export type RowName =
  | "cards"
  | "level1"
  | "level2"
  | "level3"
  | "nobles"
  | "firstPurchase"
  | "bonusesByTen"
  | "reserved"
  | "returned";

export interface StrategySection {
  readonly title: string;
  readonly text: (figures: Figures, written: Written) => string;
}

/** The strategy page in one language. */
export interface StrategyTexts {
  readonly title: string;
  readonly intro: (equal: string, uneven: string) => string;
  readonly sections: readonly StrategySection[];
  readonly table: string;
  readonly columns: readonly [
    what: string,
    winner: string,
    loser: string,
    strong: string,
    novice: string,
  ];
  readonly rows: Readonly<Record<RowName, string>>;
  readonly source: string;
}

const LOADERS: Loaders<StrategyTexts> = {
  en: async () => (await import("./texts/en.ts")).en,
  de: async () => (await import("./texts/de.ts")).de,
  sv: async () => (await import("./texts/sv.ts")).sv,
  nl: async () => (await import("./texts/nl.ts")).nl,
  is: async () => (await import("./texts/is.ts")).is,
  fr: async () => (await import("./texts/fr.ts")).fr,
};

export const strategyTexts = textsOf(LOADERS);
