/** Nobody waits longer than this for a frame: a page that is left has none. */
const PATIENCE_MS = 250;

/** What waits for the same frame. */
let waiting: (() => void)[] | undefined;

/** Does something once the next frame is on its way, so that the frame need not wait for it. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else if (waiting) waiting.push(act);
  else waitWith([act]);
}

function waitWith(acts: (() => void)[]): void {
  waiting = acts;
  const doAll = () => {
    clearTimeout(patience);
    if (waiting === acts) waiting = undefined;
    for (const act of acts.splice(0)) attempt(act);
  };
  const patience = setTimeout(doAll, PATIENCE_MS);
  requestAnimationFrame(() => setTimeout(doAll));
}

/** A fault in one thing keeps nobody from the next. */
function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    reportError(error);
  }
}

/** Lets the browser do something else first, so that no work keeps it for long. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Does something when the browser has nothing else to do; soon, where it cannot tell. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act);
  else setTimeout(act, PATIENCE_MS);
}
