/** Every rule of the rule document, by chapter. The ids stay; a test compares them with the document. */
export const CHAPTERS = {
  1: ["R1.1", "R1.2", "R1.3", "R1.4", "R1.5"],
  2: ["R2.1", "R2.2", "R2.3", "R2.4"],
  3: ["R3.1", "R3.2", "R3.3", "R3.4", "R3.5"],
  4: ["R4.1", "R4.2", "R4.3", "R4.4", "R4.5"],
  5: ["R5.1", "R5.2", "R5.3", "R5.4", "R5.5"],
  6: ["R6.1", "R6.2", "R6.3", "R6.4", "R6.5"],
  7: ["R7.1", "R7.2", "R7.3"],
} as const;

export type Chapter = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[Chapter][number];

export const CHAPTER_NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Chapter[];
export const RULE_IDS: readonly RuleId[] = CHAPTER_NUMBERS.flatMap(
  (chapter): readonly RuleId[] => CHAPTERS[chapter],
);

export const isRuleId = (text: string): text is RuleId =>
  (RULE_IDS as readonly string[]).includes(text);
