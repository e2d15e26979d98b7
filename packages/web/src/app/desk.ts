import { signal } from "@preact/signals";

/** The same as in the style sheets. */
const DESK = matchMedia("(min-width: 900px) and (min-height: 600px)");

/** Whether there is a desk's room; what only a desk shows is not made elsewhere. */
export const isDesk = signal(DESK.matches);
DESK.addEventListener("change", () => (isDesk.value = DESK.matches));
