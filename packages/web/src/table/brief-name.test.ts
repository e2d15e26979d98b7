import { describe, expect, it } from "vitest";
import { briefName } from "./brief-name.tsx";

describe("a name in a sentence on a phone", () => {
  it("is left alone where it is short, and cut between letters where it is long", () => {
    expect(briefName("Lucia")).toBe("Lucia");
    expect(briefName("Annabel-Rose")).toBe("Annabel-Rose");
    expect(briefName("Anna-Margrét Sigurðardót")).toBe("Anna-Margré…");
    expect(briefName("Maximilian Mustermann")).toBe("Maximilian…");
    expect(briefName("💎".repeat(20))).toBe(`${"💎".repeat(11)}…`);
  });
});
