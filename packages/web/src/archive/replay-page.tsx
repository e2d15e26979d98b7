import type { FinishedGame } from "../app/route.ts";
import { ReplayGame } from "../play/replay-game.ts";
import { Advice } from "../review/advice.tsx";
import { finishedReview } from "../review/review.ts";
import { TablePage } from "../table/table-page.tsx";
import { Opened } from "./opened.tsx";
import { ReplayBar } from "./replay-bar.tsx";
import "./archive.css";

interface ReplayPageProps {
  readonly at: FinishedGame;
  /** How many turns are played when it opens. */
  readonly turns: number;
}

/** A finished game on the real table, turn by turn. */
export const ReplayPage = ({ at, turns }: ReplayPageProps) => (
  <Opened at={at}>
    {(state) => (
      <TablePage
        open={() =>
          new ReplayGame(state, turns, (turn) => finishedReview(state.record)?.lapse(turn))
        }
        begin={() => {}}
        above={(ctrl, { replay }) => {
          const review = finishedReview(state.record);
          return (
            <ReplayBar ctrl={ctrl} replay={replay} reviewed={review !== undefined}>
              {review && <Advice ctrl={ctrl} replay={replay} review={review} />}
            </ReplayBar>
          );
        }}
      />
    )}
  </Opened>
);
