import { useEffect } from "preact/hooks";
import { language } from "../i18n/i18n.ts";
import { writtenIn } from "../i18n/numbers.ts";
import { Rich } from "../i18n/rich.tsx";
import type { Replay } from "../play/game.ts";
import type { TableCtrl } from "../table/ctrl.ts";
import { advise } from "../table/highlight.ts";
import { deedFrom, tellBetter } from "./better.ts";
import type { Review } from "./review.ts";
import { reviewTexts, slipOf } from "./review-texts.ts";

interface AdviceProps {
  readonly ctrl: TableCtrl;
  readonly replay: Replay;
  readonly review: Review;
}

/** What the review says of the turn that is about to be played on the table. */
export function Advice({ ctrl, replay, review }: AdviceProps) {
  const texts = reviewTexts();
  const at = replay.at.value;
  const turn = review.turns.value[at];
  const slip = turn && slipOf(turn);
  const best = slip && deedFrom(ctrl.position, turn.best);
  // the table shows where the better turn would have been played
  useEffect(() => {
    advise(best);
    return () => advise(undefined);
  }, [at, turn]);
  if (!texts || !slip) return null;
  const { change } = writtenIn(language.value);
  return (
    <p class="replay-advice">
      {turn.standIn ? texts.theBot : ctrl.name(turn.seat)}: <b>{texts.grade[slip]}</b>{" "}
      {change(-turn.loss)}. {texts.better}:{" "}
      <Rich text={tellBetter(texts, ctrl.position, turn.best, replay.deeds[at])} />
      {ctrl.view.eyes !== undefined && (
        <span class="sr">. {texts.through(ctrl.name(ctrl.view.eyes))}</span>
      )}
    </p>
  );
}
