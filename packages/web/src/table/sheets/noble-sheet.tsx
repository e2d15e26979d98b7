import { type NobleIndex, comingNobles, missingForNoble } from "@gemwright/rules";
import { t } from "../../i18n/i18n.ts";
import { sumOf } from "../bill.ts";
import type { Choice } from "../choice.ts";
import type { TableCtrl } from "../ctrl.ts";
import { sayNoble } from "../tell.ts";
import { NobleDemand } from "./noble-demand.tsx";
import { Option, Options } from "./options.tsx";
import { ActButton, Sheet } from "./sheet.tsx";

/** The rival who lacks least for a noble. */
function closestRival(ctrl: TableCtrl, noble: NobleIndex): string {
  const rivals = ctrl.others
    .map((seat) => ({ seat, short: sumOf(missingForNoble(ctrl.position, seat, noble)) }))
    .toSorted((a, b) => a.short - b.short);
  const [closest] = rivals;
  return closest ? t().closestRival(ctrl.name(closest.seat), closest.short) : "";
}

interface NobleSheetProps {
  readonly ctrl: TableCtrl;
  readonly choice: Choice & { kind: "noble" };
}

/** Several nobles would come: one may be welcomed. */
export function NobleSheet({ ctrl, choice }: NobleSheetProps) {
  const m = t();
  const coming = comingNobles(ctrl.position, ctrl.self);
  return (
    <Sheet
      ctrl={ctrl}
      class="nobles-sheet"
      title={m.nobleChoiceTitle(coming.length)}
      text={m.nobleChoiceText}
      buttons={
        <ActButton
          main
          possible={choice.noble !== undefined}
          label={choice.noble === undefined ? m.chooseNoble : m.welcomeNoble}
          onTap={() => ctrl.confirm()}
        />
      }
    >
      <Options class="nobles-row">
        {coming.map((noble) => (
          <Option
            name="noble"
            label={`${sayNoble(ctrl.position, undefined, noble)} ${closestRival(ctrl, noble)}`}
            chosen={noble === choice.noble}
            onChoose={() => ctrl.chooseNoble(noble)}
          >
            <NobleDemand noble={noble}>
              <small>{closestRival(ctrl, noble)}</small>
            </NobleDemand>
          </Option>
        ))}
      </Options>
    </Sheet>
  );
}
