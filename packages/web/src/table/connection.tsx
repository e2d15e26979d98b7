import { useEffect, useState } from "preact/hooks";
import { Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { Rich } from "../i18n/rich.tsx";
import type { TableCtrl } from "./ctrl.ts";
import "./connection.css";

/** Says that the line is down, when it is tried again, and that nothing is lost. */
export function ConnectionToast({ ctrl }: { readonly ctrl: TableCtrl }) {
  const line = ctrl.game.line.value;
  const [, tick] = useState(0);
  useEffect(() => {
    if (line.state !== "lost") return undefined;
    const timer = setInterval(() => tick(Date.now()), 250);
    return () => clearInterval(timer);
  }, [line]);
  if (line.state === "fine") return null;
  const m = t();
  const left = line.state === "lost" ? line.retryAt - Date.now() : 0;
  const seconds = Math.max(1, Math.ceil(left / 1000));
  return (
    <section class="toast">
      <Sign name="broken" />
      <div>
        {/* the seconds are for the eyes: an alert that changes is said again and again */}
        <div role="alert">
          <h2>{m.connectionLost}</h2>
          {ctrl.view.unsent && <p class="move-kept">{m.moveKept}</p>}
        </div>
        <p>{line.state === "lost" ? <Rich text={m.tryingAgain(seconds)} /> : m.tryingNow}</p>
      </div>
      <button type="button" class="btn main" onClick={() => ctrl.game.retryNow?.()}>
        {m.tryNow}
      </button>
    </section>
  );
}
