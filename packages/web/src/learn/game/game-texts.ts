import type { Marked } from "../../i18n/words.ts";
import { type Loaders, textsOf } from "../../i18n/texts.ts";
import type { Advice } from "./advice.ts";
import type { Other } from "./lesson-game.ts";
import type { LessonName } from "./lessons.ts";

export interface LessonText {
  readonly title: string;
  /** Why one would want this. */
  readonly why: Marked;
  readonly how: Marked;
  /** What it has brought. */
  readonly after: Marked;
}

/** The first game in one language. */
export interface GameTexts {
  readonly stepOf: (n: number, all: number) => string;
  readonly task: (what: Marked) => Marked;
  readonly begin: string;
  readonly next: string;
  /** What the table says when the turn of a step has been played. */
  readonly stepDone: string;
  readonly pressNext: (button: string) => string;
  readonly leave: string;
  readonly why: string;
  readonly showMe: string;
  readonly finished: string;
  readonly realGame: string;
  readonly other: Readonly<Record<Other, string>>;
  readonly lessons: Readonly<Record<LessonName, LessonText>>;
  readonly advice: Readonly<Record<Advice, string>>;
  readonly youCould: (what: Marked) => Marked;
  readonly onYourOwn: string;
}

const LOADERS: Loaders<GameTexts> = {
  en: async () => (await import("./texts/en.ts")).en,
  de: async () => (await import("./texts/de.ts")).de,
  sv: async () => (await import("./texts/sv.ts")).sv,
  nl: async () => (await import("./texts/nl.ts")).nl,
  is: async () => (await import("./texts/is.ts")).is,
  fr: async () => (await import("./texts/fr.ts")).fr,
};

export const gameTexts = textsOf(LOADERS);
