/** What a turn is called by what it lost, and what the turns of a seat say together. */
import type { Seat } from "@gemwright/rules";

export const GRADES = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

export type Slip = Exclude<Grade, "best" | "good">;

/** The chance lost in a game of two from which a turn is no longer good, and so on. */
const FROM_OF_TWO = { inaccuracy: 0.04, mistake: 0.08, blunder: 0.15 } as const;

const wholePercent = (chance: number): number => Math.round(chance * 100) / 100;

/** The more there are who share the chances, the less each has to lose. In whole percents. */
export function gradeFrom(seats: number): Readonly<Record<Slip, number>> {
  const from = (slip: Slip): number => wholePercent((FROM_OF_TWO[slip] * 2) / seats);
  return { inaccuracy: from("inaccuracy"), mistake: from("mistake"), blunder: from("blunder") };
}
/** The accuracy of a turn is this power of the part of its chance that it has kept. */
const STRICTNESS = 4;
/** What a turn of a decided game counts, where one of an open game counts 1. */
const LEAST_WEIGHT = 0.02;

export interface TurnAnalysis {
  /** From 1. */
  readonly turn: number;
  readonly seat: Seat;
  /** Whether a bot played it for somebody, as the record says. */
  readonly standIn: boolean;
  readonly played: string;
  readonly best: string;
  /**
   * Every seat's chance before the turn, through the eyes of whoever plays it, and after it, with
   * the card it brought, through the eyes of whoever plays next.
   */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The mover's chance given away by the turn. */
  readonly loss: number;
  /** The mover's chance brought by the card that came; nothing where none did. */
  readonly luck: number;
  readonly grade: Grade;
}

export interface SeatAnalysis {
  readonly seat: Seat;
  /** 0 to 100; null for whoever has not played a turn. */
  readonly accuracy: number | null;
  /** Sums over the game, in chances to win. */
  readonly loss: number;
  readonly luck: number;
  readonly grades: Readonly<Record<Grade, number>>;
}

/** By whole percents, as people read them. */
export function gradeOf(loss: number, seats: number): Grade {
  const lost = wholePercent(loss);
  const from = gradeFrom(seats);
  if (lost >= from.blunder) return "blunder";
  if (lost >= from.mistake) return "mistake";
  if (lost >= from.inaccuracy) return "inaccuracy";
  return loss === 0 ? "best" : "good";
}

/** The part of the mover's chance that a turn has kept, whatever the number of seats. */
function keptOf({ before, seat, loss }: TurnAnalysis): number {
  return loss === 0 ? 1 : 1 - loss / Math.max(before[seat], loss);
}

/**
 * How much was at stake. In a decided game nothing can be lost any more, and whoever is beaten early
 * would look careful for the rest of it.
 */
function weightOf({ before, seat, loss }: TurnAnalysis): number {
  const openness = (chance: number): number => 4 * chance * (1 - chance);
  const chance = before[seat];
  return Math.max(LEAST_WEIGHT, openness(chance), openness(Math.max(0, chance - loss)));
}

/** What can be said of whoever played these turns in a seat. */
export function summarise(turns: readonly TurnAnalysis[], seat: Seat): SeatAnalysis {
  const sum = (of: (turn: TurnAnalysis) => number): number =>
    turns.reduce((total, turn) => total + of(turn), 0);
  return {
    seat,
    accuracy:
      turns.length === 0
        ? null
        : (100 * sum((turn) => weightOf(turn) * keptOf(turn) ** STRICTNESS)) / sum(weightOf),
    loss: sum((turn) => turn.loss),
    luck: sum((turn) => turn.luck),
    grades: Object.fromEntries(
      GRADES.map((grade) => [grade, turns.filter((turn) => turn.grade === grade).length]),
    ) as Record<Grade, number>,
  };
}
