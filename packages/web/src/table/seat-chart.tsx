import type { Seat, Viewer } from "@gemwright/rules";
import type { ComponentChildren } from "preact";

/** The chart is so high everywhere; its width is that of the place it stands in. */
export const HEIGHT = 104;
export const WIDTH = 400;
export const BASE = 100;
export const TOP = 6;
/** A line of words beside the chart. */
const LINE = 16;
/** Seats differ by their dashes too, not by hue alone. */
const DASHES = ["12 3 2 3", "", "7 4", "1 5"];

/** What the chart tells of a seat. */
export interface SeatLine {
  readonly seat: Seat;
  readonly name: string;
  readonly d: string;
  /** The height at which the line ends, and the number that stands there. */
  readonly end: number;
  readonly value: string | number;
}

/** Where the names stand: beside the ends of their lines, pushed apart where those end together. */
function labelHeights(lines: readonly SeatLine[]): Map<Seat, number> {
  const heights = new Map<Seat, number>();
  let last = -Infinity;
  for (const [i, { seat, end }] of lines.toSorted((a, b) => a.end - b.end).entries()) {
    const lowest = HEIGHT - LINE * (lines.length - i - 0.5);
    last = Math.min(Math.max(end, last + LINE), lowest);
    heights.set(seat, last);
  }
  return heights;
}

interface LineProps {
  readonly seat: Seat;
  readonly own: boolean;
  readonly d: string;
}

/** A seat's line, in the chart and beside its name. */
const Line = ({ seat, own, d }: LineProps) => (
  <path
    class={own ? "me" : ""}
    style={{ stroke: `var(--seat-${seat + 1})` }}
    stroke-dasharray={DASHES[seat]}
    d={d}
  />
);

interface SeatChartProps {
  readonly caption: string;
  readonly lines: readonly SeatLine[];
  /** Whose line is the strongest. */
  readonly viewer: Viewer;
  /** A height that matters, and what it is called. */
  readonly goal: { readonly y: number; readonly name: string | number };
  /** What is drawn over the lines. */
  readonly children?: ComponentChildren;
}

/** A line for each seat from the first turn to the last. What it shows is told in words elsewhere. */
export function SeatChart({ caption, lines, viewer, goal, children }: SeatChartProps) {
  const heights = labelHeights(lines);
  return (
    <figure class="race">
      <figcaption>{caption}</figcaption>
      <div class="race-plot" style={{ height: `${HEIGHT}px` }} aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path class="axis" d={`M0 ${BASE}H${WIDTH}M0 ${goal.y}H${WIDTH}`} />
          {lines.map(({ seat, d }) => (
            <Line seat={seat} own={seat === viewer} d={d} />
          ))}
          {children}
        </svg>
        <i class="race-goal" style={{ top: `${goal.y + 2}px` }}>
          {goal.name}
        </i>
        <div class="race-names">
          {lines.map(({ seat, name, value }) => (
            <p style={{ top: `${heights.get(seat) ?? 0}px` }}>
              <svg class="race-sample" viewBox="0 0 20 16">
                <Line seat={seat} own={seat === viewer} d="M0 8H20" />
              </svg>
              <span>{name}</span> <b>{value}</b>
            </p>
          ))}
        </div>
      </div>
    </figure>
  );
}
