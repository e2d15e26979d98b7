import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Language } from "../src/i18n/words.ts";
import { PAGES, drawn } from "./pages.ts";
import { QUICK } from "./person.ts";
import { DESK, PHONE, visits } from "./visit.ts";

const { site, visit } = visits();

const SIZES = {
  "a phone": PHONE,
  "a phone on its side": { viewport: { width: 640, height: 360 } },
  "a tablet": { viewport: { width: 768, height: 1024 } },
  "a small desk": { viewport: { width: 1024, height: 768 } },
  "a desk": DESK,
};
/** English, and the two with the longest words. */
const SPOKEN: readonly Language[] = ["en", "de", "is"];
const SHEETS = ["chosen card", "chosen deck", "payments", "nobles", "return"];

/** Buttons of the sheet that a finger would miss: outside the screen, or with something over them. */
const covered = (page: Page): Promise<(string | null)[]> =>
  page.locator(".sheet .buttons .btn").evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const outside =
          left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
        const points = [
          [left + 4, top + 4],
          [right - 4, top + 4],
          [(left + right) / 2, (top + bottom) / 2],
          [left + 4, bottom - 4],
          [right - 4, bottom - 4],
        ] as const;
        return (
          outside || points.some(([x, y]) => !button.contains(document.elementFromPoint(x, y)))
        );
      })
      .map((button) => button.textContent),
  );

/** A sheet rises; it is looked at when it has arrived. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));

/** Presses the main button, and waits until the game has gone on. */
async function confirm(page: Page): Promise<void> {
  const before = Number(await page.locator("main.table").getAttribute("data-seq"));
  await page.locator(".sheet [data-confirm]").click();
  await page.waitForFunction(
    (old) => Number(document.querySelector("main.table")?.getAttribute("data-seq")) > old,
    before,
  );
}

async function chooseLast(options: Locator): Promise<void> {
  const last = options.last();
  await last.click();
  await drawn(options.page());
  expect(await last.getAttribute("data-on")).toBe("");
}

describe.each(Object.entries(SIZES))("on %s", (_, size) => {
  it.each(SPOKEN)("no button of a sheet is covered in the language %s", async (language) => {
    const page = await visit(size, { ...QUICK, language });
    for (const name of SHEETS) {
      await PAGES[name]?.(page, site().url);
      await atRest(page);
      expect.soft(await covered(page), name).toEqual([]);
      const title = page.locator(".sheet h2");
      expect
        .soft(await title.evaluate((h2) => h2.getBoundingClientRect().top), name)
        .toBeGreaterThan(0);
    }
  });

  it("the last of the most payments there can be is chosen and paid", async () => {
    const page = await visit(size);
    await PAGES["payments"]?.(page, site().url);
    const options = page.locator(".sheet .option");
    expect(await options.count()).toBe(31);
    await chooseLast(options);
    await confirm(page);
    expect(await page.locator(".sheet.payment").count()).toBe(0);
  });

  it("the last of four nobles is welcomed", async () => {
    const page = await visit(size);
    await PAGES["nobles"]?.(page, site().url);
    const options = page.locator(".sheet .option");
    expect(await options.count()).toBe(4);
    await atRest(page);
    // each says what it wants, and only the smallest screen has to be scrolled for all four
    expect(await options.locator(".bonus-tile").first().innerText()).toMatch(/\d/);
    const beyond = await page
      .locator(".sheet .options")
      .evaluate((all) => all.scrollHeight - all.clientHeight);
    expect(beyond).toBeLessThanOrEqual(size.viewport.width === 640 ? Infinity : 1);
    await chooseLast(options);
    await confirm(page);
    expect(await page.locator(".nobles-sheet").count()).toBe(0);
  });
});
