import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings, overflow } from "./flaws.ts";
import { drawn } from "./pages.ts";
import { Person, QUICK } from "./person.ts";
import { DESK, PHONE, SIZES, visits } from "./visit.ts";

const { site, visit } = visits();

/** A table that everybody sees, with as many bots as it has other seats. */
async function openTable(page: Page, seats: number): Promise<string> {
  await page.goto(`${site().url}#/friends/open`);
  await page.getByLabel("Your name").fill("Anna");
  await page.getByText(String(seats), { exact: true }).click();
  for (const select of await page.locator("select").all()) await select.selectOption("novice");
  await page.getByRole("button", { name: "Open a table" }).click();
  await page.locator("main.table[data-mine]").waitFor();
  return page.url();
}

/** All that is shown and said at the table. */
const words = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const table = document.querySelector("main.table");
    const labels = [...(table?.querySelectorAll("[aria-label]") ?? [])].map((each) =>
      each.getAttribute("aria-label"),
    );
    return [table?.textContent, ...labels].join(" | ");
  });

describe.each(Object.entries(SIZES))("whoever watches on %s", (_, size) => {
  it.each([2, 4])(
    "a table for %i is told so, and nothing of a seat of their own",
    async (seats) => {
      const [anna, carla] = await Promise.all([visit(), visit({ ...size, bypassCSP: true })]);
      await carla.goto(await openTable(anna, seats));
      await carla.locator("main.table:not([data-behind])").waitFor();
      const told = carla.locator(".tray", { hasText: "You are watching." });
      expect(await told.isVisible()).toBe(true);
      expect(await carla.locator(".self, .mine, .reserved").count()).toBe(0);
      expect(await carla.locator(".seat").count()).toBe(seats);
      expect((await words(carla)).replaceAll("You are watching.", "")).not.toMatch(
        /\byou(?:rs?)?\b/i,
      );

      // what stands below the players is not covered by them
      const boxOf = async (selector: string) => carla.locator(selector).boundingBox();
      const [players, turn] = [await boxOf(".seats"), await boxOf(".bar .turn")];
      const lowest = await carla
        .locator(".seat")
        .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom)));
      const beside = (turn?.x ?? 0) + (turn?.width ?? 0) <= (players?.x ?? 0);
      expect(beside || (turn?.y ?? 0) >= lowest || (turn?.y ?? 0) < (players?.y ?? 0)).toBe(true);

      const deck = await carla.locator(".market .deck .spoken").first().textContent();
      expect(deck).toMatch(/^Level 3 deck, \d+ cards left\.$/);

      await carla.locator(".market .card").first().click();
      await drawn(carla);
      expect(await carla.locator(".sheet .sums").count()).toBe(0);
      expect(await carla.locator(".sheet").innerText()).not.toMatch(/\byou\b/i);
      expect(await findings(carla)).toEqual([]);
      expect(await overflow(carla)).toBeLessThanOrEqual(0);
    },
  );
});

describe("what somebody looks at while the others think", () => {
  it("stays when they have moved", async () => {
    const [anna, bert] = await Promise.all([visit(PHONE), visit(PHONE)]);
    await anna.goto(`${site().url}#/friends`);
    await anna.getByLabel("Your name").fill("Anna");
    await anna.getByRole("button", { name: "Open a table" }).click();
    await bert.goto(await anna.getByLabel("Invite your friends").inputValue());
    await bert.getByPlaceholder("Your name").fill("Bert");
    await bert.getByRole("button", { name: "Sit down" }).click();
    for (const page of [anna, bert]) await page.locator("main.table:not([data-behind])").waitFor();
    const moves = async (open: string, panel: string) => {
      const annaMoves = (await anna.locator("main.table[data-mine]").count()) > 0;
      const [mover, other] = annaMoves ? [anna, bert] : [bert, anna];
      await other.locator(open).first().tap();
      await drawn(other);
      await other.locator(panel).waitFor();
      await new Person(mover, "touch").act();
      await other.locator("main.table[data-mine]").waitFor();
      await drawn(other);
      expect(await other.locator(panel).count()).toBe(1);
      await other.keyboard.press("Escape");
      await other.locator(panel).waitFor({ state: "detached" });
    };
    await moves("button.last", ".log-sheet");
    await moves(".unfold", ".seats[data-open]");
    await moves(".noble", ".nobles-sheet");
    await moves(".deck", ".deck-sheet");
    await moves(".reserved-button", ".reserved-sheet");
  });

  it("a take is not lost when somebody says something", async () => {
    const [anna, bert] = await Promise.all([visit(), visit()]);
    await anna.goto(`${site().url}#/friends`);
    await anna.getByLabel("Your name").fill("Anna");
    await anna.getByText("I start").click();
    await anna.getByRole("button", { name: "Open a table" }).click();
    await bert.goto(await anna.getByLabel("Invite your friends").inputValue());
    await bert.getByPlaceholder("Your name").fill("Bert");
    await bert.getByRole("button", { name: "Sit down" }).click();
    await anna.locator("main.table[data-mine]:not([data-behind])").waitFor();
    await anna.locator('[data-dish="red"]').click();
    await bert.getByLabel("Say something").fill("Good luck");
    await bert.getByRole("button", { name: "Send" }).click();
    await anna.locator(".talk li", { hasText: "Good luck" }).waitFor();
    expect(await anna.locator('[data-dish="red"][data-picked]').count()).toBe(1);
  });
});

describe("the first visit", () => {
  it("asks the server nothing that it would refuse", async () => {
    const page = await visit(DESK, QUICK);
    const refused: string[] = [];
    page.on("response", (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
    });
    await page.goto(site().url);
    await page.locator(".lobby[aria-busy=false]").waitFor();
    await page.goto(`${site().url}#/games`);
    await page.getByRole("heading", { name: "Finished" }).waitFor();
    await openTable(page, 2);
    await page.goto(`${site().url}#/games`);
    await page.getByRole("heading", { name: "Finished" }).waitFor();
    expect(refused).toEqual([]);
  });

  it("a name that is too long is left alone with a word about it, and no game starts", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/pass`);
    const long = "A name that is much longer than any table would like";
    await page.getByText("3", { exact: true }).click();
    for (const player of ["Player 2", "Player 3"]) await page.getByLabel(player).fill(long);
    expect(await page.getByText("A name has at most 24 characters.").count()).toBe(2);
    await page.getByLabel("Player 1").focus();
    await page.getByRole("button", { name: "Start the game" }).click();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    expect(await focused()).toBe("Player 2");
    expect(await page.getByLabel("Player 2").inputValue()).toBe(long);
    for (const player of ["Player 2", "Player 3"]) await page.getByLabel(player).fill("Björn");
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.locator("main.table").waitFor();
  });
});
