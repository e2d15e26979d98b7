/** People who play together at the server's tables. */
import type { Page } from "playwright-core";

/** The table stands, and all of it is drawn. */
const whole = (page: Page): Promise<void> =>
  page.locator("main.table:not([data-behind])").waitFor();

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByPlaceholder("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
}

export interface Wishes {
  /** In words of the form, as the one who opens the table reads them. */
  readonly clock?: string;
  readonly listed?: boolean;
}

/** Anna opens a table and has the first turn; the others come by her link, which is given back. */
export async function openTable(
  site: string,
  anna: Page,
  guests: Readonly<Record<string, Page>>,
  { clock, listed = false }: Wishes = {},
): Promise<string> {
  const others = Object.entries(guests);
  await anna.goto(`${site}#/friends${listed ? "/open" : ""}`);
  await anna.getByLabel("Your name").fill("Anna");
  await anna.getByText(String(others.length + 1), { exact: true }).click();
  if (clock) await anna.getByText(clock).click();
  await anna.getByText("I start").click();
  await anna.getByRole("button", { name: "Open a table" }).click();
  const link = await anna.getByLabel("Invite your friends").inputValue();
  for (const [name, page] of others) await sitDown(page, link, name);
  for (const page of [anna, ...Object.values(guests)]) await whole(page);
  return link;
}

/** Anna at a desk, and somebody who comes by her link. */
export async function sitTogether(
  site: string,
  anna: Page,
  guest: Page,
  name: string,
): Promise<void> {
  await anna.goto(`${site}#/friends`);
  await anna.getByLabel("Your name").fill("Anna");
  await anna.getByRole("button", { name: "Open a table" }).click();
  await sitDown(guest, await anna.getByLabel("Invite your friends").inputValue(), name);
  await guest.locator("main.table").waitFor();
  await anna.locator("main.table").waitFor();
}

/** Looks at a table without a seat. */
export async function watch(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await whole(page);
  const full = page.locator(".question", { hasText: "you are watching" });
  await full.getByRole("button", { name: "Close" }).click();
}

export async function giveUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("heading", { name: "Give up this game?" }).waitFor();
  await page.getByRole("button", { name: "Give up" }).click();
}

export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}
