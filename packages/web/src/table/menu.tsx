import { useState } from "preact/hooks";
import { Button } from "../app/button.tsx";
import { SettingsForm } from "../app/settings-form.tsx";
import { t } from "../i18n/i18n.ts";
import type { TableCtrl } from "./ctrl.ts";
import { Modal } from "./modal.tsx";

/** Giving up cannot be taken back, so it is asked for twice. */
function ResignQuestion({
  ctrl,
  onClose,
}: {
  readonly ctrl: TableCtrl;
  readonly onClose: () => void;
}) {
  const m = t();
  const { sitters, viewer } = ctrl.view;
  const others = sitters.filter(
    ({ bot, resigned }, seat) => seat !== viewer && bot === undefined && !resigned,
  );
  return (
    <Modal class="menu" labelledBy="resign-title" onClose={onClose}>
      <h1 id="resign-title">{m.resignAsk}</h1>
      <p>{m.resignText(sitters.length > 2 && others.length > 0)}</p>
      <div class="buttons">
        <Button main onTap={onClose}>
          {m.goOn}
        </Button>
        <Button onTap={() => (onClose(), void ctrl.attempt(ctrl.game.resign?.()))}>
          {m.resign}
        </Button>
      </div>
    </Modal>
  );
}

/** The ways out of the table and to what explains it, and the settings. */
export function Menu({ ctrl }: { readonly ctrl: TableCtrl }) {
  const m = t();
  const [resigning, setResigning] = useState(false);
  const close = () => (ctrl.panels.menu.value = false);
  const mayResign =
    ctrl.game.resign && !ctrl.watching && !ctrl.over && !ctrl.view.sitters[ctrl.self]?.resigned;
  if (resigning && mayResign) return <ResignQuestion key="resign" ctrl={ctrl} onClose={close} />;
  return (
    <Modal class="menu" labelledBy="menu-title" onClose={close}>
      <h1 id="menu-title">{m.menu}</h1>
      <div class="ways">
        <a class="btn quiet" href="#/">
          {m.leaveGame}
        </a>
        {mayResign && <Button onTap={() => setResigning(true)}>{m.resign}</Button>}
        <a class="btn quiet" href="#/learn" target="_blank" rel="noopener">
          {m.learn}
          <span class="sr"> {m.inNewTab}</span>
        </a>
        <Button onTap={() => (close(), (ctrl.panels.help.value = true))}>{m.keyboard}</Button>
      </div>
      <SettingsForm />
      <div class="buttons">
        <Button main onTap={close}>
          {m.close}
        </Button>
      </div>
    </Modal>
  );
}
