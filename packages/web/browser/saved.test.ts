import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeSaved } from "../src/play/saved.ts";
import { gameAt } from "./games.ts";
import { Person } from "./person.ts";
import { keep } from "./shelf.ts";
import { visits } from "./visit.ts";

const { site, visit } = visits();

const turnsIn = (page: Page) => page.locator(".log > ol > li[data-seat]").count();

describe("games under way", () => {
  it("stand side by side: a new one replaces none of them", async () => {
    const page = await visit();
    await page.goto(site().url);
    await page.getByRole("button", { name: /Play a bot now/ }).click();
    const person = new Person(page);
    await person.act();
    await page.goto(`${site().url}#/pass`);
    await page.getByLabel("Player 1").fill("Anna");
    await page.getByLabel("Player 2").fill("Björn");
    await page.getByRole("button", { name: "Start the game" }).click();
    await new Person(page).act();
    await page.goto(`${site().url}#/learn/play`);
    await page.locator(".coach-text").waitFor();
    await new Person(page).act();

    await page.goto(`${site().url}#/`);
    await page.getByRole("link", { name: "One more game" }).click();
    await page.locator(".kept").nth(2).waitFor();
    expect(await page.locator(".kept").count()).toBe(3);
    // no line begins with a dot, and none breaks within what is told
    const told = (await page.locator(".kept p").first().textContent()) ?? "";
    expect(told).toMatch(/\u00a0· round\u00a0\d+\u00a0· /);
    await page.getByRole("link", { name: /Go on playing.*Björn/ }).click();
    await page.locator("main.table:not([data-behind])").waitFor();
    expect(await page.locator(".log > ol > li[data-seat]").count()).toBe(1);

    // discarding one leaves the others
    await page.goto(`${site().url}#/`);
    await page.getByRole("button", { name: /Discard the game: .*Björn/ }).click();
    await page.getByText(/^Discarded: .*Björn/).waitFor();
    await page.reload();
    await page.locator(".kept").nth(1).waitFor();
    expect(await page.locator(".kept").count()).toBe(2);
  });

  it("go on in the window that played last, and the other one says so", async () => {
    const page = await visit();
    await keep(page, site().url, { one: makeSaved(gameAt(2, "early")) });
    const other = await page.context().newPage();
    const seqOf = (each: typeof page) => each.locator("main.table").getAttribute("data-seq");
    for (const each of [page, other]) {
      await each.goto(`${site().url}#/play/one`);
      await each.locator("main.table[data-mine]").waitFor();
    }
    const before = await seqOf(other);
    await new Person(other).act();
    await new Person(other).waitForTurn();
    await page.getByRole("heading", { name: /played in another window/ }).waitFor();
    await page.getByRole("button", { name: "Go on playing" }).click();
    await page.locator("main.table[data-mine]").waitFor();
    await expect.poll(() => turnsIn(page)).toBe(await turnsIn(other));
    expect(await seqOf(other)).not.toBe(before);
    // whoever plays here now is the one who goes on
    await new Person(page).act();
    await other.getByRole("heading", { name: /played in another window/ }).waitFor();
  });

  it("go on in one window at a time with advice too", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/learn/play`);
    await page.locator("main.table[data-mine]").waitFor();
    const other = await page.context().newPage();
    await other.goto(`${site().url}#/learn/play`);
    await other.locator("main.table[data-mine]").waitFor();
    await new Person(other).act();
    await page.getByRole("heading", { name: /played in another window/ }).waitFor();
    await new Person(other).waitForTurn();
    await page.getByRole("button", { name: "Go on playing" }).click();
    await page.locator("main.table[data-mine]").waitFor();
    await page.locator(".coach").waitFor();
    await expect.poll(() => turnsIn(page)).toBe(await turnsIn(other));
  });

  it("that cannot be read get a sentence on the first page, and the others stay", async () => {
    const page = await visit();
    await keep(page, site().url, {
      fine: makeSaved(gameAt(2, "middle")),
      broken: { version: 1, steps: [7] },
    });
    await page.goto(`${site().url}#/`);
    await page.getByText(/could not be read and was put aside/).waitFor();
    expect(await page.locator(".kept").count()).toBe(1);
    await page.reload();
    await page.locator(".kept").waitFor();
    expect(await page.getByText(/could not be read/).count()).toBe(0);
  });

  it("that can be read in part go on from there, after a sentence about it", async () => {
    const page = await visit();
    const saved = makeSaved(gameAt(2, "middle")) as { steps: string[] };
    const lost = Math.floor(saved.steps.length / 2);
    await keep(page, site().url, { part: { ...saved, steps: saved.steps.with(lost, "WWWWW") } });
    await page.goto(`${site().url}#/`);
    await page.getByRole("link", { name: /Go on playing/ }).click();
    await page.getByRole("heading", { name: /Part of this saved game/ }).waitFor();
    await page.getByRole("button", { name: "Go on playing" }).click();
    await page.locator("main.table:not([data-behind])").waitFor();
    await new Person(page).act();
    // whoever has played on is not told again
    await page.reload();
    await page.locator("main.table:not([data-behind])").waitFor();
    expect(await page.locator(".broken-sign").count()).toBe(0);
  });

  it("that cannot be read leave a new one a tap away", async () => {
    const page = await visit();
    await keep(page, site().url, { broken: { version: 1, steps: [7] } });
    await page.goto(`${site().url}#/play/broken`);
    await page.getByRole("heading", { name: /could not be read/ }).waitFor();
    expect(await page.getByRole("link", { name: "To the start page" }).count()).toBe(1);
    await page.getByRole("button", { name: "Play a bot now" }).click();
    await page.locator("main.table:not([data-behind])").waitFor();
  });
});
