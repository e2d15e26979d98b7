import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface RovingProps {
  readonly class: string;
  readonly label: string;
  /** Cells in a row; the arrows up and down jump by it. */
  readonly columns: number;
  readonly children: ComponentChildren;
}

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

const cellsOf = (region: HTMLElement): HTMLElement[] => [
  ...region.querySelectorAll<HTMLElement>("[data-cell]"),
];

function makeCurrent(region: HTMLElement, current: HTMLElement | undefined): void {
  for (const cell of cellsOf(region)) cell.tabIndex = cell === current ? 0 : -1;
}

/** A region that Tab enters once and arrows move through. */
export function Roving({ class: name, label, columns, children }: RovingProps) {
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const cells = cellsOf(element);
    if (
      !cells.some((cell) => cell.getAttribute("tabindex") === "0") ||
      cells.some((cell) => !cell.hasAttribute("tabindex"))
    )
      makeCurrent(element, cells.find((cell) => cell === document.activeElement) ?? cells[0]);
  });
  return (
    <section
      class={name}
      aria-label={label}
      ref={region}
      onFocusIn={(event) => {
        const cell = event.target instanceof HTMLElement ? event.target : undefined;
        if (cell?.hasAttribute("data-cell")) makeCurrent(event.currentTarget, cell);
      }}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
        const cells = cellsOf(event.currentTarget);
        const at = cells.findIndex((cell) => cell === document.activeElement);
        const next = cells[at + step(columns)];
        if (at < 0 || !next) return;
        event.preventDefault();
        next.focus();
      }}
    >
      {children}
    </section>
  );
}
