import type { RuleId } from "../rule-ids.ts";

export interface Lesson {
  readonly name: LessonName;
  /** The turn of the recorded game that the lesson is about, from 0. */
  readonly turn: number;
  /** The rules that are put to use. */
  readonly rules: readonly RuleId[];
}

export const LESSON_NAMES = [
  "takeThree",
  "takeTwo",
  "buy",
  "bonus",
  "reserve",
  "limit",
  "gold",
  "unseen",
  "noble",
  "choose",
  "end",
] as const;
export type LessonName = (typeof LESSON_NAMES)[number];

/** The first game, step by step: each asks for one turn of the recorded game. */
export const LESSONS: readonly Lesson[] = [
  { name: "takeThree", turn: 0, rules: ["R2.1", "R1.4", "R3.5"] },
  { name: "takeTwo", turn: 4, rules: ["R3.2", "R3.1"] },
  { name: "buy", turn: 6, rules: ["R5.1", "R5.3", "R5.5"] },
  { name: "bonus", turn: 12, rules: ["R5.1", "R5.4"] },
  { name: "reserve", turn: 14, rules: ["R4.1", "R4.2", "R4.3", "R4.4"] },
  { name: "limit", turn: 20, rules: ["R3.3", "R3.4", "R2.4"] },
  { name: "gold", turn: 24, rules: ["R5.2", "R5.3"] },
  { name: "unseen", turn: 26, rules: ["R4.5", "R7.1", "R7.2"] },
  { name: "noble", turn: 52, rules: ["R6.1", "R6.3"] },
  { name: "choose", turn: 54, rules: ["R6.2"] },
  { name: "end", turn: 58, rules: ["R6.4", "R6.5", "R7.3"] },
];
