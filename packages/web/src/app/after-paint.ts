/** Does something once the next frame is on its way, so that the frame need not wait for it. */
export function afterPaint(act: () => void): void {
  // a page that nobody sees has no frames
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}

/** Lets the browser do something else first, so that no work keeps it for long. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
