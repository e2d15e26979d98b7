import { signal } from "@preact/signals";
import { type Messages, en } from "./en.ts";
import { LANGUAGES, type Language } from "./words.ts";

/** English comes with the page; the others are fetched when somebody wants them. */
const LOADERS: Readonly<Record<Exclude<Language, "en">, () => Promise<Messages>>> = {
  de: async () => (await import("./de.ts")).de,
  sv: async () => (await import("./sv.ts")).sv,
  nl: async () => (await import("./nl.ts")).nl,
  is: async () => (await import("./is.ts")).is,
  fr: async () => (await import("./fr.ts")).fr,
};

const current = signal<Messages>(en);
export const language = signal<Language>("en");

/** The texts in the reader's language. Whoever draws with them is drawn again when it changes. */
export const t = (): Messages => current.value;

/** The language that was wanted last; one that arrives later than its successor is not spoken. */
let wish: Language = "en";

export async function speak(wanted: Language): Promise<void> {
  wish = wanted;
  const messages = wanted === "en" ? en : await LOADERS[wanted]();
  if (wish !== wanted) return;
  current.value = messages;
  language.value = wanted;
  document.documentElement.lang = wanted;
}

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The first of the reader's languages that the table speaks. */
export function preferredLanguage(codes: readonly string[]): Language {
  for (const code of codes) {
    const base = code.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(base)) return base;
  }
  return "en";
}
