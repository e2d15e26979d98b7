import { useEffect } from "preact/hooks";
import { Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { spoken } from "../i18n/marked.ts";
import type { Replay } from "../play/game.ts";
import type { TableCtrl } from "../table/ctrl.ts";
import { tell } from "../table/tell.ts";
import { downloadRecord } from "./download.ts";

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

interface ReplayBarProps {
  readonly ctrl: TableCtrl;
  readonly replay: Replay;
}

/** The strip above a finished game: back, on, and anywhere along it. */
export function ReplayBar({ ctrl, replay }: ReplayBarProps) {
  const m = t();
  const at = replay.at.value;
  const last = replay.deeds.length;
  const deed = replay.deeds[at - 1];
  const told = deed ? spoken(tell(ctrl.who(deed.seat), deed)) : m.replayStart;
  useKeys(replay);
  useEffect(() => {
    // the result is in the list that one came from; here it would hide the table
    ctrl.endSeen.value = true;
    ctrl.say(told);
  }, [at]);
  const keep = async () => downloadRecord((await ctrl.game.record()) ?? "");
  return (
    <aside class="replay" aria-label={m.lookThrough}>
      <a class="btn quiet" href="#/games" aria-label={m.games}>
        <Sign name="close" />
      </a>
      <button
        type="button"
        class="btn quiet"
        aria-label={m.turnBack}
        aria-disabled={at === 0 || undefined}
        onClick={() => replay.goTo(at - 1)}
      >
        <Sign name="arrow" class="leftwards" />
      </button>
      <label class="replay-way">
        <span>{at === 0 ? m.replayStart : m.turnOf(at, last)}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={m.turnOf(at, last)}
          aria-valuetext={told}
          onInput={(event) => replay.goTo(Number(event.currentTarget.value))}
        />
      </label>
      <button
        type="button"
        class="btn main"
        data-forward=""
        aria-label={m.turnOn}
        aria-disabled={at === last || undefined}
        onClick={() => replay.goTo(at + 1)}
      >
        <Sign name="arrow" />
      </button>
      <button
        type="button"
        class="btn quiet"
        aria-label={m.keepRecord}
        title={m.keepRecord}
        onClick={() => void keep()}
      >
        <Sign name="download" />
      </button>
    </aside>
  );
}
