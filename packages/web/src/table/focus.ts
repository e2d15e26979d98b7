import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { afterPaint } from "../app/after-paint.ts";
import { isDesk } from "../app/desk.ts";
import type { TableCtrl } from "./ctrl.ts";

/** The names by which a place of the table is found again when it has been drawn anew. */
const NAMES = ["data-place", "data-deck", "data-dish", "data-noble"] as const;

function selectorOf(cell: Element): string | undefined {
  const name = NAMES.find((each) => cell.hasAttribute(each));
  return name && `[${name}="${cell.getAttribute(name)}"][data-cell]`;
}

const isShown = (element: Element): boolean =>
  element.isConnected && element.getClientRects().length > 0;

function focusFirst(...selectors: readonly string[]): boolean {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isShown);
    found?.focus({ preventScroll: true });
    if (found && document.activeElement === found) return true;
  }
  return false;
}

/** Where a sheet begins: with what is to be chosen in it, else with its main button. */
const focusSheet = (): boolean =>
  focusFirst(
    ".sheet .option input:checked",
    ".sheet .option input",
    ".sheet .pickers .dish:not([aria-disabled])",
    ".reserved-sheet .card[data-cell]",
    ".sheet [data-confirm]",
    ".sheet .buttons .btn",
  );

/** The mark is drawn with one frame, and what follows from a choice with the next. */
const FRAMES = 3;
let newest: () => boolean = () => true;

/** Goes where the last key wants the focus, as soon as that is drawn. */
function focusSoon(go: () => boolean, frames = FRAMES): void {
  newest = go;
  afterPaint(() => {
    if (newest === go && !go() && frames > 1) focusSoon(go, frames - 1);
  });
}

/** Goes to what a key has chosen, so that it is seen and heard. */
export function focusChosen(selector: string): void {
  const there = focusFirst(selector);
  focusSoon(() => {
    // where the sheet covers the market, the way goes on in the sheet
    if (!isDesk.value && (document.activeElement?.closest(".sheet") || focusSheet())) return true;
    // what a sheet has covered that is about to close is not there at once
    return there || focusFirst(selector);
  });
}

/** Goes to the sheet that a key has opened, once it is drawn. */
export const focusOpened = (): void => focusSoon(focusSheet);

/**
 * Takes the focus from a button that is about to go. A browser that has to do so itself, in the middle
 * of drawing the table anew, lays the whole table out once more.
 */
export function letGo(): void {
  const pressed = document.activeElement;
  if (pressed instanceof HTMLElement && pressed.closest(".tray, .sheet")) pressed.blur();
}

/** Questions that come in the middle of a turn. */
const ASKS: ReadonlySet<string> = new Set(["payment", "return", "noble"]);
const question = (kind: string): string | undefined => (ASKS.has(kind) ? kind : undefined);
const typing = (): boolean => document.activeElement?.matches("input, textarea, select") ?? false;

/**
 * Whoever confirms or closes something loses the button under the fingers. The focus then goes to what
 * is asked next, or back to the place of the table where it was last.
 */
export function useFocusKept(ctrl: TableCtrl): void {
  const last = useRef<Element | undefined>(undefined);
  const cell = useRef<string | undefined>(undefined);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last.current = target;
      cell.current = selectorOf(target) ?? cell.current;
    };
    addEventListener("focusin", onFocus);
    return () => removeEventListener("focusin", onFocus);
  }, []);
  const asking = useRef(question(ctrl.choosing.value));
  const curtain = useRef(false);
  useSignalEffect(() => {
    void ctrl.drawn.value;
    const raised = curtain.current;
    curtain.current = ctrl.game.view.value.curtain !== undefined;
    // whoever comes next begins anew, not where somebody else left off
    if (curtain.current) cell.current = undefined;
    const asked = question(ctrl.choosing.value);
    const asks = asked !== undefined && asked !== asking.current;
    asking.current = asked;
    afterPaint(() => {
      // what is asked is answered there, wherever the focus was
      if (asks && !typing() && !document.querySelector("dialog[open]") && focusSheet()) return;
      const lost = last.current !== undefined && !isShown(last.current);
      if (!lost || document.activeElement !== document.body) return;
      if (raised && focusFirst(".bar .turn")) return;
      if (focusSheet()) return;
      // a hint was asked for, and Enter is to confirm it
      if (last.current?.matches(".tool") && focusFirst(".supply [data-picked]")) return;
      focusFirst(...(cell.current ? [cell.current] : []), '.market [data-cell][tabindex="0"]');
    });
  });
}
