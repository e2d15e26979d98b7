import { type Seat, seatToMove, tokenCount } from "@gemwright/rules";
import { Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { marks } from "../i18n/marked.ts";
import { Rich } from "../i18n/rich.tsx";
import type { Marked } from "../i18n/words.ts";
import { sumOf } from "./bill.ts";
import { Brief, briefName } from "./brief-name.tsx";
import { returnsAfter } from "./choice.ts";
import type { TableCtrl } from "./ctrl.ts";
import { Meter, Tally } from "./holdings.tsx";
import { Note } from "./note.tsx";
import { tellHandover } from "./tell.ts";
import { allTools } from "./tools.tsx";

function takeHint(ctrl: TableCtrl): Marked {
  const m = t();
  const take = ctrl.drawnTake.value;
  if (take.step === undefined)
    return `${m.chooseMoreColours(take.lacking)}${take.pairPossible ? ` ${m.orTheSame}` : ""}`;
  const back = returnsAfter(ctrl.position, take.step);
  return back ? m.takeReturns(back) : m.takeFits;
}

function TakeTray({ ctrl }: { readonly ctrl: TableCtrl }) {
  const m = t();
  const take = ctrl.drawnTake.value;
  const coming = sumOf(take.gems);
  const held = tokenCount(ctrl.position, ctrl.self);
  const ready = take.step !== undefined;
  return (
    <section
      class="tray"
      data-sent={ctrl.pressed}
      data-note={ctrl.answer.note.value ? "" : undefined}
      aria-label={m.yourAction}
    >
      <div class="tray-text">
        <p class="doing">
          <Rich text={m.taking(marks(take.gems))} />
        </p>
        <p class="hint">
          <Note ctrl={ctrl} otherwise={takeHint(ctrl)} />
        </p>
      </div>
      <div class="sum">
        <Tally held={held} coming={coming} />
        <Meter held={held} coming={coming} />
      </div>
      <div class="buttons">
        <button type="button" class="btn quiet" aria-label={m.cancel} onClick={() => ctrl.cancel()}>
          <span class="wide">{m.cancel}</span>
          <Sign name="close" class="narrow" />
        </button>
        <button
          type="button"
          class="btn main"
          data-confirm=""
          aria-disabled={ready ? undefined : true}
          onClick={() => ctrl.confirm()}
        >
          {ready ? (
            m.take(coming)
          ) : (
            <>
              <span class="wide">{m.chooseMore(take.lacking)}</span>
              <span class="narrow">{m.more(take.lacking)}</span>
            </>
          )}
        </button>
      </div>
    </section>
  );
}

/** While a bot plays on for the viewer, the way back is the only thing to do. */
function AwayTray({ ctrl }: { readonly ctrl: TableCtrl }) {
  const m = t();
  return (
    <section class="tray resting away-tray" aria-label={m.yourAction}>
      <div class="tray-text">
        <p class="doing">{m.botPlaysForYou}</p>
      </div>
      {!ctrl.view.sitters[ctrl.self]?.resigned && (
        <div class="buttons">
          <button
            type="button"
            class="btn main"
            onClick={() => void ctrl.attempt(ctrl.game.comeBack?.())}
          >
            {m.comeBack}
          </button>
        </div>
      )}
    </section>
  );
}

function restingText(
  ctrl: TableCtrl,
  nameOf = (seat: Seat) => ctrl.name(seat),
): readonly [doing: string, hint: string] {
  const m = t();
  const { position } = ctrl;
  if (ctrl.over) return [m.gameOver, ""];
  if (ctrl.view.unsent) return [m.moveWaits, m.moveKept];
  if (ctrl.line !== "fine") return [m.connectionLost, m.waitHint];
  if (ctrl.game.replay) return [m.lookThrough, m.replayHint];
  if (ctrl.view.mayAct) return [m.chooseAction, m.chooseActionHint];
  const closed = ctrl.game.closed?.();
  if (closed) return [closed.brief, closed.text];
  const mover = seatToMove(position);
  const sitter = ctrl.view.sitters[mover];
  const name = nameOf(mover);
  const hint = ctrl.watching ? m.youWatch : m.waitHint;
  if (sitter?.away) return [tellHandover({ you: false, name }, sitter), hint];
  if (ctrl.isAbsent(mover)) return [m.waitsForAbsent(name), hint];
  return [sitter?.bot === undefined ? m.isChoosing(name) : m.isThinking(name), hint];
}

/** The place where the turn is put together; at rest it says what is awaited. */
export function Tray({ ctrl }: { readonly ctrl: TableCtrl }) {
  if (ctrl.choosing.value === "take") return <TakeTray ctrl={ctrl} />;
  if (!ctrl.watching && !ctrl.over && ctrl.view.sitters[ctrl.self]?.away)
    return <AwayTray ctrl={ctrl} />;
  const [doing, hint] = restingText(ctrl);
  const [brief] = restingText(ctrl, (seat) => briefName(ctrl.name(seat)));
  const held = tokenCount(ctrl.position, ctrl.self);
  // what the heading says is not said once more below it
  const repeated = ctrl.answer.note.value === doing;
  const tools = allTools(ctrl);
  return (
    <section
      class={`tray resting${tools.length ? "" : " idle"}`}
      data-tools={tools.length}
      data-note={ctrl.answer.note.value && !repeated ? "" : undefined}
      aria-label={ctrl.watching ? t().watching : t().yourAction}
    >
      <div class="tray-text">
        <p class="doing">
          <Brief whole={doing} brief={brief} />
        </p>
        <p class="hint">{repeated ? hint : <Note ctrl={ctrl} otherwise={hint} />}</p>
      </div>
      {!ctrl.game.replay && !ctrl.watching && !ctrl.over && (
        <div class="sum">
          <Tally held={held} coming={0} />
          <Meter held={held} coming={0} />
        </div>
      )}
      {tools.length > 0 && <div class="buttons tools">{tools}</div>}
    </section>
  );
}
