import { type TurnAnalysis, gradeFrom } from "@gemwright/ai";
import { useEffect, useMemo } from "preact/hooks";
import { afterPaint } from "../app/after-paint.ts";
import { Page } from "../app/page.tsx";
import type { FinishedGame } from "../app/route.ts";
import { Opened } from "../archive/opened.tsx";
import { language, t } from "../i18n/i18n.ts";
import { writtenIn } from "../i18n/numbers.ts";
import { nameIn, resultWords } from "../play/outcome.ts";
import { type ReplayState, retrace } from "../play/replay-game.ts";
import { ranking } from "../table/ranking.ts";
import { ChanceChart } from "./chance-chart.tsx";
import { Players } from "./players.tsx";
import { type Review, reviewOf } from "./review.ts";
import { type Reviewed, chancesOf } from "./reviewed.ts";
import { reviewTexts } from "./review-texts.ts";
import { Slips } from "./slips.tsx";
import "./review.css";

/** The same chances for those who do not see the chart. */
function Ranges({ reviewed }: { readonly reviewed: Reviewed }) {
  const { texts, written, names } = reviewed;
  const moments = chancesOf(reviewed);
  const ranges = names.map((name, seat) => {
    const all = moments.map((chances) => chances[seat] ?? 0);
    const told = [all[0] ?? 0, Math.min(...all), Math.max(...all), all.at(-1) ?? 0] as const;
    const [first, low, high, last] = told.map(written.whole);
    return texts.range(name, first ?? "", low ?? "", high ?? "", last ?? "");
  });
  return <p class="sr">{ranges.join(" ")}</p>;
}

/** Whoever comes back from the table finds the line that led there. */
function useWayBack(review: Review): void {
  useEffect(() => {
    const { lookedAt } = review;
    if (lookedAt === undefined) return;
    afterPaint(() => {
      const line = document.querySelector<HTMLElement>(`.slip-look[data-turn="${lookedAt}"]`);
      line?.scrollIntoView({ block: "center" });
      line?.focus({ preventScroll: true });
    });
  }, [review]);
}

/** What stands once every turn is judged. */
function Judged({ reviewed, review }: { readonly reviewed: Reviewed; readonly review: Review }) {
  const { texts, written, ranked, state } = reviewed;
  const seats = review.seats.value ?? [];
  const played = ranked.flatMap((seat) => [
    ...(seats[seat]?.accuracy === null ? [] : [{ seat, standIn: false }]),
    ...(state.botTurns[seat]?.length ? [{ seat, standIn: true }] : []),
  ]);
  useWayBack(review);
  const { inaccuracy, mistake, blunder } = gradeFrom(state.sitters.length);
  const from = {
    inaccuracy: written.whole(inaccuracy),
    mistake: written.whole(mistake),
    blunder: written.whole(blunder),
  };
  return (
    <>
      <Players reviewed={reviewed} seats={seats} />
      {played.length > 0 && (
        <section class="review-slips" aria-labelledby="review-slips">
          <h2 id="review-slips">{texts.slips}</h2>
          {played.map(({ seat, standIn }) => (
            <Slips reviewed={reviewed} seat={seat} standIn={standIn} review={review} />
          ))}
        </section>
      )}
      <p class="review-about">{texts.about(from, written.change(-0.1))}</p>
      <p class="review-about">{texts.eyes}</p>
    </>
  );
}

function Reviewing({ state }: { readonly state: ReplayState }) {
  const texts = reviewTexts();
  const retraced = useMemo(() => retrace(state), [state]);
  const review = useMemo(() => reviewOf(state.record), [state]);
  useEffect(() => review.begin(), [review]);
  if (!texts) return <Page title="…" />;
  const turns = review.turns.value;
  const done = review.seats.value !== undefined;
  const trouble = review.trouble.value;
  const last = retraced.deeds.length;
  const names = state.sitters.map((_, seat) => nameIn(state, seat));
  const written = writtenIn(language.value);
  const ranked = ranking(retraced.positions.at(-1)!, state.winners).map(({ seat }) => seat);
  const reviewed = { texts, written, state, names, ranked, turns, ...retraced };
  const look = (turn: TurnAnalysis) => (review.lookedAt = turn.turn);
  const roundOf = (turn: number) => retraced.deeds[Math.min(turn, last - 1)]?.round ?? 1;
  return (
    <Page title={texts.title}>
      <div class="review" aria-busy={!done && !trouble}>
        <div class="review-head">
          <p class="review-result">{resultWords(state)}</p>
          <p>{texts.intro}</p>
          <a class="btn quiet" href={state.address}>
            {t().lookThrough}
          </a>
        </div>
        <p class="sr" role="status">
          {done ? texts.ready : ""}
        </p>
        {trouble && (
          <p class="trouble" role="alert">
            {texts.failed}{" "}
            <button type="button" class="btn quiet" onClick={() => review.begin()}>
              {texts.again}
            </button>
          </p>
        )}
        {!done && !trouble && last > 0 && (
          <label class="review-progress">
            <span>{texts.judging(roundOf(turns.length), roundOf(last))}</span>
            <progress max={last} value={turns.length} />
          </label>
        )}
        {turns.length > 0 && (
          <div>
            <ChanceChart reviewed={reviewed} onLook={done ? look : undefined} />
            <Ranges reviewed={reviewed} />
          </div>
        )}
        {done && <Judged reviewed={reviewed} review={review} />}
      </div>
    </Page>
  );
}

/** A finished game as the champion sees it: how the chances went, and which turns cost something. */
export const ReviewPage = ({ at }: { readonly at: FinishedGame }) => (
  <Opened at={at}>{(state) => <Reviewing state={state} />}</Opened>
);
