import { readFileSync } from "node:fs";
import { parseRecords } from "@gemwright/notation";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../src/i18n/words.ts";
import { makeSaved } from "../src/play/saved.ts";
import { findings, overflow } from "./flaws.ts";
import { gameAt } from "./games.ts";
import { chooseLanguage } from "./pages.ts";
import { Person } from "./person.ts";
import { keep } from "./shelf.ts";
import { DESK, PHONE, visits } from "./visit.ts";

const { site, visit } = visits();

const over = { ...makeSaved(gameAt(2, "over")), over: true };
const TURNS = gameAt(2, "over").steps.length;

describe("finished games", () => {
  it("are listed, kept as records and looked through by pointer and by keys", async () => {
    const page = await visit();
    await keep(page, site().url, {
      one: over,
      two: { ...makeSaved(gameAt(3, "over", "pass")), over: true },
    });
    await page.getByRole("link", { name: "Your games" }).click();
    await page.getByRole("heading", { name: "Finished" }).waitFor();
    expect(await page.locator(".finished").count()).toBe(2);
    const year = String(new Date().getFullYear());
    expect(await page.locator(".finished time").first().innerText()).toContain(year);

    const download = page.waitForEvent("download");
    await page
      .getByRole("button", { name: /Keep the record/ })
      .first()
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^gemwright-\d{4}-\d\d-\d\d\.splendor$/);
    const records = parseRecords(readFileSync(await file.path(), "utf8"));
    const turns = records.ok ? (records.value[0]?.turns.length ?? 0) : 0;
    expect(turns).toBeGreaterThan(20);

    await page
      .getByRole("link", { name: /Replay the game/ })
      .first()
      .click();
    await page.locator("main.table:not([data-behind])").waitFor();
    const supply = () =>
      page
        .locator("[data-dish]")
        .evaluateAll((all) => all.map((each) => each.getAttribute("data-left")).join());
    const reached = async (turn: number) => {
      await expect.poll(() => page.locator(".replay input").inputValue()).toBe(String(turn));
    };
    const opening = await supply();
    await page.getByRole("button", { name: "One turn on" }).click();
    await reached(1);
    const first = await supply();
    expect(first).not.toBe(opening);
    await page.keyboard.press("ArrowRight");
    await reached(2);
    await page.keyboard.press("ArrowLeft");
    await reached(1);
    expect(await supply()).toBe(first);
    await page.keyboard.press("Home");
    expect(await supply()).toBe(opening);

    // a line of the log leads to its turn, by pointer and by key
    await page.locator(".log .log-jump").nth(9).click();
    await reached(10);
    expect(await page.locator(".log [aria-current]").count()).toBe(1);
    await page.locator(".log .log-jump").nth(4).focus();
    await page.keyboard.press("Enter");
    await reached(5);

    // everything counts by rounds, and the address goes along: a reload finds the turn
    await page.getByText(/^Round 3 of \d+$/).waitFor();
    expect(await page.locator(".bar .round").innerText()).toBe("Round 3");
    expect(await page.locator(".bar .turn").innerText()).toMatch(/(is|are) choosing$/);
    await expect.poll(() => page.url()).toMatch(/\/at\/5$/);
    await page.reload();
    await page.locator("main.table:not([data-behind])").waitFor();
    await reached(5);

    await page.keyboard.press("End");
    await page.locator(".turn", { hasText: "Game over" }).waitFor();
    const won = await page.locator("[data-prestige]").allInnerTexts();
    expect(won.map(Number).some((prestige) => prestige >= 15)).toBe(true);
    // the end of a game that is looked through covers nothing
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(TURNS).toBeGreaterThanOrEqual(turns);

    // a phone on its side shows the whole table and the way through the game at once
    await page.setViewportSize({ width: 740, height: 360 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(360);
    await page.getByRole("button", { name: "One turn back" }).click();
    await reached(turns - 1);
    for (const part of [".self", ".mine", ".market .card >> nth=-1"])
      expect(
        await page.locator(part).evaluate((each) => each.getBoundingClientRect().bottom),
      ).toBeLessThanOrEqual(360);
  });

  it("keep their turn and their address through a log that lay over them", async () => {
    const page = await visit(PHONE);
    await keep(page, site().url, { one: over });
    await page.goto(`${site().url}#/games/one/at/6`);
    await page.locator("main.table:not([data-behind])").waitFor();
    await page.locator("button.last").tap();
    await page.locator(".log-jump").nth(8).tap();
    await page.goBack();
    await page.locator(".log-sheet").waitFor({ state: "detached" });
    await expect.poll(() => page.url()).toMatch(/\/at\/9$/);
    expect(await page.locator(".replay input").inputValue()).toBe("9");
    await page.goto(`${site().url}#/games/one/at/somewhere`);
    await page.locator(".broken-sign").waitFor();
  });

  it("can be discarded, and fetched back", async () => {
    const page = await visit();
    await keep(page, site().url, { one: over });
    await page.goto(`${site().url}#/games`);
    await page.getByRole("button", { name: /Discard the game/ }).click();
    await page.getByText(/^Discarded/).waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".finished h3").waitFor();
    await page.getByRole("button", { name: /Discard the game/ }).click();
    await page.reload();
    await page.getByText("No finished game yet").waitFor();
    expect(await page.locator(".finished").count()).toBe(0);
  });

  it("of the server's tables are there for those who sat at them", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/friends`);
    await page.getByLabel("Your name").fill("Anna");
    await page.getByLabel("Seat 2").selectOption("novice");
    await page.getByRole("button", { name: "Open a table" }).click();
    const person = new Person(page);
    const turns = await person.playToTheEnd();
    expect(turns).toBeGreaterThan(5);
    const prestige = await page.locator(".ranking .total").allInnerTexts();
    await page.locator("dialog.end").getByRole("link", { name: "Replay the game" }).click();
    await page.locator(".replay").waitFor();
    await page.keyboard.press("End");
    await page.locator(".turn", { hasText: "Game over" }).waitFor();
    await page.getByRole("link", { name: "Your games" }).click();
    await page.locator(".finished", { hasText: "online" }).waitFor();
    const listed = await page.locator(".finished-seats b").allInnerTexts();
    expect(listed.toSorted()).toEqual(prestige.toSorted());
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: /Keep the record/ }).click();
    expect(parseRecords(readFileSync(await (await download).path(), "utf8")).ok).toBe(true);

    await page.goto(site().url);
    await site().away(async () => {
      await page.getByRole("link", { name: "Your games" }).click();
      await page.getByText("games played online are missing here").waitFor();
      expect(await page.locator(".finished").count()).toBe(0);
    });
  });

  it("that are gone or not over get a sentence and a way on", async () => {
    const page = await visit();
    await keep(page, site().url, { running: makeSaved(gameAt(2, "middle")) });
    await page.goto(`${site().url}#/games/nothing`);
    await page.getByRole("heading", { name: "This game is not kept any more." }).waitFor();
    await page.goto(`${site().url}#/games/running`);
    await page.getByRole("heading", { name: /not over yet/ }).waitFor();
    await page.locator("main").getByRole("link", { name: "Your games" }).click();
    await page.getByRole("link", { name: /Go on playing/ }).click();
    await page.locator("main.table[data-mine]").waitFor();
    expect(await page.locator(".replay").count()).toBe(0);
  });

  it.each([
    ["a desk by day", { ...DESK, colorScheme: "light" }],
    ["a phone by night", { ...PHONE, colorScheme: "dark" }],
  ] as const)("fit %s in every language, and axe objects to nothing", async (_, options) => {
    const page = await visit({ ...options, bypassCSP: true });
    await keep(page, site().url, {
      one: over,
      two: { ...makeSaved(gameAt(4, "over", "pass")), over: true },
      three: makeSaved(gameAt(3, "middle")),
    });
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await chooseLanguage(page, site().url, language);
      await page.goto(`${site().url}#/games`);
      await page.locator(".finished").first().waitFor();
      await page.locator(".kept").first().waitFor();
      expect(await findings(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await page.goto(`${site().url}#/games/two`);
      await page.locator("[data-forward]").click();
      await page.locator("[data-forward]").click();
      expect(await findings(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
});
