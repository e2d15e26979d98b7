import type { StandIns } from "@gemwright/notation";
import { language } from "../i18n/i18n.ts";
import { writtenIn } from "../i18n/numbers.ts";
import { Rich } from "../i18n/rich.tsx";
import type { Replay } from "../play/game.ts";
import type { TableCtrl } from "../table/ctrl.ts";
import { tellBetter } from "./better.ts";
import { isStandIns } from "./own-turns.ts";
import type { Review } from "./review.ts";
import { reviewTexts, slipOf } from "./review-texts.ts";

interface AdviceProps {
  readonly ctrl: TableCtrl;
  readonly replay: Replay;
  readonly review: Review;
  /** The turns that a bot played for somebody. */
  readonly botTurns: StandIns;
}

/** What the review says of the turn that is about to be played on the table. */
export function Advice({ ctrl, replay, review, botTurns }: AdviceProps) {
  const texts = reviewTexts();
  const at = replay.at.value;
  const turn = review.turns.value[at];
  const slip = turn && slipOf(turn);
  if (!texts || !slip) return null;
  const { change } = writtenIn(language.value);
  return (
    <p class="replay-advice">
      {isStandIns(botTurns, turn) ? texts.theBot : ctrl.name(turn.seat)}: <b>{texts.grade[slip]}</b>{" "}
      {change(-turn.loss)}. {texts.better}:{" "}
      <Rich text={tellBetter(texts, ctrl.position, turn.best, replay.deeds[at])} />
      {ctrl.view.eyes !== undefined && (
        <span class="sr">. {texts.through(ctrl.name(ctrl.view.eyes))}</span>
      )}
    </p>
  );
}
