import type { Colour, Level } from "@gemwright/rules";

/** The languages the table speaks, by the names people give them. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  sv: "Svenska",
  nl: "Nederlands",
  is: "Íslenska",
  fr: "Français",
} as const;
export type Language = keyof typeof LANGUAGES;

export { LEVEL_NAMES as BOT_LEVELS, type LevelName as BotLevel } from "@gemwright/notation";

/** Who a sentence is about: the reader, or somebody with a name. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}

/** What a sentence says about a card. */
export interface CardWords {
  readonly level: Level;
  readonly gem: Colour;
  readonly prestige: number;
}

/**
 * Texts may hold marks that the page draws and the voice says:
 * `{red 2}` two rubies, `{red}` the stone and its name, `{red 2 returned}` two rubies as the thing
 * that is returned (some languages have a case for that), `{red stem}` the stone and its name as the
 * head of a longer word (some have a form for that too), `*bold*`.
 */
export type Marked = string;

type Plural = (n: number, one: string, other: string) => string;

const plural: Plural = (n, one, other) => (n === 1 ? one : other);
/** Icelandic: 1, 21, 31 … go with the singular, 11 does not. */
const pluralIcelandic: Plural = (n, one, other) => (n % 10 === 1 && n % 100 !== 11 ? one : other);

/** French: nought goes with the singular too. */
const pluralFrench: Plural = (n, one, other) => (n < 2 ? one : other);
const PLURALS: Partial<Readonly<Record<Language, Plural>>> = {
  is: pluralIcelandic,
  fr: pluralFrench,
};

/**
 * Picks the word form that goes with a number in a language. Not every browser knows the rules of
 * every language here, so they are written down.
 */
export const pluralOf = (language: Language): Plural => PLURALS[language] ?? plural;

/** "a, b and c", with the language's word for "and". */
export const listWith =
  (and: string) =>
  (items: readonly string[]): string =>
    items.length < 2
      ? items.join("")
      : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1) ?? ""}`;

/** What tokens are in a sentence, where that changes their word forms. */
export type Role = "taken" | "missing" | "returned";

/** Gives every token mark of a text a role. */
export const inRole = (marked: Marked, role: Role): Marked =>
  marked.replaceAll(/\{(\w+) (\d+)\}/g, `{$1 $2 ${role}}`);
