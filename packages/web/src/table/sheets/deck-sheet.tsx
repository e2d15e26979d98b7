import { Back } from "../../art/back.tsx";
import { t } from "../../i18n/i18n.ts";
import type { Choice } from "../choice.ts";
import type { TableCtrl } from "../ctrl.ts";
import { reserving } from "./reserving.tsx";
import { ActButton, CloseButton, Sheet } from "./sheet.tsx";

interface DeckSheetProps {
  readonly ctrl: TableCtrl;
  readonly choice: Choice & { kind: "deck" };
}

/** A chosen deck: its top card can be reserved unseen. */
export function DeckSheet({ ctrl, choice }: DeckSheetProps) {
  const m = t();
  const { label, possible, why } = reserving(ctrl, choice);
  return (
    <Sheet
      ctrl={ctrl}
      class="selected deck-sheet"
      title={m.deckTitle(choice.level)}
      text={
        <>
          {m.deckText}
          {why}
        </>
      }
      card={
        <span class="deck" data-level={choice.level}>
          <Back level={choice.level} />
        </span>
      }
      buttons={
        <>
          <ActButton
            label={label}
            main={possible}
            possible={possible}
            onTap={() => ctrl.reserve(choice)}
          />
          <CloseButton ctrl={ctrl} label={m.cancel} />
        </>
      }
    />
  );
}
