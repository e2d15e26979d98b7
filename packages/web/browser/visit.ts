/** A browser and the real server for a test file, and fresh visitors for each test. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { launch } from "./chromium.ts";
import { QUICK } from "./person.ts";
import { Site } from "./site.ts";

export interface Visits {
  readonly site: () => Site;
  readonly visit: (options?: BrowserContextOptions, settings?: object) => Promise<Page>;
}

export const DESK = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
/** For tests that stand between page and server: what the offline worker fetches passes them by. */
export const UNCACHED = { ...DESK, serviceWorkers: "block" as const };
/** What a table must fit, by the words of a test's name. */
export const SIZES = {
  "a phone": PHONE,
  "a phone on its side": { viewport: { width: 740, height: 360 } },
  "a tablet": { viewport: { width: 768, height: 1024 } },
  "a desk": DESK,
};

/** Limits for what hangs, not measures of speed: a whole game on a busy machine, and one wait in it. */
const PATIENCE_MS = 600_000;
const WAIT_MS = 180_000;

/** The server may be given options of its own. */
export function visits(...serve: readonly string[]): Visits {
  vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });
  let browser: Browser;
  let site: Site;
  const contexts: BrowserContext[] = [];
  const mistakes: string[] = [];

  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), Site.open(serve)]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    // a mistake in a page is a failure of the test, whatever it looked at
    expect(mistakes.splice(0)).toEqual([]);
  });

  return {
    site: () => site,
    async visit(options = DESK, settings = QUICK) {
      const context = await browser.newContext(options);
      contexts.push(context);
      await context.addInitScript((kept) => {
        // a window that has not gone anywhere yet has no storage
        if (origin !== "null" && !localStorage.getItem("gemwright.settings"))
          localStorage.setItem("gemwright.settings", kept);
      }, JSON.stringify(settings));
      context.setDefaultTimeout(WAIT_MS);
      context.on("weberror", (mistake) => mistakes.push(mistake.error().message));
      return context.newPage();
    },
  };
}
