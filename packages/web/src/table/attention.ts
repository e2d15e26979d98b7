import { settings } from "../app/settings.ts";
import { t } from "../i18n/i18n.ts";
import type { Change } from "../play/game.ts";

/** Calls somebody back while the page lies in the background, if that is wished. */
export function callBack(body: string, tag: string): void {
  if (!document.hidden || !settings.notify.value) return;
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const note = new Notification("Gemwright", { body, tag });
    note.addEventListener("click", () => {
      focus();
      note.close();
    });
  } catch {
    // Chrome on Android lets only the service worker show one
    void navigator.serviceWorker
      ?.getRegistration()
      .then((kept) => kept?.showNotification("Gemwright", { body, tag }));
  }
}

/** It is the viewer's turn. */
export function tellTurn({ before, after }: Change): void {
  if (after.mayAct && !before.mayAct) callBack(t().yourTurn, "turn");
}
