import { useState } from "preact/hooks";
import { t } from "../i18n/i18n.ts";
import type { Company, TakeBack } from "../play/game.ts";
import type { TableCtrl } from "./ctrl.ts";

interface TakeBackQuestionProps {
  readonly ctrl: TableCtrl;
  readonly company: Company;
}

/** What is told to those who have nothing to answer, or not any more. */
function statusOf(ctrl: TableCtrl, asked: TakeBack): string | undefined {
  const m = t();
  if (ctrl.watching) return m.takeBackAsked(ctrl.name(asked.seat));
  // of two nobody else has to agree
  if (!asked.answered || ctrl.others.length < 2) return undefined;
  return m.takeBackAgreed;
}

/** Whoever asks sees that the question stands, and may withdraw it while nobody has agreed. */
const OwnQuestion = ({ ctrl, asked }: { readonly ctrl: TableCtrl; readonly asked: TakeBack }) => (
  <section class="question" role="status">
    <p>{t().takeBackSent}</p>
    {!asked.agreed && (
      <button type="button" class="btn quiet" onClick={() => void ctrl.withdrawTakeBack()}>
        {t().withdraw}
      </button>
    )}
  </section>
);

/** Somebody asks to take a turn back; everybody else is asked once, and whoever watches is told. */
export function TakeBackQuestion({ ctrl, company }: TakeBackQuestionProps) {
  const m = t();
  const asked = company.takeBack.value;
  const [read, setRead] = useState<TakeBack>();
  if (!asked || asked === read || ctrl.over) return null;
  if (asked.declinedBy !== undefined)
    return (
      <section class="question" role="status">
        <p>{m.takeBackDeclined(ctrl.name(asked.declinedBy))}</p>
        <button type="button" class="btn quiet" onClick={() => setRead(asked)}>
          {m.close}
        </button>
      </section>
    );
  if (asked.seat === ctrl.view.viewer) return <OwnQuestion ctrl={ctrl} asked={asked} />;
  const status = statusOf(ctrl, asked);
  if (status)
    return (
      <p class="question" role="status">
        {status}
      </p>
    );
  const answer = (agreed: boolean) => void ctrl.attempt(company.answerTakeBack(agreed));
  return (
    <section class="question" role="alert">
      <p>{m.takeBackAsked(ctrl.name(asked.seat))}</p>
      <button type="button" class="btn main" onClick={() => answer(true)}>
        {m.agree}
      </button>
      <button type="button" class="btn quiet" onClick={() => answer(false)}>
        {m.refuse}
      </button>
    </section>
  );
}
