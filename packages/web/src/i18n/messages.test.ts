import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { is } from "./is.ts";
import { nl } from "./nl.ts";
import { sv } from "./sv.ts";

const LANGUAGES = { de, sv, nl, is, fr };

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) &&
      !/\.test\.|[/\\]i18n[/\\](en|de|sv|nl|is|fr)\.ts$/.test(path)
      ? [path]
      : [];
  });
}

/** Every path to a text: "buy", "refused.game-over", … */
function paths(value: unknown, prefix = ""): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [prefix];
  return Object.entries(value).flatMap(([key, each]) =>
    paths(each, prefix ? `${prefix}.${key}` : key),
  );
}

const code = sources(join(import.meta.dirname, ".."))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

describe("the messages", () => {
  it.each(Object.keys(en))("%s is used somewhere", (key) => {
    expect(new RegExp(`\\.${key}\\b|\\{[^}]*\\b${key}\\b[^}]*\\} = t\\(\\)`).test(code)).toBe(true);
  });

  it.each(Object.entries(LANGUAGES))("%s has every text, and no other", (_, messages) => {
    expect(paths(messages).toSorted()).toEqual(paths(en).toSorted());
  });

  it.each(Object.entries(LANGUAGES))(
    "%s leaves no text empty and no English one by mistake",
    (_, messages) => {
      const same = paths(en).filter((path) => {
        const at = (all: unknown) =>
          path
            .split(".")
            .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], all);
        const text = at(messages);
        return text === "" || (typeof text === "string" && text.length > 14 && text === at(en));
      });
      expect(same).toEqual([]);
    },
  );

  it("goes with the number of what is missing", () => {
    expect(de.shortOf(1, "1 Saphir", 0)).toBe("Dir fehlt: 1 Saphir.");
    expect(de.shortOf(3, "3 Saphire", 1)).toBe("Dir fehlen: 3 Saphire. Du hast 1 Gold.");
  });

  it("tells turns that were played, in German and in French", () => {
    const [lucia, you] = [
      { you: false, name: "Lucia" },
      { you: true, name: "Anna" },
    ];
    const card = { level: 2, gem: "red", prestige: 3 } as const;
    expect([
      de.logTook(lucia, "{blue 2}") + de.logReturned("{red 1}"),
      de.logReserved(you, card, "{gold 1}") + de.logNoble(3),
      de.logBought(lucia, card, "{blue 2}"),
      de.logBought(you, { ...card, prestige: 0 }, ""),
      de.briefTook(lucia, "{blue 2}"),
      de.briefBought(lucia, "red", ""),
      de.briefBought(you, "black", "{blue 2}"),
      de.briefReserved(you, "black", "{gold 1}"),
    ]).toEqual([
      "*Lucia* hat {blue 2} genommen; zurück: {red 1}",
      "*Du* hast eine {red}-Karte der Stufe 2 reserviert und {gold 1} genommen; Besuch eines Adligen: +3",
      "*Lucia* hat eine {red}-Karte der Stufe 2 mit 3 Prestige für {blue 2} gekauft",
      "*Du* hast eine {red}-Karte der Stufe 2 gratis gekauft: Die Boni haben gereicht",
      "*Lucia*: {blue 2} genommen",
      "*Lucia*: {red}-Karte gratis gekauft",
      "*Du*: {black}-Karte gekauft für {blue 2}",
      "*Du*: {black}-Karte reserviert + {gold 1}",
    ]);
    expect([
      fr.logTook(lucia, "{blue 2}") + fr.logReturned("{red 1}"),
      fr.logReserved(you, card, "{gold 1}") + fr.logNoble(3),
      fr.logBought(lucia, card, "{blue 2}"),
      fr.logPassed(lucia),
      fr.briefBought(you, "red", ""),
    ]).toEqual([
      "*Lucia* a pris {blue 2}, rendu\u00A0: {red 1}",
      "*Tu* as réservé une carte {red} de niveau 2 avec {gold 1}\u00A0; un noble est venu\u00A0: +3",
      "*Lucia* a acheté une carte {red} de niveau 2 à 3 prestige pour {blue 2}",
      "*Lucia* n’a rien pu faire et a passé son tour",
      "*Toi*\u00A0: carte {red} achetée gratis",
    ]);
  });

  it("names a card as the language does, on one line too", () => {
    const lucia = { you: false, name: "Lucia" };
    expect([
      en.briefBought(lucia, "black", ""),
      en.briefBought(lucia, "red", "{blue 2}"),
      en.briefReserved(lucia, "green", "{gold 1}"),
      sv.briefBought(lucia, "black", "{blue 2}"),
      nl.briefBought(lucia, "black", ""),
    ]).toEqual([
      "*Lucia* bought an {black} card for free",
      "*Lucia* bought a {red} card for {blue 2}",
      "*Lucia* reserved an {green} card + {gold 1}",
      "*Lucia* köpte ett {black}kort för {blue 2}",
      "*Lucia*: {black}kaart gratis gekocht",
    ]);
    // a stone is no card, and has a form of its own in front of one
    expect([
      is.briefBought(lucia, "white", "{blue 2}"),
      is.briefReserved(lucia, "green", ""),
      is.gemStem.white,
      is.gemStem.green,
    ]).toEqual([
      "*Lucia* keypti {white stem}spil fyrir {blue 2}",
      "*Lucia* tók frá {green stem}spil",
      "demants",
      "smaragðs",
    ]);
  });

  it("keeps what French sets apart on the line of the word before it", () => {
    const texts = Object.values({ ...fr, ...fr.refused, ...fr.problem });
    const told = [...texts, fr.logReturned("{red 1}"), fr.logNoble(3), fr.buyShort(2)];
    expect(told.filter((text) => typeof text === "string" && / [:;?!»]/.test(text))).toEqual([]);
  });

  it("is not written into the pages themselves", () => {
    const words = [...code.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)+)\s*</g)].map((match) => match[1]);
    expect(words).toEqual([]);
  });
});
