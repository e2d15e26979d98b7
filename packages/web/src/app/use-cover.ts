import { useEffect, useRef } from "preact/hooks";
import { cover } from "./cover.ts";

/** While it is drawn, the way back closes this before anything below it. */
export function useCover(close: (() => void) | undefined): void {
  const latest = useRef(close);
  latest.current = close;
  const closable = close !== undefined;
  useEffect(() => (closable ? cover(() => latest.current?.()) : undefined), [closable]);
}
