import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../src/i18n/words.ts";
import { findings, overflow } from "./flaws.ts";
import { PAGES, drawn, openGame } from "./pages.ts";
import { Person, QUICK } from "./person.ts";
import { DESK, PHONE, visits } from "./visit.ts";

const { site, visit } = visits();

/** Words that do not fit their button, bar or dock, and whatever stands outside the screen. */
const cutOff = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
    const wide = shown(".verdict, .btn").filter((each) => each.scrollWidth > each.clientWidth + 1);
    const high = shown(".tray, .sheet").filter((each) => each.scrollHeight > each.clientHeight + 2);
    const outside = shown(".btn, .dish, .card").filter(
      (each) =>
        each.getBoundingClientRect().right > innerWidth ||
        each.getBoundingClientRect().bottom > innerHeight + 1,
    );
    const over = shown(".seat .hold > *").filter((each) => {
      const inner = each.getBoundingClientRect();
      const outer = each.parentElement!.getBoundingClientRect();
      return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
    });
    return [...wide, ...high, ...outside, ...over].map((each) => each.textContent);
  });

describe.each(Object.entries(PAGES))("the page %s", (_, reach) => {
  it("has nothing that axe objects to, by day on a desk and by night on a phone", async () => {
    const page = await visit({ ...DESK, colorScheme: "light", bypassCSP: true });
    await reach(page, site().url);
    for (const [colorScheme, viewport] of [
      ["light", DESK.viewport],
      ["dark", PHONE.viewport],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await drawn(page);
      expect(await findings(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])("in the language %s", (language) => {
  it("a table is played and nothing is cut off sideways on a phone", async () => {
    const page = await visit(PHONE, { ...QUICK, language, seats: 4 });
    await page.goto(site().url);
    await page.locator("html", { has: page.locator(".btn.big") }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.locator(".btn.big").tap();
    const person = new Person(page, "touch");
    for (let turn = 0; turn < 3; turn++) await person.act(turn);
    await person.waitForTurn();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const cut = await cutOff(page);
    expect(cut).toEqual([]);
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])("in the language %s on a desk", (language) => {
  it("the dock holds its words at rest, while taking and with a card", async () => {
    const page = await visit(DESK, { ...QUICK, language });
    for (const [seats, size] of [
      [2, DESK.viewport],
      [4, { width: 1024, height: 768 }],
    ] as const) {
      await page.setViewportSize(size);
      await openGame(page, site().url, seats, "middle");
      for (const keys of [[], ["1"], ["Escape", "a"], ["Escape", "9"]]) {
        for (const key of keys) await page.keyboard.press(key);
        await drawn(page);
        expect(await cutOff(page)).toEqual([]);
      }
    }
  });
});

describe("in the last round", () => {
  it("a phone still says whose turn it is and what was done last, and opens the log", async () => {
    for (const viewport of [
      PHONE.viewport,
      { width: 844, height: 390 },
      { width: 640, height: 360 },
    ]) {
      const page = await visit({ ...PHONE, viewport });
      await openGame(page, site().url, 4, "lastRound");
      expect(await page.locator(".banner").innerText()).toContain("You have one more turn");
      expect(await page.locator(".turn").innerText()).toBe("Your last turn");
      expect(await cutOff(page)).toEqual([]);
      // what lies over it would take the tap
      await page.locator("button.last").tap();
      await page.locator(".log-sheet li[data-seat]").first().waitFor();
    }
  });
});

describe("at 200 % zoom", () => {
  it("a desk becomes a tablet or a phone and keeps everything", async () => {
    const page = await visit({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    await openGame(page, site().url, 2, "middle");
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    for (const part of [".market", ".supply", ".mine", ".seats", ".tray"])
      expect(await page.locator(part).isVisible()).toBe(true);
  });

  it("a result is read without scrolling, and the first page uses the whole width", async () => {
    const page = await visit({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    const edges = (selector: string) =>
      page.locator(selector).evaluate((each) => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        return { top, bottom, left, right };
      });
    await openGame(page, site().url, 4, "over");
    expect((await edges(".ranking")).bottom).toBeLessThan((await edges(".end .buttons")).top);
    await page.goto(site().url);
    await page.locator(".doors").waitFor();
    const { left, right } = await edges(".start > main");
    expect(left).toBeCloseTo(640 - right, 0);
    expect((await edges(".doors")).bottom).toBeLessThan(400);
  });
});
