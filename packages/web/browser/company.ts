/** People who play together at the server's tables. */
import type { Page } from "playwright-core";

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
  await guest.goto(await anna.getByLabel("Invite your friends").inputValue());
  await guest.getByPlaceholder("Your name").fill(name);
  await guest.getByRole("button", { name: "Sit down" }).click();
  await guest.locator("main.table").waitFor();
  await anna.locator("main.table").waitFor();
}

export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}
