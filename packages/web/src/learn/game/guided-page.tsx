import { useEffect } from "preact/hooks";
import { TablePage } from "../../table/table-page.tsx";
import { Coach } from "./coach.tsx";
import { LessonGame } from "./lesson-game.ts";
import { LESSONS } from "./lessons.ts";
import { isLesson, reach, reachedLesson } from "./progress.ts";

/** The first game. It is left by any link and goes on where it was left. */
export function GuidedPage({ lesson }: { readonly lesson: number | undefined }) {
  const number = isLesson(lesson) ? lesson : (reachedLesson() ?? 1);
  useEffect(() => reach(number), [number]);
  return (
    <TablePage
      key={number}
      open={() => new LessonGame(LESSONS[number - 1]!)}
      begin={(game) => void game.run()}
      above={(ctrl, game) => <Coach ctrl={ctrl} game={game} number={number} />}
    />
  );
}
