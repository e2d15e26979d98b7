import { language } from "./i18n.ts";
import type { Language } from "./words.ts";

/** The reader's own region where it speaks the language of the page: "en-GB" rather than "en". */
export function localeFor(spoken: Language, preferred: readonly string[]): string {
  const own = preferred.find((code) => code.toLowerCase().split("-")[0] === spoken);
  return own ?? spoken;
}

const twoDigits = (n: number): string => String(n).padStart(2, "0");

/** Not every browser knows every language here; day, month and year stand in this order in those. */
const plainDate = (date: Date): string =>
  `${date.getDate()}.${date.getMonth() + 1}.${date.getFullYear()}, ` +
  `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

/** A day and its time as people of the language write them. */
export function dateWords(
  at: number,
  spoken: Language = language.value,
  preferred: readonly string[] = navigator.languages,
): string {
  const date = new Date(at);
  const locale = localeFor(spoken, preferred);
  if (Intl.DateTimeFormat.supportedLocalesOf([locale]).length === 0) return plainDate(date);
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(date);
}
