import { describe, expect, it } from "vitest";
import { writtenIn } from "../../i18n/numbers.ts";
import type { Language } from "../../i18n/words.ts";
import { FIGURES } from "./figures.ts";
import type { StrategyTexts } from "./strategy-texts.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";
import { is } from "./texts/is.ts";
import { nl } from "./texts/nl.ts";
import { sv } from "./texts/sv.ts";

const ALL: readonly (readonly [string, StrategyTexts])[] = Object.entries({
  en,
  de,
  sv,
  nl,
  is,
  fr,
});

/** The figures of a text, whatever is written for the decimal point; a level may be a word. */
const numbers = (text: string): string[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)?/g)]
    .map(([number]) => number.replace(",", "."))
    .filter((number) => !["1", "2", "3"].includes(number))
    .toSorted();

describe("the strategy page", () => {
  it.each(ALL)("%s gives the same figures in every section as the English one", (code, texts) => {
    const written = writtenIn(code as Language);
    expect(texts.sections).toHaveLength(en.sections.length);
    texts.sections.forEach(({ text }, i) => {
      const english = en.sections[i].text(FIGURES, writtenIn("en"));
      expect(numbers(text(FIGURES, written))).toEqual(numbers(english));
      expect(numbers(english).length).toBeGreaterThan(0);
    });
    expect(Object.keys(texts.rows)).toEqual(Object.keys(en.rows));
  });

  it("says what the figures say", () => {
    const { winner, loser, champion, novice } = FIGURES;
    expect(novice.buysShare).toBeGreaterThan(champion.buysShare);
    expect(novice.cards).toBeGreaterThan(champion.cards);
    expect(champion.prestige).toBeGreaterThan(2 * novice.prestige);
    expect(champion.firstPurchase).toBeLessThan(novice.firstPurchase);
    expect(Math.abs(winner.level1 / winner.cards - 0.5)).toBeLessThan(0.05);
    expect(winner.level3).toBeGreaterThan(loser.level3 + 0.25);
    expect(winner.level3).toBeLessThan(2);
    expect(winner.nobles).toBeGreaterThan(loser.nobles);
    expect(winner.noblePrestigeShare).toBeLessThan(0.1);
    expect(novice.returned).toBeGreaterThan(champion.returned);
    expect(winner.twosShare).toBeLessThan(winner.threesShare / 10);
    expect(champion.reserved).toBeGreaterThan(3 * novice.reserved);
    expect(Math.abs(winner.reserved - loser.reserved)).toBeLessThan(0.5);
    expect(Math.abs(FIGURES.firstSeatWins - 0.5)).toBeLessThan(0.05);
  });
});
