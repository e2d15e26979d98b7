import { type Seat, seatCount } from "@gemwright/rules";
import { t } from "../i18n/i18n.ts";
import type { TableCtrl } from "./ctrl.ts";
import { BASE, SeatChart, TOP, WIDTH } from "./seat-chart.tsx";

/** Prestige by round as a stepped line for each seat. */
export function Race({ ctrl, goal }: { readonly ctrl: TableCtrl; readonly goal: number }) {
  const { deeds } = ctrl.view;
  // a game that was over before this page came shows its turns elsewhere
  if (deeds.length === 0) return null;
  const prestige = deeds.at(-1)?.prestige ?? [];
  const most = Math.max(goal, ...prestige);
  const x = (turn: number) => Math.round((WIDTH * turn) / Math.max(1, deeds.length));
  const y = (points: number) => Math.round(BASE - ((BASE - TOP) * points) / most);
  const line = (seat: Seat) =>
    deeds.reduce(
      (path, deed, i) => `${path}H${x(i + 1)}V${y(deed.prestige[seat] ?? 0)}`,
      `M0 ${BASE}`,
    );
  const lines = Array.from({ length: seatCount(ctrl.position) }, (_, seat) => {
    const value = prestige[seat] ?? 0;
    return { seat, name: ctrl.name(seat), d: line(seat), end: y(value), value };
  });
  return (
    <SeatChart
      caption={t().prestigeByRound}
      lines={lines}
      viewer={ctrl.view.viewer}
      goal={{ y: y(goal), name: goal }}
    />
  );
}
