/** A place in a box, as shares of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** So far around a spot a finger means it. */
const REACH = 24;

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;
type Pointed = Pick<MouseEvent, "clientX" | "clientY">;

/** The spot that is pointed at: the nearest one within reach. */
export function nearest<S extends Spot>(
  spots: readonly S[],
  box: Box,
  { clientX, clientY }: Pointed,
): S | undefined {
  const away = ({ x, y }: Spot) =>
    Math.hypot(box.left + x * box.width - clientX, box.top + y * box.height - clientY);
  const [first] = spots.toSorted((a, b) => away(a) - away(b));
  return first && away(first) <= REACH ? first : undefined;
}
