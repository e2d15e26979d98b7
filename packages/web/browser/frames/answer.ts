/** When a tap is answered: the first frame after it. */
import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";

/** Milliseconds in which even a slow machine has answered. */
const PATIENCE = 300;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** The thread's own time, in microseconds. */
  readonly tts?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

export interface Answer {
  /** Milliseconds of the main thread from letting go to handing over the first frame after it. */
  readonly work: number;
  /** What the browser's Event Timing says of the click: until that frame is on the screen, by eights. */
  readonly seen: number;
}

/** The shortest that Event Timing tells of. */
export const SHORTEST_SEEN = 16;

/** Begins to write down what Event Timing says, in pages that are still to come. */
export const noteSeen = (page: Page): Promise<unknown> =>
  page.addInitScript((durationThreshold) => {
    const seen: number[] = [];
    Object.assign(globalThis, { clicksSeen: seen });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "click") seen.push(duration);
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_SEEN);

const takeSeen = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seen = (globalThis as unknown as { clicksSeen: number[] }).clicksSeen.splice(0);
    return Math.max(0, ...seen);
  });

/** What a trace has to tell for that. */
export const TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** The main thread's work for the answer, from a trace of the tap. */
export function workIn(text: string): number {
  const { traceEvents } = JSON.parse(text) as { readonly traceEvents: TraceEvent[] };
  const events = traceEvents.toSorted((a, b) => a.ts - b.ts);
  const dispatch = (type: string) =>
    events.find((each) => each.name === "EventDispatch" && each.args?.data?.type === type);
  const up = dispatch("pointerup");
  const click = dispatch("click");
  if (up?.tts === undefined || !click) throw new Error("the tap left no trace");
  const commit = events.find(
    ({ name, ph, pid, tid, ts }) =>
      name === "Commit" &&
      ph === "X" &&
      pid === up.pid &&
      tid === up.tid &&
      ts > click.ts &&
      // a tap on nothing is followed by no frame but those of the measuring itself
      ts < click.ts + PATIENCE * 1000,
  );
  const last = commit ?? click;
  return ((last.tts ?? up.tts) + (last.tdur ?? 0) - up.tts) / 1000;
}

/** A tap, and how soon it was answered. `rest` waits until nothing moves any more. */
export async function answerTo(
  browser: Browser,
  page: Page,
  press: () => Promise<void>,
  rest: () => Promise<void>,
): Promise<Answer> {
  await takeSeen(page);
  await browser.startTracing(page, { categories: TRACED });
  await press();
  // the question whether all is at rest is work too, and must not come before the answer
  await setTimeout(PATIENCE);
  await rest();
  const work = workIn(String(await browser.stopTracing()));
  return { work, seen: await takeSeen(page) };
}
