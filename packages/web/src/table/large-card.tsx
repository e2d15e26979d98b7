import { CARDS, type CardIndex } from "@gemwright/rules";
import { useLayoutEffect } from "preact/hooks";
import { CardFace } from "./card-face.tsx";
import type { TableCtrl } from "./ctrl.ts";

/** Shorter is a tap. */
const HOLD_MS = 380;
/** A finger that goes further than this scrolls or slips; it does not hold. */
const SLIP = 12;

function cardUnder(target: EventTarget | null): CardIndex | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>(".card[data-card]") : null;
  const index = CARDS.findIndex(({ id }) => id === card?.dataset["card"]);
  return index < 0 ? undefined : index;
}

/** Holding a card shows it large until it is let go; that is no tap. */
export function useHold(ctrl: TableCtrl): void {
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let held = false;
    const release = () => {
      clearTimeout(timer);
      ctrl.panels.large.value = undefined;
    };
    const onDown = (event: PointerEvent) => {
      release();
      held = false;
      const card = event.isPrimary && event.button === 0 ? cardUnder(event.target) : undefined;
      if (card === undefined) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        held = true;
        ctrl.panels.large.value = card;
      }, HOLD_MS);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > SLIP) release();
    };
    const onClick = (event: MouseEvent) => {
      if (held) event.stopPropagation();
      held = false;
    };
    // a held finger would bring up the browser's own menu
    const onMenu = (event: Event) => {
      if (cardUnder(event.target) !== undefined) event.preventDefault();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener("pointerdown", onDown, { signal });
    addEventListener("pointermove", onMove, { signal });
    addEventListener("pointerup", release, { signal });
    addEventListener("pointercancel", release, { signal });
    addEventListener("click", onClick, { signal, capture: true });
    addEventListener("contextmenu", onMenu, { signal });
    return () => {
      release();
      listeners.abort();
    };
  }, [ctrl]);
}

/** The held card; ears have heard all of it already. */
export function LargeCard({ ctrl }: { readonly ctrl: TableCtrl }) {
  const card = ctrl.panels.large.value;
  if (card === undefined) return null;
  return (
    <div class="large-card" aria-hidden="true">
      <CardFace card={card} bill={ctrl.ownBill(card)} busy={ctrl.busy} />
    </div>
  );
}
