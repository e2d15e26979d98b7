import { readFileSync } from "node:fs";
import { join } from "node:path";
import { comingNobles, listLegal, payments, wordsOf } from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { pieces } from "../../i18n/marked.ts";
import { CHAPTER_NUMBERS, RULE_IDS } from "../rule-ids.ts";
import type { BookTexts } from "./book-texts.ts";
import { NO_GEMS, NO_TOKENS, exampleSupply, exampleWith, known } from "./positions.ts";
import { search } from "./search.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";
import { is } from "./texts/is.ts";
import { nl } from "./texts/nl.ts";
import { sv } from "./texts/sv.ts";

const BOOKS: readonly (readonly [string, BookTexts])[] = Object.entries({ en, de, sv, nl, is, fr });

/** The rule document: every heading with an id, and whether a decision is marked under it. */
const DOCUMENT = readFileSync(join(import.meta.dirname, "../../../../../docs/RULES.md"), "utf8")
  .split(/^#+ /m)
  .flatMap((section) => {
    const id = /^R\d+\.\d+/.exec(section)?.[0];
    return id ? [{ id, decided: section.includes("**D**") }] : [];
  });

describe("the rule book", () => {
  it("knows the rules of the rule document, all of them and in the same order", () => {
    expect(RULE_IDS).toEqual(DOCUMENT.map((rule) => rule.id));
    expect(CHAPTER_NUMBERS).toHaveLength(7);
  });

  it.each(BOOKS)("%s has a section for every rule, with words in it", (_, book) => {
    expect(Object.keys(book.rules)).toEqual([...RULE_IDS]);
    for (const id of RULE_IDS) {
      expect(book.rules[id].title.length).toBeGreaterThan(4);
      expect(book.rules[id].text.join(" ").length).toBeGreaterThan(20);
    }
  });

  it.each(BOOKS)(
    "%s gives the decision wherever the document has one, and nowhere else",
    (_, book) => {
      for (const { id, decided } of DOCUMENT)
        expect([id, book.rules[id as "R1.1"].decision !== undefined]).toEqual([id, decided]);
    },
  );

  it.each(BOOKS)("%s names the same stones in its examples as the English one", (_, book) => {
    const stones = (text = "") =>
      pieces(text)
        .flatMap((piece) => (piece.kind === "count" ? [`${piece.gem} ${piece.n}`] : []))
        .toSorted();
    for (const id of RULE_IDS)
      expect([id, ...stones(book.rules[id].example)]).toEqual([
        id,
        ...stones(en.rules[id].example),
      ]);
  });

  it.each(BOOKS.slice(1))("%s has no sentence left in English", (_, book) => {
    const sentences = (each: BookTexts) =>
      RULE_IDS.flatMap((id) => [...each.rules[id].text, each.rules[id].decision ?? "-"]);
    const english = new Set(sentences(en));
    expect(sentences(book).filter((text) => text.length > 3 && english.has(text))).toEqual([]);
  });

  it("is searched by words in any order, by number, and without accents", () => {
    expect(search(en, "gold reserve")).toContain("R4.2");
    expect(search(de, "R3.2")).toEqual(["R3.2"]);
    expect(search(is, "adalsmadur")).toContain("R6.1");
    expect(search(sv, "adelsman")).toContain("R6.3");
    expect(search(en, "zeppelin")).toEqual([]);
    expect(search(en, "")).toEqual([...RULE_IDS]);
  });
});

describe("the live examples ask the rules", () => {
  it("[R5.1] two sapphire bonuses take two off a price", () => {
    const shown = known("222");
    const position = exampleWith({
      bonuses: { ...NO_GEMS, blue: 2 },
      tokens: { ...NO_TOKENS, white: 1, blue: 2, green: 2 },
      shown,
    });
    expect(position && payments(position, { level: 2, slot: 0 })).toHaveLength(1);
  });

  it("[R2.2][R3.2] a supply of three colours, one of them with four, has two takes", () => {
    const position = exampleSupply({ white: 3, blue: 4, green: 2, red: 0, black: 0 });
    const takes = listLegal(position!).filter((step) => wordsOf(step).kind === "take");
    expect(takes).toHaveLength(2);
  });

  it("[R6.2] two nobles can come to the same bonuses", () => {
    const bonuses = { white: 3, blue: 3, green: 3, red: 3, black: 0 };
    const position = exampleWith({ bonuses, tokens: NO_TOKENS });
    expect(comingNobles(position!, 0)).toHaveLength(2);
  });

  it("[R3.3] a purse of eleven tokens is no example", () => {
    const tokens = { ...NO_TOKENS, white: 4, blue: 4, green: 3 };
    expect(exampleWith({ bonuses: NO_GEMS, tokens })).toBeUndefined();
  });
});
