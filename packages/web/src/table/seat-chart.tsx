import type { Seat, Viewer } from "@gemwright/rules";

/** The chart is so high everywhere; its width is that of the place it stands in. */
const HEIGHT = 104;
export const WIDTH = 400;
export const BASE = 100;
export const TOP = 6;
/** A line of words beside the chart. */
const LINE = 16;
/** Seats differ by their dashes too, not by hue alone; ends are round, and widen what is drawn. */
const DASHES = ["14 5 1 5", "", "9 7", "0.1 6"];

/** What the chart tells of a seat. */
export interface SeatLine {
  readonly seat: Seat;
  readonly name: string;
  readonly d: string;
  /** The height at which the line ends, and the number that stands there. */
  readonly end: number;
  readonly value: string | number;
}

/** How high a chart is, and a line of words beside it. */
export interface Heights {
  readonly whole: number;
  readonly line: number;
}

/** Where the names stand: beside the ends of their lines, pushed apart where those end together. */
function labelHeights(lines: readonly SeatLine[], { whole, line }: Heights): Map<Seat, number> {
  const heights = new Map<Seat, number>();
  let last = -Infinity;
  for (const [i, { seat, end }] of lines.toSorted((a, b) => a.end - b.end).entries()) {
    const lowest = whole - line * (lines.length - i - 0.5);
    last = Math.min(Math.max(end, last + line), lowest);
    heights.set(seat, last);
  }
  return heights;
}

interface SeatPathProps {
  readonly seat: Seat;
  readonly own: boolean;
  readonly d: string;
}

/** A seat's line, in the chart and beside its name. */
export const SeatPath = ({ seat, own, d }: SeatPathProps) => (
  <path
    class={own ? "me" : ""}
    style={{ stroke: `var(--seat-${seat + 1})` }}
    stroke-dasharray={DASHES[seat]}
    d={d}
  />
);

interface SeatLinesProps {
  readonly lines: readonly SeatLine[];
  /** Whose line is the strongest. */
  readonly viewer: Viewer;
  readonly heights: Heights;
}

/** The names beside the ends of their lines. */
export function SeatNames({ lines, viewer, heights }: SeatLinesProps) {
  const tops = labelHeights(lines, heights);
  return (
    <div class="race-names">
      {lines.map(({ seat, name, value }) => (
        <p style={{ top: `${(100 * (tops.get(seat) ?? 0)) / heights.whole}%` }}>
          <svg class="race-sample" viewBox="0 0 26 16">
            <SeatPath seat={seat} own={seat === viewer} d="M2 8H24" />
          </svg>
          <span>{name}</span> <b>{value}</b>
        </p>
      ))}
    </div>
  );
}

interface SeatChartProps extends Omit<SeatLinesProps, "heights"> {
  readonly caption: string;
  /** A height that matters, and what it is called. */
  readonly goal: { readonly y: number; readonly name: string | number };
}

/** A line for each seat from the first turn to the last. What it shows is told in words elsewhere. */
export const SeatChart = ({ caption, lines, viewer, goal }: SeatChartProps) => (
  <figure class="race">
    <figcaption>{caption}</figcaption>
    <div class="race-plot" style={{ height: `${HEIGHT}px` }} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <path class="axis" d={`M0 ${BASE}H${WIDTH}M0 ${goal.y}H${WIDTH}`} />
        {lines.map(({ seat, d }) => (
          <SeatPath seat={seat} own={seat === viewer} d={d} />
        ))}
      </svg>
      <i class="race-goal" style={{ top: `${goal.y + 2}px` }}>
        {goal.name}
      </i>
      <SeatNames lines={lines} viewer={viewer} heights={{ whole: HEIGHT, line: LINE }} />
    </div>
  </figure>
);
