import { language } from "./i18n.ts";
import type { Language } from "./words.ts";

/** Some browsers name languages in ways that their own dates do not know: "en-US@posix". */
function isLocale(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length > 0;
  } catch {
    return false;
  }
}

/** The reader's own region where it speaks the language of the page: "en-GB" rather than "en". */
export function localeFor(spoken: Language, preferred: readonly string[]): string {
  const own = preferred.find(
    (code) => code.toLowerCase().split("-")[0] === spoken && isLocale(code),
  );
  return own ?? spoken;
}

const twoDigits = (n: number): string => String(n).padStart(2, "0");

/** Not every browser knows every language here; day, month and year stand in this order in those. */
const plainDate = (date: Date): string =>
  `${date.getDate()}.${date.getMonth() + 1}.${date.getFullYear()}, ` +
  `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

/** A browser takes long to learn how a language writes dates, so it is asked once. */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  formats.set(locale, format);
  return format;
}

/** A day and its time as people of the language write them. */
export function dateWords(
  at: number,
  spoken: Language = language.value,
  preferred: readonly string[] = navigator.languages,
): string {
  const date = new Date(at);
  const locale = localeFor(spoken, preferred);
  if (Intl.DateTimeFormat.supportedLocalesOf([locale]).length === 0) return plainDate(date);
  return formatOf(locale).format(date);
}
