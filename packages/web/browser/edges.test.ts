import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawn, openGame } from "./pages.ts";
import { QUICK } from "./person.ts";
import { visits } from "./visit.ts";

const { site, visit } = visits();

/** Every screen in English, and the tightest ones with the words that are longest there. */
const SCREENS = [
  [360, 640, "en"],
  [390, 844, "en"],
  [640, 360, "en"],
  [768, 1024, "en"],
  [900, 600, "en"],
  [1280, 800, "en"],
  [360, 640, "de"],
  [640, 360, "nl"],
  [900, 600, "is"],
] as const;

/** What has to stay within what, from side to side. */
const WITHIN = {
  ".hold > *": ".hold, .mine",
  ".noble .price": ".noble",
  ".card .price": ".card",
  ".card .verdict > *": ".card",
  ".seat .facts": ".seat",
  ".seat .prestige": ".seat",
  ".tray .btn > *": ".btn",
  ".tray > *": ".tray",
};

/** What sticks out of its place, and what lies over something that is to be read. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate((within) => {
    const found: string[] = [];
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (each) =>
          each.getClientRects().length > 0 &&
          getComputedStyle(each).position !== "absolute" &&
          !each.closest(".sr, .spoken"),
      );
    for (const [inner, outer] of Object.entries(within))
      for (const each of shown(`main.table ${inner}`)) {
        const place = each.closest(outer)?.getBoundingClientRect();
        const { left, right } = each.getBoundingClientRect();
        if (place && (left < place.left - 1.5 || right > place.right + 1.5))
          found.push(`${inner} sticks out: ${each.textContent}`);
      }
    const readable = [".bar .turn", ".last", ".seat .facts", ".seat .prestige", ".seat .who"];
    const boxes = readable.flatMap((selector) =>
      shown(`main.table ${selector}`).map((each) => ({
        name: `${selector} ${each.textContent}`,
        box: each.getBoundingClientRect(),
      })),
    );
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) {
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (wide > 2 && high > 4) found.push(`${a.name} lies over ${b.name}`);
      }
    return found;
  }, WITHIN);

describe.each(SCREENS)("on a screen of %i × %i in %s", (width, height, language) => {
  it.each([2, 3, 4] as const)("everything at a table for %i is in its place", async (seats) => {
    const page = await visit({ viewport: { width, height } }, { ...QUICK, language });
    await openGame(page, site().url, seats, "middle");
    expect(await misplaced(page)).toEqual([]);
    for (const key of ["1", "2", "3", "4", "5"]) await page.keyboard.press(key);
    await drawn(page);
    expect(await misplaced(page)).toEqual([]);
    await openGame(page, site().url, seats, "lastRound");
    expect(await misplaced(page)).toEqual([]);
  });
});
