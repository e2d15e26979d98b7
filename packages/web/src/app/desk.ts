import { type ReadonlySignal, signal } from "@preact/signals";

/** Whether a device has so much room, also when it is turned or its window changes. */
function room(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const has = signal(list.matches);
  list.addEventListener("change", () => (has.value = list.matches));
  return has;
}

/* the same as in the style sheets */
/** Whether there is a desk's room; what only a desk shows is not made elsewhere. */
export const isDesk = room("(min-width: 900px) and (min-height: 600px)");
/** Whether there is at least a tablet's. */
export const isTablet = room("(min-width: 700px) and (min-height: 600px)");
