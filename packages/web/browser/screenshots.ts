/** Pictures of every page at four sizes by day and by night: `npm run screenshots -w packages/web`. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launch } from "./chromium.ts";
import { PAGES } from "./pages.ts";
import { QUICK } from "./person.ts";
import { Site } from "./site.ts";

const FOLDER = join(import.meta.dirname, "../screenshots");
const SIZES = {
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
  landscape: { viewport: { width: 740, height: 360 }, deviceScaleFactor: 2 },
  tablet: { viewport: { width: 768, height: 1024 } },
  desk: { viewport: { width: 1280, height: 800 } },
};

/** Milliseconds after which a picture is taken of what moves on. */
const PATIENCE = 2000;

type Size = keyof typeof SIZES;

const DEFICIENCIES = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"] as const;

async function visitor(size: Size): Promise<Page> {
  const context = await browser.newContext(SIZES[size]);
  await context.addInitScript(
    (kept) => localStorage.setItem("gemwright.settings", kept),
    JSON.stringify(QUICK),
  );
  return context.newPage();
}

/** A picture of what stays: what still moves, and what a page shows after its first frame. */
async function shoot(page: Page, file: string): Promise<void> {
  await page.evaluate(async (timeout) => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
    const settled = document.getAnimations().map((animation) => animation.finished);
    const over = new Promise((resolve) => setTimeout(resolve, timeout));
    await Promise.race([Promise.allSettled(settled), over]);
  }, PATIENCE);
  await page.screenshot({ path: join(FOLDER, file) });
  console.log(file);
}

/** The table as people with other colour vision see it: shapes and numbers must tell all. */
async function colourVision(): Promise<void> {
  for (const size of ["phone", "desk"] as const) {
    const page = await visitor(size);
    await PAGES["late table"]?.(page, site.url);
    await page.evaluate(() => document.fonts.ready);
    const devtools = await page.context().newCDPSession(page);
    for (const type of DEFICIENCIES) {
      await devtools.send("Emulation.setEmulatedVisionDeficiency", { type });
      await shoot(page, `late-table-${size}-${type}.png`);
    }
    await page.context().close();
  }
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const only = process.argv[2];
const [browser, site] = await Promise.all([launch(), Site.open()]);
try {
  for (const [name, reach] of Object.entries(PAGES)) {
    if (only && !name.includes(only)) continue;
    for (const size of Object.keys(SIZES) as Size[]) {
      const page = await visitor(size);
      await reach(page, site.url);
      await page.evaluate(() => document.fonts.ready);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await shoot(page, `${name.replaceAll(" ", "-")}-${size}-${colorScheme}.png`);
      }
      await page.context().close();
    }
  }
  if (!only || only === "colour vision") await colourVision();
} finally {
  await browser.close();
  await site.close();
}
