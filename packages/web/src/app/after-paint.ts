/** Does something once the next frame is on its way, so that the frame need not wait for it. */
export function afterPaint(act: () => void): void {
  // a page that nobody sees has no frames
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
