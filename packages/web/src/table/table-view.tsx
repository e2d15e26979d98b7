import {
  LEVELS,
  PRESTIGE_TO_END,
  RESERVED_LIMIT,
  type Seat,
  deckSize,
  isLastRound,
  market,
  nobles,
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
import { useLayoutEffect } from "preact/hooks";
import { useTitle } from "../app/page.tsx";
import { Portrait } from "../art/portrait.tsx";
import { Brand, Mark, Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { Rich } from "../i18n/rich.tsx";
import { Brief, briefName } from "./brief-name.tsx";
import { CardFace, Deck } from "./card-face.tsx";
import { ClockView } from "./clock.tsx";
import { ConnectionToast } from "./connection.tsx";
import type { TableCtrl } from "./ctrl.ts";
import { Curtain } from "./curtain.tsx";
import { End } from "./end.tsx";
import { Help } from "./help.tsx";
import { highlighted } from "./highlight.ts";
import { press } from "./keys.ts";
import { LargeCard, useHold } from "./large-card.tsx";
import { LastMove, Log } from "./log.tsx";
import { Menu } from "./menu.tsx";
import { NobleTile } from "./noble-tile.tsx";
import { Note } from "./note.tsx";
import { freshPlaces } from "./recent.ts";
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
  if (ctrl.choosing.value === "payment") return m.choosePayment;
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
        onClick={() => (ctrl.menu.value = true)}
      >
        <Sign name="menu" />
        <span class="wide">{m.menu}</span>
      </button>
    </header>
  );
}

/** R6.4: who brought the end, and whose turns remain. */
function LastRoundBanner({ ctrl }: Part) {
  const m = t();
  const { position } = ctrl;
  if (!isLastRound(position) || ctrl.over) return null;
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

function Nobles({ ctrl }: Part) {
  const waiting = nobles(ctrl.position);
  const chosen = ctrl.chosenNoble.value;
  return (
    <Roving class="nobles" label={t().nobles} columns={1}>
      {waiting.map((noble) => (
        <NobleTile
          key={noble}
          position={ctrl.position}
          seat={ctrl.self}
          noble={noble}
          selected={chosen === noble}
          onTap={() => ctrl.lookAtNoble(noble)}
        />
      ))}
    </Roving>
  );
}

function Market({ ctrl }: Part) {
  const { position, view } = ctrl;
  const fresh = freshPlaces(view);
  const lit = highlighted();
  const chosen = ctrl.chosenPlace.value;
  return (
    <Roving class="market" label={t().market} columns={5}>
      {LEVELS.toReversed().map((level) => (
        <>
          <Deck
            key={`deck-${level}`}
            level={level}
            left={deckSize(position, level)}
            selected={ctrl.chosenDeck.value === level || lit.has(`deck-${level}`)}
            onTap={() => ctrl.tapDeck(level)}
          />
          {market(position, level).map((card, slot) =>
            card === undefined ? (
              <span class="gap" key={`${level}-${slot}`} data-place={`${level}-${slot}`}>
                {t().emptyPlace}
              </span>
            ) : (
              <CardFace
                key={`${level}-${slot}`}
                card={card}
                place={`${level}-${slot}`}
                bill={ctrl.bill(card)}
                after={ctrl.billAfter(card)}
                freshFrom={fresh.get(`${level}-${slot}`)}
                selected={
                  lit.has(`place-${level}-${slot}`) ||
                  (chosen !== undefined &&
                    "slot" in chosen &&
                    chosen.level === level &&
                    chosen.slot === slot)
                }
                onTap={() => ctrl.tapCard({ level, slot })}
              />
            ),
          )}
        </>
      ))}
    </Roving>
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
  const chosen = ctrl.chosenPlace.value;
  return (
    <Roving class="reserved" label={m.yourReserved} columns={RESERVED_LIMIT}>
      <h2 class="row-name">
        <Rich text={m.reservedOf(cards.length, RESERVED_LIMIT)} />
      </h2>
      {cards.map((each, index) =>
        each.known ? (
          <CardFace
            key={index}
            card={each.card}
            small
            place={`r${index}`}
            bill={ctrl.bill(each.card)}
            after={ctrl.billAfter(each.card)}
            selected={chosen !== undefined && "reserved" in chosen && chosen.reserved === index}
            onTap={() => ctrl.tapCard({ reserved: index })}
          />
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

/** The table: the same parts in the same order everywhere; only the style sheet moves them. */
export function TableView({ ctrl, shown }: Part & { readonly shown: () => void }) {
  const { view, position } = ctrl;
  const choosing = ctrl.choosing.value;
  useTitle(tabText(ctrl));
  useKeys(ctrl);
  useHold(ctrl);
  useLayoutEffect(shown);
  if (view.curtain !== undefined) return <Curtain ctrl={ctrl} seat={view.curtain} />;
  const sheet = opensSheet(choosing);
  const classes = [
    "table",
    sheet && "sheet-open",
    ctrl.line !== "fine" && "offline",
    view.clock && "timed",
  ].filter(Boolean);
  return (
    <main
      class={classes.join(" ")}
      data-seats={seatCount(position)}
      data-mine={view.mayAct ? "" : undefined}
      data-choice={choosing}
      data-seq={view.seq}
      onClickCapture={(event) => {
        const link = event.target instanceof Element && event.target.closest(".rule-link");
        if (!link) ctrl.dismissNote();
      }}
    >
      <h1 class="sr">Gemwright</h1>
      <Bar ctrl={ctrl} />
      <LastRoundBanner ctrl={ctrl} />
      <Seats ctrl={ctrl} />
      <LastMove ctrl={ctrl} />
      <Nobles ctrl={ctrl} />
      <Market ctrl={ctrl} />
      <Supply ctrl={ctrl} />
      <OwnRow ctrl={ctrl} />
      <Self ctrl={ctrl} />
      <ReservedRow ctrl={ctrl} />
      {sheet ? <ChoiceSheet ctrl={ctrl} /> : <Tray ctrl={ctrl} />}
      <Log ctrl={ctrl} />
      <ConnectionToast ctrl={ctrl} />
      {ctrl.game.company && <TakeBackQuestion ctrl={ctrl} company={ctrl.game.company} />}
      {ctrl.note.value && (
        <p class="note">
          <Note ctrl={ctrl} />
        </p>
      )}
      <p class="sr" role="status" aria-live="polite">
        {ctrl.said.value} <Rich text={ctrl.note.value} />
      </p>
      <LargeCard ctrl={ctrl} />
      {ctrl.over && !ctrl.endSeen.value && <End ctrl={ctrl} />}
      {ctrl.menu.value && <Menu ctrl={ctrl} />}
      {ctrl.help.value && <Help onClose={() => (ctrl.help.value = false)} />}
    </main>
  );
}
