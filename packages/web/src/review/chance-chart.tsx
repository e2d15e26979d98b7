import type { TurnAnalysis } from "@gemwright/ai";
import type { Seat } from "@gemwright/rules";
import { useState } from "preact/hooks";
import { t } from "../i18n/i18n.ts";
import { SeatNames, SeatPath } from "../table/seat-chart.tsx";
import { nearest } from "./nearest.ts";
import { type Reviewed, chancesOf, tableBefore } from "./reviewed.ts";
import { roundMarks } from "./round-marks.ts";
import "./chance-chart.css";

/** The chart is measured in percents of its own height, which the style sheet decides. */
const WIDTH = 400;
const HEIGHTS = { whole: 100, line: 9 };

const share = (part: number): string => `${(100 * part).toFixed(2)}%`;

interface ChanceChartProps {
  readonly reviewed: Reviewed;
  /** A turn that gave much away is looked at; undefined while turns are still being judged. */
  readonly onLook: ((turn: TurnAnalysis) => void) | undefined;
}

/**
 * Everybody's chances before each turn and after the last one that is judged. Numbers stand in the
 * margins, where no line runs. A dot leads where its line in the list leads, which is the way for
 * those who use no pointer.
 */
export function ChanceChart({ reviewed, onLook }: ChanceChartProps) {
  const { texts, written, turns, deeds, names, ranked, state } = reviewed;
  const [pointed, point] = useState<number>();
  const length = Math.max(1, deeds.length);
  const moments = chancesOf(reviewed);
  const height = (seat: Seat, turn: number) => 1 - (moments[turn]?.[seat] ?? 0);
  const lines = ranked.map((seat) => {
    const name = names[seat] ?? "";
    const points = moments.map(
      (_, turn) =>
        `${((WIDTH * turn) / length).toFixed(1)} ${(100 * height(seat, turn)).toFixed(1)}`,
    );
    const now = moments.length - 1;
    const value = written.whole(moments[now]?.[seat] ?? 0);
    return { seat, name, d: `M${points.join("L")}`, end: 100 * height(seat, now), value };
  });
  const even = 1 / names.length;
  const levels = [...new Set([0, even, 0.5, 1])];
  const marks = roundMarks(deeds);
  // before the turn, where its own line bends
  const dots = turns
    .filter(({ grade }) => grade === "mistake" || grade === "blunder")
    .map((turn) => {
      const before = turn.turn - 1;
      return { x: before / length, y: height(turn.seat, before), turn };
    });
  const dotAt = (event: MouseEvent & { readonly currentTarget: Element }) =>
    onLook && nearest(dots, event.currentTarget.getBoundingClientRect(), event)?.turn;
  return (
    <figure class="race chance-chart">
      <figcaption>{texts.chances}</figcaption>
      <div class="chance-plot" aria-hidden="true">
        <div class="chance-levels">
          {levels.map((level) => (
            <i style={{ bottom: share(level) }}>{written.whole(level)}</i>
          ))}
        </div>
        <div
          class="chance-lines"
          data-pointed={pointed === undefined ? undefined : ""}
          onPointerMove={(event) => point(dotAt(event)?.turn)}
          onPointerLeave={() => point(undefined)}
          onClick={(event) => {
            const turn = dotAt(event);
            if (!turn) return;
            onLook?.(turn);
            location.hash = tableBefore(reviewed, turn);
          }}
        >
          <svg viewBox={`0 0 ${WIDTH} 100`} preserveAspectRatio="none">
            {levels.map((level) => (
              <path
                class="axis"
                data-even={level === even ? "" : undefined}
                d={`M0 ${100 - 100 * level}H${WIDTH}`}
              />
            ))}
            {marks.map(({ turns: played }) => (
              <path class="axis" d={`M${((WIDTH * played) / length).toFixed(1)} 0V100`} />
            ))}
            {lines.map(({ seat, d }) => (
              <SeatPath seat={seat} own={seat === state.viewer} d={d} />
            ))}
          </svg>
          {dots.map(({ x, y, turn }) => (
            <i
              class="chance-dot"
              data-seat={turn.seat + 1}
              data-grade={turn.grade}
              data-pointed={turn.turn === pointed ? "" : undefined}
              style={{ left: share(x), top: share(y) }}
            />
          ))}
        </div>
        <SeatNames lines={lines} viewer={state.viewer} heights={HEIGHTS} />
        <div class="chance-rounds">
          {marks.map(({ round, turns: played }, i) => (
            <i style={{ left: share(played / length) }}>
              {i === 0 ? t().roundNumber(round) : round}
            </i>
          ))}
        </div>
      </div>
    </figure>
  );
}
