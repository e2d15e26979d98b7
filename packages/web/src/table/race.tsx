import { type Seat, seatCount } from "@gemwright/rules";
import { t } from "../i18n/i18n.ts";
import type { TableCtrl } from "./ctrl.ts";

/** The chart is so high everywhere; its width is the dialog's. */
const HEIGHT = 104;
const WIDTH = 400;
const BASE = 100;
const TOP = 6;
/** A line of words beside the chart. */
const LINE = 16;
/** Seats differ by their dashes too, not by hue alone. */
const DASHES = ["12 3 2 3", "", "7 4", "1 5"];

/** Where the names stand: beside the ends of their lines, pushed apart where those end together. */
function labelHeights(ends: readonly { seat: Seat; y: number }[]): Map<Seat, number> {
  const heights = new Map<Seat, number>();
  let last = -Infinity;
  for (const [i, { seat, y }] of ends.toSorted((a, b) => a.y - b.y).entries()) {
    const lowest = HEIGHT - LINE * (ends.length - i - 0.5);
    last = Math.min(Math.max(y, last + LINE), lowest);
    heights.set(seat, last);
  }
  return heights;
}

interface LineProps {
  readonly ctrl: TableCtrl;
  readonly seat: Seat;
  readonly d: string;
}

/** A seat's line, in the chart and beside its name. */
const Line = ({ ctrl, seat, d }: LineProps) => (
  <path
    class={seat === ctrl.view.viewer ? "me" : ""}
    style={{ stroke: `var(--seat-${seat + 1})` }}
    stroke-dasharray={DASHES[seat]}
    d={d}
  />
);

/** Prestige by round as a stepped line for each seat. */
export function Race({ ctrl, goal }: { readonly ctrl: TableCtrl; readonly goal: number }) {
  const { deeds } = ctrl.view;
  // a game that was over before this page came shows its turns elsewhere
  if (deeds.length === 0) return null;
  const seats = Array.from({ length: seatCount(ctrl.position) }, (_, seat) => seat);
  const most = Math.max(goal, ...(deeds.at(-1)?.prestige ?? []));
  const x = (turn: number) => Math.round((WIDTH * turn) / Math.max(1, deeds.length));
  const y = (prestige: number) => Math.round(BASE - ((BASE - TOP) * prestige) / most);
  const line = (seat: Seat) =>
    deeds.reduce(
      (path, deed, i) => `${path}H${x(i + 1)}V${y(deed.prestige[seat] ?? 0)}`,
      `M0 ${BASE}`,
    );
  const ends = seats.map((seat) => ({ seat, y: y(deeds.at(-1)?.prestige[seat] ?? 0) }));
  const heights = labelHeights(ends);
  return (
    <figure class="race">
      <figcaption>{t().prestigeByRound}</figcaption>
      <div class="race-plot" style={{ height: `${HEIGHT}px` }} aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path class="axis" d={`M0 ${BASE}H${WIDTH}M0 ${y(goal)}H${WIDTH}`} />
          {seats.map((seat) => (
            <Line ctrl={ctrl} seat={seat} d={line(seat)} />
          ))}
        </svg>
        <i class="race-goal" style={{ top: `${y(goal) + 2}px` }}>
          {goal}
        </i>
        <div class="race-names">
          {seats.map((seat) => (
            <p style={{ top: `${heights.get(seat) ?? 0}px` }}>
              <svg class="race-sample" viewBox="0 0 20 16">
                <Line ctrl={ctrl} seat={seat} d="M0 8H20" />
              </svg>
              <span>{ctrl.name(seat)}</span> <b>{deeds.at(-1)?.prestige[seat] ?? 0}</b>
            </p>
          ))}
        </div>
      </div>
    </figure>
  );
}
