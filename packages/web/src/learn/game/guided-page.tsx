import { useEffect } from "preact/hooks";
import { readText, writeText } from "../../app/store.ts";
import { TablePage } from "../../table/table-page.tsx";
import { Coach } from "./coach.tsx";
import { LessonGame } from "./lesson-game.ts";
import { LESSONS } from "./lessons.ts";

const KEY = "learn";

/** The lesson to go on with, from 1; undefined where nobody has begun. */
export function reachedLesson(): number | undefined {
  const n = Number(readText(KEY));
  return Number.isInteger(n) && n >= 1 && n <= LESSONS.length ? n : undefined;
}

/** The first game. It is left by any link and goes on where it was left. */
export function GuidedPage({ lesson }: { readonly lesson: number | undefined }) {
  const number = Math.min(lesson ?? reachedLesson() ?? 1, LESSONS.length);
  useEffect(() => writeText(KEY, String(number)), [number]);
  return (
    <TablePage
      key={number}
      open={() => new LessonGame(LESSONS[number - 1]!)}
      begin={(game) => void game.run()}
      above={(ctrl, game) => <Coach ctrl={ctrl} game={game} number={number} />}
    />
  );
}
