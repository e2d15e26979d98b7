import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openTable, sitDown, watch } from "./company.ts";
import { openGame } from "./pages.ts";
import { Person, QUICK } from "./person.ts";
import { PHONE, visits } from "./visit.ts";

const { site, visit } = visits();

/** What is said and drawn from now on: news goes by itself, so that a look may come too late. */
interface Witness {
  readonly said: string[];
  ways: number;
}

const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const witness: Witness = { said: [], ways: 0 };
    Object.assign(globalThis, { witness });
    const region = document.querySelector('main.table > p.sr[role="status"]')!;
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => witness.said.push(region.textContent)).observe(region, all);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.matches(".trail, .flyer")) witness.ways++;
    }).observe(document.body, { childList: true });
  });
const witnessed = (page: Page): Promise<Witness> =>
  page.evaluate(() => (globalThis as unknown as { readonly witness: Witness }).witness);
const heard = async (page: Page): Promise<string> => (await witnessed(page)).said.join(" | ");

describe("what everybody at a table is told", () => {
  it("a turn that was taken back, whoever they are, and no turn twice", async () => {
    const moving = { ...QUICK, speed: "normal" };
    const [anna, bert, carla, dora] = await Promise.all([
      visit(),
      visit(undefined, moving),
      visit(PHONE, moving),
      visit(PHONE, moving),
    ]);
    const link = await openTable(site().url, anna, { Bert: bert, Carla: carla }, { listed: true });
    await watch(dora, link);
    await new Person(anna).act();
    await bert.locator("main.table[data-mine]").waitFor();
    await new Person(bert).act();
    await carla.locator("main.table[data-mine]").waitFor();
    await bert.getByRole("button", { name: "Ask to take back" }).click();
    await bert.getByText("You asked to take your turn back.").waitFor();
    await dora.getByText("Bert would like to take the last turn back.").waitFor();
    expect(await dora.getByRole("button", { name: "Agree" }).count()).toBe(0);
    await anna.getByRole("button", { name: "Agree" }).click();
    await anna.getByText("You agreed. The others have to agree too.").waitFor();
    // what was drawn of the turns before is gone, so that nothing of it can be taken for new
    for (const page of [carla, dora])
      await page.waitForFunction(() => document.querySelector(".trail") === null);
    for (const page of [anna, bert, carla, dora]) await listen(page);
    const note = (page: Page) => page.locator(".note", { hasText: "taken back" });
    const seen = Promise.all([carla, dora].map((page) => note(page).waitFor()));
    await carla.getByRole("button", { name: "Agree" }).tap();
    await seen;
    await expect.poll(() => heard(bert)).toContain("Your turn was taken back.");
    for (const page of [anna, carla, dora]) {
      await expect.poll(() => heard(page)).toContain("Bert’s turn was taken back.");
      expect(await heard(page)).not.toMatch(/took|reserved|bought/);
      expect((await witnessed(page)).ways).toBe(0);
      expect(await page.locator(".question").count()).toBe(0);
    }
    // on a phone it stood over the table, and goes by itself
    for (const page of [carla, dora]) await note(page).waitFor({ state: "detached" });
    await bert.locator("main.table[data-mine]").waitFor();
    expect(await anna.locator(".log > ol > li[data-seat]").count()).toBe(1);
  });

  it("that it is their turn and how long they have, also with the log open on a phone", async () => {
    const [anna, bert] = await Promise.all([visit(), visit(PHONE)]);
    await openTable(site().url, anna, { Bert: bert }, { clock: "10 min" });
    await bert.locator("button.last").tap();
    const head = bert.locator(".log-sheet .log-turn");
    await head.waitFor();
    expect(await head.innerText()).toMatch(/Anna is choosing\s+\d+:\d\d/);
    await new Person(anna).act();
    await bert.locator(".log-turn[data-mine]").waitFor();
    expect(await head.innerText()).toMatch(/Your turn\s+\d+:\d\d/);
    expect(await head.isVisible()).toBe(true);
  });

  it("who begins, for some seconds", async () => {
    const page = await visit(PHONE);
    await page.goto(site().url);
    await page.getByRole("button", { name: /Play a bot now/ }).tap();
    await page.locator("main.table").waitFor();
    await page.locator(".note", { hasText: "begin" }).waitFor({ state: "detached" });
    expect(await page.locator(".last").innerText()).not.toBe("");
  });

  it("the way of a token, but not on a page that follows", async () => {
    const [anna, bert] = await Promise.all([visit(), visit(PHONE, { ...QUICK, speed: "slow" })]);
    await openTable(site().url, anna, { Bert: bert });
    const way = bert.locator(".trail").first().waitFor({ state: "attached" });
    await Promise.all([way, new Person(anna).act()]);
    await bert.goto(`${site().url}#/pass`);
    await bert.getByRole("button", { name: "Start the game" }).waitFor();
    expect(await bert.locator(".trail, .flyer").count()).toBe(0);
  });

  it("that a bot plays for them, in words that fit each", async () => {
    const [anna, bert] = await Promise.all([visit(), visit(PHONE)]);
    await openTable(site().url, anna, { Bert: bert }, { clock: "10 min" });
    const table = anna.url().split("/t/")[1]?.split("/")[0];
    const told = bert.locator(".note", { hasText: "Anna is away; a bot plays on" }).waitFor();
    await anna.evaluate((id) => fetch(`/api/tables/${id}/leave`, { method: "POST" }), table);
    await anna.locator(".turn", { hasText: "A bot plays for you" }).waitFor();
    expect(await anna.locator(".turn").innerText()).not.toMatch(/you is/i);
    await told;
    const sign = bert.locator(".seat .folded-away");
    expect(await sign.isVisible()).toBe(true);
    const spoken = await bert.locator(".seat").getAttribute("aria-label");
    expect(spoken).toContain("Anna is away; a bot plays on");
    await bert.locator(".unfold").tap();
    expect(await bert.locator(".seat .away").isVisible()).toBe(true);
    expect(await sign.isVisible()).toBe(false);
    await bert.locator(".fold").tap();
    // coming back is told as well, and the log keeps both
    await listen(bert);
    await anna.getByRole("button", { name: "Take my seat back" }).click();
    await bert.locator(".seat .away").waitFor({ state: "detached" });
    await expect.poll(() => heard(bert)).toContain("Anna is back");
    await bert.locator("button.last").tap();
    const kept = bert.locator(".log-sheet .log-handover");
    expect(await kept.allInnerTexts()).toEqual(["Anna is back", "Anna is away; a bot plays on"]);
    const own = await anna.locator(".log .log-handover").allInnerTexts();
    expect(own).toEqual(["You are back", "A bot plays for you"]);
    // at a desk it stands with the seat all the time
    await bert.evaluate((id) => fetch(`/api/tables/${id}/leave`, { method: "POST" }), table);
    await anna.locator(".seat .away", { hasText: "Bert is away; a bot plays on" }).waitFor();
  });
});

describe("a name", () => {
  it("that two have is told apart by a number, at the table as before it", async () => {
    const [anna, other, carla] = await Promise.all([visit(), visit(), visit()]);
    const link = await openTable(site().url, anna, { Anna: other, Carla: carla });
    expect(link).toContain("/t/");
    const names = (page: Page) => page.locator(".seat .who").allInnerTexts();
    expect((await names(carla)).toSorted()).toEqual(["Anna 1", "Anna 2"]);
    await new Person(anna).act();
    await carla.locator(".log > ol > li", { hasText: "Anna 1 took" }).waitFor();
    await other.locator(".log > ol > li", { hasText: "Anna 1 took" }).waitFor();
  });

  it("that bots of one level share is numbered too", async () => {
    const page = await visit();
    await page.goto(`${site().url}#/friends`);
    await page.getByLabel("Your name").fill("Anna");
    await page.getByText("4", { exact: true }).click();
    for (const select of await page.locator("select").all()) await select.selectOption("novice");
    await page.getByRole("button", { name: "Open a table" }).click();
    await page.locator("main.table[data-mine]:not([data-behind])").waitFor();
    const names = await page.locator(".seat .who").allInnerTexts();
    expect(names.toSorted()).toEqual(["Bot Novice 1", "Bot Novice 2", "Bot Novice 3"]);
  });
});

describe("an invitation", () => {
  it("that is whole is followed after one that was not, without loading the page anew", async () => {
    const [anna, bert] = await Promise.all([visit(), visit()]);
    await anna.goto(`${site().url}#/friends`);
    await anna.getByLabel("Your name").fill("Anna");
    await anna.getByRole("button", { name: "Open a table" }).click();
    const link = await anna.getByLabel("Invite your friends").inputValue();
    const [page, invite] = [link.slice(0, link.lastIndexOf("/")), link.split("/").at(-1)];
    // mistyped, too long, or without its end
    for (const wrong of [`${page}/${"x".repeat(22)}`, `${page}/${"x".repeat(80)}`, page]) {
      await bert.goto(wrong);
      await bert.reload();
      await bert.getByRole("heading", { name: /^This invitation is incomplete/ }).waitFor();
      expect(await bert.getByRole("button", { name: "Try now" }).count()).toBe(0);
    }
    await bert.evaluate((rest) => (location.hash += `/${rest}`), invite);
    await bert.getByPlaceholder("Your name").waitFor();
    expect(bert.url()).toBe(link);
    await sitDown(bert, link, "Bert");
    await bert.locator("main.table").waitFor();
  });
});

describe("cards", () => {
  it("offer nothing while tokens have to be returned, nor after the end", async () => {
    const page = await visit();
    await openGame(page, site().url, 4, "returning");
    expect(await page.locator(".card[data-state]").count()).toBe(0);
    expect(await page.locator(".verdict", { hasText: /Buy/ }).count()).toBe(0);
    // what is enough is said as plainly as what is missing
    const verdicts = await page.locator(".market .verdict").allInnerTexts();
    expect(verdicts.filter((text) => !/^(Enough|\d short|\d gold)$/.test(text))).toEqual([]);
    expect(verdicts).toContain("Enough");
    await openGame(page, site().url, 4, "over");
    await page.getByRole("button", { name: "See the table" }).click();
    await page.locator("dialog.end").waitFor({ state: "detached" });
    expect(await page.locator(".verdict").count()).toBe(0);
    expect(await page.locator(".deck .spoken").first().textContent()).not.toContain("Reserve");
  });
});

describe("tools", () => {
  it("are there as soon as the tray is, and hear no second tap that was meant for its buttons", async () => {
    const page = await visit();
    await openGame(page, site().url, 2, "middle");
    await page.keyboard.press("1");
    await page.locator(".tray:not(.resting)").waitFor();
    const [before, after] = await page.evaluate(async () => {
      const seen = () =>
        [...document.querySelectorAll(".tool")].map((each) => {
          const { visibility, pointerEvents } = getComputedStyle(each);
          return `${visibility} ${pointerEvents}`;
        });
      const gone = seen();
      document.querySelector<HTMLElement>(".tray .btn.quiet")?.click();
      while (!document.querySelector(".tool")) await new Promise(requestAnimationFrame);
      return [gone, seen()];
    });
    expect(before).toEqual([]);
    expect(new Set(after)).toEqual(new Set(["visible none"]));
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByText("Hint: ").first().waitFor();
  });
});
