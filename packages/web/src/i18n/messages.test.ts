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

  it("is not written into the pages themselves", () => {
    const words = [...code.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)+)\s*</g)].map((match) => match[1]);
    expect(words).toEqual([]);
  });
});
