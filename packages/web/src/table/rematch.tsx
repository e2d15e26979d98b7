import { useState } from "preact/hooks";
import { leaveTo } from "../app/cover.ts";
import { t } from "../i18n/i18n.ts";
import type { TableCtrl } from "./ctrl.ts";
import "./rematch.css";

/** Who waits for another game, or that it is played, in a sentence; nothing while nobody does. */
export function rematchText(ctrl: TableCtrl): string {
  if (ctrl.game.company?.next.value) return t().theyPlayAgain;
  const waiting = ctrl.game.company?.rematch.value ?? [];
  if (waiting.length === 0 || ctrl.watching) return "";
  const names = waiting.map((seat) => ctrl.name(seat));
  return t().rematchWaits(t().listOf(names), names.length);
}

/** The way to the next game: a seat there, or a look at it where it is played already. */
function Join({ ctrl }: { readonly ctrl: TableCtrl }) {
  const next = ctrl.game.company?.next.value;
  if (next)
    return (
      <a class="btn main" href={next}>
        {t().watch}
      </a>
    );
  return (
    <button type="button" class="btn main" onClick={() => ctrl.game.playAgain()}>
      {t().rematch}
    </button>
  );
}

/** Whoever watched has no game to play again; at a device that goes round everybody has. */
const mayPlayAgain = (ctrl: TableCtrl): boolean => !ctrl.watching || ctrl.game.kind === "pass";

/**
 * The call for another game, above the result of the last one. Those who have a button for it below
 * are only told: nothing moves from under their pointer or their focus.
 */
export function RematchCall({ ctrl }: { readonly ctrl: TableCtrl }) {
  const text = rematchText(ctrl);
  const told = ctrl.game.kind === "online" && mayPlayAgain(ctrl);
  return (
    <div class="rematch" data-told={told ? "" : undefined} data-called={text ? "" : undefined}>
      {/* there from the beginning, so that a change of it is heard */}
      <p role="status">{text}</p>
      {text && !told && <Join ctrl={ctrl} />}
    </div>
  );
}

/** One button for all of it: another game, the one that somebody asks for, or a look at it. */
export function AgainButton({ ctrl }: { readonly ctrl: TableCtrl }) {
  if (!mayPlayAgain(ctrl)) return null;
  const { company, kind } = ctrl.game;
  const next = company?.next.value;
  const again = kind === "online" ? t().rematch : t().playAgain;
  return (
    <button
      type="button"
      class="btn main"
      onClick={() => (next ? leaveTo(next) : ctrl.game.playAgain())}
    >
      {next ? t().watch : again}
    </button>
  );
}

/** The same call for those who have gone back to look at the table. */
export function RematchQuestion({ ctrl }: { readonly ctrl: TableCtrl }) {
  const [read, setRead] = useState("");
  const text = rematchText(ctrl);
  if (!text || text === read || !ctrl.panels.endSeen.value) return null;
  return (
    <section class="question" role="alert">
      <p>{text}</p>
      <Join ctrl={ctrl} />
      <button type="button" class="btn quiet" onClick={() => setRead(text)}>
        {t().close}
      </button>
    </section>
  );
}
