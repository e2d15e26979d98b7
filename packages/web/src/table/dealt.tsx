import type { CardIndex } from "@gemwright/rules";
import { t } from "../i18n/i18n.ts";
import { CardFace } from "./card-face.tsx";
import type { TableCtrl } from "./ctrl.ts";
import { notHeld } from "./held.ts";
import { Modal } from "./modal.tsx";
import { sayCard } from "./tell.ts";
import "./dealt.css";

interface DealtProps {
  readonly ctrl: TableCtrl;
  readonly card: CardIndex;
}

/** R7.2: a card reserved unseen, for the eyes of its owner, before a shared device goes on. */
export function Dealt({ ctrl, card }: DealtProps) {
  const m = t();
  const bill = ctrl.bill(card);
  const done = () => ctrl.game.handOn?.();
  return (
    <Modal class="dealt" labelledBy="dealt-title" onClose={done}>
      <h1 id="dealt-title">{m.dealtTitle(ctrl.name(ctrl.self))}</h1>
      <p>{m.dealtText}</p>
      <CardFace card={card} bill={bill} />
      <p class="sr">{sayCard(card, bill)}</p>
      <div class="buttons">
        <button type="button" class="btn main" onKeyDown={notHeld} onClick={done}>
          {m.dealtGo}
        </button>
      </div>
    </Modal>
  );
}
