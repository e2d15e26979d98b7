import { type CardIndex, type Payment, cardAt, supply } from "@gemwright/rules";
import { t } from "../../i18n/i18n.ts";
import { marks } from "../../i18n/marked.ts";
import type { Marked } from "../../i18n/words.ts";
import { type Bill, sumOf } from "../bill.ts";
import { CardFace } from "../card-face.tsx";
import type { Choice } from "../choice.ts";
import type { TableCtrl } from "../ctrl.ts";
import { sayCard, tellBill, wordsFor } from "../tell.ts";
import { reserving } from "./reserving.tsx";
import { ActButton, CloseButton, Sheet } from "./sheet.tsx";
import { Sums } from "./sums.tsx";

/** The buy button names what is paid, if there is one way to pay, or what is lacking. */
function buyLabel(bill: Bill, payments: readonly Payment[]): Marked {
  const m = t();
  const [first] = payments;
  if (!first) return bill.short ? m.buyShort(bill.short) : m.buy;
  if (sumOf(first.tokens) === 0) return m.buyFree;
  return payments.length > 1 ? m.buy : m.buyFor(marks(first.tokens));
}

interface CardSheetProps {
  readonly ctrl: TableCtrl;
  readonly choice: Choice & { kind: "card" };
}

/** A card for those who cannot buy it, now or later: what it is, and nobody's sum. */
function WatchedCard({ ctrl, card }: { readonly ctrl: TableCtrl; readonly card: CardIndex }) {
  const m = t();
  const words = wordsFor(card);
  return (
    <Sheet
      ctrl={ctrl}
      class="selected watched"
      title={m.cardTitle(m.gemName[words.gem], words.prestige)}
      text={sayCard(card, undefined)}
      card={<CardFace card={card} small />}
      buttons={<CloseButton ctrl={ctrl} />}
    />
  );
}

/** A chosen card: its sum, and what can be done with it. */
export function CardSheet({ ctrl, choice }: CardSheetProps) {
  const m = t();
  const { place } = choice;
  const card = cardAt(ctrl.position, ctrl.self, place);
  if (card === undefined) return null;
  if (ctrl.watching || ctrl.over) return <WatchedCard ctrl={ctrl} card={card} />;
  const bill = ctrl.bill(card);
  const payments = ctrl.payments(place);
  const mayBuy = payments.length > 0;
  const words = wordsFor(card);
  const reserve = "reserved" in place ? undefined : reserving(ctrl, choice);
  const first = mayBuy && !(choice.toReserve && reserve?.possible) ? "buy" : "reserve";
  const helps = reserve?.possible && bill.short === 1 && supply(ctrl.position).gold > 0;
  return (
    <Sheet
      ctrl={ctrl}
      class="selected"
      title={m.cardTitle(m.gemName[words.gem], words.prestige)}
      text={
        <>
          {[tellBill(bill), helps && m.reserveHelps].filter(Boolean).join(" ")}
          {/* whoever can buy it need not hear why it cannot be reserved */}
          {!mayBuy && reserve?.why}
        </>
      }
      card={<CardFace card={card} bill={bill} small />}
      buttons={
        <>
          <ActButton
            label={buyLabel(bill, payments)}
            main={first === "buy"}
            possible={mayBuy}
            onTap={() => ctrl.buy(place)}
          />
          {reserve && (
            <ActButton
              label={reserve.label}
              main={first === "reserve" && reserve.possible}
              possible={reserve.possible}
              onTap={() => ctrl.reserve(choice)}
            />
          )}
          <CloseButton ctrl={ctrl} label={m.cancel} />
        </>
      }
    >
      <Sums bill={bill} />
    </Sheet>
  );
}
