import type { RuleId } from "../rule-ids.ts";

/** The live examples and the rules that each of them puts to use. */
export const LIVE_RULES = {
  opening: ["R1.1", "R1.2", "R1.3", "R1.4", "R1.5"],
  takes: ["R2.2", "R3.1", "R3.2"],
  price: ["R5.1", "R5.2"],
  visits: ["R6.1", "R6.2"],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;
export type LiveName = keyof typeof LIVE_RULES;
