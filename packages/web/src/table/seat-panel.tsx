import {
  CARDS,
  NOBLES,
  RESERVED_LIMIT,
  type Reserved,
  type Seat,
  TOKEN_LIMIT,
  noblesOf,
  prestige,
  reserved,
  seatToMove,
  tokenCount,
} from "@gemwright/rules";
import { Portrait } from "../art/portrait.tsx";
import { Jewel, Mark, Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { spoken } from "../i18n/marked.ts";
import { ClockView } from "./clock.tsx";
import type { TableCtrl } from "./ctrl.ts";
import { highlighted, seatName } from "./highlight.ts";
import { Holdings } from "./holdings.tsx";
import { deltasOf, lastDeeds } from "./recent.ts";
import { saySeat, sayCard, tellHandover } from "./tell.ts";

const ROMAN = ["", "I", "II", "III"];

/** A reserved card in small: its level, and its stone where the viewer may know it. */
const Mini = ({ card }: { readonly card: Reserved }) =>
  card.known ? (
    <span
      class="mini"
      role="img"
      data-bonus={CARDS[card.card]!.bonus}
      aria-label={sayCard(card.card, undefined)}
      title={sayCard(card.card, undefined)}
    >
      <i>{ROMAN[card.level]}</i>
      <Jewel gem={CARDS[card.card]!.bonus} />
    </span>
  ) : (
    <span class="mini hidden" role="img" aria-label={t().sayUnseen(card.level)}>
      <i>{ROMAN[card.level]}</i>
      <span>?</span>
    </span>
  );

/** Another player: prestige, tokens, bonuses, reserved cards. */
function SeatPanel({ ctrl, seat }: { readonly ctrl: TableCtrl; readonly seat: Seat }) {
  const { position, view } = ctrl;
  const held = reserved(position, seat);
  const visits = noblesOf(position, seat);
  const deed = lastDeeds(ctrl).find((each) => each.seat === seat);
  const sitter = view.sitters[seat];
  const gone = sitter?.away
    ? tellHandover(ctrl.who(seat), sitter)
    : ctrl.isAbsent(seat) && t().isAbsent(ctrl.name(seat));
  const said = saySeat(ctrl.name(seat), position, seat);
  const m = t();
  return (
    <article
      class="seat"
      data-seat={seat + 1}
      data-anchor={`seat-${seat}`}
      data-visited={visits.length ? "" : undefined}
      data-lit={highlighted(seatName(seat)) ? "" : undefined}
      data-turn={!ctrl.over && seatToMove(position) === seat ? "" : undefined}
      aria-label={gone ? `${said}. ${spoken(gone)}` : said}
    >
      <header>
        <Mark seat={seat + 1} />
        <span class="who">
          {gone && <Sign name="broken" class="folded-away" />}
          {ctrl.name(seat)}
          {sitter?.bot && sitter.name && <small class="wide"> {m.levelName[sitter.bot]}</small>}
        </span>
        <span class="facts">
          <span class="fact fact-reserved">
            <Sign name="reserved" />
            {held.length}
          </span>
          <span class="fact">
            <span>
              <b>{tokenCount(position, seat)}</b>
              <span class="fact-limit">/{TOKEN_LIMIT}</span>
            </span>
            <span class="wide"> {m.tokensWord}</span>
          </span>
        </span>
        <span class="worth">
          {visits.map((noble) => (
            <Portrait noble={NOBLES[noble]!} />
          ))}
          <b class="prestige" data-prestige={seat}>
            {prestige(position, seat)}
          </b>
        </span>
      </header>
      {view.clock && <ClockView clock={view.clock} seat={seat} name={ctrl.name(seat)} />}
      {gone && <p class="away">{gone}</p>}
      <div class="holds">
        <Holdings position={position} seat={seat} deltas={deed && deltasOf(deed)} />
      </div>
      <div class="minis">
        {held.map((card) => (
          <Mini card={card} />
        ))}
        {Array.from({ length: RESERVED_LIMIT - held.length }, () => (
          <span class="mini empty" />
        ))}
      </div>
    </article>
  );
}

/** All opponents; on a phone a tap on them unfolds what they have. */
export function Seats({ ctrl }: { readonly ctrl: TableCtrl }) {
  const open = ctrl.panels.seats.value;
  const others = ctrl.others;
  return (
    <section
      class="seats"
      data-count={others.length}
      data-open={open ? "" : undefined}
      aria-label={ctrl.watching ? t().players : t().opponents}
    >
      {others.map((seat) => (
        <SeatPanel ctrl={ctrl} seat={seat} />
      ))}
      <button
        type="button"
        class={open ? "btn quiet fold" : "unfold"}
        aria-expanded={open}
        aria-label={open ? undefined : t().unfold}
        onClick={() => (ctrl.panels.seats.value = !open)}
      >
        {open && t().close}
      </button>
    </section>
  );
}
