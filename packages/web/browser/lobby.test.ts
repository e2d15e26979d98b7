import type { TableLine } from "@gemwright/protocol";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { BOT_LEVELS, LANGUAGES, type Language } from "../src/i18n/words.ts";
import { openTable as playTogether } from "./company.ts";
import { QUICK } from "./person.ts";
import { PHONE, UNCACHED, visits } from "./visit.ts";

const { site, visit } = visits();

async function openTable(page: Page, name: string): Promise<string> {
  await page.goto(`${site().url}#/friends`);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Open a table" }).click();
  await page.getByRole("heading", { name: /Waiting for/ }).waitFor();
  return page.getByLabel("Invite your friends").inputValue();
}

const line = (i: number): TableLine => ({
  table: `table${i}`,
  status: i % 3 === 0 ? "open" : "running",
  hideReserved: false,
  clock: null,
  seats: [1, 2].map((seat) => ({ seat, player: "p", name: `Name ${i}`, bot: null, away: null })),
});

describe("a table", () => {
  it("is opened once, however often the button is pressed", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/friends`);
    await page.getByLabel("Your name").fill("Anna");
    let opened = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/tables")) opened++;
    });
    await page.getByRole("button", { name: "Open a table" }).dblclick();
    await page.getByRole("heading", { name: /Waiting for/ }).waitFor();
    expect(opened).toBe(1);
  });
});

describe("the list of tables", () => {
  it("shows the open ones first, a few at once and all of them on demand", async () => {
    const page = await visit(UNCACHED);
    await page.route("**/api/tables", (route) =>
      route.fulfill({ json: { tables: Array.from({ length: 14 }, (_, i) => line(i)) } }),
    );
    await page.goto(site().url);
    const lines = page.locator(".lobby li");
    await lines.first().waitFor();
    expect(await lines.count()).toBe(8);
    expect(await page.getByRole("link", { name: "Join" }).count()).toBe(5);
    await page.getByRole("button", { name: "Show all 14 tables" }).click();
    expect(await lines.count()).toBe(14);
  });

  it("without a table leads to a new one that everybody sees", async () => {
    const page = await visit(UNCACHED);
    await page.route("**/api/tables", (route) => route.fulfill({ json: { tables: [] } }));
    await page.goto(site().url);
    await page.locator(".lobby").getByRole("link", { name: "Open a table" }).click();
    const listed = page.getByLabel("Show it in the list of tables");
    await listed.waitFor();
    expect(await listed.isChecked()).toBe(true);
  });
});

describe("a game that goes on, in the list of tables", () => {
  it("leads those who sit there back to their seats, and others to watch", async () => {
    const [anna, bert, carla] = await Promise.all([visit(), visit(), visit()]);
    await playTogether(site().url, anna, { Bert: bert }, { listed: true });
    await carla.goto(site().url);
    const lines = (page: Page) => page.locator(".lobby li", { hasText: "Anna and Bert" });
    await lines(carla).getByRole("link", { name: "Watch" }).waitFor();
    await bert.goto(site().url);
    await lines(bert).getByRole("link", { name: "Go on playing" }).click();
    await bert.locator("main.table:not([data-behind])").waitFor();
    expect(await bert.locator("main.table[data-watching]").count()).toBe(0);
  });
});

describe("a table that has filled meanwhile", () => {
  it("is offered no longer to whoever comes near the list", async () => {
    const page = await visit(UNCACHED);
    let asked = 0;
    await page.route("**/api/tables", (route) =>
      route.fulfill({ json: { tables: [line(asked++ === 0 ? 0 : 1)] } }),
    );
    // the page's clock goes on only as the test lets it, however slow the machine is
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(site().url);
    const lobby = page.locator(".lobby");
    const offered = async (name: string): Promise<number> => {
      await page.clock.runFor(20);
      return lobby.getByRole("link", { name }).count();
    };
    await expect.poll(() => offered("Join")).toBe(1);
    // what was asked for grows old, but not so old that the list would be asked for anyway
    await page.clock.runFor(2000);
    expect(asked).toBe(1);
    await lobby.dispatchEvent("pointerenter");
    await expect.poll(() => asked).toBe(2);
    await expect.poll(() => offered("Watch")).toBe(1);
  });

  it("is watched by whoever has pressed Join, who is told so and can open another one", async () => {
    const [anna, bert, carla] = await Promise.all([
      visit(),
      visit(),
      visit({ ...UNCACHED, ...PHONE }),
    ]);
    await playTogether(site().url, anna, { Bert: bert }, { listed: true });
    const table = new URL(anna.url()).hash.split("/")[2] ?? "";
    await carla.route("**/api/tables", (route) =>
      route.fulfill({ json: { tables: [{ ...line(0), table }] } }),
    );
    await carla.goto(site().url);
    await carla.locator(".lobby").getByRole("link", { name: "Join" }).tap();
    const told = carla.locator(".question", { hasText: "The table is full; you are watching." });
    await told.waitFor();
    await carla.locator("main.table[data-watching]").waitFor();
    await told.getByRole("link", { name: "Open a table" }).tap();
    const listed = carla.getByLabel("Show it in the list of tables");
    await listed.waitFor();
    expect(await listed.isChecked()).toBe(true);
  });

  it("or that everybody has left is said to be gone, with a way to another one", async () => {
    const [anna, bert] = await Promise.all([visit(), visit()]);
    const link = await openTable(anna, "Anna");
    await bert.goto(link);
    await bert.locator(".seat-list", { hasText: "Anna" }).waitFor();
    await anna.getByRole("button", { name: "Leave the table" }).click();
    await bert.getByRole("heading", { name: /does not exist any more/ }).waitFor();
    expect(await bert.getByRole("button", { name: "Sit down" }).count()).toBe(0);
    await bert.locator("main").getByRole("link", { name: "Open a table" }).click();
    await bert.getByRole("heading", { name: "Play with friends" }).waitFor();
  });
});

describe("a table that waits", () => {
  it("is left again, and the seat is free", async () => {
    const [anna, bert] = await Promise.all([visit(), visit()]);
    const link = await openTable(anna, "Anna");
    await bert.goto(link);
    await bert.locator(".seat-list", { hasText: "Anna" }).waitFor();
    await anna.getByRole("button", { name: "Leave the table" }).click();
    await anna.getByRole("button", { name: /Play a bot now/ }).waitFor();
    await anna.reload();
    await anna.locator(".lobby").waitFor();
    expect(await anna.getByRole("link", { name: /Go on playing/ }).count()).toBe(0);
  });

  it("is found again from the first page, beside the other ones", async () => {
    const page = await visit();
    await openTable(page, "Anna");
    const second = await openTable(page, "Anna");
    await page.goto(site().url);
    const ways = page.getByRole("link", { name: /Go on playing.*free/ });
    await ways.nth(1).waitFor();
    expect(await ways.count()).toBe(2);
    // what one did last stands first
    await ways.first().click();
    await page.getByRole("heading", { name: /Waiting for/ }).waitFor();
    expect(second).toContain(new URL(page.url()).hash.split("/")[2]);
  });
});

describe("somebody who comes by a link", () => {
  it("is told when a name is too long, and sits down with a shorter one", async () => {
    const [anna, bert] = await Promise.all([visit(), visit(PHONE)]);
    await bert.goto(await openTable(anna, "Anna"));
    const name = bert.getByPlaceholder("Your name");
    const told = bert.getByRole("alert");
    await name.fill("Bert with a name of this");
    expect(await told.count()).toBe(0);
    const long = "Bert with a name that never wants to end";
    await name.fill(long);
    await told.waitFor();
    expect(await told.textContent()).toBe("A name has at most 24 characters.");
    // what was written stays, and nothing is sent
    await bert.getByRole("button", { name: "Sit down" }).click();
    expect(await name.inputValue()).toBe(long);
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await name.getAttribute("aria-describedby")).toBe(await told.getAttribute("id"));
    expect(await bert.getByRole("button", { name: "Sit down" }).isVisible()).toBe(true);
    await name.fill("Bert with a name of this");
    expect(await told.count()).toBe(0);
    await bert.getByRole("button", { name: "Sit down" }).click();
    await bert.locator("main.table:not([data-behind])").waitFor();
    await anna.getByText("Bert with a name of this").first().waitFor({ state: "attached" });
  });

  it("is told what is played with before sitting down, and while waiting", async () => {
    const [anna, bert] = await Promise.all([visit(), visit(PHONE)]);
    await anna.goto(`${site().url}#/friends`);
    await anna.getByLabel("Your name").fill("Anna");
    await anna.getByText("3", { exact: true }).click();
    await anna.getByText("10 min + 10 s").click();
    await anna.getByText("Reserved cards stay hidden from others").click();
    await anna.getByRole("button", { name: "Open a table" }).click();
    const terms = ["Clock · 10 min + 10 s", "Reserved cards stay hidden from others"];
    await anna.getByText(terms[0]).waitFor();
    await bert.goto(await anna.getByLabel("Invite your friends").inputValue());
    await bert.getByRole("heading", { name: "Take a seat" }).waitFor();
    expect(await bert.locator(".terms").allTextContents()).toEqual(terms);
    await bert.getByPlaceholder("Your name").fill("Bert");
    await bert.getByRole("button", { name: "Sit down" }).click();
    await bert.getByRole("heading", { name: /Waiting for/ }).waitFor();
    expect(await bert.locator(".terms").allTextContents()).toEqual(terms);
  });

  it("without a name is told so at the field, in the language of the page", async () => {
    const [anna, bert] = await Promise.all([visit(), visit(PHONE, { ...QUICK, language: "de" })]);
    await bert.goto(`${site().url}#/friends`);
    const isTold = async () => {
      const alert = bert.getByRole("alert");
      await alert.waitFor();
      expect(await alert.textContent()).toMatch(/^Gib einen Namen an/);
      const [focused, why] = await bert.evaluate(() => [
        document.activeElement?.getAttribute("name"),
        document.activeElement?.getAttribute("aria-describedby"),
      ]);
      expect([focused, why]).toEqual(["name", await alert.getAttribute("id")]);
    };
    for (const [address, button] of [
      [bert.url(), "Tisch öffnen"],
      [await openTable(anna, "Anna"), "Platz nehmen"],
    ] as const) {
      await bert.goto(address);
      const name = bert.getByPlaceholder("Dein Name");
      await bert.getByRole("button", { name: button }).click();
      await isTold();
      await name.fill(" * ");
      expect(await bert.getByRole("alert").count()).toBe(0);
      await bert.getByRole("button", { name: button }).click();
      await isTold();
    }
  });

  it("and finds the table gone is shown another way", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/t/zzzzzzzz/old-invite`);
    await page.getByRole("heading", { name: /does not exist any more/ }).waitFor();
    expect(await page.getByRole("button", { name: "Try now" }).count()).toBe(0);
    await page.locator("main").getByRole("link", { name: "Open a table" }).click();
    await page.getByRole("heading", { name: "Play with friends" }).waitFor();
    expect(page.url()).toContain("#/friends");
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])("on a phone in %s", (language) => {
  it("the pages before a table stand within the screen, with their words", async () => {
    const page = await visit(PHONE, { ...QUICK, language });
    for (const address of ["#/", "#/friends", "#/pass", "#/settings", "#/games", "#/learn"]) {
      await page.goto(site().url + address);
      await page.locator("h1").first().waitFor();
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll(".choice, .btn, .field, .door, .top")]
          .filter((each) => each.getClientRects().length > 0)
          .filter(
            (each) =>
              each.getBoundingClientRect().right > innerWidth ||
              each.scrollWidth > each.clientWidth + 1,
          )
          .map((each) => each.textContent),
      );
      expect(wide).toEqual([]);
    }
    await page.locator(".learn-doors .door p").first().waitFor();
    expect(await page.locator(".learn-doors .door p").first().isVisible()).toBe(true);
  });
});

describe("the strength of bots", () => {
  it.each(Object.keys(LANGUAGES) as Language[])(
    "is told in one line where it is chosen, on a phone in the language %s",
    async (language) => {
      const page = await visit(PHONE, { ...QUICK, language });
      await page.goto(site().url);
      await page.locator(".adjust summary").tap();
      const told = new Set<string>();
      for (const level of BOT_LEVELS) {
        await page.locator(`.choice:has([value="${level}"])`).tap();
        const about = page.locator(".choice-about");
        told.add(await about.innerText());
        const lines = await about.evaluate(
          (each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight),
        );
        expect(lines).toBeLessThan(1.5);
      }
      expect(told.size).toBe(BOT_LEVELS.length);
    },
  );
});
