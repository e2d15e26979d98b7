import { spoken } from "../../i18n/marked.ts";
import { RULE_IDS, type RuleId } from "../rule-ids.ts";
import type { BookTexts } from "./book-texts.ts";

/** Letters without accents, so that "joker" finds "jóker" and "ädel" is found by "adel". */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ð", "d")
    .replaceAll("þ", "th")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss");

/** The rules that contain every word; all of them for no word. */
export function search(texts: BookTexts, words: string): RuleId[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return RULE_IDS.filter((id) => {
    const { title, text, example = "", decision = "" } = texts.rules[id];
    const whole = plain([id, title, ...text, example, decision].map(spoken).join(" "));
    return wanted.every((word) => whole.includes(word));
  });
}
