/** Games that a device has kept. */
import type { Page } from "playwright-core";

/** Puts games on the shelf of a device, the first one played last. */
export async function keep(
  page: Page,
  site: string,
  games: Readonly<Record<string, object>>,
): Promise<void> {
  // a page that does not look at the shelf itself, and puts nothing aside
  await page.goto(`${site}#/settings`);
  await page.locator(".settings").waitFor();
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
