import type { Seat } from "@gemwright/rules";
import type { ComponentChildren, RefObject, TargetedEvent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

type Steps = Readonly<Partial<Record<string, number>>>;

/** One below the other; what the arrows to the sides do is left to others. */
const LIST: Steps = { ArrowDown: 1, ArrowUp: -1 };
const rowsOf = (columns: number): Steps => ({
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
});

/** What an element needs so that Tab enters it once. */
interface Entered<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly onFocusIn: (event: TargetedEvent<E, FocusEvent>) => void;
  readonly onKeyDown: (event: TargetedEvent<E, KeyboardEvent>) => void;
}

/** Tab enters the element once, at one of its cells, and arrows move through them. */
export function useRoving<E extends HTMLElement>(cell: string, steps = LIST): Entered<E> {
  const region = useRef<E>(null);
  const cellsOf = (element: E): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(cell)];
  const makeCurrent = (element: E, current: HTMLElement | undefined): void => {
    for (const each of cellsOf(element)) each.tabIndex = each === current ? 0 : -1;
  };
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const cells = cellsOf(element);
    if (
      !cells.some((each) => each.getAttribute("tabindex") === "0") ||
      cells.some((each) => !each.hasAttribute("tabindex"))
    )
      makeCurrent(element, cells.find((each) => each === document.activeElement) ?? cells[0]);
  });
  return {
    ref: region,
    onFocusIn({ target, currentTarget }) {
      if (target instanceof HTMLElement && target.matches(cell)) makeCurrent(currentTarget, target);
    },
    onKeyDown(event) {
      const step = steps[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const cells = cellsOf(event.currentTarget);
      const at = cells.findIndex((each) => each === document.activeElement);
      const next = cells[at + step];
      if (at < 0 || !next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

interface RovingProps {
  readonly class: string;
  readonly label: string;
  /** Cells in a row; the arrows up and down jump by it. */
  readonly columns: number;
  /** Whose cards these are, for whatever travels from or to them. */
  readonly own?: Seat;
  readonly children: ComponentChildren;
}

/** A region of the table that Tab enters once. */
export const Roving = ({ class: name, label, columns, own, children }: RovingProps) => (
  <section
    class={name}
    aria-label={label}
    data-own={own}
    {...useRoving<HTMLElement>("[data-cell]", rowsOf(columns))}
  >
    {children}
  </section>
);
