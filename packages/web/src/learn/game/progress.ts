import { readText, writeText } from "../../app/store.ts";
import { LESSONS } from "./lessons.ts";

const KEY = "learn";
const FINISHED = "finished";

/** Whether a lesson of that number exists. */
export const isLesson = (n: number | undefined): n is number =>
  n !== undefined && Number.isInteger(n) && n >= 1 && n <= LESSONS.length;

/** The lesson to go on with, from 1; undefined where nobody has begun, or nothing is left. */
export function reachedLesson(): number | undefined {
  const n = Number(readText(KEY));
  return isLesson(n) ? n : undefined;
}

export const hasFinished = (): boolean => readText(KEY) === FINISHED;

/** Whoever has finished may repeat any step and still has finished. */
export function reach(lesson: number): void {
  if (isLesson(lesson) && !hasFinished()) writeText(KEY, String(lesson));
}

export const finish = (): void => writeText(KEY, FINISHED);
