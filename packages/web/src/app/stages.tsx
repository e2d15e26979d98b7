import { type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { afterPaint } from "./after-paint.ts";

/**
 * Counts from the first to the last stage, one with each frame. A page with many parts draws them by
 * this count, and meanwhile the device goes on answering.
 */
export function useStages(last: number, first = 0): ReadonlySignal<number> {
  const stage = useSignal(first);
  useEffect(() => {
    const next = () => {
      stage.value = Math.min(last, stage.value + 1);
      if (stage.value < last) afterPaint(next);
    };
    afterPaint(next);
  }, []);
  return stage;
}

interface StagedProps {
  readonly stage: ReadonlySignal<number>;
  readonly at: number;
  /** What keeps the place until then. */
  readonly instead?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A part of a page that is drawn when its stage is over. */
export function Staged({ stage, at, instead, children }: StagedProps) {
  const ready = useComputed(() => stage.value > at);
  return <>{ready.value ? children : instead}</>;
}
