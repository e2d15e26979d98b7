import { winners } from "@gemwright/rules";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../src/i18n/words.ts";
import { makeSaved, positionsOf } from "../src/play/saved.ts";
import { ranking } from "../src/table/ranking.ts";
import { giveUp, sitTogether } from "./company.ts";
import { findings, overflow } from "./flaws.ts";
import { gameAt } from "./games.ts";
import { chooseLanguage } from "./pages.ts";
import { keep } from "./shelf.ts";
import { DESK, PHONE, UNCACHED, visits } from "./visit.ts";

const { site, visit } = visits();

const bots = { ...makeSaved(gameAt(2, "over")), over: true };
const pass = { ...makeSaved(gameAt(4, "over", "pass")), over: true };

describe("the review of a finished game", () => {
  it("judges every turn, and leads to the table before a turn that could have been better", async () => {
    const page = await visit();
    await keep(page, site().url, { one: bots });
    await page.goto(`${site().url}#/games`);
    await page.getByRole("link", { name: /^Review/ }).click();
    await page.locator(".review-players").waitFor();
    const accuracy = await page.locator(".review-accuracy td").allInnerTexts();
    expect(accuracy).toHaveLength(2);
    expect(accuracy.every((text) => Number(text) > 0 && Number(text) <= 100)).toBe(true);

    // the turns of bots are folded, one's own are not
    const line = page.locator("details[open] .slip-line").first();
    expect(await page.locator(".review-seat:not([open])").count()).toBe(1);
    expect(await line.innerText()).toContain("Better");
    const [round] = /Round \d+/.exec(await line.innerText()) ?? [];
    const turn = await line.locator(".slip-look").getAttribute("data-turn");
    await line.click();
    await page.locator("main.table:not([data-behind])").waitFor();
    // the table says the same round, and that the turn is still to be played
    await page.getByText(`${round} of`).waitFor();
    expect(await page.locator(".bar .turn").innerText()).toContain("You are choosing");
    // the advice comes along, until the turn is played
    const advice = page.locator(".replay-advice", { hasText: "You:" });
    await advice.waitFor();
    // and the table shows where that turn would have been played
    const lit = page.locator(".market [data-selected], .supply [data-lit]");
    await lit.first().waitFor();
    await page.getByRole("button", { name: "One turn on" }).click();
    await advice.waitFor({ state: "detached" });
    // the next turn may have advice of its own, the end has none
    await page.keyboard.press("End");
    await page.locator(".turn", { hasText: "Game over" }).waitFor();
    await lit.first().waitFor({ state: "detached" });

    // the way back finds the review as it was, at once, and the line that was looked at
    await page.goBack();
    await page.locator(`.slip-look[data-turn="${turn}"]:focus`).waitFor();
    expect(await page.locator("progress").count()).toBe(0);
    expect(await page.locator(".review-accuracy td").allInnerTexts()).toEqual(accuracy);
  });

  it("leads from a dot of the chart where its line in the list leads", async () => {
    const page = await visit();
    await keep(page, site().url, { one: pass });
    await page.goto(`${site().url}#/review/one`);
    await page.locator(".review-players").waitFor();
    const lines = page.locator(".slip-line:not([data-grade=inaccuracy]) .slip-look");
    const places = await lines.evaluateAll((all) => all.map((each) => each.getAttribute("href")));
    expect(await page.locator(".chance-dot").count()).toBe(places.length);
    // a finger beside a dot means it; what is far from all of them leads nowhere
    const dot = (await page.locator(".chance-dot").last().boundingBox())!;
    const plot = (await page.locator(".chance-lines").boundingBox())!;
    await page.mouse.click(plot.x + plot.width - 2, plot.y + plot.height - 2);
    expect(page.url()).toContain("#/review/one");
    await page.mouse.click(dot.x + dot.width + 4, dot.y + dot.height / 2);
    await page.locator("main.table:not([data-behind])").waitFor();
    expect(places).toContain(new URL(page.url()).hash);
    await page.locator(".replay-advice").waitFor();
    // five nobles and the newest line of the list are whole below the strip
    const cut = (parts: string) =>
      page
        .locator(parts)
        .evaluateAll((all) =>
          Math.max(...all.map((each) => each.scrollHeight - each.clientHeight)),
        );
    expect(await cut(".noble")).toBeLessThanOrEqual(0);
    const line = (await page.locator(".log-jump[aria-current]").boundingBox())!;
    const log = (await page.locator(".log").boundingBox())!;
    expect(line.y + line.height).toBeLessThanOrEqual(log.y + log.height - 18);
    await page.goBack();
    await page.locator(".slip-look:focus").waitFor();
  });

  it("shows the turn of somebody else with that player's prices and holdings", async () => {
    const page = await visit();
    await keep(page, site().url, { one: bots });
    await page.goto(`${site().url}#/review/one`);
    const theirs = page.locator("details.review-seat:not([open])");
    await theirs.waitFor();
    const name = await theirs.locator("h3").innerText();
    await theirs.locator("summary").click();
    const seat = page.locator(".review-seat", { hasText: name }).last();
    await seat.locator(".slip-line").first().click();
    await page.locator(".replay-advice", { hasText: `${name}: ` }).waitFor();
    expect(await page.locator(".self .who").innerText()).toBe(name);
    expect(await page.locator(".mine .row-name").innerText()).toBe(name);
    expect(await page.locator(".seats .who").innerText()).toContain("You");
  });

  it("is reached from the table that is looked through, and shows every player of a shared device", async () => {
    const page = await visit(PHONE);
    await keep(page, site().url, { one: pass });
    await page.goto(`${site().url}#/games/one`);
    await page.locator("main.table:not([data-behind])").waitFor();
    await page.locator("a.tool").tap();
    await page.locator(".review-players").waitFor();
    expect(await page.locator(".review-seat[open]").count()).toBe(4);
    expect(await page.locator(".race-names p").count()).toBe(4);
    // in the order of the result; where there is nothing to unfold, nothing can be unfolded
    const { sitters, ...played } = gameAt(4, "over", "pass");
    const position = positionsOf({ sitters, ...played }).at(-1)!;
    const ranked = ranking(position, winners(position)).map(({ seat }) => sitters[seat]?.name);
    expect(await page.locator(".review-players thead .mark + span").allInnerTexts()).toEqual(
      ranked,
    );
    expect(await page.locator(".review-seat h3").allInnerTexts()).toEqual(ranked);
    expect(await page.locator("details.review-seat:not(:has(.slip-line))").count()).toBe(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it("is reached on a phone on its side, where the tray makes way for the strip", async () => {
    const page = await visit({ ...PHONE, viewport: { width: 740, height: 360 } });
    await keep(page, site().url, { one: bots });
    await page.goto(`${site().url}#/games/one`);
    await page.locator("main.table:not([data-behind])").waitFor();
    await page.locator(".replay-review").tap();
    await page.locator(".review-players").waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    // the advice comes along here too, and nothing lies below it or beyond the edge
    await page.locator("details[open] .slip-look").first().tap();
    await page.locator(".replay-advice").waitFor();
    for (const [width, height] of [
      [740, 360],
      [844, 390],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      const advice = (await page.locator(".replay-advice").boundingBox())!;
      const self = (await page.locator(".self").boundingBox())!;
      const strip = (await page.locator(".replay").boundingBox())!;
      expect(self.y + self.height).toBeLessThanOrEqual(strip.y);
      expect(strip.y + strip.height).toBeLessThanOrEqual(height);
      expect(advice.y).toBeGreaterThanOrEqual(strip.y);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    }
  });

  it("goes on while another page is open", async () => {
    const page = await visit();
    await keep(page, site().url, { one: pass });
    await page.goto(`${site().url}#/review/one`);
    const done = () => page.locator("progress").evaluate((bar: HTMLProgressElement) => bar.value);
    await expect.poll(done).toBeGreaterThan(2);
    await page.getByRole("link", { name: "Settings" }).click();
    await page.locator(".settings").waitFor();
    await page.goBack();
    // what was judged is there in the first picture of the page
    await page.locator(".race").waitFor();
    const left = page.locator("progress");
    expect((await left.count()) === 0 || (await done()) > 2).toBe(true);
  });

  it("tells how a game at the server ended, and praises nobody who has played no turn", async () => {
    const [anna, bert] = await Promise.all([visit(), visit()]);
    await sitTogether(site().url, anna, bert, "Bert");
    await bert.getByRole("button", { name: "Menu" }).click();
    await bert.getByRole("button", { name: "Give up" }).click();
    await bert.getByRole("heading", { name: "Give up this game?" }).waitFor();
    await bert.getByRole("button", { name: "Give up" }).click();
    await anna.locator("dialog.end").getByRole("link", { name: "Review" }).click();
    await anna.locator(".review-players").waitFor();
    expect(await anna.locator(".review-result").innerText()).toContain("gave up");
    expect(await anna.locator(".review-accuracy td").allInnerTexts()).toEqual(["–", "–"]);
    expect(await anna.locator(".review-seat, .race").count()).toBe(0);
  });

  it("tells a stranger who may look at a private game, and offers no way that leads nowhere", async () => {
    const [anna, bert, eve] = await Promise.all([visit(), visit(), visit()]);
    await sitTogether(site().url, anna, bert, "Bert");
    const [, table] = /\/t\/(\w+)/.exec(anna.url()) ?? [];
    // a game that is not over may be one day; one that is private stays private
    await anna.goto(`${site().url}#/review/t/${table}`);
    await anna.getByRole("button", { name: "Try now" }).waitFor();
    await giveUp(bert);
    await anna.getByRole("button", { name: "Try now" }).click();
    await anna.locator(".review-result").waitFor();
    await eve.goto(`${site().url}#/review/t/${table}`);
    await eve.getByRole("heading", { name: /^Only those who sat at this table/ }).waitFor();
    expect(await eve.getByRole("button", { name: "Try now" }).count()).toBe(0);
    expect(await eve.getByRole("link", { name: "To the start page" }).count()).toBe(1);
    await eve.getByRole("link", { name: "Open a table" }).click();
    await eve.getByLabel("Your name").waitFor();
  });

  it("says so where the game is gone, and where the champion cannot be reached, and tries again", async () => {
    const page = await visit(UNCACHED);
    await page.goto(`${site().url}#/review/nothing`);
    await page.locator(".broken-sign").waitFor();
    await keep(page, site().url, { one: bots });
    const isWeights = (url: URL) => url.pathname.endsWith(".bin");
    await page.route(isWeights, (request) => request.abort());
    await page.goto(`${site().url}#/review/one`);
    await page.getByRole("alert").waitFor();
    await page.unroute(isWeights);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".review-players").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("fits a phone in every language, and axe objects to nothing", async () => {
    const page = await visit({ ...PHONE, bypassCSP: true });
    await keep(page, site().url, { one: bots });
    await page.goto(`${site().url}#/review/one`);
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      // the game is judged once: what was found stays while the language is chosen
      await chooseLanguage(page, site().url, language);
      await page.goto(`${site().url}#/review/one`);
      await page.locator(".review-players").waitFor();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await findings(page)).toEqual([]);
      // a price is never on two lines
      const prices = await page.locator(".slip-line .together").evaluateAll((all) =>
        all.map((each) => {
          const tops = [...each.querySelectorAll(".stone")].map(
            (stone) => stone.getBoundingClientRect().top,
          );
          return Math.max(...tops) - Math.min(...tops);
        }),
      );
      expect(Math.max(...prices)).toBeLessThan(4);
      // no number lies where lines run
      const [plot, ...numbers] = await page
        .locator(".chance-lines, .chance-levels i, .chance-rounds i")
        .evaluateAll((all) => {
          const boxes = all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect);
          const at = all.findIndex((each) => each.matches(".chance-lines"));
          return [boxes[at], ...boxes.toSpliced(at, 1)];
        });
      expect(numbers.length).toBeGreaterThan(4);
      for (const { right, top } of numbers)
        expect(right <= plot.left || top >= plot.bottom).toBe(true);
      await page.setViewportSize(DESK.viewport);
      expect(await findings(page)).toEqual([]);
      await page.setViewportSize(PHONE.viewport);
    }
  });
});
