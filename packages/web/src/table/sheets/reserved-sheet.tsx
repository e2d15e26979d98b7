import { NOBLES, RESERVED_LIMIT, noblesOf, reserved } from "@gemwright/rules";
import { Portrait } from "../../art/portrait.tsx";
import { t } from "../../i18n/i18n.ts";
import { CardFace } from "../card-face.tsx";
import type { TableCtrl } from "../ctrl.ts";
import { CloseButton, Sheet } from "./sheet.tsx";

/** The own reserved cards and nobles, where the table has no room for them. */
export function ReservedSheet({ ctrl }: { readonly ctrl: TableCtrl }) {
  const m = t();
  const cards = reserved(ctrl.position, ctrl.self);
  const visits = noblesOf(ctrl.position, ctrl.self);
  return (
    <Sheet
      ctrl={ctrl}
      class="reserved-sheet"
      title={ctrl.own(m.yourReserved)}
      text={m.reservedText(cards.length, RESERVED_LIMIT)}
      buttons={<CloseButton ctrl={ctrl} />}
    >
      <div class="reserved-row">
        {cards.map((each, index) =>
          each.known ? (
            <CardFace
              card={each.card}
              bill={ctrl.ownBill(each.card)}
              onTap={() => ctrl.tapCard({ reserved: index })}
            />
          ) : null,
        )}
        {Array.from({ length: RESERVED_LIMIT - cards.length }, () => (
          <span class="gap">{m.freePlace}</span>
        ))}
      </div>
      {visits.length > 0 && (
        <p class="visits">
          {m.takenNobles}{" "}
          {visits.map((noble) => (
            <Portrait noble={NOBLES[noble]!} />
          ))}
        </p>
      )}
    </Sheet>
  );
}
