import { CARDS, type Gems, type Tokens, payments } from "@gemwright/rules";
import { useState } from "preact/hooks";
import { marks } from "../../i18n/marked.ts";
import { Rich } from "../../i18n/rich.tsx";
import { billFor } from "../../table/bill.ts";
import { CardFace } from "../../table/card-face.tsx";
import { sayCard } from "../../table/tell.ts";
import type { BookTexts } from "./book-texts.ts";
import { LiveExample } from "./live-example.tsx";
import { NO_GEMS, NO_TOKENS, exampleBonuses, exampleWith, known } from "./positions.ts";
import { Steppers } from "./stepper.tsx";

const EXAMPLES = ["125", "222", "307"].map(known);

/** R5.1 and R5.2: what a card costs, and how it can be paid. */
export function LivePrice({ texts }: { readonly texts: BookTexts }) {
  const m = texts.price;
  const [shown, setShown] = useState(EXAMPLES[1]!);
  const [bonuses, setBonuses] = useState<Gems>({ ...NO_GEMS, blue: 2 });
  const [tokens, setTokens] = useState<Tokens>({ ...NO_TOKENS, blue: 1, green: 2, gold: 2 });
  const position = exampleWith({ bonuses, tokens, shown });
  if (!position) return null;
  const bill = billFor(position, 0, shown);
  const ways = payments(position, { level: CARDS[shown]!.level, slot: 0 }).length;
  const price = marks(Object.fromEntries(bill.rows.map((row) => [row.gem, row.price])));
  const answer = (
    <>
      <p>
        <Rich text={m.costs(marks(CARDS[shown]!.cost))} />
      </p>
      <p>{price ? <Rich text={m.pay(price)} /> : m.free}</p>
      <p>{ways ? m.can(ways) : m.cannot(bill.short)}</p>
    </>
  );
  return (
    <LiveExample texts={texts} title={m.title} answer={answer}>
      <fieldset class="pick-card">
        <legend>{m.card}</legend>
        {EXAMPLES.map((card) => (
          <label data-on={card === shown ? "" : undefined}>
            <input
              type="radio"
              class="sr"
              name="example-card"
              checked={card === shown}
              aria-label={sayCard(card, undefined)}
              onChange={() => setShown(card)}
            />
            <CardFace card={card} bill={billFor(position, 0, card)} />
          </label>
        ))}
      </fieldset>
      <Steppers
        label={m.bonuses}
        texts={texts}
        values={bonuses}
        kind="bonuses"
        possible={(next) =>
          exampleBonuses(next) !== undefined &&
          exampleWith({ bonuses: next, tokens, shown }) !== undefined
        }
        onChange={setBonuses}
      />
      <Steppers
        label={m.tokens}
        texts={texts}
        values={tokens}
        kind="tokens"
        possible={(next) => exampleWith({ bonuses, tokens: next, shown }) !== undefined}
        onChange={setTokens}
      />
    </LiveExample>
  );
}
