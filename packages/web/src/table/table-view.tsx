import { type ReadonlySignal, useComputed } from "@preact/signals";
import {
  PRESTIGE_TO_END,
  RESERVED_LIMIT,
  type Seat,
  isLastRound,
  noblesOf,
  NOBLES,
  phase,
  prestige,
  reserved,
  round,
  seatCount,
  seatToMove,
  tokensToReturn,
} from "@gemwright/rules";
import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { isDesk } from "../app/desk.ts";
import { useTitle } from "../app/page.tsx";
import { Staged, useStages } from "../app/stages.tsx";
import { Portrait } from "../art/portrait.tsx";
import { Brand, Mark, Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { Rich } from "../i18n/rich.tsx";
import { Brief, briefName } from "./brief-name.tsx";
import { ClockView } from "./clock.tsx";
import { ConnectionToast } from "./connection.tsx";
import type { TableCtrl } from "./ctrl.ts";
import { Curtain } from "./curtain.tsx";
import { End } from "./end.tsx";
import { Help } from "./help.tsx";
import { press } from "./keys.ts";
import { LargeCard, useHold } from "./large-card.tsx";
import { LastMove, Log } from "./log.tsx";
import { MARKET_STAGES, Market, Nobles, PlacedCard } from "./market.tsx";
import { Menu } from "./menu.tsx";
import { Note } from "./note.tsx";
import { Roving } from "./roving.tsx";
import { Seats } from "./seat-panel.tsx";
import { ChoiceSheet, opensSheet } from "./sheets/choice-sheet.tsx";
import { OwnRow, Supply } from "./supply.tsx";
import { TakeBackQuestion } from "./talk.tsx";
import { Tray } from "./tray.tsx";

interface Part {
  readonly ctrl: TableCtrl;
}

function statusText(ctrl: TableCtrl, nameOf = (seat: Seat) => ctrl.name(seat)): string {
  const m = t();
  const { position, view } = ctrl;
  const now = phase(position);
  if (ctrl.over) return m.gameOver;
  const { replay } = ctrl.game;
  if (replay) return m.turnOf(replay.at.value, replay.deeds.length);
  if (!view.mayAct)
    return ctrl.game.closed?.()?.brief ?? m.isChoosing(nameOf(seatToMove(position)));
  if (now === "return") return m.returnTitle(tokensToReturn(position, ctrl.self));
  if (now === "noble") return m.chooseNoble;
  if (ctrl.paying.value) return m.choosePayment;
  if (isLastRound(position)) return m.yourLastTurn;
  return ctrl.game.kind === "pass" ? m.isChoosing(nameOf(ctrl.self)) : m.yourTurn;
}

function Bar({ ctrl }: Part) {
  const m = t();
  const { position } = ctrl;
  const mover = seatToMove(position);
  const { over } = ctrl;
  return (
    <header class="bar">
      <Brand />
      <span class="title">Gemwright</span>
      <p class="turn" role="status">
        <Mark seat={mover + 1} />
        <Brief
          whole={statusText(ctrl)}
          brief={statusText(ctrl, (seat) => briefName(ctrl.name(seat)))}
        />
        {ctrl.view.clock && (
          <ClockView clock={ctrl.view.clock} seat={mover} name={ctrl.name(mover)} />
        )}
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
        aria-label={`${m.orderOfPlay}: ${Array.from({ length: seatCount(position) }, (_, seat) => ctrl.name(seat)).join(", ")}`}
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

const inLastRound = (ctrl: TableCtrl): boolean => isLastRound(ctrl.position) && !ctrl.over;

/** R6.4: who brought the end, and whose turns remain. */
function LastRoundBanner({ ctrl }: Part) {
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

function Self({ ctrl }: Part) {
  const m = t();
  const { position, self, view } = ctrl;
  const count = reserved(position, self).length;
  return (
    <section
      class="self"
      data-seat={self + 1}
      data-anchor={`seat-${self}`}
      aria-label={m.yourPrestige}
    >
      <Mark seat={self + 1} />
      <span class="who">{ctrl.name(self)}</span>
      <span class="worth">
        {noblesOf(position, self).map((noble) => (
          <Portrait noble={NOBLES[noble]!} />
        ))}
      </span>
      <b class="prestige" data-prestige={self}>
        {prestige(position, self)}
      </b>
      <span class="goal">{m.ofGoal(PRESTIGE_TO_END)}</span>
      {view.clock && <ClockView clock={view.clock} seat={self} name={ctrl.name(self)} />}
      <button
        type="button"
        class="btn bare reserved-button"
        data-reserved={self}
        aria-label={m.sayReserved(count)}
        onClick={() => ctrl.lookAtReserved()}
      >
        <Sign name="reserved" />
        <b>{count}</b>
      </button>
    </section>
  );
}

function ReservedRow({ ctrl }: Part) {
  const m = t();
  const { position, self } = ctrl;
  const cards = reserved(position, self);
  return (
    <Roving class="reserved" label={m.yourReserved} columns={RESERVED_LIMIT}>
      <h2 class="row-name">
        <Rich text={m.reservedOf(cards.length, RESERVED_LIMIT)} />
      </h2>
      {cards.map((each, index) =>
        each.known ? (
          <PlacedCard key={index} ctrl={ctrl} card={each.card} place={{ reserved: index }} />
        ) : (
          <span class="gap" key={index}>
            {m.sayUnseen(each.level)}
          </span>
        ),
      )}
      {Array.from({ length: RESERVED_LIMIT - cards.length }, () => (
        <span class="gap">{m.freePlace}</span>
      ))}
    </Roving>
  );
}

/** What the browser's tab says of the table. */
function tabText(ctrl: TableCtrl): string {
  const { mayAct, curtain } = ctrl.view;
  if (curtain !== undefined) return t().curtainTitle(ctrl.name(curtain));
  return mayAct && ctrl.game.kind !== "pass" ? `● ${t().yourTurn}` : statusText(ctrl);
}

/** Keys work from the moment that the table is seen. */
function useKeys(ctrl: TableCtrl): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (press(ctrl, event)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [ctrl]);
}

/** Where the turn is put together: in the tray, or in a sheet where more has to be said. */
const Dock = ({ ctrl }: Part) =>
  opensSheet(ctrl.choosing.value) ? <ChoiceSheet ctrl={ctrl} /> : <Tray ctrl={ctrl} />;

/** The answer to the last tap, for eyes and for ears. */
const Answer = ({ ctrl }: Part) => (
  <>
    {ctrl.answer.note.value && (
      <p class="note">
        <Note ctrl={ctrl} />
      </p>
    )}
    <p class="sr" role="status" aria-live="polite">
      {ctrl.answer.said.value} <Rich text={ctrl.answer.note.value} />
    </p>
  </>
);

/** What lies over the table. */
const Above = ({ ctrl }: Part) => (
  <>
    {ctrl.over && !ctrl.panels.endSeen.value && <End ctrl={ctrl} />}
    {ctrl.panels.menu.value && <Menu ctrl={ctrl} />}
    {ctrl.panels.help.value && <Help onClose={() => (ctrl.panels.help.value = false)} />}
  </>
);

/** The order in which an opened table is drawn: first the frame, then the market, then the log. */
const MARKET_STAGE = 4;
const LAST_STAGE = MARKET_STAGE + MARKET_STAGES + 1;

/** The names of a table's state; they change without the table being drawn again. */
function useTableNames(ctrl: TableCtrl, stage: ReadonlySignal<number>) {
  return {
    class: useComputed(() =>
      [
        "table",
        opensSheet(ctrl.choosing.value) && "sheet-open",
        ctrl.line !== "fine" && "offline",
        ctrl.view.clock && "timed",
      ]
        .filter(Boolean)
        .join(" "),
    ),
    "data-choice": ctrl.choosing,
    "data-unfolded": useComputed(() => (ctrl.panels.seats.value ? "" : undefined)),
    "data-closing": useComputed(() =>
      opensSheet(ctrl.choosing.value) && !opensSheet(ctrl.choice.value.kind) ? "" : undefined,
    ),
    "data-sent": useComputed(() => (ctrl.sent.value ? "" : undefined)),
    "data-behind": useComputed(() =>
      ctrl.behind.value || stage.value <= LAST_STAGE ? "" : undefined,
    ),
  };
}

/** The table: the same parts in the same order everywhere; only the style sheet moves them. */
export function TableView({ ctrl, shown }: Part & { readonly shown: () => void }) {
  const { view, position } = ctrl;
  useTitle(tabText(ctrl));
  useKeys(ctrl);
  useHold(ctrl);
  useLayoutEffect(shown);
  const stage = useStages(LAST_STAGE + 1);
  const names = useTableNames(ctrl, stage);
  const part = (at: number, children: ComponentChildren) => (
    <Staged stage={stage} at={at}>
      {children}
    </Staged>
  );
  if (view.curtain !== undefined) return <Curtain ctrl={ctrl} seat={view.curtain} />;
  return (
    <main
      {...names}
      data-seats={seatCount(position)}
      data-mine={view.mayAct ? "" : undefined}
      data-last-round={inLastRound(ctrl) ? "" : undefined}
      data-seq={view.seq}
      onClickCapture={(event) => {
        const link = event.target instanceof Element && event.target.closest(".rule-link");
        if (!link) ctrl.answer.dismiss();
      }}
    >
      <h1 class="sr">Gemwright</h1>
      {part(0, <Bar ctrl={ctrl} />)}
      {part(0, <LastRoundBanner ctrl={ctrl} />)}
      {part(1, <Seats ctrl={ctrl} />)}
      {part(0, <LastMove ctrl={ctrl} />)}
      {part(3, <Nobles ctrl={ctrl} />)}
      <Market ctrl={ctrl} stage={stage} from={MARKET_STAGE} />
      {part(2, <Supply ctrl={ctrl} />)}
      {part(2, <OwnRow ctrl={ctrl} />)}
      {part(0, <Self ctrl={ctrl} />)}
      {isDesk.value && part(LAST_STAGE - 1, <ReservedRow ctrl={ctrl} />)}
      {part(3, <Dock ctrl={ctrl} />)}
      {isDesk.value && part(LAST_STAGE, <Log ctrl={ctrl} />)}
      <ConnectionToast ctrl={ctrl} />
      {ctrl.game.company && <TakeBackQuestion ctrl={ctrl} company={ctrl.game.company} />}
      <Answer ctrl={ctrl} />
      <LargeCard ctrl={ctrl} />
      <Above ctrl={ctrl} />
    </main>
  );
}
