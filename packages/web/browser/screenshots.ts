/** Pictures of every page at three sizes by day and by night: `npm run screenshots -w packages/web`. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
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

const DEFICIENCIES = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"] as const;

/** The table as people with other colour vision see it: shapes and numbers must tell all. */
async function colourVision(): Promise<void> {
  for (const size of ["phone", "desk"] as const) {
    const context = await browser.newContext(SIZES[size]);
    await context.addInitScript(
      (kept) => localStorage.setItem("gemwright.settings", kept),
      JSON.stringify(QUICK),
    );
    const page = await context.newPage();
    await PAGES["late table"]?.(page, site.url);
    await page.evaluate(() => document.fonts.ready);
    const devtools = await context.newCDPSession(page);
    for (const type of DEFICIENCIES) {
      await devtools.send("Emulation.setEmulatedVisionDeficiency", { type });
      const file = `late-table-${size}-${type}.png`;
      await page.screenshot({ path: join(FOLDER, file) });
      console.log(file);
    }
    await context.close();
  }
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const only = process.argv[2];
const [browser, site] = await Promise.all([launch(), Site.open()]);
try {
  for (const [name, reach] of Object.entries(PAGES)) {
    if (only && !name.includes(only)) continue;
    for (const [size, options] of Object.entries(SIZES))
      for (const colorScheme of ["light", "dark"] as const) {
        const context = await browser.newContext({ ...options, colorScheme });
        await context.addInitScript(
          (kept) => localStorage.setItem("gemwright.settings", kept),
          JSON.stringify(QUICK),
        );
        const page = await context.newPage();
        await reach(page, site.url);
        await page.evaluate(() => document.fonts.ready);
        const file = `${name.replaceAll(" ", "-")}-${size}-${colorScheme}.png`;
        await page.screenshot({ path: join(FOLDER, file) });
        await context.close();
        console.log(file);
      }
  }
  if (!only || only === "colour vision") await colourVision();
} finally {
  await browser.close();
  await site.close();
}
