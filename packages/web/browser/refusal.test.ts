import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../src/i18n/words.ts";
import { QUICK } from "./person.ts";
import { PHONE, visits } from "./visit.ts";

const { site, visit } = visits();

/** A table of the server's against a bot, with the person on turn. */
async function openTable(page: Page): Promise<void> {
  await page.goto(`${site().url}#/friends`);
  await page.locator("input[name=name]").fill("Anna");
  await page.locator("select").selectOption("novice");
  await page.locator("button[type=submit]").click();
  await page.locator("main.table[data-mine]").waitFor();
}

describe.each(Object.keys(LANGUAGES) as Language[])("at a server's table in %s", (language) => {
  it("what is not possible is answered with its rule, and the rule is one tap away", async () => {
    const page = await visit(undefined, { ...QUICK, language });
    await openTable(page);
    await page.locator('[data-dish="gold"]').click({ force: true });
    const link = page.locator(".rule-link").first();
    await link.waitFor();
    expect(await link.getAttribute("href")).toBe(`#/${language}/rules/R3.1`);
    const [book] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
    await book.locator('[id="R3.1"]:focus').waitFor();
    expect(await book.locator("html").getAttribute("lang")).toBe(language);
    // the table has not been left for it
    expect(await page.locator("main.table[data-mine]").count()).toBe(1);
  });
});

describe("at a server's table on a phone", () => {
  it("the reason and its rule are in sight too", async () => {
    const page = await visit(PHONE);
    await openTable(page);
    for (const gem of ["white", "blue", "green", "red"])
      await page.locator(`[data-dish="${gem}"]`).tap();
    const link = page.locator(".rule-link:visible").first();
    await link.waitFor();
    expect(await link.getAttribute("href")).toBe("#/en/rules/R2.1");
    // nothing lies over the supply, and the next tap takes the answer away
    const covered = await page.locator("[data-dish]").evaluateAll((all) =>
      all.filter((dish) => {
        const { x, y, width, height } = dish.getBoundingClientRect();
        return !dish.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
    expect(covered).toEqual([]);
    await page.locator('[data-dish="green"]').tap();
    await page.locator("p.note").waitFor({ state: "detached" });
    expect(await page.locator("[data-picked]").count()).toBe(2);
  });
});
