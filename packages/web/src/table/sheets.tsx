import {
  COLOURS,
  GEMS,
  NOBLES,
  type NobleIndex,
  type Place,
  RESERVED_LIMIT,
  TOKEN_LIMIT,
  type Tokens,
  cardAt,
  comingNobles,
  missingForNoble,
  noblesOf,
  reserved,
  supply,
  tokenCount,
  tokens,
} from "@gemwright/rules";
import type { ComponentChildren } from "preact";
import { Back } from "../art/back.tsx";
import { Portrait } from "../art/portrait.tsx";
import { BonusTile, Jewel, Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { inWords } from "../i18n/marked.ts";
import type { Bill } from "./bill.ts";
import { sumOf } from "./bill.ts";
import { CardFace } from "./card-face.tsx";
import type { Choice, Why } from "./choice.ts";
import { countTokens } from "./choice.ts";
import type { TableCtrl } from "./ctrl.ts";
import { Delta, Meter } from "./holdings.tsx";
import { RuleLink } from "./note.tsx";
import { priceWords, ruleOf, sayNoble, tellBill, tellWhy, wordsFor } from "./tell.ts";

interface SheetProps {
  readonly class?: string;
  readonly title: string;
  readonly text?: ComponentChildren;
  readonly lead?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly buttons: ComponentChildren;
}

/** A sheet rises from the bottom of a phone; on a desk it fills the dock and leaves the market free. */
const Sheet = (props: SheetProps) => (
  <section class={`sheet ${props.class ?? ""}`} aria-labelledby="sheet-title">
    {props.lead}
    <div class="sheet-text">
      <h2 id="sheet-title">{props.title}</h2>
      {props.text && <p>{props.text}</p>}
    </div>
    {props.children}
    <div class="buttons">{props.buttons}</div>
  </section>
);

const CloseButton = ({
  ctrl,
  label = t().close,
}: {
  readonly ctrl: TableCtrl;
  readonly label?: string;
}) => (
  <button type="button" class="btn quiet" onClick={() => ctrl.cancel()}>
    {label}
  </button>
);

interface ActButtonProps {
  readonly label: string;
  readonly main?: boolean;
  readonly possible?: boolean;
  readonly onTap: () => void;
}
const ActButton = ({ label, main = false, possible = true, onTap }: ActButtonProps) => (
  <button
    type="button"
    class={`btn ${main ? "main" : "quiet"}`}
    data-confirm={main ? "" : undefined}
    aria-disabled={possible ? undefined : true}
    onClick={onTap}
  >
    {label}
  </button>
);

/** The sum: cost − bonuses = price; held; missing. */
function Sums({ bill }: { readonly bill: Bill }) {
  const m = t();
  const row = (name: string, cell: (row: Bill["rows"][number]) => ComponentChildren, kind = "") => (
    <tr class={kind}>
      <th scope="row">{name}</th>
      {bill.rows.map((each) => (
        <td>{cell(each)}</td>
      ))}
    </tr>
  );
  return (
    <table class="sums">
      <thead>
        <tr>
          <td />
          {bill.rows.map(({ gem }) => (
            <th scope="col">
              <Jewel gem={gem} />
              <span class="sr">{m.gemName[gem]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(m.sumCost, (each) => each.cost)}
        {row(m.sumBonuses, (each) => (each.discount ? `−${each.discount}` : 0))}
        {row(m.sumPrice, (each) => each.price, "rule")}
        {row(m.sumHeld, (each) => each.held)}
        {row(
          m.sumMissing,
          (each) => (each.missing ? <b>{each.missing}</b> : <Sign name="check" />),
          "miss",
        )}
      </tbody>
    </table>
  );
}

/** Why something cannot be done, with the way to its rule. */
const Reason = ({ why }: { readonly why: Why }) => (
  <>
    {" "}
    {tellWhy(why)} <RuleLink rule={ruleOf(why)} />
  </>
);

/** What the reserve button says, and whether it can be pressed. */
function reserveLabel(
  ctrl: TableCtrl,
  choice: Choice,
): readonly [label: string, possible: boolean, why: ComponentChildren] {
  const m = t();
  const why = ctrl.whyNot(ctrl.reserveStep(choice));
  if (why) return [m.reserve, false, why !== "not-your-turn" && <Reason why={why} />];
  return [supply(ctrl.position).gold ? m.reserveGold : m.reserveNoGold, true, ""];
}

function CardSheet({ ctrl, place }: { readonly ctrl: TableCtrl; readonly place: Place }) {
  const m = t();
  const card = cardAt(ctrl.position, ctrl.self, place);
  if (card === undefined) return null;
  const choice: Choice = { kind: "card", place };
  const bill = ctrl.bill(card);
  const payments = ctrl.payments(place);
  const [first] = payments;
  const words = wordsFor(card);
  const isReserved = "reserved" in place;
  const [reserveText, mayReserve, why] = isReserved ? ["", false, ""] : reserveLabel(ctrl, choice);
  const helps = mayReserve && bill.short === 1 && supply(ctrl.position).gold > 0;
  const buyText = first
    ? sumOf(first.tokens)
      ? payments.length > 1
        ? m.buy
        : m.buyFor(inWords(first.tokens))
      : m.buyFree
    : bill.short
      ? m.buyShort(bill.short)
      : m.buy;
  return (
    <Sheet
      class="selected"
      title={m.cardTitle(m.gemName[words.gem], words.prestige)}
      text={
        <>
          {[tellBill(bill), helps && m.reserveHelps].filter(Boolean).join(" ")}
          {why}
        </>
      }
      lead={
        <div class="pay-card">
          <CardFace card={card} bill={bill} small />
        </div>
      }
      buttons={
        <>
          <ActButton
            label={buyText}
            main={first !== undefined}
            possible={first !== undefined}
            onTap={() => ctrl.buy(place)}
          />
          {!isReserved && (
            <ActButton
              label={reserveText}
              main={first === undefined && mayReserve}
              possible={mayReserve}
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

function DeckSheet({
  ctrl,
  choice,
}: {
  readonly ctrl: TableCtrl;
  readonly choice: Choice & { kind: "deck" };
}) {
  const m = t();
  const [label, possible, why] = reserveLabel(ctrl, choice);
  return (
    <Sheet
      class="selected deck-sheet"
      title={m.deckTitle(choice.level)}
      text={
        <>
          {m.deckText}
          {why}
        </>
      }
      lead={
        <div class="pay-card">
          <span class="deck" data-level={choice.level}>
            <Back level={choice.level} />
          </span>
        </div>
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

/** What stays of the colours that any of the payments touches. */
function kept(held: Tokens, paid: Tokens, all: readonly Tokens[]): string {
  const touched = COLOURS.filter((colour) => all.some((each) => each[colour] > 0));
  const rest = Object.fromEntries(touched.map((colour) => [colour, held[colour] - paid[colour]]));
  const words = inWords(rest);
  return words ? t().keeps(words) : t().keepsNothing;
}

function PaymentSheet({
  ctrl,
  choice,
}: {
  readonly ctrl: TableCtrl;
  readonly choice: Choice & { kind: "payment" };
}) {
  const m = t();
  const card = cardAt(ctrl.position, ctrl.self, choice.place);
  const options = ctrl.payments(choice.place);
  const chosen = options[choice.index];
  if (card === undefined || !chosen) return null;
  const held = tokens(ctrl.position, ctrl.self);
  const all = options.map((option) => option.tokens);
  const bill = ctrl.bill(card);
  return (
    <Sheet
      class="payment"
      title={m.payTitle}
      text={m.payText(priceWords(bill))}
      lead={
        <div class="pay-card">
          <CardFace card={card} bill={bill} small />
        </div>
      }
      buttons={
        <>
          <CloseButton ctrl={ctrl} label={m.cancel} />
          <ActButton main label={m.buyFor(inWords(chosen.tokens))} onTap={() => ctrl.confirm()} />
        </>
      }
    >
      <div class="options" role="radiogroup" aria-labelledby="sheet-title">
        {options.map((option, index) => (
          <label class="option" data-on={index === choice.index ? "" : undefined}>
            <input
              type="radio"
              name="payment"
              checked={index === choice.index}
              onChange={() => ctrl.choosePayment(index)}
            />
            <span class="pay" aria-hidden="true">
              {COLOURS.filter((colour) => option.tokens[colour]).map((colour) => (
                <Jewel gem={colour} />
              ))}
            </span>
            <span>
              <b>{inWords(option.tokens)}</b>
              <small>{kept(held, option.tokens, all)}</small>
            </span>
          </label>
        ))}
      </div>
    </Sheet>
  );
}

function ReturnSheet({
  ctrl,
  choice,
}: {
  readonly ctrl: TableCtrl;
  readonly choice: Choice & { kind: "return" };
}) {
  const m = t();
  const held = tokens(ctrl.position, ctrl.self);
  const total = tokenCount(ctrl.position, ctrl.self);
  const returning = ctrl.returning.value;
  const back = countTokens(choice.tokens);
  const gone = choice.tokens.length;
  return (
    <Sheet
      class="return"
      title={m.returnTitle(total - TOKEN_LIMIT)}
      text={m.returnText(total, TOKEN_LIMIT)}
      buttons={
        <>
          <CloseButton ctrl={ctrl} label={m.undo} />
          <ActButton
            main
            possible={returning.step !== undefined}
            label={
              returning.step === undefined
                ? m.chooseMore(returning.lacking)
                : m.returnWhat(inWords(returning.tokens, "returned"))
            }
            onTap={() => ctrl.confirm()}
          />
        </>
      }
    >
      <div class="pickers">
        {COLOURS.map((colour) => (
          <button
            type="button"
            class="dish"
            data-gem={colour}
            data-left={held[colour]}
            data-picked={back[colour] ? "" : undefined}
            aria-disabled={held[colour] ? undefined : true}
            onClick={() => ctrl.tapGem(colour)}
          >
            <span class="sr">{m.sayReturnOne(m.gemName[colour], held[colour])}</span>
            <Jewel gem={colour} />
            <b aria-hidden="true">{held[colour] - back[colour]}</b>
            <Delta n={-back[colour]} />
          </button>
        ))}
      </div>
      <div class="sum">
        <p class="tally">
          <b>{total}</b> − <b class="coming">{gone}</b>{" "}
          <span>
            = {total - gone} {m.ofTokens(TOKEN_LIMIT)}
          </span>
        </p>
        <Meter held={total - gone} coming={0} />
      </div>
    </Sheet>
  );
}

/** The rival who lacks least for a noble. */
function closestRival(ctrl: TableCtrl, noble: NobleIndex): string {
  const rivals = ctrl.others
    .map((seat) => ({ seat, short: sumOf(missingForNoble(ctrl.position, seat, noble)) }))
    .toSorted((a, b) => a.short - b.short);
  const [closest] = rivals;
  return closest ? t().closestRival(ctrl.name(closest.seat), closest.short) : "";
}

function NobleOption({
  ctrl,
  noble,
  chosen,
}: {
  readonly ctrl: TableCtrl;
  readonly noble: NobleIndex;
  readonly chosen: boolean;
}) {
  const tile = NOBLES[noble]!;
  return (
    <label class="option" data-on={chosen ? "" : undefined}>
      <input
        type="radio"
        name="noble"
        checked={chosen}
        aria-label={sayNoble(ctrl.position, undefined, noble)}
        onChange={() => ctrl.chooseNoble(noble)}
      />
      <Portrait noble={tile} />
      <span>
        <b>{t().plusPrestige(tile.prestige)}</b>
        <span class="cost">
          {GEMS.filter((gem) => tile.requires[gem]).map((gem) => (
            <BonusTile gem={gem} count={tile.requires[gem]} />
          ))}
        </span>
        <small>{closestRival(ctrl, noble)}</small>
      </span>
    </label>
  );
}

function NobleSheet({
  ctrl,
  choice,
}: {
  readonly ctrl: TableCtrl;
  readonly choice: Choice & { kind: "noble" };
}) {
  const m = t();
  const coming = comingNobles(ctrl.position, ctrl.self);
  return (
    <Sheet
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
      <div class="options nobles-row" role="radiogroup" aria-labelledby="sheet-title">
        {coming.map((noble) => (
          <NobleOption ctrl={ctrl} noble={noble} chosen={noble === choice.noble} />
        ))}
      </div>
    </Sheet>
  );
}

function LookAtNoble({ ctrl, noble }: { readonly ctrl: TableCtrl; readonly noble: NobleIndex }) {
  const m = t();
  const tile = NOBLES[noble]!;
  const everybody = [...(ctrl.watching ? [] : [ctrl.self]), ...ctrl.others];
  return (
    <Sheet
      class="nobles-sheet look"
      title={m.nobleTitle}
      text={m.nobleText}
      buttons={<CloseButton ctrl={ctrl} />}
    >
      <div class="options nobles-row">
        <div class="option">
          <Portrait noble={tile} />
          <span>
            <b>{m.plusPrestige(tile.prestige)}</b>
            <span class="cost">
              {GEMS.filter((gem) => tile.requires[gem]).map((gem) => (
                <BonusTile gem={gem} count={tile.requires[gem]} />
              ))}
            </span>
          </span>
        </div>
        <ul class="rivals">
          {everybody.map((seat) => (
            <li>
              <b>{ctrl.name(seat)}</b>{" "}
              {sumOf(missingForNoble(ctrl.position, seat, noble)) === 0 ? (
                <Sign name="check" />
              ) : (
                `−${sumOf(missingForNoble(ctrl.position, seat, noble))}`
              )}
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

function ReservedSheet({ ctrl }: { readonly ctrl: TableCtrl }) {
  const m = t();
  const cards = reserved(ctrl.position, ctrl.self);
  const visits = noblesOf(ctrl.position, ctrl.self);
  return (
    <Sheet
      class="reserved-sheet"
      title={m.yourReserved}
      text={m.reservedText(cards.length, RESERVED_LIMIT)}
      buttons={<CloseButton ctrl={ctrl} />}
    >
      <div class="reserved-row">
        {cards.map((each, index) =>
          each.known ? (
            <CardFace
              card={each.card}
              bill={ctrl.bill(each.card)}
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

/** The sheet that the half-made choice asks for, if it asks for one. */
export function ChoiceSheet({ ctrl }: { readonly ctrl: TableCtrl }) {
  const choice = ctrl.choice.value;
  switch (choice.kind) {
    case "card":
      return <CardSheet ctrl={ctrl} place={choice.place} />;
    case "deck":
      return <DeckSheet ctrl={ctrl} choice={choice} />;
    case "payment":
      return <PaymentSheet ctrl={ctrl} choice={choice} />;
    case "return":
      return <ReturnSheet ctrl={ctrl} choice={choice} />;
    case "noble":
      return <NobleSheet ctrl={ctrl} choice={choice} />;
    case "look-noble":
      return <LookAtNoble ctrl={ctrl} noble={choice.noble} />;
    case "reserved":
      return <ReservedSheet ctrl={ctrl} />;
    default:
      return null;
  }
}

export const opensSheet = (choice: Choice): boolean =>
  choice.kind !== "none" && choice.kind !== "take";
