import { settings } from "../app/settings.ts";
import { t } from "../i18n/i18n.ts";
import type { Change } from "../play/game.ts";

/** Calls somebody back whose turn it is while the page lies in the background. */
export function tellTurn({ before, after }: Change): void {
  if (!after.mayAct || before.mayAct || !document.hidden || !settings.notify.value) return;
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const note = new Notification("Gemwright", { body: t().yourTurn, tag: "turn" });
  note.addEventListener("click", () => {
    focus();
    note.close();
  });
}
