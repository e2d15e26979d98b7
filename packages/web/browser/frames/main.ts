/**
 * How quickly the built table answers on a slow machine: `npm run frames -w packages/web`.
 *
 * The browser's main thread is slowed fourfold (`npm run frames -w packages/web -- SLOWDOWN GAMES`).
 * For every tap two things are measured. "answer" is the main thread's work from letting go until the
 * first frame after it is handed over: what was tapped is marked there, and where that fits into
 * a sixtieth of a second, it is in the next frame. "seen" is what the browser's own Event Timing says
 * of the click, in steps of eight milliseconds: it includes waiting for the frame, and turning the
 * picture into dots, which is done by hand where there is no graphics chip.
 *
 * The rest is the work until everything that follows from the tap is drawn and the table is at rest:
 * script, style, layout, and the remainder, which is mostly recording the picture. A tap on nothing
 * shows what the measuring itself and the browser's own work are. While things travel over the table,
 * the times between animation frames are taken, and the browser is asked how many frames it drew and
 * left out: those do suffer from drawing by hand.
 *
 * No machine is equally quick all the time, so that a figure says something only beside another one of
 * the same minutes: `-- SLOWDOWN GAMES FOLDER` plays by turns with the build that lies in the folder.
 */
import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { launch } from "../chromium.ts";
import { openGame } from "../pages.ts";
import { Site } from "../site.ts";
import { resolve } from "node:path";
import { type Answer, SHORTEST_SEEN, TRACED, answerTo, noteSeen, workIn } from "./answer.ts";
import { Folder } from "./folder.ts";
import { type Work, count, workOf } from "./work.ts";

const SLOWDOWN = Number(process.argv[2] ?? 4);
const GAMES = Number(process.argv[3] ?? 6);
const BESIDE = process.argv[4];
const FRAME = 1000 / 60;
const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
  desk: { viewport: { width: 1280, height: 800 } },
};
/** Where nothing is that could be pressed. */
const EDGE = { x: 0, y: 0, width: 2, height: 2 };
const FREE_DISH = '.supply .dish:not([aria-disabled]):not([data-picked]):not([data-left="0"])';

/** The value below which this part of all values lies. */
const below = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;
const ms = (value: number): string => value.toFixed(1);

type Tap = Work & { readonly answer: number; readonly seen: number };

class Measured {
  readonly #browser: Browser;
  readonly page: Page;
  readonly #devtools: CDPSession;
  readonly taps = new Map<string, Tap[]>();
  /** The work for the answer to confirming a take. */
  readonly confirms: number[] = [];
  readonly intervals: number[] = [];
  drawn = 0;
  dropped = 0;

  constructor(browser: Browser, page: Page, devtools: CDPSession) {
    this.#browser = browser;
    this.page = page;
    this.#devtools = devtools;
  }

  slow(rate: number): Promise<unknown> {
    return this.#devtools.send("Emulation.setCPUThrottlingRate", { rate });
  }

  /** Until nothing moves any more and two more frames are over. */
  #rest(): Promise<void> {
    return this.page.evaluate(async () => {
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
      for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  }

  /** Presses without the questions that a test asks first: they would be counted too. */
  async #press(selector: string | undefined): Promise<() => Promise<void>> {
    const place =
      selector === undefined ? EDGE : await this.page.locator(selector).first().boundingBox();
    if (!place) throw new Error(`nothing to press: ${selector}`);
    const x = place.x + place.width / 2;
    const y = place.y + place.height / 2;
    const mouse = (type: "mouseMoved" | "mousePressed" | "mouseReleased") =>
      this.#devtools.send("Input.dispatchMouseEvent", {
        type,
        x,
        y,
        button: "left",
        clickCount: 1,
      });
    await mouse("mouseMoved");
    await this.#rest();
    return async () => {
      await mouse("mousePressed");
      await mouse("mouseReleased");
    };
  }

  /** One tap, and the main thread's work until the table is at rest again. */
  async tap(name: string, selector?: string): Promise<void> {
    await this.#rest();
    const press = await this.#press(selector);
    const rest = () => this.#rest();
    let answer: Answer | undefined;
    const work = await workOf(this.#devtools, async () => {
      answer = await answerTo(this.#browser, this.page, press, rest);
    });
    if (!answer) throw new Error(`no answer: ${name}`);
    const { work: first, seen } = answer;
    this.taps.set(name, [...(this.taps.get(name) ?? []), { ...work, answer: first, seen }]);
  }

  /**
   * Confirms a take, and follows all that travels until it is this player's turn again. The page
   * looks for that itself, once a frame: a question from outside would be work between the frames.
   */
  async watch(): Promise<void> {
    await this.page.evaluate(() => {
      const times: number[] = [];
      const turn = new Promise<void>((resolve) => {
        let left = false;
        const step = (now: number) => {
          const travelling = document.querySelector(".flyer") !== null;
          times.push(travelling ? now : Number.NaN);
          const mine = document.querySelector("main.table[data-mine]") !== null;
          left ||= !mine;
          const back = (left && mine) || document.querySelector(".sheet.return") !== null;
          if (back && !travelling) resolve();
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      });
      Object.assign(globalThis, { frameTimes: turn.then(() => times) });
    });
    const press = await this.#press("[data-confirm]");
    await this.#browser.startTracing(this.page, {
      categories: [...TRACED, "disabled-by-default-devtools.timeline.frame"],
    });
    await press();
    const times = await this.page.evaluate(
      () => (globalThis as unknown as { frameTimes: Promise<number[]> }).frameTimes,
    );
    await this.#rest();
    const trace = String(await this.#browser.stopTracing());
    this.confirms.push(workIn(trace));
    this.drawn += trace.split('"DrawFrame"').length - 1;
    this.dropped += trace.split('"DroppedFrame"').length - 1;
    for (const [i, time] of times.entries()) {
      const between = time - (times[i - 1] ?? Number.NaN);
      if (!Number.isNaN(between)) this.intervals.push(between);
    }
  }
}

async function begin(browser: Browser, size: string): Promise<Measured> {
  const context = await browser.newContext(SIZES[size]);
  await context.addInitScript(() =>
    localStorage.setItem("gemwright.settings", '{"language":"en","speed":"normal"}'),
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await noteSeen(page);
  await count(devtools);
  return new Measured(browser, page, devtools);
}

async function play(measured: Measured, url: string, seats: 2 | 3 | 4): Promise<void> {
  const { page } = measured;
  await page.bringToFront();
  await measured.slow(1);
  await openGame(page, url, seats, "early");
  await page.evaluate(() => document.fonts.ready);
  await measured.slow(SLOWDOWN);
  // the second time shows the same without what a page does only once
  for (const time of ["", "again "]) {
    await measured.tap(`${time}nothing`);
    await measured.tap(`${time}a card`, ".market .card[data-level='2']");
    await measured.tap(`${time}cancel`, ".sheet .buttons .btn:last-child");
    await measured.tap(`${time}first gem`, FREE_DISH);
    await measured.tap(`${time}second gem`, FREE_DISH);
    if (time === "") await measured.tap("cancel", ".tray .btn.quiet");
  }
  await measured.tap("third gem", FREE_DISH);
  await measured.watch();
  await measured.slow(1);
}

function print(what: string, measured: Measured): void {
  console.log(
    `\n${what}, main thread slowed ${SLOWDOWN}×, ${GAMES} games; medians in milliseconds`,
  );
  console.log("tap on              answer   worst    seen  script   style  layout    rest     all");
  for (const [name, taps] of measured.taps) {
    const values = (key: keyof Tap) => taps.map((tap) => tap[key]);
    const median = (key: keyof Tap) => below(values(key), 0.5);
    const seen = median("seen") ? String(median("seen")) : `<${SHORTEST_SEEN}`;
    const numbers = (keys: readonly (keyof Tap)[]) =>
      keys.map((key) => ms(median(key)).padStart(8)).join("");
    console.log(
      name.padEnd(18) +
        numbers(["answer"]) +
        ms(Math.max(...values("answer"))).padStart(8) +
        seen.padStart(8) +
        numbers(["script", "style", "layout", "rest", "all"]) +
        (median("answer") <= FRAME ? "  within a frame" : ""),
    );
  }
  const { confirms, intervals } = measured;
  console.log(
    `confirm           ${ms(below(confirms, 0.5)).padStart(8)}${ms(Math.max(...confirms)).padStart(8)}`,
  );
  const late = intervals.filter((each) => each > FRAME * 1.5).length;
  console.log(
    `while things travel: ${intervals.length} intervals between frames, median ${ms(below(intervals, 0.5))}, ` +
      `95 % within ${ms(below(intervals, 0.95))}, longest ${ms(Math.max(...intervals))}, ${late} late; ` +
      `frames drawn ${measured.drawn}, left out ${measured.dropped}`,
  );
}

const [browser, site, beside] = await Promise.all([
  launch(),
  Site.open(),
  BESIDE === undefined ? undefined : Folder.open(resolve(process.env["INIT_CWD"] ?? "", BESIDE)),
]);
const builds = [{ name: "this build", url: site.url }];
if (beside) builds.push({ name: `the build in ${BESIDE}`, url: beside.url });
try {
  for (const size of Object.keys(SIZES)) {
    const pages = await Promise.all(
      builds.map(async (build) => ({ ...build, measured: await begin(browser, size) })),
    );
    for (let i = 0; i < GAMES; i++)
      for (const { measured, url } of pages)
        await play(measured, url, ([2, 3, 4] as const)[i % 3] ?? 2);
    for (const { measured, name } of pages) print(beside ? `${size}, ${name}` : size, measured);
    await Promise.all(pages.map(({ measured }) => measured.page.context().close()));
  }
} finally {
  await browser.close();
  beside?.close();
  await site.close();
}
