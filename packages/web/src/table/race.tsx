import { type Seat, seatCount } from "@gemwright/rules";
import { t } from "../i18n/i18n.ts";
import type { TableCtrl } from "./ctrl.ts";

const WIDTH = 548;
const HEIGHT = 120;
const LEFT = 8;
const RIGHT = 430;
const BASE = 108;
const TOP = 8;
/** Seats differ by their dashes too, not by hue alone. */
const DASHES = ["12 3 2 3", "", "7 4", "1 5"];

/** Labels at the right end, pushed apart where lines end together. */
function labelHeights(ends: readonly { seat: Seat; y: number }[]): Map<Seat, number> {
  const heights = new Map<Seat, number>();
  let last = -Infinity;
  for (const { seat, y } of ends.toSorted((a, b) => a.y - b.y)) {
    last = Math.max(y + 4, last + 17);
    heights.set(seat, last);
  }
  return heights;
}

/** Prestige by round as a stepped line for each seat. */
export function Race({ ctrl, goal }: { readonly ctrl: TableCtrl; readonly goal: number }) {
  const { deeds } = ctrl.view;
  const seats = Array.from({ length: seatCount(ctrl.position) }, (_, seat) => seat);
  const most = Math.max(goal, ...(deeds.at(-1)?.prestige ?? []));
  const x = (turn: number) =>
    Math.round(LEFT + ((RIGHT - LEFT) * turn) / Math.max(1, deeds.length));
  const y = (prestige: number) => Math.round(BASE - ((BASE - TOP) * prestige) / most);
  const line = (seat: Seat) =>
    deeds.reduce(
      (path, deed, i) => `${path}H${x(i + 1)}V${y(deed.prestige[seat] ?? 0)}`,
      `M${LEFT} ${BASE}`,
    );
  const ends = seats.map((seat) => ({ seat, y: y(deeds.at(-1)?.prestige[seat] ?? 0) }));
  const heights = labelHeights(ends);
  return (
    <figure class="race">
      <figcaption>{t().prestigeByRound}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path class="axis" d={`M${LEFT} ${BASE}H${RIGHT}M${LEFT} ${y(goal)}H${RIGHT}`} />
        <text x={LEFT} y={y(goal) + 14}>
          {goal}
        </text>
        {seats.map((seat) => (
          <path
            class={seat === ctrl.view.viewer ? "me" : ""}
            style={{ stroke: `var(--seat-${seat + 1})` }}
            stroke-dasharray={DASHES[seat]}
            d={line(seat)}
          />
        ))}
        {seats.map((seat) => (
          <text x={RIGHT + 8} y={heights.get(seat)}>
            {ctrl.name(seat)} {deeds.at(-1)?.prestige[seat] ?? 0}
          </text>
        ))}
      </svg>
    </figure>
  );
}
