import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { spoken } from "../i18n/marked.ts";
import type { Replay } from "../play/game.ts";
import { reviewAddress } from "../play/replay-address.ts";
import type { TableCtrl } from "../table/ctrl.ts";
import { tell } from "../table/tell.ts";
import { downloadRecord } from "./download.ts";
import { useAddress } from "./use-address.ts";

/** Where the keys lead from a turn. */
const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrows belong to whatever has the focus, where that has a use for them. */
const usesArrows = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, [data-cell], dialog") !== null;

function useKeys(replay: Replay): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = KEYS[event.key];
      if (!way || event.altKey || event.ctrlKey || event.metaKey || usesArrows(event.target))
        return;
      event.preventDefault();
      replay.goTo(way(replay.at.value, replay.deeds.length));
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [replay]);
}

/** One turn back, or one on. */
function Step({ by, replay }: { readonly by: 1 | -1; readonly replay: Replay }) {
  const on = by > 0;
  const at = replay.at.value;
  return (
    <button
      type="button"
      class={`btn ${on ? "main" : "quiet"}`}
      data-forward={on ? "" : undefined}
      aria-label={on ? t().turnOn : t().turnBack}
      aria-disabled={at === (on ? replay.deeds.length : 0) || undefined}
      onClick={() => replay.goTo(at + by)}
    >
      <Sign name="arrow" class={on ? "" : "leftwards"} />
    </button>
  );
}

interface ReplayBarProps {
  readonly ctrl: TableCtrl;
  readonly replay: Replay;
  /** Whether its turns have been judged; then the way out leads back there. */
  readonly reviewed: boolean;
  /** What stands below the strip. */
  readonly children?: ComponentChildren;
}

/** The strip above a finished game: back, on, and anywhere along it. */
export function ReplayBar({ ctrl, replay, reviewed, children }: ReplayBarProps) {
  const m = t();
  const at = replay.at.value;
  const last = replay.deeds.length;
  const deed = replay.deeds[at - 1];
  // a round goes on until somebody begins the next one
  const round = (replay.deeds[at] ?? deed)?.round ?? 1;
  const rounds = replay.deeds.at(-1)?.round ?? 1;
  const told = deed ? spoken(tell(ctrl.who(deed.seat), deed)) : m.replayStart;
  useKeys(replay);
  useAddress(ctrl.game.lookBack ?? "", at);
  useEffect(() => {
    // the result is in the list that one came from; here it would hide the table
    ctrl.panels.endSeen.value = true;
    ctrl.answer.say(told);
  }, [at]);
  const review = reviewAddress(ctrl.game.lookBack ?? "");
  const out = reviewed ? m.review : m.games;
  const keep = async () => downloadRecord((await ctrl.game.record()) ?? "");
  return (
    <aside class="replay" data-reviewed={reviewed ? "" : undefined} aria-label={m.lookThrough}>
      <a class="btn quiet" href={reviewed ? review : "#/games"} aria-label={out} title={out}>
        <Sign name="close" />
      </a>
      <Step by={-1} replay={replay} />
      <label class="replay-way">
        <span>{at === 0 ? m.replayStart : m.roundOf(round, rounds)}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={m.roundOf(round, rounds)}
          aria-valuetext={told}
          onInput={(event) => replay.goTo(Number(event.currentTarget.value))}
        />
      </label>
      <Step by={1} replay={replay} />
      {!reviewed && (
        <a class="btn quiet replay-review" href={review} aria-label={m.review} title={m.review}>
          <Sign name="eye" />
        </a>
      )}
      <button
        type="button"
        class="btn quiet replay-keep"
        aria-label={m.keepRecord}
        title={m.keepRecord}
        onClick={() => void keep()}
      >
        <Sign name="download" />
      </button>
      {children}
    </aside>
  );
}
