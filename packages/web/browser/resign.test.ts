import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sitTogether } from "./company.ts";
import { makeSaved } from "../src/play/saved.ts";
import { gameAt } from "./games.ts";
import { openGame } from "./pages.ts";
import { visits } from "./visit.ts";

const { site, visit } = visits();

async function askToGiveUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("heading", { name: "Give up this game?" }).waitFor();
}

describe("the end of a game", () => {
  it("comes for both when one gives up, in words that fit each of them", async () => {
    const [anna, bert] = await Promise.all([visit(), visit()]);
    await sitTogether(site().url, anna, bert, "Bert");
    // one tap is not enough, and the question can be left
    await askToGiveUp(bert);
    await bert.getByRole("button", { name: "Go on playing" }).click();
    expect(await bert.locator("dialog[open]").count()).toBe(0);
    await askToGiveUp(bert);
    await bert.getByRole("button", { name: "Give up" }).click();
    await bert.getByRole("heading", { name: "You gave up: Anna wins" }).waitFor();
    await anna.getByRole("heading", { name: "You win: the other player gave up" }).waitFor();
    await anna.reload();
    await anna.getByRole("heading", { name: "You win: the other player gave up" }).waitFor();
    await anna.keyboard.press("Escape");
    await anna.locator(".turn", { hasText: "Game over" }).waitFor();
    await bert.goto(`${site().url}#/games`);
    await bert.locator(".finished", { hasText: "You gave up: Anna wins" }).waitFor();
    expect(await bert.locator(".finished").count()).toBe(1);
  });

  it("shows the result again to whoever has looked at the table", async () => {
    const page = await visit();
    await openGame(page, site().url, 2, "over");
    await page.getByRole("button", { name: "See the table" }).click();
    await page.locator("dialog.end").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "See the result" }).click();
    const again = page.locator("dialog.end").getByRole("button", { name: "Play again" });
    await expect.poll(() => again.isVisible()).toBe(true);
  });

  it("lets those around one device play again", async () => {
    const page = await visit();
    await page.goto(site().url);
    const saved = JSON.stringify(makeSaved(gameAt(2, "over", "pass")));
    await page.evaluate((game) => localStorage.setItem("gemwright.game", game), saved);
    await page.goto(`${site().url}#/play`);
    await page.locator("dialog.end").getByRole("button", { name: "Play again" }).click();
    await expect.poll(() => page.locator("main.table .log-empty").count()).toBe(1);
    expect(await page.locator("dialog.end").count()).toBe(0);
  });

  it("lets the same people play again", async () => {
    const [anna, bert] = await Promise.all([visit(), visit()]);
    await sitTogether(site().url, anna, bert, "Bert");
    await askToGiveUp(bert);
    await bert.getByRole("button", { name: "Give up" }).click();
    const old = anna.url();
    await bert.getByRole("button", { name: "Play again together" }).click();
    await bert.getByRole("heading", { name: "Waiting for Anna" }).waitFor();
    await anna.getByRole("button", { name: "Play again together" }).click();
    for (const page of [anna, bert]) {
      await page.locator("dialog.end").waitFor({ state: "detached" });
      await page.locator("main.table .log-empty").waitFor();
      expect(await page.locator("dialog[open]").count()).toBe(0);
    }
    expect(anna.url().split("/t/")[1]?.slice(0, 4)).toBe(bert.url().split("/t/")[1]?.slice(0, 4));
    expect(anna.url()).not.toBe(old);
  });
});
