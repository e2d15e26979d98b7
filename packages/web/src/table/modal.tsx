import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { afterPaint } from "../app/after-paint.ts";
import { useCover } from "../app/use-cover.ts";

interface ModalProps {
  readonly class: string;
  readonly labelledBy: string;
  readonly onClose?: () => void;
  readonly children: ComponentChildren;
}

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** What had the focus before a dialog that has just been closed: another often comes in its place. */
let left: Element | null = null;

/** Back to what opened a dialog; where that has gone, to whose turn it is. */
function goBack(opener: Element | null): void {
  left = opener;
  afterPaint(() => {
    left = null;
    for (const place of [opener, document.querySelector("main.table .turn")])
      if (isLost() && place instanceof HTMLElement) place.focus({ preventScroll: true });
  });
}

/** The browser's own dialog: it keeps the focus inside and the rest of the page still. */
export function Modal({ class: name, labelledBy, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCover(onClose);
  useEffect(() => {
    const element = dialog.current;
    const opener = isLost() ? left : document.activeElement;
    if (element && !element.open) {
      element.showModal();
      // it begins with its heading, wherever the focus went
      element.scrollTop = 0;
    }
    return () => {
      element?.close();
      goBack(opener);
    };
  }, []);
  return (
    <dialog
      class={`dialog ${name}`}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      autofocus
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}
