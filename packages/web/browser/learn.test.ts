import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../src/i18n/words.ts";
import { findings, overflow } from "./flaws.ts";
import { DESK, PHONE, visits } from "./visit.ts";

const { site, visit } = visits();
const CODES = Object.keys(LANGUAGES) as Language[];

describe("what teaches", () => {
  const PAGES = {
    learn: "#/learn",
    "rule book": "#/de/rules",
    "one rule": "#/is/rules/R6.2",
    strategy: "#/sv/strategy",
    "first game": "#/learn/game/10",
    "first game at the table": "#/learn/game/5",
    "game with advice": "#/learn/play",
  };
  it.each(Object.entries(PAGES))("%s has nothing that axe objects to", async (name, address) => {
    for (const options of [
      { ...DESK, colorScheme: "light" as const },
      { ...PHONE, colorScheme: "dark" as const },
    ]) {
      const page = await visit({ ...options, bypassCSP: true });
      await page.goto(`${site().url}${address}`);
      await page
        .locator(".learn-doors, .rule-section, .coach-intro, .coach-text")
        .first()
        .waitFor();
      if (name.endsWith("table")) await page.locator(".coach-intro .btn.main").click();
      expect(await findings(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });

  it("the rule book has every rule's address in every language, and can be searched", async () => {
    const page = await visit();
    for (const code of CODES) {
      await page.goto(`${site().url}#/${code}/rules/R5.2`);
      await page.locator(`html[lang="${code}"]`).waitFor();
      await page.locator('[id="R5.2"]:focus').waitFor();
      expect(await page.locator(".rule-section").count()).toBe(32);
    }
    await page.goto(`${site().url}#/en/rules`);
    await page.getByPlaceholder("Search the rules").fill("gold reserved");
    await page.getByText(/^\d+ rules?$/).waitFor();
    expect(await page.locator(".rule-section").count()).toBeLessThan(10);
  });

  it("the live examples answer from the rules", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/en/rules/R6.2`);
    const visits = page.locator(".live", { hasText: "Which nobles come?" });
    await visits.getByText("No noble comes yet.").waitFor();
    await visits.getByRole("button", { name: "emerald: more" }).click();
    await visits.getByText("2 nobles would come: you choose one.").waitFor();
    expect(await visits.locator("[data-comes]").count()).toBe(2);
  });

  it("the language is switched in the rule book, and the address follows", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/en/rules/R3.2`);
    await page.getByRole("link", { name: "Nederlands" }).click();
    await page.getByRole("heading", { name: "Twee van dezelfde kleur" }).waitFor();
    expect(page.url()).toContain("#/nl/rules/R3.2");
  });

  it("a rule's link speaks its language for the book alone, and leads back to the first page", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/de/rules/R3.2`);
    await page.locator('html[lang="de"] [id="R3.2"]').waitFor();
    await page.waitForFunction(() => document.title === "Regelbuch · Gemwright");
    await page.locator(".book-tools button").last().click();
    await page.locator('html[lang="en"] .hero').waitFor();
    expect(await page.title()).toBe("Gemwright");
    // from a page of the app it is that page that one comes back to
    await page.goto(`${site().url}#/settings`);
    await page.waitForFunction(() => document.title === "Settings · Gemwright");
    await page.goto(`${site().url}#/en/rules/R99.9`);
    await page.getByText("There is no rule R99.9.").waitFor();
    await page.locator(".book-tools button").last().click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    expect(new URL(page.url()).hash).toBe("#/settings");
  });
});
