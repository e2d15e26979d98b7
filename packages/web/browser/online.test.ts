import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { Person, QUICK } from "./person.ts";
import { visits } from "./visit.ts";

const { site, visit } = visits();

async function openTable(page: Page, name: string, listed: boolean): Promise<string> {
  await page.goto(`${site().url}#/friends`);
  await page.getByLabel("Your name").fill(name);
  if (listed) await page.getByLabel("Show it in the list of tables").check();
  await page.getByRole("button", { name: "Open a table" }).click();
  await page.getByRole("heading", { name: /Waiting for one more player/ }).waitFor();
  await page.locator(".qr path").first().waitFor();
  return page.getByLabel("Invite your friends").inputValue();
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByPlaceholder("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.locator("main.table:not([data-behind])").waitFor();
}

describe("two browsers at one table", () => {
  it("play a whole game; the server dies in the middle, and a third one watches", async () => {
    const [anna, bert, carla] = await Promise.all([visit(), visit(), visit()]);
    const link = await openTable(anna, "Anna", true);
    await sitDown(bert, link, "Bert");
    await anna.locator("main.table:not([data-behind])").waitFor();

    await carla.goto(site().url);
    await carla.getByRole("link", { name: "Watch" }).click();
    await carla.getByText("You are watching.").waitFor();

    let crashed = false;
    const crash = async (turn: number) => {
      if (turn !== 6 || crashed) return;
      crashed = true;
      await site().away(async () => {
        await anna.locator(".toast", { hasText: "Connection lost" }).waitFor();
        await bert.locator(".toast", { hasText: "Connection lost" }).waitFor();
      });
      // Both come back by themselves; a press on "Try now" would race with that.
      await anna.locator(".toast").waitFor({ state: "detached" });
      await bert.locator(".toast").waitFor({ state: "detached" });
    };
    const [turns] = await Promise.all([
      new Person(anna).playToTheEnd(crash),
      new Person(bert).playToTheEnd(),
    ]);
    expect(turns).toBeGreaterThan(6);
    await carla.locator("dialog.end").waitFor();

    const result = (page: Page) => page.locator(".ranking .total").allTextContents();
    expect(await result(bert)).toEqual(await result(anna));
    expect(await result(carla)).toEqual(await result(anna));
    const download = anna.waitForEvent("download");
    await anna.getByRole("button", { name: "Keep the record" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.splendor$/);

    await anna.getByRole("button", { name: "Play again together" }).click();
    await bert.getByRole("button", { name: "Play again together" }).click();
    await bert.locator("main.table .log-empty").waitFor();
    await anna.locator("main.table .log-empty").waitFor();
    expect(anna.url()).toBe(bert.url());
  });

  it("see the exact state again after the page is loaded anew", async () => {
    const [anna, bert] = await Promise.all([visit(), visit()]);
    const link = await openTable(anna, "Anna", false);
    await sitDown(bert, link, "Bert");
    const first = (await anna.locator("main.table[data-mine]").count()) > 0 ? anna : bert;
    await new Person(first).act();
    await anna.locator(".log > ol > li[data-seat]").first().waitFor();
    const before = await anna.locator(".supply").innerText();
    await anna.reload();
    await anna.locator(".log > ol > li[data-seat]").first().waitFor();
    expect(await anna.locator(".supply").innerText()).toBe(before);

    // and the first page knows the way back
    await anna.goto(`${site().url}#/`);
    await anna.getByRole("link", { name: /Go on playing.*Bert/ }).click();
    await anna.locator("main.table:not([data-behind])").waitFor();
    expect(await anna.locator(".supply").innerText()).toBe(before);
  });
});

describe("people at a table", () => {
  it("talk, and take a turn back when all agree", async () => {
    const [anna, bert] = await Promise.all([visit(), visit()]);
    await sitDown(bert, await openTable(anna, "Anna", false), "Bert");
    await anna.locator("main.table:not([data-behind])").waitFor();
    await bert.getByLabel("Say something").fill("Good luck, *Anna* {red 2}");
    await bert.getByRole("button", { name: "Send" }).click();
    const heard = anna.locator(".talk li", { hasText: "Good luck, *Anna* {red 2}" });
    await heard.waitFor();
    for (const i of [1, 2, 3, 4]) {
      await bert.getByLabel("Say something").fill(`And ${i}`);
      await bert.getByRole("button", { name: "Send" }).click();
      await anna.locator(".talk li", { hasText: `And ${i}` }).waitFor();
    }
    // the newest remark is in sight
    const below = await anna
      .locator(".talk ol")
      .evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
    expect(below).toBeLessThanOrEqual(1);

    const annaBegins = (await anna.locator("main.table[data-mine]").count()) > 0;
    const [first, second] = annaBegins ? [anna, bert] : [bert, anna];
    await new Person(first).act();
    await second.locator("main.table[data-mine]").waitFor();
    await first.getByRole("button", { name: "Ask to take back" }).click();
    await second.getByRole("button", { name: "Refuse" }).click();
    const declined = first.getByText(`${annaBegins ? "Bert" : "Anna"} declined`);
    await declined.waitFor();
    await first.locator(".question").getByRole("button", { name: "Close" }).click();
    expect(await declined.count()).toBe(0);
    await first.getByRole("button", { name: "Ask to take back" }).click();
    await second.getByRole("button", { name: "Agree" }).click();
    await first.locator("main.table[data-mine]").waitFor();
    expect(await first.locator(".log > ol > li[data-seat]").count()).toBe(0);
    expect(await heard.count()).toBe(1);
    // whoever has seen a new card cannot go back, and is not offered to ask
    for (const key of ["7", "Enter"]) await first.keyboard.press(key);
    await second.locator("main.table[data-mine]").waitFor();
    await first.locator(".log > ol > li[data-seat]").waitFor();
    expect(await first.getByRole("button", { name: "Ask to take back" }).count()).toBe(0);
    await first.keyboard.press("u");
    await first.locator(".tray", { hasText: "A new card has been seen" }).waitFor();
  });
});

describe("a link", () => {
  it("to a full table tells so", async () => {
    const [anna, bert, carla] = await Promise.all([visit(), visit(), visit()]);
    const link = await openTable(anna, "Anna", true);
    await carla.goto(link);
    await carla.getByPlaceholder("Your name").fill("Carla");
    await sitDown(bert, link, "Bert");
    // the table has started meanwhile: Carla watches it
    await carla.locator("main.table:not([data-behind])").waitFor();
    expect(await carla.locator(".watching").count()).toBe(1);
    await carla.getByText("The table is full; you are watching.").waitFor();
  });

  it("to a table behind a server that is away leaves a way on", async () => {
    const page = await visit(undefined, QUICK);
    // the page of a table is there already: what is missing is the table
    await page.goto(`${site().url}#/t/abcdefgh`);
    await page.getByRole("heading", { name: "This table does not exist any more" }).waitFor();
    await page.goto(site().url);
    await site().away(async () => {
      await page.goto(`${site().url}#/t/abcdefgh`);
      await page.getByRole("heading", { name: "The server cannot be reached." }).waitFor();
      await page.getByRole("button", { name: "Try now" }).waitFor();
      await page.getByRole("link", { name: "To the start page" }).click();
      const told = page.getByText("work all the same");
      await told.waitFor();
      expect(await told.count()).toBe(1);
    });
  });
});
