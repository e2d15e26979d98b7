import { GRADES, type SeatAnalysis, type TurnAnalysis } from "@gemwright/ai";
import type { Seat } from "@gemwright/rules";
import { useEffect, useMemo } from "preact/hooks";
import { Page } from "../app/page.tsx";
import type { FinishedGame } from "../app/route.ts";
import { Opened } from "../archive/opened.tsx";
import { Mark, Sign } from "../art/stone.tsx";
import { language, t } from "../i18n/i18n.ts";
import { type Written, writtenIn } from "../i18n/numbers.ts";
import { Rich } from "../i18n/rich.tsx";
import type { Deed } from "../play/deed.ts";
import { sitterNames } from "../play/game.ts";
import { momentAddress } from "../play/replay-address.ts";
import { type ReplayState, retrace } from "../play/replay-game.ts";
import { BASE, SeatChart, TOP, WIDTH } from "../table/seat-chart.tsx";
import { tell } from "../table/tell.ts";
import { tellBetter } from "./better.ts";
import { reviewOf } from "./review.ts";
import { type ReviewTexts, type Slip, reviewTexts } from "./review-texts.ts";
import "./review.css";

/** Worst first. */
const SLIPS = GRADES.filter(
  (grade): grade is Slip => grade !== "best" && grade !== "good",
).toReversed();
const isSlip = (grade: string): grade is Slip => SLIPS.some((slip) => slip === grade);

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

/** With two seats one line says both chances: the reader's, or the first seat's. */
const seatsDrawn = ({ names, state }: Reviewed): readonly Seat[] => {
  const all = names.map((_, seat) => seat);
  return all.length > 2 ? all : [Math.max(0, state.viewer)];
};

/** Everybody's chances before each turn and after the last one that is judged. */
function Chances({ reviewed }: { readonly reviewed: Reviewed }) {
  const { texts, written, turns, deeds, names, state } = reviewed;
  const x = (turn: number) => (WIDTH * turn) / Math.max(1, deeds.length);
  const y = (chance: number) => Math.round(BASE - (BASE - TOP) * chance);
  const drawn = seatsDrawn(reviewed);
  const last = turns.at(-1)?.after;
  const chanceOf = (seat: Seat, turn: number) => (turns[turn]?.before ?? last ?? [])[seat] ?? 0;
  const point = (seat: Seat, turn: number) => `${x(turn).toFixed(1)} ${y(chanceOf(seat, turn))}`;
  const lines = drawn.map((seat) => ({
    seat,
    name: names[seat] ?? "",
    d: `M${Array.from({ length: turns.length + 1 }, (_, turn) => point(seat, turn)).join("L")}`,
    end: y(chanceOf(seat, turns.length)),
    value: written.change(chanceOf(seat, turns.length)).replace("+", ""),
  }));
  const slips = turns.filter(({ grade }) => isSlip(grade) && grade !== "inaccuracy");
  return (
    <SeatChart
      caption={texts.chances}
      lines={turns.length > 0 ? lines : []}
      viewer={state.viewer}
      goal={{ y: y(1 / names.length), name: written.change(1 / names.length).replace("+", "") }}
    >
      {slips.map(({ turn, seat, grade }) => (
        <path
          class="slip"
          data-grade={grade}
          style={{ stroke: `var(--seat-${seat + 1})` }}
          d={`M${point(drawn.includes(seat) ? seat : (drawn[0] ?? 0), turn)}h0`}
        />
      ))}
    </SeatChart>
  );
}

interface PlayersProps {
  readonly reviewed: Reviewed;
  readonly seats: readonly SeatAnalysis[];
}

function Players({ reviewed: { texts, written, names }, seats }: PlayersProps) {
  return (
    <div class="review-players" role="region" aria-label={texts.table} tabIndex={0}>
      <table>
        <caption>{texts.table}</caption>
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
    </div>
  );
}

function SlipLine({
  reviewed,
  turn,
}: {
  readonly reviewed: Reviewed;
  readonly turn: TurnAnalysis;
}) {
  const { texts, written, names, state, positions, deeds } = reviewed;
  const before = turn.turn - 1;
  const deed = deeds[before];
  const start = positions[before];
  if (!deed || !start || !isSlip(turn.grade)) return null;
  const who = { you: turn.seat === state.viewer, name: names[turn.seat] ?? "" };
  const when = t().turnOf(turn.turn, deeds.length);
  return (
    <li class="slip-line" data-grade={turn.grade}>
      <p class="slip-grade">
        <b>{texts.grade[turn.grade]}</b> <span>{written.change(-turn.loss)}</span>
        <a
          class="slip-look"
          href={momentAddress(state.address, before)}
          aria-label={`${texts.look}: ${when}`}
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

/** What a seat gave away. People want to learn from their turns; those of bots are folded. */
function Slips({ reviewed, seat }: { readonly reviewed: Reviewed; readonly seat: Seat }) {
  const { texts, names, state, turns } = reviewed;
  const slips = turns.filter((turn) => turn.seat === seat && isSlip(turn.grade));
  return (
    <details class="review-seat" open={state.sitters[seat]?.bot === undefined}>
      <summary>
        <Mark seat={seat + 1} />
        <h2>{seat === state.viewer ? texts.ownTurns : texts.turnsOf(names[seat] ?? "")}</h2>
        <span>{slips.length}</span>
      </summary>
      {slips.length === 0 ? (
        <p>{texts.noSlips}</p>
      ) : (
        <ol>
          {slips.map((turn) => (
            <SlipLine key={turn.turn} reviewed={reviewed} turn={turn} />
          ))}
        </ol>
      )}
    </details>
  );
}

function Reviewing({ state }: { readonly state: ReplayState }) {
  const texts = reviewTexts();
  const retraced = useMemo(() => retrace(state), [state]);
  const review = useMemo(() => reviewOf(state.record), [state]);
  useEffect(() => {
    review.begin();
    return () => review.leave();
  }, [review]);
  if (!texts) return <Page title="…" />;
  const turns = review.turns.value;
  const seats = review.seats.value;
  const last = retraced.deeds.length;
  const names = sitterNames(state.sitters).map((name, seat) =>
    seat === state.viewer ? t().you : name,
  );
  const written = writtenIn(language.value);
  const reviewed = { texts, written, state, names, turns, ...retraced };
  // one's own turns come first
  const order = names
    .map((_, seat) => seat)
    .toSorted((a, b) => Number(b === state.viewer) - Number(a === state.viewer));
  return (
    <Page title={texts.title}>
      <div class="review" aria-busy={!seats && !review.trouble.value}>
        <p>{texts.intro}</p>
        {review.trouble.value && (
          <p class="trouble" role="alert">
            {texts.failed}{" "}
            <button type="button" class="btn quiet" onClick={() => review.begin()}>
              {texts.again}
            </button>
          </p>
        )}
        {!seats && !review.trouble.value && (
          <label class="review-progress">
            <span>{texts.judging(Math.min(turns.length + 1, last), last)}</span>
            <progress max={last} value={turns.length} />
          </label>
        )}
        <Chances reviewed={reviewed} />
        {seats && (
          <>
            <Players reviewed={reviewed} seats={seats} />
            <p class="review-about">{texts.about}</p>
            {order.map((seat) => (
              <Slips reviewed={reviewed} seat={seat} />
            ))}
          </>
        )}
        <a class="btn main" href={state.address}>
          {t().lookThrough}
        </a>
      </div>
    </Page>
  );
}

/** A finished game as the champion sees it: how the chances went, and which turns cost most. */
export const ReviewPage = ({ at }: { readonly at: FinishedGame }) => (
  <Opened at={at}>{(state) => <Reviewing state={state} />}</Opened>
);
