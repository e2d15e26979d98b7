import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../src/i18n/words.ts";
import { LESSONS } from "../src/learn/game/lessons.ts";
import { overflow } from "./flaws.ts";
import { CONFIRM, Learner } from "./learner.ts";
import { QUICK } from "./person.ts";
import { DESK, PHONE, visits } from "./visit.ts";

const { site, visit } = visits();
const CODES = Object.keys(LANGUAGES) as Language[];

describe.each(CODES)("the first game in %s", (language) => {
  it.each(["pointer", "touch", "keys"] as const)("is played to its end by %s", async (hands) => {
    const page = await visit(hands === "touch" ? PHONE : DESK, { ...QUICK, language });
    await page.goto(`${site().url}#/learn/game/1`);
    const learner = new Learner(page, hands);
    for (let number = 1; number <= LESSONS.length; number++) {
      await learner.learn(number);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      if (number < LESSONS.length) await learner.press("[data-next]");
    }
    await page.locator("dialog.end").waitFor();
    await page.keyboard.press("Escape");
    expect(await page.locator("[data-next]").getAttribute("href")).toBe("#/learn/play");
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
  });
});

describe("the first game", () => {
  it("is left and goes on where it was left, and a step can be repeated", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/learn/game/3`);
    await page.locator(".coach-intro[open]").getByRole("link", { name: "Leave for now" }).click();
    await page.getByRole("link", { name: /Go on with step 3 of 11/ }).click();
    await page.getByRole("heading", { name: "Buy your first card" }).waitFor();
    await page.locator(".coach-intro .btn.main").click();
    await page.goto(`${site().url}#/learn`);
    await page.getByRole("link", { name: "From the beginning" }).click();
    await page.getByRole("heading", { name: "Take three gems" }).waitFor();
    expect(await page.locator("main.table").getAttribute("data-seats")).toBe("2");
  });

  it("answers a wrong action kindly and an impossible one with its rule", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/learn/game/2`);
    await page.locator(".coach-intro .btn.main").click();
    await page.locator('[data-dish="blue"]').click();
    await page.locator('[data-dish="blue"]').click();
    const link = page.locator(".tray .rule-link");
    await link.waitFor();
    expect(await link.getAttribute("href")).toBe("#/en/rules/R3.2");
    for (const gem of ["white", "blue", "red"]) await page.locator(`[data-dish="${gem}"]`).click();
    await page.locator(CONFIRM).click();
    await page.locator(".coach-other").waitFor();
    expect(await page.locator(".coach[data-done]").count()).toBe(0);
    await page.getByRole("button", { name: "Show me" }).click();
    await page.locator(CONFIRM).click();
    await page.locator(".coach[data-done]").waitFor();
  });

  it("goes on in another language without losing its place", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/learn/game/4`);
    await page.locator(".coach-intro .btn.main").click();
    const supply = () =>
      page
        .locator("[data-dish]")
        .evaluateAll((all) => all.map((each) => each.getAttribute("data-left")));
    const before = await supply();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("dialog.menu").getByText("Svenska").click();
    await page.locator('html[lang="sv"]').waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".coach", { hasText: "Nu: köp" }).waitFor();
    expect(await supply()).toEqual(before);
  });

  it("is followed by a game with advice that fades", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/learn/play`);
    await page.locator("main.table[data-mine]").waitFor();
    await page.locator(".coach", { hasText: /You could/ }).waitFor();
    const supply = await page.locator(".supply").innerText();
    await page.reload();
    await page.locator(".coach", { hasText: /You could/ }).waitFor();
    expect(await page.locator(".supply").innerText()).toBe(supply);
  });
});
