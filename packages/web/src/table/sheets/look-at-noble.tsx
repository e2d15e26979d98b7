import { type NobleIndex, missingForNoble } from "@gemwright/rules";
import { Sign } from "../../art/stone.tsx";
import { t } from "../../i18n/i18n.ts";
import { sumOf } from "../bill.ts";
import type { TableCtrl } from "../ctrl.ts";
import { NobleDemand } from "./noble-demand.tsx";
import { CloseButton, Sheet } from "./sheet.tsx";

interface LookAtNobleProps {
  readonly ctrl: TableCtrl;
  readonly noble: NobleIndex;
}

/** A waiting noble in large, and what everybody still lacks. */
export function LookAtNoble({ ctrl, noble }: LookAtNobleProps) {
  const m = t();
  const everybody = [...(ctrl.watching ? [] : [ctrl.self]), ...ctrl.others];
  return (
    <Sheet
      ctrl={ctrl}
      class="nobles-sheet look"
      title={m.nobleTitle}
      text={m.nobleText}
      buttons={<CloseButton ctrl={ctrl} />}
    >
      <div class="options nobles-row" data-few="">
        <div class="option">
          <NobleDemand noble={noble} />
        </div>
        <ul class="rivals">
          {everybody.map((seat) => {
            const short = sumOf(missingForNoble(ctrl.position, seat, noble));
            return (
              <li>
                <b>{ctrl.name(seat)}</b> {short === 0 ? <Sign name="check" /> : `−${short}`}
              </li>
            );
          })}
        </ul>
      </div>
    </Sheet>
  );
}
