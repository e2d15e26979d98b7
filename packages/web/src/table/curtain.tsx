import type { Seat } from "@gemwright/rules";
import { useEffect, useRef } from "preact/hooks";
import { Mark } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import type { TableCtrl } from "./ctrl.ts";
import { notHeld } from "./held.ts";

/** Between two players of one device: nothing of the table is drawn until the next one is there. */
export function Curtain({ ctrl, seat }: { readonly ctrl: TableCtrl; readonly seat: Seat }) {
  const m = t();
  const name = ctrl.name(seat);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main class="curtain">
      <Mark seat={seat + 1} />
      <h1>{m.curtainTitle(name)}</h1>
      <p>{m.curtainText}</p>
      <button
        type="button"
        class="btn main big"
        ref={button}
        onKeyDown={notHeld}
        onClick={() => ctrl.game.raiseCurtain?.()}
      >
        {m.curtainGo(name)}
      </button>
    </main>
  );
}
