import { signal } from "@preact/signals";
import { language } from "./i18n.ts";
import type { Language } from "./words.ts";

/** One loader for each language. */
export type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>;

/**
 * The texts of a part of the app that most visits never open: fetched in the language spoken when
 * they are first asked for. Whoever draws with them is drawn again when they arrive or change;
 * until the first ones arrive there are none.
 */
export function textsOf<T>(loaders: Loaders<T>): () => T | undefined {
  const loaded = signal<Partial<Readonly<Record<Language, T>>>>({});
  const asked = new Set<Language>();
  let last: T | undefined;
  const ask = async (wanted: Language): Promise<void> => {
    asked.add(wanted);
    try {
      const texts = await loaders[wanted]();
      loaded.value = { ...loaded.value, [wanted]: texts };
    } catch {
      // the line may come back: the next drawing asks again
      asked.delete(wanted);
    }
  };
  return () => {
    const wanted = language.value;
    const texts = loaded.value[wanted];
    if (texts === undefined && !asked.has(wanted)) void ask(wanted);
    // while a language is on its way, the one before stays
    last = texts ?? last;
    return last;
  };
}
