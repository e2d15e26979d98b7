/** How to reach each page, for pictures and for tests. */
import type { Page } from "playwright-core";
import type { Language } from "../src/i18n/words.ts";
import { makeSaved } from "../src/play/saved.ts";
import { deckDealer, openingPosition, playDealt } from "@gemwright/rules";
import { CARD_KEYS } from "../src/table/card-keys.ts";
import { type Moment, gameAt, mostPayments } from "./games.ts";

/** What is tapped is marked at once; what follows from it is drawn a frame later. */
export const drawn = (page: Page): Promise<void> =>
  page.locator("main.table[data-behind]").waitFor({ state: "detached" });

/** A page stands when it has a heading: until its scripts have come there is none. */
async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("h1").first().waitFor();
}

/** Chooses the language as a person does; the page stays loaded. */
export async function chooseLanguage(page: Page, url: string, language: Language): Promise<void> {
  await page.goto(`${url}#/settings`);
  await page.locator(`.choice:has([value=${language}])`).click();
  await page.locator(`html[lang=${language}]`).waitFor();
}

export async function openGame(
  page: Page,
  url: string,
  seats: 2 | 3 | 4,
  moment: Moment,
): Promise<void> {
  await page.goto(url);
  const saved = JSON.stringify(makeSaved(gameAt(seats, moment)));
  await page.evaluate((game) => localStorage.setItem("gemwright.game", game), saved);
  await page.goto(`${url}#/play`);
  await page.locator("main.table").waitFor();
  await drawn(page);
}

/** The sheet with the most payments that a player can ever have to choose from. */
export async function openPayments(page: Page, url: string): Promise<void> {
  await openGame(page, url, 2, "manyPayments");
  const { deal, steps } = gameAt(2, "manyPayments");
  const position = openingPosition(deal);
  const dealer = deckDealer(deal);
  for (const step of steps) playDealt(position, step, dealer);
  const { place } = mostPayments(position);
  const keys =
    "slot" in place ? [CARD_KEYS[place.level][place.slot]] : ["KeyH", `Digit${place.reserved + 1}`];
  for (const key of [...keys, "Enter"]) await page.keyboard.press(key);
  await page.locator(".sheet.payment").waitFor();
}

/** A device with games under way and finished. */
async function keepGames(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const over = { over: true, at: Date.UTC(2026, 0, 20, 18) };
  const games = {
    bots: { ...makeSaved(gameAt(2, "over")), ...over },
    pass: { ...makeSaved(gameAt(4, "over", "pass")), ...over },
    early: { ...makeSaved(gameAt(3, "middle")), at: Date.UTC(2026, 0, 21, 9) },
    late: { ...makeSaved(gameAt(2, "late")), at: Date.UTC(2026, 0, 21, 10) },
  };
  await page.evaluate(
    (texts) => {
      for (const [id, text] of texts) localStorage.setItem(`gemwright.saved.${id}`, text);
    },
    Object.entries(games).map(([id, game]) => [id, JSON.stringify(game)] as const),
  );
}

export type Reach = (page: Page, url: string) => Promise<void>;
/** Every page and every state of the table that somebody can meet. */
export const PAGES: Readonly<Record<string, Reach>> = {
  start: (page, url) => openPage(page, url),
  friends: (page, url) => openPage(page, `${url}#/friends`),
  pass: (page, url) => openPage(page, `${url}#/pass`),
  settings: (page, url) => openPage(page, `${url}#/settings`),
  learn: (page, url) => openPage(page, `${url}#/learn`),
  "start with games": async (page, url) => {
    await keepGames(page, url);
    await page.reload();
    await page.locator(".kept").first().waitFor();
  },
  games: async (page, url) => {
    await keepGames(page, url);
    await page.goto(`${url}#/games`);
    await page.locator(".finished").first().waitFor();
    await page.locator(".kept").first().waitFor();
  },
  replay: async (page, url) => {
    await keepGames(page, url);
    await page.goto(`${url}#/games/bots`);
    await page.locator(".replay").waitFor();
    for (let turn = 0; turn < 20; turn++) await page.keyboard.press("ArrowRight");
  },
  review: async (page, url) => {
    await keepGames(page, url);
    await page.goto(`${url}#/review/bots`);
    await page.locator(".review-players").waitFor();
  },
  "waiting room": async (page, url) => {
    await page.goto(`${url}#/friends`);
    await page.locator("input[name=name]").fill("Anna");
    await page.locator("button[type=submit]").click();
    await page.locator(".qr path").first().waitFor();
  },
  "link to nowhere": async (page, url) => {
    await page.goto(`${url}#/t/zzzzzzzz`);
    await page.locator(".broken-sign").waitFor();
  },
  unknown: (page, url) => openPage(page, `${url}#/nothing`),
  table: (page, url) => openGame(page, url, 2, "middle"),
  "table for four": (page, url) => openGame(page, url, 4, "middle"),
  "late table": (page, url) => openGame(page, url, 2, "late"),
  taking: async (page, url) => {
    await openGame(page, url, 2, "middle");
    await page.keyboard.press("1");
    await drawn(page);
  },
  "chosen card": async (page, url) => {
    await openGame(page, url, 3, "middle");
    await page.keyboard.press("a");
    await drawn(page);
  },
  "chosen deck": async (page, url) => {
    await openGame(page, url, 3, "middle");
    await page.keyboard.press("8");
    await drawn(page);
  },
  payment: async (page, url) => {
    await openGame(page, url, 2, "payment");
    for (const card of await page
      .locator('.market [data-state="buy"], .market [data-state="gold"]')
      .all()) {
      await card.click();
      await page.locator(".sheet.selected [data-confirm]").click();
      await drawn(page);
      if ((await page.locator(".sheet.payment").count()) > 0) return;
      await openGame(page, url, 2, "payment");
    }
  },
  payments: openPayments,
  return: (page, url) => openGame(page, url, 4, "returning"),
  noble: (page, url) => openGame(page, url, 3, "noble"),
  nobles: (page, url) => openGame(page, url, 4, "manyNobles"),
  "last round": (page, url) => openGame(page, url, 4, "lastRound"),
  end: (page, url) => openGame(page, url, 4, "over"),
  menu: async (page, url) => {
    await openGame(page, url, 2, "early");
    await page.getByRole("button", { name: "Menu" }).click();
  },
  keyboard: async (page, url) => {
    await openGame(page, url, 2, "early");
    await page.keyboard.press("?");
  },
};
