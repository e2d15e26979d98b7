import { type ReadonlySignal, computed } from "@preact/signals";
import { CARDS, type CardIndex, type Level, type Seat } from "@gemwright/rules";
import { Back } from "../art/back.tsx";
import { CardPicture, PrintedCost } from "../art/card-picture.tsx";
import { Sign, Stone } from "../art/stone.tsx";
import { memoBy } from "../art/memo.ts";
import { language, t } from "../i18n/i18n.ts";
import { Rich } from "../i18n/rich.tsx";
import type { Bill, BillRow } from "./bill.ts";
import { sayCard } from "./tell.ts";

const Price = ({ row }: { readonly row: BillRow }) => (
  <span class="price" data-missing={row.missing} data-free={row.price === 0}>
    <Stone gem={row.gem}>{row.price}</Stone>
    <i class="tag">{row.missing ? `−${row.missing}` : <Sign name="check" />}</i>
  </span>
);

/** A bill as a word, to notice that it is still the same. */
const billKey = (bill: Bill | undefined): string =>
  bill
    ? `${bill.rows.map((row) => `${row.gem} ${row.price} ${row.missing}`).join()}:${bill.reach}:${bill.gold}`
    : "";

/** What is to be paid; a half-made choice does not change it, so it is kept meanwhile. */
const Prices = memoBy<{ readonly bill: Bill }>(
  ({ bill }) => billKey(bill),
  ({ bill }) => (
    <span class="cost" aria-hidden="true">
      {bill.rows.map((row) => (
        <Price row={row} />
      ))}
    </span>
  ),
);

interface Gained {
  readonly short: number;
  readonly gain: ReadonlySignal<number | undefined> | undefined;
}

/** What would be missing after the half-made choice. */
function Then({ short, gain }: Gained) {
  const left = gain?.value;
  if (left === undefined) return null;
  return (
    <span class="then" data-worse={left > short ? "" : undefined}>
      <Sign name="arrow" />
      {left || <Sign name="check" />}
    </span>
  );
}

/** How many tokens are missing, and how many would be after the half-made choice. */
function Short({ short, gain }: Gained) {
  const text = <Rich text={t().verdictShort(short)} />;
  if (gain?.value === undefined) return <span>{text}</span>;
  return (
    <>
      <span class="wide">{text}</span>
      <b class="narrow">{short}</b>
      <Then short={short} gain={gain} />
    </>
  );
}

/** That it could be bought, as a fact beside what others lack and not as an offer. */
function Enough({ gain }: Pick<Gained, "gain">) {
  return (
    <>
      <Sign name="check" />
      <span class={gain?.value === undefined ? undefined : "wide"}>{t().verdictEnough}</span>
    </>
  );
}

const GoldSign = () => (
  <svg class="gold-sign" aria-hidden="true">
    <use href="#flat-gold" />
  </svg>
);

interface VerdictProps extends Pick<CardFaceProps, "gain" | "busy"> {
  readonly bill: Bill;
}

function Verdict({ bill, gain, busy }: VerdictProps) {
  const m = t();
  // what could be bought is worth knowing, but nothing is offered while something else is asked
  if (busy && bill.reach !== "short")
    return (
      <span class="verdict" aria-hidden="true">
        {bill.reach === "buy" ? (
          <Enough gain={gain} />
        ) : (
          <>
            <GoldSign />
            <span>
              <Rich text={m.verdictGoldNarrow(bill.missing)} />
            </span>
          </>
        )}
        <Then short={bill.short} gain={gain} />
      </span>
    );
  if (bill.reach === "buy")
    return (
      <span class="verdict" aria-hidden="true">
        <Sign name="check" />
        <span>{m.buy}</span>
        <Then short={bill.short} gain={gain} />
      </span>
    );
  if (bill.reach === "gold")
    return (
      <span class="verdict" aria-hidden="true">
        <GoldSign />
        <span class="wide">
          <Rich text={m.verdictGold(bill.missing)} />
        </span>
        <span class="narrow">
          <Rich text={m.verdictGoldNarrow(bill.missing)} />
        </span>
        <Then short={bill.short} gain={gain} />
      </span>
    );
  return (
    <span class="verdict" aria-hidden="true">
      <Short short={bill.short} gain={gain} />
    </span>
  );
}

export interface CardFaceProps {
  readonly card: CardIndex;
  readonly bill?: Bill | undefined;
  /** Something else has to be done before anything can be bought. */
  readonly busy?: boolean;
  /** What it would lack after the half-made choice, where that differs. */
  readonly gain?: ReadonlySignal<number | undefined> | undefined;
  /** The seat whose turn brought this card onto the table just now. */
  readonly freshFrom?: Seat | undefined;
  readonly selected?: ReadonlySignal<boolean>;
  readonly small?: boolean;
  readonly place?: string;
  readonly onTap?: () => void;
}

function Face({ card, bill, busy = false, gain, freshFrom }: CardFaceProps) {
  return (
    <>
      <CardPicture card={card} />
      {freshFrom !== undefined && (
        <span class="flag" aria-hidden="true">
          {t().fresh}
        </span>
      )}
      {bill ? <Prices bill={bill} /> : <PrintedCost card={card} />}
      {bill && <Verdict bill={bill} gain={gain} busy={busy} />}
    </>
  );
}

/** A mark that comes and goes without anything else being drawn again. */
export const marksOf = (selected: ReadonlySignal<boolean>) => ({
  "data-selected": computed(() => (selected.value ? "" : undefined)),
  "aria-pressed": selected,
});

function CardBody(props: CardFaceProps & { readonly words: string }) {
  const { card, bill, busy, freshFrom, selected, onTap } = props;
  const { bonus, level, id } = CARDS[card]!;
  const shared = {
    class: `card${props.small ? " small" : ""}`,
    "data-bonus": bonus,
    "data-level": level,
    "data-state": busy ? undefined : bill?.reach,
    "data-prices": bill?.rows.length,
    "data-card": id,
    "data-fresh": freshFrom === undefined ? undefined : "",
    "data-seat": freshFrom === undefined ? undefined : freshFrom + 1,
    "data-place": props.place,
  };
  if (!onTap)
    return (
      <div {...shared} aria-hidden="true">
        <Face {...props} />
      </div>
    );
  return (
    <button
      type="button"
      {...shared}
      {...(selected && marksOf(selected))}
      data-cell=""
      onClick={onTap}
    >
      <span class="spoken">{sayCard(card, bill, busy)}</span>
      <Face {...props} />
    </button>
  );
}

/** Everything that a card shows; a tap means the same as long as this is the same. */
const keyOf = (props: CardFaceProps & { readonly words: string }): string =>
  [
    props.card,
    billKey(props.bill),
    props.busy,
    props.freshFrom,
    props.small,
    props.place,
    props.onTap === undefined,
    props.words,
  ].join(" ");

const KeptCard = memoBy<CardFaceProps & { readonly words: string }>(keyOf, (props) => (
  <CardBody {...props} />
));

/** A card with what it costs whoever looks at it. */
export const CardFace = (props: CardFaceProps) => <KeptCard {...props} words={language.value} />;

interface DeckProps {
  readonly level: Level;
  readonly left: number;
  /** Nobody who looks at it here could reserve from it. */
  readonly plain: boolean;
  readonly selected: ReadonlySignal<boolean>;
  readonly onTap: () => void;
}

/** A deck, face down, with what is left of it. */
export const Deck = ({ level, left, plain, selected, onTap }: DeckProps) =>
  left === 0 ? (
    <span class="gap" data-deck={level}>
      {t().emptyPlace}
    </span>
  ) : (
    <button
      type="button"
      class="deck"
      data-level={level}
      data-deck={level}
      data-cell=""
      {...marksOf(selected)}
      onClick={onTap}
    >
      <span class="spoken">{plain ? t().sayDeckPlain(level, left) : t().sayDeck(level, left)}</span>
      <Back level={level} />
      <span class="deck-label" aria-hidden="true">
        <b>{left}</b> <span class="wide">{t().cardsLeft}</span>
      </span>
    </button>
  );
