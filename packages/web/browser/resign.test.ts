import type { TableView } from "@gemwright/protocol";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { giveUp, openTable, sitTogether } from "./company.ts";
import { overflow } from "./flaws.ts";
import { makeSaved } from "../src/play/saved.ts";
import { gameAt } from "./games.ts";
import { openGame } from "./pages.ts";
import { Person } from "./person.ts";
import { PHONE, visits } from "./visit.ts";

/** Where a game is played to its end, nobody has to follow the bots. */
const { site, visit } = visits("--bot-pace", "0");

async function askToGiveUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("heading", { name: "Give up this game?" }).waitFor();
}

/** Plays a seat to the end by the server's own list of legal steps, which is quicker than by hand. */
async function playOn(page: Page): Promise<void> {
  const [, table] = /\/t\/(\w+)/.exec(page.url()) ?? [];
  const address = `${site().url}api/tables/${table}`;
  const asked = page.locator("main.table[data-mine], dialog.end").first();
  for (let n = 0; n < 300; n++) {
    await asked.waitFor();
    if ((await page.locator("dialog.end").count()) > 0) return;
    const { seq, legal } = (await (await page.request.get(address)).json()) as TableView;
    const step = legal.find((each) => each.startsWith("+")) ?? legal[n % legal.length];
    if (step === undefined) continue;
    const was = await page.locator("main.table").getAttribute("data-seq");
    await page.request.post(`${address}/steps`, { data: { seq, step } });
    await page.waitForFunction(
      (before) => document.querySelector("main.table")?.getAttribute("data-seq") !== before,
      was,
    );
  }
  throw new Error("the game did not end");
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

  it("names the bot that played on for whoever gave up, and the review keeps their turns apart", async () => {
    const [anna, bert, cleo] = await Promise.all([visit(), visit(), visit(PHONE)]);
    await openTable(site().url, anna, { Bert: bert, Cleo: cleo });
    // everybody has a turn of their own before a bot comes
    await Promise.all([new Person(anna).act(), new Person(bert).act()]);
    await giveUp(bert);
    await giveUp(cleo);
    await playOn(anna);
    const note = "gave up, a bot played on";
    for (const page of [anna, bert, cleo]) {
      await page.locator("dialog.end").waitFor();
      expect(await page.locator(".rank", { hasText: note }).count()).toBe(2);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    expect(await bert.locator("#end-title").innerText()).not.toContain("You win");

    await bert.locator("dialog.end").getByRole("link", { name: "Review" }).click();
    await bert.locator(".review-players").waitFor();
    expect(await bert.locator(".review-players small").allInnerTexts()).toEqual([note, note]);
    // Cleo has played no turn, so that none is hers to be judged
    const players = await bert.locator(".review-players thead th").allInnerTexts();
    const accuracies = await bert.locator(".review-accuracy td").allInnerTexts();
    expect(accuracies.indexOf("–")).toBe(players.findIndex((name) => name.includes("Cleo")) - 1);
    expect(accuracies.filter((accuracy) => accuracy === "–")).toHaveLength(1);
    const parts = await bert.locator(".review-seat h3").allInnerTexts();
    expect(parts.filter((part) => part === "The bot’s turns")).toHaveLength(2);
    expect(parts).toEqual(expect.arrayContaining(["You", "Anna"]));
    expect(parts).not.toContain("Cleo");
    const said = await bert.locator(".review-stand-in").allInnerTexts();
    expect(said).toEqual([
      expect.stringMatching(/^Turns that a bot played in this seat: \d+ \(rounds 2–\d+\)\./),
    ]);
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
