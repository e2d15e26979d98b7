import { describe, expect, it } from "vitest";
import { dateWords, localeFor } from "./date.ts";
import { LANGUAGES, type Language } from "./words.ts";

const AT = new Date(2026, 10, 6, 9, 5).getTime();

describe("a date", () => {
  it("is written as the language writes it, in the reader's region", () => {
    expect(localeFor("en", ["sv-SE", "en-GB"])).toBe("en-GB");
    expect(localeFor("de", ["sv-SE", "en-GB"])).toBe("de");
    expect(localeFor("en", ["en-US@posix"])).toBe("en");
    expect(dateWords(AT, "en", ["en-GB"])).toMatch(/^6 Nov 2026/);
    expect(dateWords(AT, "en", ["en-US"])).toMatch(/^Nov 6, 2026/);
    expect(dateWords(AT, "de", [])).toBe("06.11.2026, 09:05");
  });

  it.each(Object.keys(LANGUAGES) as Language[])(
    "in %s names the day, the year and the time",
    (code) => {
      expect(dateWords(AT, code, [])).toMatch(/6.*2026.*0?9[:.]05/);
    },
  );
});
