import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { giveUp, openTable, sitDown, watch } from "./company.ts";
import { findings } from "./flaws.ts";
import { DESK, PHONE, visits } from "./visit.ts";

const { site, visit } = visits();

const AGAIN = { name: "Play again together" };
const CALL = "Bert wants to play again and waits at a new table.";

const tableOf = (page: Page): string | undefined => new URL(page.url()).hash.split("/")[2];

describe("another game", () => {
  it("is called for in sight and hearing of whoever reads the result, and joined with one tap", async () => {
    const [anna, bert, carla] = await Promise.all([
      visit({ ...PHONE, bypassCSP: true }),
      visit(),
      visit({ ...DESK, bypassCSP: true }),
    ]);
    const link = await openTable(site().url, anna, { Bert: bert }, { listed: true });
    await watch(carla, link);
    await giveUp(bert);
    await anna.locator("dialog.end").waitFor();
    const heard = anna.locator('dialog.end [role="status"]');
    expect(await heard.textContent()).toBe("");
    expect(await anna.getByRole("button", AGAIN).count()).toBe(1);

    await bert.getByRole("button", AGAIN).click();
    await heard.filter({ hasText: CALL }).waitFor();
    expect(await anna.locator(".rematch").isVisible()).toBe(true);
    expect(await anna.title()).toContain("●");
    expect(await findings(anna)).toEqual([]);
    // whoever watches has no part in it, and nothing to watch yet
    await carla.locator("dialog.end").waitFor();
    expect(await carla.getByRole("button", AGAIN).count()).toBe(0);
    expect(await carla.getByText(CALL).count()).toBe(0);
    const told = carla.locator('dialog.end [role="status"]');
    expect(await told.textContent()).toBe("");

    await anna.getByRole("button", AGAIN).tap();
    for (const page of [anna, bert]) {
      await page.locator("dialog.end").waitFor({ state: "detached" });
      await page.locator("main.table .tray").waitFor();
    }
    await expect.poll(() => anna.url()).toBe(bert.url());

    await told.filter({ hasText: "They play again." }).waitFor();
    expect(await findings(carla)).toEqual([]);
    await carla.locator("dialog.end").getByRole("link", { name: "Watch" }).click();
    await carla.locator("dialog.end").waitFor({ state: "detached" });
    await carla.locator("main.table[data-watching]:not([data-behind])").waitFor();
    expect(tableOf(carla)).toBe(tableOf(anna));
    expect(await carla.getByText("The table is full").count()).toBe(0);
    // and on to the one after it
    await giveUp(bert);
    await anna.locator("dialog.end").waitFor();
    await carla.getByRole("button", { name: "See the table" }).click();
    await bert.getByRole("button", AGAIN).click();
    await anna.locator("dialog.end").getByRole("button", AGAIN).tap();
    await anna.locator("dialog.end").waitFor({ state: "detached" });
    const call = carla.locator('.question[role="alert"]', { hasText: "They play again." });
    await call.getByRole("link", { name: "Watch" }).click();
    await expect.poll(() => tableOf(carla)).toBe(tableOf(anna));
  });

  it.each([
    ["a phone", PHONE],
    ["a desk", DESK],
  ])(
    "is called for on %s without moving anything from under pointer and focus",
    async (_, size) => {
      const [anna, bert] = await Promise.all([visit(size), visit()]);
      await openTable(site().url, anna, { Bert: bert });
      await giveUp(bert);
      const again = anna.locator("dialog.end").getByRole("button", AGAIN);
      await again.focus();
      const before = await again.boundingBox();
      await bert.getByRole("button", AGAIN).click();
      await anna.locator("dialog.end", { hasText: CALL }).waitFor();
      expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
      expect(await again.boundingBox()).toEqual(before);
      // what is called leaves the result in sight
      const call = (await anna.locator(".rematch").boundingBox())!;
      const title = (await anna.locator("#end-title").boundingBox())!;
      expect(call.y + call.height).toBeLessThanOrEqual(title.y + 4);
      await anna.keyboard.press("Enter");
      for (const page of [anna, bert]) await page.locator("main.table .tray").waitFor();
      await expect.poll(() => anna.url()).toBe(bert.url());
    },
  );

  it("at a table that is not listed can be watched by whoever had the link", async () => {
    const [anna, bert, carla] = await Promise.all([visit(), visit(), visit(PHONE)]);
    const link = await openTable(site().url, anna, { Bert: bert });
    await watch(carla, link);
    await giveUp(bert);
    await bert.getByRole("button", AGAIN).click();
    await anna.locator("dialog.end").getByRole("button", AGAIN).click();
    await carla.locator("dialog.end").getByRole("link", { name: "Watch" }).tap();
    await carla.locator("dialog.end").waitFor({ state: "detached" });
    await carla.locator("main.table[data-watching]:not([data-behind])").waitFor();
    expect(tableOf(carla)).toBe(tableOf(anna));
  });

  it("is called for at the table too, and can be left for later", async () => {
    const [anna, bert] = await Promise.all([visit(), visit(PHONE)]);
    await openTable(site().url, anna, { Bert: bert });
    await giveUp(bert);
    await anna.getByRole("button", { name: "See the table" }).click();
    await bert.getByRole("button", AGAIN).tap();
    const call = anna.locator('.question[role="alert"]', { hasText: CALL });
    await call.getByRole("button", { name: "Close" }).click();
    expect(await call.count()).toBe(0);
    // whoever has asked and leaves calls nobody any more
    await anna.getByRole("button", { name: "See the result" }).click();
    await anna.locator("dialog.end", { hasText: CALL }).waitFor();
    await bert.getByRole("button", { name: "Leave the table" }).tap();
    await anna.locator("dialog.end", { hasText: CALL }).waitFor({ state: "detached" });
    expect(await anna.getByRole("button", AGAIN).count()).toBe(1);
    // that table is closed: there is another one
    await anna.getByRole("button", AGAIN).click();
    await anna.getByRole("heading", { name: "Waiting for Bert" }).waitFor();
  });

  it("is still called for when the page is loaded anew, and on every other page", async () => {
    const [anna, bert] = await Promise.all([
      visit({ ...PHONE, bypassCSP: true }),
      visit({ ...DESK, bypassCSP: true }),
    ]);
    // whoever reads something else while the table fills, and while the others play, is called too
    await anna.goto(`${site().url}#/friends`);
    await anna.getByLabel("Your name").fill("Anna");
    await anna.getByRole("button", { name: "Open a table" }).tap();
    const link = await anna.getByLabel("Invite your friends").inputValue();
    const line = anna.waitForEvent("websocket");
    await anna.evaluate(() => (location.hash = "#/en/rules"));
    await line;
    await sitDown(bert, link, "Bert");
    const call = anna.locator('[role="status"] > .far-call');
    await call.filter({ hasText: /^(Your turn|The game has begun) · Bert · round 1/ }).waitFor();
    expect(await anna.title()).toContain("● ");
    await call.getByRole("link", { name: "Go on playing" }).tap();
    await anna.locator("main.table:not([data-behind])").waitFor();
    await call.waitFor({ state: "detached" });

    await giveUp(bert);
    await anna.locator("dialog.end").waitFor();
    await bert.getByRole("button", AGAIN).click();
    // who waits is told for whom; the link is for somebody else
    await bert.getByRole("heading", { name: "Waiting for Anna" }).waitFor();
    await bert.locator(".seat-list li", { hasText: /Anna\s*not here yet/ }).waitFor();
    expect(await bert.locator(".invitation").isVisible()).toBe(false);
    expect(await findings(bert)).toEqual([]);
    await anna.reload();
    await anna.locator("dialog.end", { hasText: CALL }).waitFor();
    expect(await anna.getByRole("button", AGAIN).count()).toBe(1);

    await anna.goto(site().url);
    await call.filter({ hasText: CALL }).waitFor();
    expect(await findings(anna)).toEqual([]);
    await anna.evaluate(() => (location.hash = "#/learn"));
    await anna.getByRole("heading", { level: 1 }).waitFor();
    await call.getByRole("button", AGAIN).tap();
    for (const page of [anna, bert]) await page.locator("main.table .tray").waitFor();
    expect(anna.url()).toBe(bert.url());
  });
});
