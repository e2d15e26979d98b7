/**
 * Six strengths for people. The weaker ones err as people do: they see only part of the market,
 * forget the nobles, favour two colours, misjudge what is close. None of them plays at random.
 */
import type { LevelName } from "@gemwright/notation";
import type { Budget } from "./search/thinking.ts";

export interface Manner {
  /**
   * Simulations a step; undefined takes all that the table allows, and whoever takes none only weighs
   * what one step leaves it with. Whoever slips plays the worse for more of them: there are more steps
   * that it has thought about and can misjudge.
   */
  readonly simulations: number | undefined;
  /** Of a hundred cards in the market, how many it does not notice this turn. */
  readonly overlooks: number;
  /** Whether it plans for nobles. */
  readonly seesNobles: boolean;
  /** How much it is drawn to cards of its two favourite colours. */
  readonly favour: number;
  /** How far it may misjudge a step that it has thought about, beside the others. */
  readonly slip: number;
}

export const MANNERS: Readonly<Record<LevelName, Manner>> = {
  novice: {
    simulations: 0,
    overlooks: 45,
    seesNobles: false,
    favour: 3,
    slip: 0,
  },
  apprentice: {
    simulations: 0,
    overlooks: 2,
    seesNobles: true,
    favour: 0.3,
    slip: 0,
  },
  journeyman: {
    simulations: 88,
    overlooks: 73,
    seesNobles: false,
    favour: 0.2,
    slip: 4.3,
  },
  jeweller: {
    simulations: 52,
    overlooks: 20,
    seesNobles: true,
    favour: 0.05,
    slip: 2.45,
  },
  master: {
    simulations: 40,
    overlooks: 0,
    seesNobles: true,
    favour: 0,
    slip: 0,
  },
  champion: {
    simulations: undefined,
    overlooks: 0,
    seesNobles: true,
    favour: 0,
    slip: 0,
  },
};

/** What the champion takes where nobody sets a budget. */
export const CHAMPION_BUDGET: Budget = { milliseconds: 1000 };
