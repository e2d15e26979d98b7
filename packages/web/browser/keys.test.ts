import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawn, openGame, openPayments } from "./pages.ts";
import { Person } from "./person.ts";
import { DESK, PHONE, visits } from "./visit.ts";

const { site, visit } = visits();

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const { place, dish, deck } = (activeElement as HTMLElement).dataset;
    return place ?? dish ?? deck ?? activeElement?.className ?? "";
  });

const seqOf = async (page: Page): Promise<number> =>
  Number(await page.locator("main.table").getAttribute("data-seq"));

describe("by keyboard", () => {
  it("a card is reserved only when that is confirmed, and the focus stays on the table", async () => {
    const page = await visit();
    await openGame(page, site().url, 2, "early");
    const before = await seqOf(page);
    await page.keyboard.press("Shift+KeyQ");
    await drawn(page);
    expect(await seqOf(page)).toBe(before);
    expect(await page.locator(".sheet [data-confirm]").textContent()).toContain("Reserve");
    await expect.poll(() => focused(page)).toBe("3-0");
    await page.keyboard.press("Enter");
    // this turn and the bot's are over
    await page.waitForFunction((old) => {
      const table = document.querySelector<HTMLElement>("main.table[data-mine]");
      return Number(table?.dataset["seq"]) > old + 1;
    }, before);
    await drawn(page);
    await expect.poll(() => focused(page)).toBe("3-0");

    // a button that goes when it is pressed leaves the focus where the turn was put together
    await page.keyboard.press("1");
    await page.keyboard.press("2");
    await page.keyboard.press("3");
    await expect.poll(() => focused(page)).toBe("green");
    await page.locator(".tray [data-confirm]").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches('[data-dish="green"]'));
    await expect.poll(() => focused(page)).toBe("green");
  });

  it("what a key chooses has the focus and is said", async () => {
    const page = await visit();
    await openGame(page, site().url, 2, "early");
    await page.keyboard.press("s");
    await expect.poll(() => focused(page)).toBe("2-1");
    await page.keyboard.press("8");
    await expect.poll(() => focused(page)).toBe("2");
    await page.keyboard.press("Escape");
    await page.keyboard.press("2");
    await expect.poll(() => focused(page)).toBe("blue");
    const said = page.locator('p.sr[role="status"]');
    await expect.poll(() => said.textContent()).toMatch(/Taking 1 sapphire\. \d+ of 10/);
  });

  it("quick fingers choose what a sheet still covers, and the focus gets there", async () => {
    const page = await visit();
    await openGame(page, site().url, 2, "early");
    await page.keyboard.press("8");
    await page.locator(".sheet").waitFor();
    // both within one frame
    await page.evaluate(() => {
      for (const [key, code] of [
        ["Escape", "Escape"],
        ["2", "Digit2"],
      ])
        document.activeElement?.dispatchEvent(
          new KeyboardEvent("keydown", { key, code, bubbles: true }),
        );
    });
    await expect.poll(() => focused(page)).toBe("blue");
  });

  it("Enter on a take that is not complete keeps it and says what is lacking", async () => {
    const page = await visit();
    await openGame(page, site().url, 2, "middle");
    // fewer than four are left of it, so that no second one can be taken
    const few = page.locator('.supply .dish[data-left="2"]').first();
    await few.focus();
    await page.keyboard.press("Enter");
    await drawn(page);
    await page.keyboard.press("Enter");
    await drawn(page);
    expect(await page.locator(".dish[data-picked]").count()).toBe(1);
    expect(await page.locator(".tray .hint").textContent()).toContain("three different");
  });

  it("Enter on a card that is not chosen looks at it, and takes nothing", async () => {
    const page = await visit();
    await openGame(page, site().url, 2, "early");
    const before = await seqOf(page);
    for (const key of ["2", "3", "4"]) await page.keyboard.press(key);
    await drawn(page);
    await page.locator(".tray [data-confirm]:not([aria-disabled])").waitFor();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowRight");
    const place = await focused(page);
    expect(place).toMatch(/^\d-\d$/);
    await page.keyboard.press("Enter");
    await page.locator(`[data-place="${place}"][data-selected]`).waitFor();
    expect(await seqOf(page)).toBe(before);
    // nor on a noble
    await page.keyboard.press("Escape");
    await drawn(page);
    await page.locator(".noble").first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".noble[data-selected]").waitFor();
    expect(await seqOf(page)).toBe(before);
    // the gems are taken from one of their dishes
    await page.keyboard.press("Escape");
    await drawn(page);
    expect(await page.locator(".supply .dish[data-picked]").count()).toBe(3);
    await page.locator('[data-dish="blue"]').focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => seqOf(page)).toBeGreaterThan(before);
  });

  it("hints are asked for, turns taken back and shown again", async () => {
    const page = await visit();
    await openGame(page, site().url, 2, "early");
    const lines = page.locator(".log ol li[data-seat]");
    const before = await lines.count();
    await page.keyboard.press("i");
    await page.locator("[data-confirm]:not([aria-disabled])").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (n) => document.querySelectorAll(".log ol li[data-seat]").length >= n + 2,
      before,
    );
    await new Person(page).waitForTurn();
    await page.keyboard.press("u");
    await page.waitForFunction(
      (n) => document.querySelectorAll(".log ol li[data-seat]").length === n,
      before,
    );
    await page.keyboard.press("l");
    const said = page.locator('p.sr[role="status"]');
    expect(await said.textContent()).toContain((await lines.first().textContent())?.split(" ")[0]);
    await page.keyboard.press("?");
    const help = page.locator("dialog.help kbd");
    await help.first().waitFor();
    expect(await help.allTextContents()).toEqual(expect.arrayContaining(["I", "U", "L"]));
  });

  it("a hint that is pressed for leads the focus to where Enter confirms it", async () => {
    const page = await visit();
    await openGame(page, site().url, 2, "early");
    const before = await seqOf(page);
    await page.locator('[data-place="1-0"]').focus();
    await page.getByRole("button", { name: "Hint" }).focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-confirm]:not([aria-disabled])").first().waitFor();
    const there = () =>
      page.evaluate(() => document.activeElement?.matches("[data-picked], [data-confirm]"));
    await expect.poll(there).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => seqOf(page)).toBeGreaterThan(before);
  });

  it("the log is one stop for Tab, and arrows go through its lines", async () => {
    const page = await visit();
    await openGame(page, site().url, 2, "middle");
    const lines = page.locator(".log ol li[data-seat]");
    expect(await lines.count()).toBeGreaterThan(10);
    expect(await page.locator(".log ol [tabindex='0']").count()).toBe(1);
    await lines.first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await lines.nth(2).evaluate((line) => line === document.activeElement)).toBe(true);
    // what the line moved is shown
    expect(await page.locator("[data-lit]").count()).toBeGreaterThan(0);
    await page.keyboard.press("Tab");
    expect(await page.locator(".log ol :focus").count()).toBe(0);
  });

  it("what lies over a phone's table is closed by Escape, and the focus goes back", async () => {
    const page = await visit(PHONE);
    await openGame(page, site().url, 3, "middle");
    await page.locator("button.last").focus();
    await page.keyboard.press("Enter");
    await page.locator(".log-sheet").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".log-sheet").waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement?.matches("button.last"));
    await expect.poll(() => focused(page)).toBe("last");
  });

  it("a return goes back to the action before it, and its choice is cleared only where there is one", async () => {
    const page = await visit();
    await openGame(page, site().url, 4, "returning");
    const clear = page.getByRole("button", { name: "Clear" });
    expect(await clear.getAttribute("aria-disabled")).toBe("true");
    await page.locator(".pickers .dish:not([aria-disabled])").first().click();
    await drawn(page);
    expect(await clear.getAttribute("aria-disabled")).toBeNull();
    expect(await page.locator(".market .then").count()).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator(".tray").waitFor();
    expect(await page.locator("main.table").getAttribute("data-choice")).toBe("none");
  });

  it("a take that leads to a return leads the focus to what goes back", async () => {
    const page = await visit();
    await openGame(page, site().url, 4, "returning");
    // back to the action before, and the same once more by keys
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator(".tray").waitFor();
    const returning = page.locator(".sheet.return");
    for (let i = 0; i < 12 && (await returning.count()) === 0; i++) {
      const free = page.locator(
        ".supply .dish:not([aria-disabled], [data-picked], [data-left='0'])",
      );
      const complete = page.locator(".tray [data-confirm]:not([aria-disabled])");
      if ((await complete.count()) > 0) await page.keyboard.press("Enter");
      else {
        await free.first().focus();
        await page.keyboard.press("Enter");
      }
      await drawn(page);
    }
    await returning.waitFor();
    const focus = () => page.evaluate(() => document.activeElement?.matches(".pickers .dish"));
    await expect.poll(focus).toBe(true);
  });

  it("how to pay is asked where the focus is, and nothing else is a stop for Tab", async () => {
    const page = await visit();
    await openPayments(page, site().url);
    const checked = () =>
      page.evaluate(() => {
        const radios = [...document.querySelectorAll<HTMLInputElement>(".sheet .option input")];
        const at = radios.findIndex((radio) => radio === document.activeElement);
        return radios[at]?.checked ? at : undefined;
      });
    await expect.poll(checked).toBe(0);
    await page.keyboard.press("ArrowDown");
    await expect.poll(checked).toBe(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect.poll(checked).toBe(1);
    await page.keyboard.press("Shift+Tab");
    expect(await page.locator(".sheet .sheet-text:focus").count()).toBe(0);
    const beyond = await page
      .locator(".sheet-text")
      .evaluate((text) => text.scrollHeight - text.clientHeight);
    expect(beyond).toBe(0);
    // it is left the way it was entered
    await page.keyboard.press("Escape");
    await page.locator(".sheet.payment").waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  });

  it("O tells of the others; only where they are folded it shows more of them", async () => {
    for (const [size, unfolded] of [
      [DESK, 0],
      [PHONE, 1],
    ] as const) {
      const page = await visit(size);
      await openGame(page, site().url, 2, "early");
      await page.keyboard.press("o");
      const said = page.locator('p.sr[role="status"]');
      await expect.poll(() => said.textContent()).toContain("Lucia");
      await drawn(page);
      expect(await page.locator("main.table[data-unfolded]").count()).toBe(unfolded);
    }
  });

  it("6 is answered with the reason why gold is not taken", async () => {
    const page = await visit();
    await openGame(page, site().url, 2, "early");
    await page.keyboard.press("6");
    await page.locator(".tray .hint", { hasText: "Gold comes only" }).waitFor();
    const said = page.locator('p.sr[role="status"]');
    await expect.poll(() => said.textContent()).toContain("Gold comes only");
    await expect.poll(() => focused(page)).toBe("gold");
  });

  it("N says how many nobles are there when none is left", async () => {
    const page = await visit();
    await openGame(page, site().url, 2, "noNobles");
    await page.keyboard.press("n");
    const said = page.locator('p.sr[role="status"]');
    await expect.poll(async () => (await said.textContent())?.trim()).toBe("Nobles: 0");
  });

  it("what is tapped is said like what is typed, and so is what Escape puts away", async () => {
    const page = await visit();
    await openGame(page, site().url, 2, "early");
    const said = page.locator('p.sr[role="status"]');
    await page.locator('[data-dish="blue"]').click();
    await expect.poll(() => said.textContent()).toMatch(/Taking 1 sapphire\. \d+ of 10/);
    await page.keyboard.press("Escape");
    await expect.poll(() => said.textContent()).toContain("Nothing is chosen any more.");
    await page.locator(".market .card").first().click();
    await page.keyboard.press("Escape");
    await expect.poll(() => said.textContent()).toContain("Closed.");
  });
});

describe("at one device for several", () => {
  it("the next player begins with whose turn it is, and no held key shows their cards", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/pass`);
    await page.getByLabel("Player 1").fill("Anna");
    await page.getByLabel("Player 2").fill("Björn");
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.locator("main.table:not([data-behind])").waitFor();
    await page.keyboard.press("9");
    await page.locator(".sheet [data-confirm]").waitFor();
    await expect.poll(() => focused(page)).toBe("3");
    await page.keyboard.press("Enter");
    const seen = page.getByRole("button", { name: "I have seen it" });
    await seen.waitFor();
    await seen.focus();
    const repeat = () =>
      page.evaluate(() => {
        const key = { key: "Enter", code: "Enter", repeat: true, bubbles: true, cancelable: true };
        return document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", key));
      });
    expect(await repeat()).toBe(false);
    await page.keyboard.down("Enter");
    await page.locator("main.curtain button:focus").waitFor();
    const next = /Anna|Björn/.exec(await page.locator("main.curtain button").innerText())![0];
    // Enter is still held
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    expect(await repeat()).toBe(false);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator("main.curtain").count()).toBe(1);
    await page.keyboard.up("Enter");
    await page.keyboard.press("Enter");
    await page.locator("main.table:not([data-behind])").waitFor();
    await expect.poll(() => focused(page)).toBe("turn");
    expect(await page.locator(".turn").innerText()).toContain(next);
  });
});

describe("a dialog that is closed", () => {
  const at = (page: Page) =>
    page.evaluate(() => {
      const { activeElement: place } = document;
      return place?.classList.item(place.classList.length - 1) ?? place?.tagName;
    });

  it("gives the focus back to what opened it", async () => {
    const page = await visit();
    await openGame(page, site().url, 2, "early");
    const menu = page.locator("dialog.menu");
    for (const close of ["Escape", "Close"]) {
      await page.locator(".menu-button").focus();
      await page.keyboard.press("Enter");
      await menu.waitFor();
      if (close === "Close") await menu.getByRole("button", { name: "Close" }).focus();
      await page.keyboard.press(close === "Close" ? "Enter" : close);
      await menu.waitFor({ state: "detached" });
      await expect.poll(() => at(page)).toBe("menu-button");
    }
    await page.locator('[data-place="2-1"]').focus();
    await page.keyboard.press("?");
    await page.locator("dialog.help").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("2-1");
    // from one dialog to the next, and back to where the first began
    await page.locator(".menu-button").focus();
    await page.keyboard.press("Enter");
    await menu.getByRole("button", { name: "Keyboard" }).focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog.help").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => at(page)).toBe("menu-button");
  });

  it("gives the focus to whose turn it is where nothing opened it", async () => {
    const page = await visit();
    await openGame(page, site().url, 2, "over");
    await page.getByRole("button", { name: "See the table" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => at(page)).toBe("turn");
    await page.goto(`${site().url}#/learn/game`);
    await page.locator("dialog.coach-intro .btn.main").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => at(page)).toBe("turn");
  });
});

describe("the focus goes along from page to page", () => {
  const at = (page: Page) =>
    page.evaluate(() => {
      const { activeElement: place } = document;
      return [place?.className || place?.tagName, place?.matches(":focus-visible")];
    });

  it("to the turn at a table that a key has opened, and to the heading of a page", async () => {
    const page = await visit(PHONE);
    await page.goto(site().url);
    await page.getByRole("button", { name: /Play a bot now/ }).focus();
    await page.keyboard.press("Enter");
    await page.locator("main.table:not([data-behind])").waitFor();
    await expect.poll(() => at(page)).toEqual(["turn", true]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // the next stop is the next thing of the table
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => document.activeElement?.closest("main.table .bar")),
    ).toBeTruthy();

    await page.goto(`${site().url}#/friends`);
    await page.getByLabel("Your name").fill("Anna");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /Waiting for/ }).waitFor();
    await expect.poll(async () => (await at(page))[0]).toBe("H1");
  });

  it("for whoever uses a pointer too, and nothing of it is seen", async () => {
    const page = await visit();
    await page.goto(site().url);
    await page.getByRole("button", { name: /Play a bot now/ }).click();
    await page.locator("main.table:not([data-behind])").waitFor();
    await expect.poll(() => at(page)).toEqual(["turn", false]);
  });

  it("but not before anything was pressed", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/settings`);
    await page.locator("h1").waitFor();
    for (let frame = 0; frame < 3; frame++)
      await page.evaluate(() => new Promise(requestAnimationFrame));
    expect((await at(page))[0]).toBe("BODY");
  });
});
