import { GRADE_FROM, type SeatAnalysis, type TurnAnalysis } from "@gemwright/ai";
import type { Seat } from "@gemwright/rules";
import { useEffect, useMemo } from "preact/hooks";
import { afterPaint } from "../app/after-paint.ts";
import { Page } from "../app/page.tsx";
import type { FinishedGame } from "../app/route.ts";
import { Opened } from "../archive/opened.tsx";
import { Mark, Sign } from "../art/stone.tsx";
import { language, t } from "../i18n/i18n.ts";
import { type Written, writtenIn } from "../i18n/numbers.ts";
import { Rich } from "../i18n/rich.tsx";
import type { Deed } from "../play/deed.ts";
import { nameIn, resultWords, seatNote } from "../play/outcome.ts";
import { momentAddress } from "../play/replay-address.ts";
import { type ReplayState, retrace } from "../play/replay-game.ts";
import { BASE, SeatChart, TOP, WIDTH } from "../table/seat-chart.tsx";
import { tell } from "../table/tell.ts";
import { tellBetter } from "./better.ts";
import { isStandIns, ownAnalyses, stretches } from "./own-turns.ts";
import { type Review, reviewOf } from "./review.ts";
import { type ReviewTexts, type Slip, reviewTexts, slipOf } from "./review-texts.ts";
import "./review.css";

/** Worst first. */
const SLIPS = ["blunder", "mistake", "inaccuracy"] as const satisfies readonly Slip[];

/** Everything that the parts of the page are drawn from. */
interface Reviewed {
  readonly texts: ReviewTexts;
  readonly written: Written;
  readonly state: ReplayState;
  readonly names: readonly string[];
  readonly positions: ReturnType<typeof retrace>["positions"];
  readonly deeds: readonly Deed[];
  readonly turns: readonly TurnAnalysis[];
}

/** Everybody's chances before each turn and after the last one that is judged. */
function Chances({ reviewed }: { readonly reviewed: Reviewed }) {
  const { texts, written, turns, deeds, names, state } = reviewed;
  const x = (turn: number) => (WIDTH * turn) / Math.max(1, deeds.length);
  const y = (chance: number) => Math.round(BASE - (BASE - TOP) * chance);
  const moments = [...turns.map(({ before }) => before), turns.at(-1)?.after ?? []];
  const point = (seat: Seat, turn: number) =>
    `${x(turn).toFixed(1)} ${y(moments[turn]?.[seat] ?? 0)}`;
  const lines = names.map((name, seat) => {
    const now = moments.at(-1)?.[seat] ?? 0;
    const d = `M${moments.map((_, turn) => point(seat, turn)).join("L")}`;
    return { seat, name, d, end: y(now), value: written.whole(now) };
  });
  const ranges = names.map((name, seat) => {
    const all = moments.map((chances) => chances[seat] ?? 0);
    const told = [all[0] ?? 0, Math.min(...all), Math.max(...all), all.at(-1) ?? 0] as const;
    const [first, low, high, last] = told.map(written.whole);
    return texts.range(name, first ?? "", low ?? "", high ?? "", last ?? "");
  });
  const even = 1 / names.length;
  return (
    <>
      <SeatChart
        caption={texts.chances}
        lines={lines}
        viewer={state.viewer}
        goal={{ y: y(even), name: written.whole(even) }}
      >
        {turns
          .filter(({ grade }) => grade === "mistake" || grade === "blunder")
          .map(({ turn, seat, grade }) => (
            <path
              class="slip"
              data-grade={grade}
              style={{ stroke: `var(--seat-${seat + 1})` }}
              d={`M${point(seat, turn)}h0`}
            />
          ))}
      </SeatChart>
      <p class="sr">{ranges.join(" ")}</p>
    </>
  );
}

interface PlayersProps {
  readonly reviewed: Reviewed;
  readonly seats: readonly SeatAnalysis[];
}

function Players({ reviewed: { texts, written, names, state }, seats }: PlayersProps) {
  return (
    <section class="review-players" aria-labelledby="review-players" tabIndex={0}>
      <h2 id="review-players">{texts.table}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t().player}</th>
            <th scope="col">{texts.accuracy}</th>
            {SLIPS.map((slip) => (
              <th scope="col">{texts.counts[slip]}</th>
            ))}
            <th scope="col">{texts.luck}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(({ seat, accuracy, luck, grades }) => (
            <tr>
              <th scope="row">
                <Mark seat={seat + 1} />
                <span>{names[seat]}</span>
                {seatNote(state, seat) && <small>{seatNote(state, seat)}</small>}
              </th>
              <td class="review-accuracy">{accuracy === null ? "–" : Math.round(accuracy)}</td>
              {SLIPS.map((slip) => (
                <td>{grades[slip]}</td>
              ))}
              <td>{written.change(luck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

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
  const who = isStandIns(state.botTurns, turn)
    ? { you: false, name: texts.theBot }
    : { you: turn.seat === state.viewer, name: names[turn.seat] ?? "" };
  const when = t().roundNumber(deed.round);
  return (
    <li class="slip-line" data-grade={slip}>
      <p class="slip-grade">
        <b>{texts.grade[slip]}</b> <span>{written.change(-turn.loss)}</span>
        <a
          class="slip-look"
          href={momentAddress(state.address, before)}
          aria-label={`${texts.look}: ${when}`}
          data-turn={turn.turn}
          onClick={onLook}
        >
          {when} <Sign name="arrow" />
        </a>
      </p>
      <p>
        <Rich text={tell(who, deed)} />
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
  return texts.onlyOwn(byBot.length, stretches(byBot, state.sitters.length));
}

/** What a seat gave away. People want to learn from their turns; those of bots are folded. */
function Slips({ reviewed, seat, standIn, review }: SlipsProps) {
  const { texts, names, state, turns } = reviewed;
  const slips = turns.filter(
    (turn) => turn.seat === seat && isStandIns(state.botTurns, turn) === standIn && slipOf(turn),
  );
  const returned = slips.some(({ turn }) => turn === review.lookedAt);
  const people = state.sitters[seat]?.bot === undefined && !standIn;
  const whose = seat === state.viewer ? texts.ownTurns : texts.turnsOf(names[seat] ?? "");
  const about = standIn ? "" : standInWords(reviewed, seat);
  return (
    <details class="review-seat" open={returned || people}>
      <summary>
        <Mark seat={seat + 1} />
        <h2>{standIn ? texts.botTurns : whose}</h2>
        <span>{slips.length}</span>
      </summary>
      {about && <p class="review-stand-in">{about}</p>}
      {slips.length === 0 ? (
        <p>{texts.noSlips}</p>
      ) : (
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
      )}
    </details>
  );
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
  const { texts, written, names, state } = reviewed;
  const seats = ownAnalyses(review.turns.value, names.length, state.botTurns);
  useWayBack(review);
  const from = {
    inaccuracy: written.whole(GRADE_FROM.inaccuracy),
    mistake: written.whole(GRADE_FROM.mistake),
    blunder: written.whole(GRADE_FROM.blunder),
  };
  // one's own turns come first
  const order = names
    .map((_, seat) => seat)
    .toSorted((a, b) => Number(b === state.viewer) - Number(a === state.viewer))
    .flatMap((seat) => [
      ...(seats[seat]?.accuracy === null ? [] : [{ seat, standIn: false }]),
      ...(state.botTurns[seat]?.length ? [{ seat, standIn: true }] : []),
    ]);
  return (
    <>
      <Players reviewed={reviewed} seats={seats} />
      {order.map(({ seat, standIn }) => (
        <Slips reviewed={reviewed} seat={seat} standIn={standIn} review={review} />
      ))}
      <p class="review-about">{texts.about(from)}</p>
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
  const reviewed = { texts, written, state, names, turns, ...retraced };
  return (
    <Page title={texts.title}>
      <div class="review" aria-busy={!done && !trouble}>
        <p class="review-result">{resultWords(state)}</p>
        <p>{texts.intro}</p>
        <a class="btn quiet" href={state.address}>
          {t().lookThrough}
        </a>
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
            <span>{texts.judging(Math.min(turns.length + 1, last), last)}</span>
            <progress max={last} value={turns.length} />
          </label>
        )}
        {turns.length > 0 && <Chances reviewed={reviewed} />}
        {done && <Judged reviewed={reviewed} review={review} />}
      </div>
    </Page>
  );
}

/** A finished game as the champion sees it: how the chances went, and which turns cost something. */
export const ReviewPage = ({ at }: { readonly at: FinishedGame }) => (
  <Opened at={at}>{(state) => <Reviewing state={state} />}</Opened>
);
