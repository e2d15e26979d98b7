/** What the browser counts of its main thread's work. */
import type { CDPSession } from "playwright-core";

/** Milliseconds of the main thread. */
export interface Work {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** Preparing and recording the picture, handing it over, and whatever else is no script. */
  readonly rest: number;
  readonly all: number;
}

type Counters = Readonly<Record<string, number>>;

async function counters(devtools: CDPSession): Promise<Counters> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
}

/**
 * Counts in the thread's own time, so that other work on the machine is not counted. What slows the
 * thread down is: it makes the thread wait busily.
 */
export const count = (devtools: CDPSession): Promise<unknown> =>
  devtools.send("Performance.enable", { timeDomain: "threadTicks" });

/** The main thread's work while something is done. */
export async function workOf(devtools: CDPSession, act: () => Promise<void>): Promise<Work> {
  const before = await counters(devtools);
  await act();
  const after = await counters(devtools);
  const spent = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  const all = spent("TaskDuration");
  const script = spent("ScriptDuration");
  const style = spent("RecalcStyleDuration");
  const layout = spent("LayoutDuration");
  return { script, style, layout, rest: all - script - style - layout, all };
}
