import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openGame } from "./pages.ts";
import { PHONE, visits } from "./visit.ts";

const { site, visit } = visits();

/** From the first page to a table, so that there is a way back. */
async function arrive(page: Page): Promise<void> {
  await openGame(page, site().url, 3, "middle");
  await page.goto(`${site().url}#/`);
  await page.locator("h1").first().waitFor();
  await page.goto(`${site().url}#/play`);
  await page.locator("main.table:not([data-behind])").waitFor();
}

const PANELS = [
  [".market .card", ".sheet"],
  [".market .deck", ".deck-sheet"],
  [".noble", ".nobles-sheet"],
  [".reserved-button", ".reserved-sheet"],
  ["button.last", ".log-sheet"],
  [".unfold", ".seats[data-open]"],
  [".menu-button", "dialog.menu"],
] as const;

/** What has opened is in the history a frame later, sooner than any hand goes back. */
const inHistory = (page: Page) => page.waitForFunction(() => "cover" in history.state);

describe("the way back on a phone", () => {
  it("closes what lies over the table, and only then leaves it", async () => {
    const page = await visit(PHONE);
    await arrive(page);
    for (const [open, panel] of PANELS) {
      await page.locator(open).first().tap();
      await page.locator(panel).waitFor();
      await inHistory(page);
      await page.goBack();
      await page.locator(panel).waitFor({ state: "detached" });
      expect(await page.locator("main.table").count()).toBe(1);
    }
    await page.goBack();
    await page.locator("main.table").waitFor({ state: "detached" });
    expect(page.url()).toBe(`${site().url}#/`);
  });

  it("leads from the table at once when all was closed otherwise, however often", async () => {
    const page = await visit(PHONE);
    await arrive(page);
    for (let i = 0; i < 3; i++)
      for (const [open, panel] of PANELS) {
        await page.locator(open).first().tap();
        await page.locator(panel).waitFor();
        await page.keyboard.press("Escape");
        await page.locator(panel).waitFor({ state: "detached" });
      }
    await expect.poll(() => page.evaluate(() => "cover" in history.state)).toBe(false);
    await page.goBack();
    await page.locator("main.table").waitFor({ state: "detached" });
    expect(page.url()).toBe(`${site().url}#/`);
  });

  it("does not come twice through a table that was left by a link in its menu", async () => {
    const page = await visit(PHONE);
    await arrive(page);
    await page.locator(".menu-button").tap();
    await page.getByRole("link", { name: "Leave the table" }).tap();
    await page.locator("main.table").waitFor({ state: "detached" });
    await page.goBack();
    await page.locator("main.table:not([data-behind])").waitFor();
    expect(await page.locator("dialog[open]").count()).toBe(0);
    await page.goBack();
    await page.locator("main.table").waitFor({ state: "detached" });
    expect(page.url()).toBe(`${site().url}#/`);
  });

  it("is not blocked by something that was open when the page was loaded anew", async () => {
    const page = await visit(PHONE);
    await arrive(page);
    await page.locator(".menu-button").tap();
    await page.locator("dialog.menu").waitFor();
    await page.reload();
    await page.locator("main.table:not([data-behind])").waitFor();
    await expect.poll(() => page.evaluate(() => "cover" in history.state)).toBe(false);
    await page.goBack();
    await page.locator("main.table").waitFor({ state: "detached" });
  });

  it("does not close what was opened again at once", async () => {
    const page = await visit(PHONE);
    await openGame(page, site().url, 2, "over");
    // quicker than any history goes back
    await page.evaluate(async () => {
      const press = (text: string) =>
        [...document.querySelectorAll<HTMLElement>("button")]
          .find((each) => each.textContent.includes(text))
          ?.click();
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let i = 0; i < 10; i++) {
        press("See the table");
        await frame();
        press("See the result");
        await frame();
      }
    });
    await page.locator("dialog.end[open]").waitFor();
    const covered = () => page.evaluate(() => "cover" in history.state);
    await expect.poll(covered).toBe(true);
    await page.goBack();
    await page.locator("dialog.end").waitFor({ state: "detached" });
    expect(await covered()).toBe(false);
    expect(await page.locator("main.table").count()).toBe(1);
  });

  it("leaves a return where it is: it has to be answered", async () => {
    const page = await visit(PHONE);
    await openGame(page, site().url, 4, "returning");
    await page.locator(".sheet.return").waitFor();
    expect(await page.evaluate(() => "cover" in history.state)).toBe(false);
  });
});
