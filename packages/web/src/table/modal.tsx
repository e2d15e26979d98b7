import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useCover } from "../app/use-cover.ts";

interface ModalProps {
  readonly class: string;
  readonly labelledBy: string;
  readonly onClose?: () => void;
  readonly children: ComponentChildren;
}

/** The browser's own dialog: it keeps the focus inside and the rest of the page still. */
export function Modal({ class: name, labelledBy, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCover(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      // it begins with its heading, wherever the focus went
      element.scrollTop = 0;
    }
    return () => element?.close();
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
