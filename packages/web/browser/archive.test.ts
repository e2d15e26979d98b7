import { readFileSync } from "node:fs";
import { parseRecords } from "@gemwright/notation";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../src/i18n/words.ts";
import { makeSaved } from "../src/play/saved.ts";
import { findings, overflow } from "./flaws.ts";
import { gameAt } from "./games.ts";
import { Person, QUICK } from "./person.ts";
import { DESK, PHONE, visits } from "./visit.ts";

const { site, visit } = visits();

/** Puts games on the shelf of a device, the first one played last. */
async function keep(page: Page, games: Readonly<Record<string, object>>): Promise<void> {
  await page.goto(site().url);
  await page.evaluate(
    (texts) => {
      for (const [id, text] of texts) localStorage.setItem(`gemwright.saved.${id}`, text);
    },
    Object.entries(games).map(
      ([id, game], i) =>
        [id, JSON.stringify({ ...game, at: Date.now() - i * 86_400_000 })] as const,
    ),
  );
}

const over = { ...makeSaved(gameAt(2, "over")), over: true };
const TURNS = gameAt(2, "over").steps.length;

describe("finished games", () => {
  it("are listed, kept as records and looked through by pointer and by keys", async () => {
    const page = await visit();
    await keep(page, { one: over, two: { ...makeSaved(gameAt(3, "over", "pass")), over: true } });
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
      .getByRole("link", { name: /Look through/ })
      .first()
      .click();
    await page.locator("main.table").waitFor();
    const supply = () =>
      page
        .locator("[data-dish]")
        .evaluateAll((all) => all.map((each) => each.getAttribute("data-left")).join());
    const opening = await supply();
    await page.getByRole("button", { name: "One turn on" }).click();
    await page.getByText(`Turn 1 of ${turns}`).first().waitFor();
    const first = await supply();
    expect(first).not.toBe(opening);
    await page.keyboard.press("ArrowRight");
    await page.getByText(`Turn 2 of ${turns}`).first().waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.getByText(`Turn 1 of ${turns}`).first().waitFor();
    expect(await supply()).toBe(first);
    await page.keyboard.press("Home");
    expect(await supply()).toBe(opening);

    // a line of the log leads to its turn, by pointer and by key
    await page.locator(".log .log-jump").nth(9).click();
    await page.getByText(`Turn 10 of ${turns}`).first().waitFor();
    expect(await page.locator(".log [aria-current]").count()).toBe(1);
    await page.locator(".log .log-jump").nth(4).focus();
    await page.keyboard.press("Enter");
    await page.getByText(`Turn 5 of ${turns}`).first().waitFor();

    await page.keyboard.press("End");
    await page.locator(".turn", { hasText: "Game over" }).waitFor();
    const won = await page.locator("[data-prestige]").allInnerTexts();
    expect(won.map(Number).some((prestige) => prestige >= 15)).toBe(true);
    // the end of a game that is looked through covers nothing
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(TURNS).toBeGreaterThanOrEqual(turns);
  });

  it("can be discarded, and fetched back", async () => {
    const page = await visit();
    await keep(page, { one: over });
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
    await page.locator("dialog.end").getByRole("link", { name: "Look through" }).click();
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

    await page.route("**/api/**", (route) => route.abort());
    await page.reload();
    await page.getByText("games played online are missing here").waitFor();
    expect(await page.locator(".finished").count()).toBe(0);
  });

  it("that are gone or not over get a sentence and a way on", async () => {
    const page = await visit();
    await keep(page, { running: makeSaved(gameAt(2, "middle")) });
    await page.goto(`${site().url}#/games/nothing`);
    await page.getByRole("heading", { name: "This game is not kept any more." }).waitFor();
    await page.goto(`${site().url}#/games/running`);
    await page.getByRole("heading", { name: /not over yet/ }).waitFor();
    await page.locator("main").getByRole("link", { name: "Your games" }).click();
    await page.getByRole("link", { name: /Go on playing/ }).click();
    await page.locator("main.table[data-mine]").waitFor();
    expect(await page.locator(".replay").count()).toBe(0);
  });

  it.each(Object.keys(LANGUAGES) as Language[])(
    "fit a phone and have nothing that axe objects to in %s",
    async (language) => {
      for (const options of [
        { ...DESK, colorScheme: "light" as const },
        { ...PHONE, colorScheme: "dark" as const },
      ]) {
        const page = await visit({ ...options, bypassCSP: true }, { ...QUICK, language });
        await keep(page, {
          one: over,
          two: { ...makeSaved(gameAt(4, "over", "pass")), over: true },
          three: makeSaved(gameAt(3, "middle")),
        });
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
    },
  );
});

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
    await page.getByRole("link", { name: /Go on playing.*Björn/ }).click();
    await page.locator("main.table").waitFor();
    expect(await page.locator(".log > ol > li[data-seat]").count()).toBe(1);

    // discarding one leaves the others
    await page.goto(`${site().url}#/`);
    await page.getByRole("button", { name: /Discard the game: .*Björn/ }).click();
    await page.getByText(/^Discarded: .*Björn/).waitFor();
    await page.reload();
    await page.locator(".kept").nth(1).waitFor();
    expect(await page.locator(".kept").count()).toBe(2);
  });

  it("that cannot be read get a sentence on the first page, and the others stay", async () => {
    const page = await visit();
    await keep(page, { fine: makeSaved(gameAt(2, "middle")), broken: { version: 1, steps: [7] } });
    await page.reload();
    await page.getByText(/could not be read and was put aside/).waitFor();
    expect(await page.locator(".kept").count()).toBe(1);
    await page.reload();
    await page.locator(".kept").waitFor();
    expect(await page.getByText(/could not be read/).count()).toBe(0);
  });
});

/** Anna at a desk, and somebody who comes by her link. */
async function sitTogether(anna: Page, guest: Page, name: string): Promise<void> {
  await anna.goto(`${site().url}#/friends`);
  await anna.getByLabel("Your name").fill("Anna");
  await anna.getByRole("button", { name: "Open a table" }).click();
  await guest.goto(await anna.getByLabel("Invite your friends").inputValue());
  await guest.getByPlaceholder("Your name").fill(name);
  await guest.getByRole("button", { name: "Sit down" }).click();
  await guest.locator("main.table").waitFor();
  await anna.locator("main.table").waitFor();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

describe("somebody who gives up", () => {
  it("ends the game for both, in words that fit each of them", async () => {
    const [anna, bert] = await Promise.all([visit(), visit()]);
    await sitTogether(anna, bert, "Bert");
    await bert.getByRole("button", { name: "Menu" }).click();
    await bert.getByRole("button", { name: "Give up" }).click();
    // one tap is not enough, and the question can be left
    await bert.getByRole("heading", { name: "Give up this game?" }).waitFor();
    await bert.getByRole("button", { name: "Go on playing" }).click();
    expect(await bert.locator("dialog[open]").count()).toBe(0);
    await bert.getByRole("button", { name: "Menu" }).click();
    await bert.getByRole("button", { name: "Give up" }).click();
    await bert.getByRole("heading", { name: "Give up this game?" }).waitFor();
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

  it("plays again with the same people", async () => {
    const [anna, bert] = await Promise.all([visit(), visit()]);
    await sitTogether(anna, bert, "Bert");
    await bert.getByRole("button", { name: "Menu" }).click();
    await bert.getByRole("button", { name: "Give up" }).click();
    await bert.getByRole("heading", { name: "Give up this game?" }).waitFor();
    await bert.getByRole("button", { name: "Give up" }).click();
    const old = anna.url();
    await bert.getByRole("button", { name: "Play again together" }).click();
    await bert.getByRole("heading", { name: /Waiting for one more player/ }).waitFor();
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

describe("a speaker at the table", () => {
  it("is muted and heard again by keyboard, and stays muted when the page is loaded anew", async () => {
    const [anna, bert] = await Promise.all([visit(), visit({ ...DESK, bypassCSP: true })]);
    await sitTogether(anna, bert, "Bert");
    await say(anna, "one");
    const heard = bert.locator(".talk ol li");
    await heard.filter({ hasText: "one" }).waitFor();
    await bert.getByRole("button", { name: "Mute Anna" }).focus();
    await bert.keyboard.press("Enter");
    await bert.getByRole("button", { name: "Hear Anna again" }).waitFor();
    expect(await heard.count()).toBe(0);
    expect(await findings(bert)).toEqual([]);
    await say(anna, "two");
    await anna.locator(".talk ol li", { hasText: "two" }).waitFor();

    await bert.reload();
    const again = bert.getByRole("button", { name: "Hear Anna again" });
    await again.waitFor();
    expect(await heard.count()).toBe(0);
    await again.click();
    await bert.getByRole("button", { name: "Mute Anna" }).waitFor();
    await say(anna, "three");
    await heard.filter({ hasText: "three" }).waitFor();
    // what was said to deaf ears stays unheard
    expect(await heard.allInnerTexts()).toEqual([
      expect.stringContaining("one"),
      expect.stringContaining("three"),
    ]);
  });

  it("is noticed on a phone, where the talk is a tap away from the first moment on", async () => {
    const [anna, bert] = await Promise.all([visit(), visit({ ...PHONE, bypassCSP: true })]);
    await sitTogether(anna, bert, "Bert");
    await say(anna, "Hello");
    await bert.getByText("1 new remark").waitFor();
    await bert.locator("button.last").tap();
    await bert.locator(".log-sheet .talk li", { hasText: "Hello" }).waitFor();
    expect(await bert.getByText("1 new remark").count()).toBe(0);
    expect(await findings(bert)).toEqual([]);
    await bert.locator(".log-sheet").getByRole("button", { name: "Mute Anna" }).tap();
    await bert.locator(".log-sheet").getByRole("button", { name: "Close" }).tap();
    await say(anna, "Are you there?");
    await anna.locator(".talk li", { hasText: "Are you there?" }).waitFor();
    expect(await bert.locator(".unread").count()).toBe(0);
  });
});
