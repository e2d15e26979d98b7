import {
  PRESTIGE_TO_END,
  type Seat,
  isLastRound,
  phase,
  prestige,
  round,
  seatCount,
  seatToMove,
  tokensToReturn,
} from "@gemwright/rules";
import { useArrival } from "../app/arrival.ts";
import { Brand, Mark, Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { Brief, briefName } from "./brief-name.tsx";
import { ClockView } from "./clock.tsx";
import type { TableCtrl } from "./ctrl.ts";
import { rematchText } from "./rematch.tsx";

interface Part {
  readonly ctrl: TableCtrl;
}

/** What the table waits for; `brief` has to do with little room. */
function statusText(ctrl: TableCtrl, brief = false): string {
  const m = t();
  const nameOf = (seat: Seat) => (brief ? briefName(ctrl.name(seat)) : ctrl.name(seat));
  const { position, view } = ctrl;
  const now = phase(position);
  if (ctrl.over) return m.gameOver;
  // nobody may do anything here, so it is no call to anybody
  if (ctrl.game.replay) {
    const mover = seatToMove(position);
    return ctrl.who(mover).you ? m.youAreChoosing : m.isChoosing(nameOf(mover));
  }
  if (view.unsent) return m.moveWaits;
  if (!view.mayAct) {
    const mover = seatToMove(position);
    const closed = ctrl.game.closed?.();
    if (closed) return closed.brief;
    if (mover === ctrl.self && !ctrl.watching && view.sitters[mover]?.away) return m.botPlaysForYou;
    return ctrl.isAbsent(mover) ? m.waitsForAbsent(nameOf(mover)) : m.isChoosing(nameOf(mover));
  }
  if (now === "return") return m.returnTitle(tokensToReturn(position, ctrl.self));
  if (now === "noble") return m.chooseNoble;
  if (ctrl.paying.value) return m.choosePayment;
  if (isLastRound(position)) return m.yourLastTurn;
  if (ctrl.game.kind !== "pass") return m.yourTurn;
  // around one device the colour of the turn says that it is theirs
  return brief ? nameOf(ctrl.self) : m.isChoosing(nameOf(ctrl.self));
}

/** On a phone a running clock says that somebody is choosing; beside it the name is enough. */
function briefStatus(ctrl: TableCtrl): string {
  const { clock, mayAct, unsent } = ctrl.view;
  const mover = seatToMove(ctrl.position);
  const name = briefName(ctrl.name(mover));
  if (ctrl.isAbsent(mover) && !unsent) return t().isAbsent(name);
  return clock?.running === mover && !mayAct && !unsent ? name : statusText(ctrl, true);
}

/** Whose turn it is, and how much time there is for it. */
export function Turn({ ctrl }: Part) {
  const mover = seatToMove(ctrl.position);
  return (
    <>
      <Mark seat={mover + 1} />
      <Brief whole={statusText(ctrl)} brief={briefStatus(ctrl)} />
      {ctrl.view.clock && (
        <ClockView clock={ctrl.view.clock} seat={mover} name={ctrl.name(mover)} />
      )}
    </>
  );
}

/** Whose turn it is, and what goes for the whole table. */
export function Bar({ ctrl }: Part) {
  const m = t();
  const { position } = ctrl;
  const mover = seatToMove(position);
  const { over } = ctrl;
  const turn = useArrival<HTMLParagraphElement>();
  return (
    <header class="bar">
      <Brand />
      <span class="title">Gemwright</span>
      <p class="turn" role="status" tabIndex={-1} ref={turn}>
        <Turn ctrl={ctrl} />
      </p>
      {ctrl.watching && !over && ctrl.game.kind === "online" && (
        <span class="watching">
          <Sign name="eye" />
          {m.watching}
        </span>
      )}
      <span class="round">
        {m.roundNumber(round(position) - (phase(position) === "over" ? 1 : 0))}
      </span>
      <span
        class="order"
        role="img"
        aria-label={m.orderOfPlay(
          Array.from({ length: seatCount(position) }, (_, seat) => ctrl.name(seat)).join(", "),
        )}
      >
        {Array.from({ length: seatCount(position) }, (_, seat) => (
          <Mark seat={seat + 1} class={seat === mover && !over ? "now" : ""} />
        ))}
      </span>
      <button
        type="button"
        class="btn bare menu-button"
        aria-label={m.menu}
        onClick={() => (ctrl.panels.menu.value = true)}
      >
        <Sign name="menu" />
        <span class="wide">{m.menu}</span>
      </button>
    </header>
  );
}

export const inLastRound = (ctrl: TableCtrl): boolean => isLastRound(ctrl.position) && !ctrl.over;

/** R6.4: who brought the end, and whose turns remain. */
export function LastRoundBanner({ ctrl }: Part) {
  const m = t();
  const { position } = ctrl;
  if (!inLastRound(ctrl)) return null;
  const seats = Array.from({ length: seatCount(position) }, (_, seat) => seat);
  const reached = seats.filter((seat) => prestige(position, seat) >= PRESTIGE_TO_END);
  const most = Math.max(...reached.map((seat) => prestige(position, seat)));
  const remaining = seats.slice(seatToMove(position));
  const nameInList = (seat: Seat) => (ctrl.who(seat).you ? m.youInList : ctrl.name(seat));
  const sentence = (names: string) => names.charAt(0).toUpperCase() + names.slice(1);
  const text = m.lastRoundText(
    sentence(m.listOf(reached.map(nameInList))),
    most,
    sentence(m.listOf(remaining.map(nameInList))),
    remaining.length,
    remaining.some((seat) => ctrl.who(seat).you),
  );
  return (
    <p class="banner" role="status">
      <Sign name="laurel" />
      <span>
        <b>{m.lastRound}</b> {text}
      </span>
    </p>
  );
}

/** What the browser's tab says of the table. */
export function tabText(ctrl: TableCtrl): string {
  const { mayAct, curtain } = ctrl.view;
  if (curtain !== undefined) return t().curtainTitle(ctrl.name(curtain));
  if (ctrl.game.company?.next.value) return `● ${rematchText(ctrl)}`;
  if (rematchText(ctrl)) return `● ${t().rematch}`;
  return mayAct && ctrl.game.kind !== "pass" ? `● ${t().yourTurn}` : statusText(ctrl);
}
