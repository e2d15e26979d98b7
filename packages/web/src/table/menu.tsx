import { phase } from "@gemwright/rules";
import { SettingsForm } from "../app/settings-form.tsx";
import { t } from "../i18n/i18n.ts";
import type { TableCtrl } from "./ctrl.ts";
import { Modal } from "./modal.tsx";

/** Settings at the table, the keyboard, and the way out. */
export function Menu({ ctrl }: { readonly ctrl: TableCtrl }) {
  const m = t();
  const close = () => (ctrl.menu.value = false);
  return (
    <Modal class="menu" labelledBy="menu-title" onClose={close}>
      <h1 id="menu-title">{m.menu}</h1>
      <SettingsForm />
      <div class="buttons">
        <button type="button" class="btn main" onClick={close}>
          {m.close}
        </button>
        <button
          type="button"
          class="btn quiet"
          onClick={() => {
            close();
            ctrl.help.value = true;
          }}
        >
          {m.keyboard}
        </button>
        {ctrl.game.resign && !ctrl.watching && phase(ctrl.position) !== "over" && (
          <button
            type="button"
            class="btn quiet"
            onClick={() => {
              close();
              ctrl.game.resign?.();
            }}
          >
            {m.resign}
          </button>
        )}
        <a class="btn quiet" href="#/learn">
          {m.learn}
        </a>
        <a class="btn quiet" href="#/">
          {m.leaveGame}
        </a>
      </div>
    </Modal>
  );
}
