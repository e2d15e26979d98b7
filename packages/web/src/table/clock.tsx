import type { Seat } from "@gemwright/rules";
import { useEffect, useState } from "preact/hooks";
import { Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import type { ClockFace } from "../play/game.ts";

const HOUR = 3600;

/** 12:05, or 26:10:00 for the long clocks. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (seconds < HOUR) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

export const remaining = (clock: ClockFace, seat: Seat, now: number): number =>
  (clock.remainingMs[seat] ?? 0) - (clock.running === seat ? now - clock.at : 0);

interface ClockViewProps {
  readonly clock: ClockFace;
  readonly seat: Seat;
  readonly name: string;
}

/** A seat's time, counting down while it runs. */
export function ClockView({ clock, seat, name }: ClockViewProps) {
  const [now, setNow] = useState(Date.now());
  const running = clock.running === seat;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running, clock]);
  const left = remaining(clock, seat, Math.max(now, clock.at));
  const text = clockText(left);
  return (
    <span
      class="clock"
      data-running={running ? "" : undefined}
      data-low={left < 30_000 ? "" : undefined}
      role="timer"
      aria-label={t().timeLeft(name, text)}
    >
      <Sign name="clock" />
      {text}
    </span>
  );
}
