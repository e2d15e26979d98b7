/** How long bots may think, as the command line says it. */
import type { Budget } from "@gemwright/ai";
import { UsageError } from "./command.ts";

/** What --time and --nodes take; a command adds what they are for. */
export const BUDGET_LIMITS = {
  time: { type: "number", value: "MS", least: 1, most: 1e6 },
  nodes: { type: "number", value: "N", least: 1, most: 1e8 },
} as const;

interface BudgetOptions {
  readonly time: number | undefined;
  readonly nodes: number | undefined;
}

/** The budget that was given; undefined where none was. */
export function budgetOf({ time, nodes }: BudgetOptions): Budget | undefined {
  if (time !== undefined && nodes !== undefined)
    throw new UsageError("give --time or --nodes, not both");
  if (time !== undefined) return { milliseconds: time };
  return nodes === undefined ? undefined : { simulations: nodes };
}
