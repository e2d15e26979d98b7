import { cleanName } from "../i18n/marked.ts";

/** The longest name that finds its place at the table; the server takes longer ones as well. */
export const NAME_LIMIT = 24;

/** The characters of a name as the server counts them, which is not in halves of them. */
const charactersOf = (name: string): string[] => [...cleanName(name)];

export const isTooLong = (name: string): boolean => charactersOf(name).length > NAME_LIMIT;

/** As much of a name as is allowed. */
export const cutName = (name: string): string =>
  charactersOf(name).slice(0, NAME_LIMIT).join("").trimEnd();
