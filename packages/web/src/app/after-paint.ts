/** Nobody waits longer than this for a frame: a page that is left has none. */
const PATIENCE_MS = 250;

/** Does something once the next frame is on its way, so that the frame need not wait for it. */
export function afterPaint(act: () => void): void {
  if (document.hidden) {
    act();
    return;
  }
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE_MS);
}

/** Lets the browser do something else first, so that no work keeps it for long. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
