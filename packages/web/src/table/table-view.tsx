import { type ReadonlySignal, useComputed } from "@preact/signals";
import { seatCount } from "@gemwright/rules";
import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { isDesk } from "../app/desk.ts";
import { useTitle } from "../app/page.tsx";
import { Staged, useStages } from "../app/stages.tsx";
import { spoken } from "../i18n/marked.ts";
import { Bar, LastRoundBanner, inLastRound, tabText } from "./bar.tsx";
import { ConnectionToast } from "./connection.tsx";
import { opensSheet } from "./choice.ts";
import type { TableCtrl } from "./ctrl.ts";
import { Covers } from "./covers.ts";
import { Curtain } from "./curtain.tsx";
import { Dealt } from "./dealt.tsx";
import { End } from "./end.tsx";
import { useFocusKept } from "./focus.ts";
import { Help } from "./help.tsx";
import { press } from "./keys.ts";
import { LargeCard, useHold } from "./large-card.tsx";
import { LastMove, Log } from "./log.tsx";
import { MARKET_STAGES, Market, Nobles } from "./market.tsx";
import { Menu } from "./menu.tsx";
import { Note } from "./note.tsx";
import { Seats } from "./seat-panel.tsx";
import { ReservedRow, Self } from "./self.tsx";
import { ChoiceSheet } from "./sheets/choice-sheet.tsx";
import { OwnRow, Supply } from "./supply.tsx";
import { RematchQuestion } from "./rematch.tsx";
import { TakeBackQuestion } from "./take-back.tsx";
import { Tray } from "./tray.tsx";
import "./watching.css";

interface Part {
  readonly ctrl: TableCtrl;
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
    <p class="sr" role="status" aria-live="polite" aria-atomic="false">
      <span key={ctrl.answer.lines.value}>{ctrl.answer.said.value}</span>{" "}
      <span key={ctrl.answer.note.value}>{spoken(ctrl.answer.note.value)}</span>
    </p>
  </>
);

/** What lies over the table. */
const Above = ({ ctrl }: Part) => (
  <>
    {ctrl.view.dealt !== undefined && <Dealt ctrl={ctrl} card={ctrl.view.dealt} />}
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
  useFocusKept(ctrl);
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
      data-watching={ctrl.watching ? "" : undefined}
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
      {!ctrl.watching && part(2, <OwnRow ctrl={ctrl} />)}
      {!ctrl.watching && part(0, <Self ctrl={ctrl} />)}
      {!ctrl.watching && isDesk.value && part(LAST_STAGE - 1, <ReservedRow ctrl={ctrl} />)}
      {part(3, <Dock ctrl={ctrl} />)}
      {isDesk.value && part(LAST_STAGE, <Log ctrl={ctrl} />)}
      <ConnectionToast ctrl={ctrl} />
      {ctrl.game.company && <TakeBackQuestion ctrl={ctrl} company={ctrl.game.company} />}
      <RematchQuestion ctrl={ctrl} />
      <Covers ctrl={ctrl} />
      <Answer ctrl={ctrl} />
      <LargeCard ctrl={ctrl} />
      <Above ctrl={ctrl} />
    </main>
  );
}
