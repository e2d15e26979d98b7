import { COLOURS, type Tokens, cardAt, tokens } from "@gemwright/rules";
import { t } from "../../i18n/i18n.ts";
import { marks } from "../../i18n/marked.ts";
import { Rich } from "../../i18n/rich.tsx";
import type { Marked } from "../../i18n/words.ts";
import { CardFace } from "../card-face.tsx";
import type { Choice } from "../choice.ts";
import type { TableCtrl } from "../ctrl.ts";
import { priceWords } from "../tell.ts";
import { Option, Options } from "./options.tsx";
import { ActButton, CloseButton, Sheet } from "./sheet.tsx";

/** What stays of the colours that any of the payments touches. */
function kept(held: Tokens, paid: Tokens, all: readonly Tokens[]): Marked {
  const touched = COLOURS.filter((colour) => all.some((each) => each[colour] > 0));
  const rest = Object.fromEntries(touched.map((colour) => [colour, held[colour] - paid[colour]]));
  const stones = marks(rest);
  return stones ? t().keeps(stones) : t().keepsNothing;
}

interface PaymentSheetProps {
  readonly ctrl: TableCtrl;
  readonly choice: Choice & { kind: "payment" };
}

/** R5.2: any legal payment may be chosen; gems as far as they reach are proposed. */
export function PaymentSheet({ ctrl, choice }: PaymentSheetProps) {
  const m = t();
  const card = cardAt(ctrl.position, ctrl.self, choice.place);
  const payments = ctrl.payments(choice.place);
  const chosen = payments[choice.index];
  if (card === undefined || !chosen) return null;
  const held = tokens(ctrl.position, ctrl.self);
  const all = payments.map((payment) => payment.tokens);
  const bill = ctrl.bill(card);
  const discounted = bill.rows.some((row) => row.discount > 0);
  return (
    <Sheet
      ctrl={ctrl}
      class="payment"
      title={m.payTitle}
      text={discounted ? m.payText(priceWords(bill)) : m.payTextPlain(priceWords(bill))}
      card={<CardFace card={card} bill={bill} small />}
      buttons={
        <>
          <CloseButton ctrl={ctrl} label={m.cancel} />
          <ActButton main label={m.buyFor(marks(chosen.tokens))} onTap={() => ctrl.confirm()} />
        </>
      }
    >
      <Options>
        {all.map((paid, index) => (
          <Option
            name="payment"
            chosen={index === choice.index}
            onChoose={() => ctrl.choosePayment(index)}
          >
            <span>
              <b class="pay">
                <Rich text={marks(paid)} />
              </b>
              <small>
                <Rich text={kept(held, paid, all)} />
              </small>
            </span>
          </Option>
        ))}
      </Options>
    </Sheet>
  );
}
