import { COLOURS, type Step, comingNobles, wordsOf } from "@gemwright/rules";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../src/i18n/words.ts";
import { LessonGame, isDone } from "../src/learn/game/lesson-game.ts";
import { LESSONS } from "../src/learn/game/lessons.ts";
import { CARD_KEYS } from "../src/table/keys.ts";
import { findings, overflow } from "./flaws.ts";
import { QUICK } from "./person.ts";
import { DESK, PHONE, visits } from "./visit.ts";

const { site, visit } = visits();
const CODES = Object.keys(LANGUAGES) as Language[];
type Hands = "pointer" | "touch" | "keys";
const CONFIRM = "[data-confirm]:not([aria-disabled])";

/** Somebody who follows the lessons with a mouse, a finger or the keys. */
class Learner {
  readonly page: Page;
  readonly #hands: Hands;

  constructor(page: Page, hands: Hands) {
    this.page = page;
    this.#hands = hands;
  }

  async press(selector: string): Promise<void> {
    const what = this.page.locator(selector).first();
    if (this.#hands === "touch") await what.tap();
    else if (this.#hands === "pointer") await what.click();
    else {
      await what.focus();
      await this.page.keyboard.press(selector.includes("input") ? "Space" : "Enter");
    }
  }

  async #confirm(): Promise<void> {
    if (this.#hands === "keys") await this.page.keyboard.press("Enter");
    else await this.press(CONFIRM);
  }

  /** Every way to choose something has its key. */
  async #choose(selectors: readonly string[], keys: readonly string[]): Promise<void> {
    if (this.#hands === "keys") for (const key of keys) await this.page.keyboard.press(key);
    else for (const selector of selectors) await this.press(selector);
  }

  async make(step: Step, coming: readonly number[]): Promise<void> {
    const words = wordsOf(step);
    switch (words.kind) {
      case "take":
      case "return": {
        const counts: Partial<Record<string, number>> =
          words.kind === "take" ? words.gems : words.tokens;
        const all = COLOURS.flatMap((colour) =>
          Array.from({ length: counts[colour] ?? 0 }, () => colour),
        );
        const at = (colour: string) =>
          words.kind === "take" ? `[data-dish="${colour}"]` : `.pickers [data-gem="${colour}"]`;
        await this.#choose(
          all.map(at),
          all.map((colour) => String(COLOURS.indexOf(colour) + 1)),
        );
        break;
      }
      case "reserve":
        await this.#choose(
          [`[data-place="${words.level}-${words.slot}"]`],
          [CARD_KEYS[words.level][words.slot]],
        );
        break;
      case "reserve-deck":
        await this.#choose([`[data-deck="${words.level}"]`], [`Digit${words.level + 6}`]);
        break;
      case "purchase": {
        const { place } = words;
        if ("slot" in place)
          await this.#choose(
            [`[data-place="${place.level}-${place.slot}"]`],
            [CARD_KEYS[place.level][place.slot]],
          );
        else if (this.#hands === "touch") {
          await this.press(".reserved-button");
          await this.press(".sheet .card");
        } else
          await this.#choose([`[data-place="r${place.reserved}"]`], ["h", `${place.reserved + 1}`]);
        break;
      }
      case "noble":
        await this.press(`.sheet .option:nth-of-type(${coming.indexOf(words.noble) + 1}) input`);
        await this.press(CONFIRM);
        return;
      case "pass":
        break;
    }
    await this.#confirm();
  }

  /** The whole lesson, as the recorded game goes, up to the way on. */
  async learn(number: number): Promise<void> {
    const game = new LessonGame(LESSONS[number - 1]);
    await this.page.locator(".coach-intro[open]").waitFor();
    await this.press(".coach-intro .btn.main");
    for (let n = 0; n < 4 && !isDone(game.view.value, game.lesson); n++) {
      const { wanted } = game;
      const coming = comingNobles(game.view.value.position, 0);
      await this.make(wanted!, coming);
      await game.submit(wanted!);
      for (let i = 0; i < 20; i++) await Promise.resolve();
      if ((await this.page.locator(".sheet.payment").count()) > 0) await this.#confirm();
    }
    await this.page.locator(".coach[data-done]").waitFor();
  }
}

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
