import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { afterPaint } from "./after-paint.ts";

/** Whether anything has had the focus yet; whoever has just opened the app begins with the page. */
let used = false;

export const mindFocus = (): void =>
  addEventListener("focusin", () => (used = true), { once: true });

const isLost = (): boolean =>
  used && (document.activeElement === null || document.activeElement === document.body);

/**
 * Where a page begins. What led there has gone with the page before, and the focus with it: whoever
 * goes by keys, or listens, goes on from here.
 */
export function useArrival<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(
    () =>
      afterPaint(() => {
        if (isLost()) place.current?.focus({ preventScroll: true });
      }),
    [],
  );
  return place;
}
