import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { Colour } from "@gemwright/rules";
import { Jewel } from "../art/stone.tsx";

interface DishProps {
  readonly colour: Colour;
  readonly stock: ReadonlySignal<number>;
  readonly picked: ReadonlySignal<number>;
  /** The same, a frame later. */
  readonly drawn: ReadonlySignal<number>;
  readonly label: () => string;
  readonly disabled: boolean;
  readonly onTap: () => void;
  /** What the table finds the dish by. */
  readonly names?: Readonly<Record<`data-${string}`, unknown>>;
}

/**
 * Tokens of a colour. A tap is answered by its frame and its number, without drawing the dish again;
 * how many went, and the words for ears, follow in the next frame.
 */
export function Dish({ colour, stock, picked, drawn, label, disabled, onTap, names }: DishProps) {
  const left = useComputed(() => stock.value - picked.value);
  return (
    <button
      type="button"
      class="dish"
      data-gem={colour}
      data-left={left}
      data-empty={useComputed(() => (left.value === 0 ? "" : undefined))}
      data-picked={useComputed(() => (picked.value ? "" : undefined))}
      {...names}
      aria-disabled={disabled || undefined}
      onClick={onTap}
    >
      <span class="dish-face">
        <span class="spoken">{useComputed(label)}</span>
        <Jewel gem={colour} />
        <b aria-hidden="true">{left}</b>
        <span class="delta out" aria-hidden="true">
          {useComputed(() => (drawn.value ? `−${drawn.value}` : ""))}
        </span>
      </span>
    </button>
  );
}
