import { describe, expect, it } from "vitest";
import { pieces, spoken } from "../i18n/marked.ts";
import { boldApart, briefName } from "./brief-name.tsx";

describe("a name in a sentence on a phone", () => {
  it("is left alone where it is short, and cut between letters where it is long", () => {
    expect(briefName("Lucia")).toBe("Lucia");
    expect(briefName("Annabel-Rose")).toBe("Annabel-Rose");
    expect(briefName("Anna-Margrét Sigurðardót")).toBe("Anna-Margré…");
    expect(briefName("Maximilian Mustermann")).toBe("Maximilian…");
    expect(briefName("💎".repeat(20))).toBe(`${"💎".repeat(11)}…`);
  });

  it("keeps the number that tells it from others", () => {
    expect(briefName("Spieler 1")).toBe("Spieler 1");
    expect(briefName("Leikmaður 12")).toBe("Leikmaður 12");
    expect(briefName("Maximilian Mustermann 2")).toBe("Maximilia… 2");
    expect(briefName("Bot Journeyman 3")).toBe("Bot Journ… 3");
    expect(briefName("2")).toBe("2");
  });

  it("stands in two bold pieces where it has a number, and is heard as one", () => {
    expect(pieces(`*${boldApart("Spieler 1")}*`)).toEqual([
      { kind: "bold", text: "Spieler" },
      { kind: "bold", text: " 1" },
    ]);
    expect(spoken(`*${boldApart("Spieler 1")}*`)).toBe("Spieler 1");
    expect(boldApart("Lucia")).toBe("Lucia");
    expect(boldApart("2")).toBe("2");
    expect(boldApart("R2D2")).toBe("R2D2");
  });
});
