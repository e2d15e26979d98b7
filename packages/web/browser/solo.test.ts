import { describe, expect, it } from "vitest";
import { CARDS, GEMS } from "@gemwright/rules";
import { parseRecords } from "@gemwright/notation";
import { readFileSync } from "node:fs";
import { gameAt } from "./games.ts";
import { drawn, openGame } from "./pages.ts";
import { Person, QUICK } from "./person.ts";
import { DESK, PHONE, UNCACHED, visits } from "./visit.ts";
import { LANGUAGES, type Language } from "../src/i18n/words.ts";
import { makeSaved } from "../src/play/saved.ts";

const { site, visit } = visits();

describe("against a bot", () => {
  it("a whole game is played without the network after the first visit, and survives closing the tab", async () => {
    const page = await visit();
    await page.goto(site().url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // the worker has everything once its cache holds the weights
    await page.waitForFunction(async () => {
      const keys = await caches.keys();
      const kept = await Promise.all(
        keys.map(async (key) => (await (await caches.open(key)).keys()).length),
      );
      return kept.some((n) => n > 8);
    });
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: /Play a bot now/ }).click();
    const person = new Person(page);
    for (let i = 0; i < 4; i++) {
      await person.waitForTurn();
      await person.act();
    }
    await person.waitForTurn();
    const lines = await page.locator(".log ol li[data-seat]").count();

    const second = await page.context().newPage();
    await page.close();
    await second.goto(`${site().url}#/`);
    await second.getByRole("link", { name: /Go on playing/ }).click();
    const again = new Person(second);
    await again.waitForTurn();
    expect(await second.locator(".log ol li[data-seat]").count()).toBe(lines);
    await again.playToTheEnd();

    const download = second.waitForEvent("download");
    await second.getByRole("button", { name: "Keep the record" }).click();
    const text = readFileSync(await (await download).path(), "utf8");
    const records = parseRecords(text);
    expect(records.ok && records.value.length).toBe(1);
  });

  it("a game goes on when the bot's script can be fetched at last", async () => {
    const page = await visit(UNCACHED);
    let refused = 0;
    await page.context().route("**/bot-worker*", (route) =>
      // what is not there yet has two further tries
      refused < 2 ? (refused++, route.abort()) : route.continue(),
    );
    await page.goto(site().url);
    await page.getByRole("button", { name: /Play a bot now/ }).click();
    const person = new Person(page);
    await person.waitForTurn();
    await person.act();
    await person.waitForTurn();
    expect(refused).toBe(2);
  });

  it("a whole game is played by keyboard alone", async () => {
    const page = await visit();
    await page.goto(site().url);
    await page.getByRole("button", { name: /Play a bot now/ }).focus();
    await page.keyboard.press("Enter");
    await new Person(page, "keys").playToTheEnd();
    await page.keyboard.press("Escape");
    expect(await page.locator("dialog.end").count()).toBe(0);
  });

  it("a whole game against two is played by touch on a small phone", async () => {
    const page = await visit(PHONE, { ...QUICK, seats: 3 });
    await page.goto(site().url);
    await page.getByRole("button", { name: /Play a bot now/ }).tap();
    await new Person(page, "touch").playToTheEnd();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  it("every place shows the card that lies there, also after it was refilled", async () => {
    const page = await visit();
    await page.goto(site().url);
    await page.getByRole("button", { name: /Play a bot now/ }).click();
    const person = new Person(page);
    const printed = (id: string | null): string[] => {
      const cost = CARDS.find((card) => card.id === id)?.cost;
      return GEMS.filter((gem) => cost?.[gem]);
    };
    for (let turn = 0; turn < 10; turn++) {
      await person.act(turn);
      await person.waitForTurn();
      for (const card of await page.locator(".market .card").all()) {
        const stones = await card
          .locator(".cost .stone")
          .evaluateAll((all) => all.map((each) => each.getAttribute("data-gem")));
        expect(stones).toEqual(printed(await card.getAttribute("data-card")));
      }
    }
  });

  it("a card that is held is shown large until it is let go, and that is no tap", async () => {
    const page = await visit(PHONE);
    await openGame(page, site().url, 2, "middle");
    const box = await page.locator(".market .card").first().boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    const large = page.locator(".large-card .card");
    await large.waitFor();
    expect(await large.getAttribute("data-card")).toBe(
      await page.locator(".market .card").first().getAttribute("data-card"),
    );
    await page.mouse.up();
    await large.waitFor({ state: "detached" });
    expect(await page.locator("main.table").getAttribute("data-choice")).toBe("none");
    await page.locator(".market .card").first().tap();
    await page.locator(".sheet.selected").waitFor();
  });

  it("a hint is prepared for one tap, and a turn can be taken back", async () => {
    const page = await visit();
    await page.goto(site().url);
    await page.getByRole("button", { name: /Play a bot now/ }).click();
    const person = new Person(page);
    await person.waitForTurn();
    const before = await page.locator(".log ol li[data-seat]").count();
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator("[data-confirm]:not([aria-disabled])").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (n) => document.querySelectorAll(".log ol li[data-seat]").length >= n + 2,
      before,
    );
    await person.waitForTurn();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction(
      (n) => document.querySelectorAll(".log ol li[data-seat]").length === n,
      before,
    );
    expect(await page.locator("main.table[data-mine]").count()).toBe(1);
  });
});

describe("one device for several", () => {
  it("a whole game is played, with a curtain where somebody has an unseen card", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/pass`);
    await page.getByLabel("Player 1").fill("Anna");
    await page.getByLabel("Player 2").fill("Björn");
    await page.getByRole("button", { name: "Start the game" }).click();
    const person = new Person(page);
    await person.waitForTurn();
    await page.locator(".deck").first().click();
    await page.locator("[data-confirm]").click();
    // its owner sees it first, and nobody else
    const dealt = page.locator("dialog.dealt");
    expect(await dealt.locator(".card").getAttribute("data-level")).toBe("3");
    await page.getByRole("button", { name: "I have seen it" }).click();
    await page.locator("main.curtain").waitFor();
    expect(await page.locator(".card").count()).toBe(0);
    expect(await person.playToTheEnd()).toBeGreaterThan(20);
  });

  it.each(Object.keys(LANGUAGES) as Language[])(
    "a phone says whose turn it is and who moved, by number where nobody gave a name, in %s",
    async (language) => {
      const page = await visit(PHONE, { ...QUICK, language });
      await page.goto(`${site().url}#/pass`);
      await page.locator("button[type=submit]").tap();
      const person = new Person(page, "touch");
      await person.waitForTurn();
      const turn = page.locator(".turn .narrow [aria-hidden]");
      const first = await turn.innerText();
      expect(first).toMatch(/^\p{L}+ [12]$|^[12]\. \p{L}+$/u);
      // as short as the own turn against a bot
      expect((await page.locator(".turn").boundingBox())?.width).toBeLessThan(110);
      await person.act();
      await page.locator("button.last").waitFor();
      expect(await turn.innerText()).not.toBe(first);
      // little room: the name gives way, its number does not
      await page.setViewportSize({ width: 320, height: 640 });
      const seen = await page.evaluate(() => {
        const line = document.querySelector("button.last > span:last-child")!;
        const number = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        while (number.nextNode() && !/\d/.test(number.currentNode.textContent!));
        const range = document.createRange();
        const at = number.currentNode.textContent!.search(/\d/);
        range.setStart(number.currentNode, at);
        range.setEnd(number.currentNode, at + 1);
        const place = (number.currentNode.parentElement as Element).getBoundingClientRect();
        return [range.toString(), range.getBoundingClientRect().right <= place.right + 1];
      });
      expect(seen).toEqual([/\d/.exec(first)?.[0], true]);
    },
  );
});

describe("things that go wrong", () => {
  it("a broken saved game gets a sentence and a way on", async () => {
    const page = await visit();
    // a page that does not look for games itself, and puts none aside
    await page.goto(`${site().url}#/settings`);
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await page.evaluate(() =>
      localStorage.setItem("gemwright.game", '{"version":1,"steps":["nonsense"]}'),
    );
    await page.goto(`${site().url}#/play`);
    await page.getByRole("heading", { name: /could not be read/ }).waitFor();
    await page.getByRole("link", { name: "To the start page" }).click();
    expect(await page.getByRole("button", { name: /Play a bot now/ }).isVisible()).toBe(true);
  });

  it("a wrong link and a table that is gone get one too", async () => {
    const page = await visit();
    await page.goto(`${site().url}some/old/link`);
    await page.getByRole("heading", { name: "There is no such page." }).waitFor();
    await page.goto(`${site().url}#/nowhere/at/all`);
    await page.getByRole("heading", { name: "There is no such page." }).waitFor();
    await page.goto(`${site().url}#/t/zzzzzzzz/old-invite`);
    const gone = page.getByRole("heading", { name: /does not exist any more/ });
    await gone.waitFor();
    expect(await gone.count()).toBe(1);
  });

  it("refused storage is told, and a game can be played all the same", async () => {
    const page = await visit(DESK);
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, "localStorage", {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    });
    await page.goto(site().url);
    await page.getByText("This browser keeps nothing").waitFor();
    await page.getByRole("button", { name: /Play a bot now/ }).click();
    await page.locator("main.table:not([data-behind])").waitFor();
    await drawn(page);
    expect(await page.locator(".card").count()).toBeGreaterThan(11);
  });

  it("an impossible tap is answered with the reason", async () => {
    const page = await visit();
    await page.goto(site().url);
    const saved = JSON.stringify(makeSaved(gameAt(2, "early")));
    await page.evaluate((game) => localStorage.setItem("gemwright.game", game), saved);
    await page.goto(`${site().url}#/play`);
    await page.locator('[data-dish="gold"]').click({ force: true });
    const hint = page.locator(".tray .hint", { hasText: "Gold comes only" });
    await hint.waitFor();
    expect(await hint.count()).toBe(1);
  });
});
