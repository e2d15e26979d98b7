import { describe, expect, it } from "vitest";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { preferredLanguage } from "./i18n.ts";
import { is } from "./is.ts";
import { cleanName, inWords, marks, pieces, spoken } from "./marked.ts";
import { nl } from "./nl.ts";
import { sv } from "./sv.ts";

describe("a marked text", () => {
  it("is drawn in pieces and spoken in words", () => {
    expect(pieces("*Anna* took {red 2}")).toEqual([
      { kind: "bold", text: "Anna" },
      { kind: "words", text: " took " },
      { kind: "count", gem: "red", n: 2 },
    ]);
    expect(spoken("*Anna* took {red 2} and {blue}")).toBe("Anna took 2 rubies and sapphire");
  });

  it("leaves alone what is no stone", () => {
    expect(spoken("*Anna* took {blue 1} {green 1} {red 1}.")).toBe(
      "Anna took 1 sapphire, 1 emerald and 1 ruby.",
    );
    expect(spoken("{pink 2}")).toBe("{pink 2}");
  });

  it("lists tokens in the one order", () => {
    expect(marks({ gold: 1, white: 2, black: 0 })).toBe("{white 2} {gold 1}");
    expect(inWords({ gold: 1, white: 2, red: 1 })).toBe("2 diamonds, 1 ruby and 1 gold");
  });

  it("cannot be forged by a name", () => {
    expect(cleanName(" {red 2} *Eve*\u0007 ")).toBe("red 2 Eve");
  });
});

describe("word forms", () => {
  it("follow the number in every language", () => {
    expect([1, 2].map((n) => en.countGems("red", n))).toEqual(["1 ruby", "2 rubies"]);
    expect([1, 2].map((n) => sv.countGems("white", n))).toEqual(["1 diamant", "2 diamanter"]);
    expect([1, 2].map((n) => nl.countGems("blue", n))).toEqual(["1 saffier", "2 saffieren"]);
    expect([1, 2].map((n) => de.returnTitle(n))).toEqual(["1 Chip abgeben", "2 Chips abgeben"]);
    // in Icelandic 21 goes with the singular, 11 does not
    expect([1, 11, 21].map((n) => is.gameOverRounds(n))).toEqual([
      "Viðureign lokið · 1 umferð",
      "Viðureign lokið · 11 umferðir",
      "Viðureign lokið · 21 umferð",
    ]);
  });

  it("follow the case where the language has one", () => {
    expect(de.countGems("white", 1, "taken")).toBe("1 Diamanten");
    expect(de.countGems("white", 1, "missing")).toBe("1 Diamant");
    expect(is.countGems("red", 2, "taken")).toBe("2 rúbína");
    expect(is.countGems("red", 2, "returned")).toBe("2 rúbínum");
  });
});

describe("the language", () => {
  it.each([
    [["sv-SE", "en"], "sv"],
    [["pt", "de-AT"], "de"],
    [["pt"], "en"],
    [[], "en"],
  ])("for %j is %s", (codes, language) => {
    expect(preferredLanguage(codes)).toBe(language);
  });
});
