import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { NOBLES } from "@gemwright/rules";
import { Portrait } from "../art/portrait.tsx";
import { Mark, Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { Rich } from "../i18n/rich.tsx";
import type { Deed } from "../play/deed.ts";
import type { Replay } from "../play/game.ts";
import { Turn } from "./bar.tsx";
import type { TableCtrl } from "./ctrl.ts";
import { highlight } from "./highlight.ts";
import { useRoving } from "./roving.tsx";
import { Talk } from "./talk.tsx";
import { tell, tellBriefly, tellHandover } from "./tell.ts";
import "./log-sheet.css";

function Line({
  ctrl,
  deed,
  round,
  newest,
  children,
}: {
  readonly ctrl: TableCtrl;
  readonly deed: Deed;
  readonly round: boolean;
  readonly newest: boolean;
  /** What happened after the turn and before the next one. */
  readonly children: ComponentChildren;
}) {
  const show = () => highlight(deed);
  const hide = () => highlight(undefined);
  // whoever leaves the table with the pointer on a line takes nothing along
  useEffect(() => hide, []);
  return (
    <>
      {round && <li class="log-round">{t().roundNumber(deed.round)}</li>}
      {children}
      <li
        data-seat={deed.seat + 1}
        data-newest={newest ? "" : undefined}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        <Mark seat={deed.seat + 1} />
        <span>
          <Rich text={tell(ctrl.who(deed.seat), deed)} />
        </span>
      </li>
    </>
  );
}

/** Who went and came after so many turns, newest first. */
const Handovers = ({ ctrl, turns }: { readonly ctrl: TableCtrl; readonly turns: number }) => (
  <>
    {ctrl.view.handovers
      ?.filter((each) => each.turns === turns)
      .toReversed()
      .map((each) => (
        <li class="log-handover">
          <Mark seat={each.seat + 1} />
          <span>
            <Rich text={tellHandover(ctrl.who(each.seat), each)} />
          </span>
        </li>
      ))}
  </>
);

/** A turn of a finished game; a tap shows the table after it. */
function JumpLine({
  ctrl,
  replay,
  turn,
}: {
  readonly ctrl: TableCtrl;
  readonly replay: Replay;
  readonly turn: number;
}) {
  const deed = replay.deeds[turn - 1]!;
  const at = replay.at.value;
  return (
    <>
      {replay.deeds[turn - 2]?.round !== deed.round && (
        <li class="log-round">{t().roundNumber(deed.round)}</li>
      )}
      <li data-seat={deed.seat + 1}>
        <button
          type="button"
          class="log-jump"
          aria-current={turn === at ? "step" : undefined}
          onClick={() => replay.goTo(turn)}
        >
          <Mark seat={deed.seat + 1} />
          <span>
            <Rich text={tell(ctrl.who(deed.seat), deed)} />
          </span>
        </button>
      </li>
    </>
  );
}

/** All turns of a finished game, as they were played. */
function JumpLog({ ctrl, replay }: { readonly ctrl: TableCtrl; readonly replay: Replay }) {
  const entered = useRoving<HTMLOListElement>(".log-jump");
  useEffect(() => {
    const current = entered.ref.current?.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest" });
  }, [replay.at.value]);
  return (
    <section class="log" aria-label={t().log}>
      <h2>{t().log}</h2>
      <ol tabIndex={-1} {...entered}>
        {replay.deeds.map((_, i) => (
          <JumpLine ctrl={ctrl} replay={replay} turn={i + 1} />
        ))}
      </ol>
    </section>
  );
}

/** Everything that happened, newest first; a line shows what it moved when it is pointed at. */
export function Log({ ctrl }: { readonly ctrl: TableCtrl }) {
  const { deeds } = ctrl.view;
  const { company, replay } = ctrl.game;
  const entered = useRoving<HTMLOListElement>("li[data-seat]");
  if (replay) return <JumpLog ctrl={ctrl} replay={replay} />;
  const newestFirst = deeds.toReversed();
  return (
    <section class="log" aria-label={t().log}>
      <h2>{t().log}</h2>
      {deeds.length === 0 && !ctrl.view.handovers?.length ? (
        <p class="log-empty">
          <Rich text={ctrl.tellStart()} />
        </p>
      ) : (
        <ol tabIndex={-1} {...entered}>
          {newestFirst.map((deed, i) => (
            <Line
              key={deeds.length - i}
              ctrl={ctrl}
              deed={deed}
              newest={i === 0}
              round={newestFirst[i - 1]?.round !== deed.round}
            >
              <Handovers ctrl={ctrl} turns={deeds.length - i} />
            </Line>
          ))}
          <Handovers ctrl={ctrl} turns={0} />
        </ol>
      )}
      {company && <Talk ctrl={ctrl} company={company} />}
    </section>
  );
}

/** How many remarks have been made since the talk was last in sight. */
function useUnread(ctrl: TableCtrl, open: boolean): number {
  const { company } = ctrl.game;
  const heard =
    company?.remarks.value.filter(
      ({ seat }) => seat !== ctrl.view.viewer && !company.muted.value.has(seat),
    ).length ?? 0;
  const seen = useRef(heard);
  if (open) seen.current = heard;
  return Math.max(0, heard - seen.current);
}

/** Everything that happened and was said, over a small screen; whose turn it is stays in sight. */
function LogSheet(props: { readonly ctrl: TableCtrl; readonly onClose: () => void }) {
  const { ctrl, onClose } = props;
  return (
    <div class="log-sheet">
      <p class="log-turn" data-mine={ctrl.view.mayAct ? "" : undefined}>
        <Turn ctrl={ctrl} />
      </p>
      <Log ctrl={ctrl} />
      <button type="button" class="btn quiet" onClick={onClose}>
        {t().close}
      </button>
    </div>
  );
}

/** Names of so many letters stand whole on the line of the last turn. */
const SHORT_NAME = 4;

/** The last turn on one line; a tap opens all of it, and the talk, on small screens. */
export function LastMove({ ctrl }: { readonly ctrl: TableCtrl }) {
  const deed = ctrl.view.deeds.at(-1);
  const { log } = ctrl.panels;
  const open = log.value;
  const opener = useRef<HTMLButtonElement>(null);
  const unread = useUnread(ctrl, open);
  useEffect(() => {
    if (!open) return undefined;
    return () => opener.current?.focus();
  }, [open]);
  if (!deed && !ctrl.game.company)
    return (
      <p class="last">
        <Rich text={ctrl.tellStart()} />
      </p>
    );
  return (
    <>
      <button
        type="button"
        class="last"
        aria-expanded={open}
        ref={opener}
        onClick={() => (log.value = !open)}
      >
        {unread > 0 && (
          <b class="unread">
            <Sign name="talk" />
            <span aria-hidden="true">{unread}</span>
            <span class="sr">{t().newRemarks(unread)}</span>
          </b>
        )}
        {deed && <Mark seat={deed.seat + 1} />}
        {/* said last and worth most: in sight also where the line has no room for its end */}
        {deed?.noble !== undefined && <Portrait noble={NOBLES[deed.noble]!} />}
        <span data-long={deed && ctrl.name(deed.seat).length > SHORT_NAME ? "" : undefined}>
          <Rich text={deed ? tellBriefly(ctrl.who(deed.seat), deed) : ctrl.tellStart()} />
        </span>
      </button>
      {open && <LogSheet ctrl={ctrl} onClose={() => (log.value = false)} />}
    </>
  );
}
