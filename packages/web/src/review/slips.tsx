import type { TurnAnalysis } from "@gemwright/ai";
import type { Seat } from "@gemwright/rules";
import { Mark, Sign } from "../art/stone.tsx";
import { t } from "../i18n/i18n.ts";
import { Rich } from "../i18n/rich.tsx";
import { tellBetter, tellPlayed } from "./better.ts";
import type { Review } from "./review.ts";
import { type Reviewed, tableBefore } from "./reviewed.ts";
import { slipOf } from "./review-texts.ts";
import { stretches } from "./stretches.ts";

interface SlipLineProps {
  readonly reviewed: Reviewed;
  readonly turn: TurnAnalysis;
  readonly onLook: () => void;
}

function SlipLine({ reviewed, turn, onLook }: SlipLineProps) {
  const { texts, written, names, state, positions, deeds } = reviewed;
  const before = turn.turn - 1;
  const deed = deeds[before];
  const start = positions[before];
  const slip = slipOf(turn);
  if (!deed || !start || !slip) return null;
  const who = turn.standIn
    ? { you: false, name: texts.theBot }
    : { you: turn.seat === state.viewer, name: names[turn.seat] ?? "" };
  const when = t().roundNumber(deed.round);
  return (
    <li class="slip-line" data-grade={slip}>
      <p class="slip-grade">
        <b>{texts.grade[slip]}</b> <span>{written.change(-turn.loss)}</span>
        <a
          class="slip-look"
          href={tableBefore(reviewed, turn)}
          aria-label={`${texts.look}: ${when}`}
          data-turn={turn.turn}
          onClick={onLook}
        >
          {when} <Sign name="arrow" />
        </a>
      </p>
      <p>
        <Rich text={tellPlayed(texts, who, deed)} />
      </p>
      <p>
        <b>{texts.better}</b>: <Rich text={tellBetter(texts, start, turn.best, deed)} />
      </p>
    </li>
  );
}

interface SlipsProps {
  readonly reviewed: Reviewed;
  readonly seat: Seat;
  /** Whether they are the turns of a bot that stood in for somebody. */
  readonly standIn: boolean;
  readonly review: Review;
}

/** What a record says of a bot that played for somebody in a seat, or cannot say. */
function standInWords({ texts, state }: Reviewed, seat: Seat): string {
  const byBot = state.botTurns[seat];
  if (byBot === undefined) return state.standIns.includes(seat) ? texts.standIn : "";
  if (byBot.length === 0) return "";
  const rounds = byBot.map((turn) => Math.ceil(turn / state.sitters.length));
  return texts.onlyOwn(byBot.length, stretches(rounds));
}

/** What a seat gave away. People want to learn from their turns; those of bots are folded. */
export function Slips({ reviewed, seat, standIn, review }: SlipsProps) {
  const { texts, names, state, turns } = reviewed;
  const slips = turns.filter(
    (turn) => turn.seat === seat && turn.standIn === standIn && slipOf(turn),
  );
  const returned = slips.some(({ turn }) => turn === review.lookedAt);
  const head = (
    <>
      <Mark seat={seat + 1} />
      <h3>{standIn ? texts.botTurns : names[seat]}</h3>
    </>
  );
  const people = state.sitters[seat]?.bot === undefined && !standIn;
  const words = standIn ? "" : standInWords(reviewed, seat);
  const about = words && <p class="review-stand-in">{words}</p>;
  // nothing to unfold
  if (slips.length === 0)
    return (
      <div class="review-seat">
        <div class="review-name">{head}</div>
        {about}
        <p>{texts.noSlips}</p>
      </div>
    );
  return (
    <details class="review-seat" open={returned || people}>
      <summary class="review-name">
        {head}
        <span>{slips.length}</span>
      </summary>
      {about}
      <ol>
        {slips.map((turn) => (
          <SlipLine
            key={turn.turn}
            reviewed={reviewed}
            turn={turn}
            onLook={() => (review.lookedAt = turn.turn)}
          />
        ))}
      </ol>
    </details>
  );
}
