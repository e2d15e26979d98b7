/**
 * Grades the turns of a game. What a turn cost is the chance of the best turn less that of the
 * one played, both before the card that follows is known. What that card then brought is luck: the
 * mover's chance with it less the mean over all that could have come, both through the mover's eyes,
 * so that what others know and the mover does not is neither luck nor skill.
 */
import { makeTurn, opening, standInsOf, type GameRecord } from "@gemwright/notation";
import {
  clonePosition,
  deckDealer,
  isOver,
  observe,
  playDealt,
  seatCount,
  seatToMove,
  type CardIndex,
  type Dealer,
  type Position,
  type Seat,
  type Step,
} from "@gemwright/rules";
import { gradeFrom, gradeOf, summarise, type SeatAnalysis, type TurnAnalysis } from "./grades.ts";
import type { Network } from "./network/network.ts";
import { writeResult } from "./result.ts";
import { choices } from "./search/prune.ts";
import { cardsThatMayCome } from "./search/hidden.ts";
import { think, type Thought, type ThinkOptions } from "./search/thinking.ts";

/** A step that seems to lose half of what is an inaccuracy is looked at again, so many times as long. */
const DOUBT = 1 / 2;
const SECOND_LOOK = 4;
/** Luck compares every card that could have come, so each is looked at more briefly, … */
const LUCK_SHARE = 1 / 8;
const LEAST_SIMULATIONS = 8;
/** … but the one that came this often: what is seen wrong in it is not evened out by others. */
const LUCK_LOOKS = 4;
/** A played step that the search hardly looked at is searched by itself. */
const ENOUGH = 0.1;

export interface GameAnalysis {
  readonly turns: readonly TurnAnalysis[];
  readonly seats: readonly SeatAnalysis[];
}

export interface AnalyseOptions {
  readonly simulations: number;
  readonly seed?: number;
  /** Called after each turn. */
  readonly onTurn?: (turn: TurnAnalysis) => void;
}

interface Judged {
  readonly before: readonly number[];
  /** The mover's chance with the best step. */
  readonly best: number;
  readonly loss: number;
  readonly bestSteps: readonly Step[];
}

type About = Pick<ThinkOptions, "only" | "dealt" | "seed">;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

class Analyst {
  private readonly net: Network;
  private readonly options: AnalyseOptions;

  constructor(net: Network, options: AnalyseOptions) {
    this.net = net;
    this.options = options;
  }

  think(position: Position, simulations = this.options.simulations, about: About = {}): Thought {
    const options = { seed: this.options.seed ?? 1, thorough: true, evenly: true, ...about };
    const thought = think(this.net, position, { simulations }, options);
    if (!thought.ok) throw new Error(thought.error);
    return thought.value;
  }

  /** What the card that a step brought was worth to whoever played it, beside all that could come. */
  luck(position: Position, step: Step, came: CardIndex): number {
    const seat = seatToMove(position);
    const { simulations, seed = 1 } = this.options;
    const few = Math.max(LEAST_SIMULATIONS, Math.round(simulations * LUCK_SHARE));
    // what others hold unseen might have come, for all that the mover knows
    const observed = observe(position, seat, clonePosition(position));
    const chanceWith = (dealt: CardIndex, look = 0): number =>
      this.think(observed, few, { only: step, dealt, seed: seed + look }).chances[seat];
    const any = cardsThatMayCome(observed, step).map((card) => chanceWith(card));
    const looks = Array.from({ length: LUCK_LOOKS }, (_, look) => chanceWith(came, look));
    return mean(looks) - mean(any);
  }

  /** Everybody's chances where nobody's next step is known. */
  chances(position: Position): readonly number[] {
    const { chances, candidates } = this.think(position);
    return expecting(chances, seatToMove(position), candidates[0].chance);
  }

  /** What a step was worth beside the best one; where it seems to lose something, by a longer look. */
  judge(position: Position, step: Step): Judged {
    const { simulations } = this.options;
    const judged = this.weigh(position, step, simulations);
    const doubtful = DOUBT * gradeFrom(seatCount(position)).inaccuracy;
    return judged.loss < doubtful ? judged : this.weigh(position, step, SECOND_LOOK * simulations);
  }

  private weigh(position: Position, step: Step, simulations: number): Judged {
    const thought = this.think(position, simulations);
    const [{ step: first, chance: best, turn: bestSteps }] = thought.candidates;
    const before = expecting(thought.chances, seatToMove(position), best);
    if (step === first || choices(position).length === 1)
      return { before, best, loss: 0, bestSteps };
    const tried = thought.candidates.find((candidate) => candidate.step === step);
    const known = tried && tried.simulations >= ENOUGH * thought.simulations;
    const { chance: expected } = known
      ? tried
      : this.think(position, simulations, { only: step }).candidates[0];
    return { before, best, loss: Math.max(0, best - expected), bestSteps };
  }
}

/**
 * Everybody's chances where the mover plays its best step. A search also tries what is worse, and in
 * the mean over all that it tried the mover looks weaker than it is.
 */
function expecting(chances: readonly number[], mover: Seat, best: number): number[] {
  const left = (1 - best) / Math.max(Number.MIN_VALUE, 1 - chances[mover]);
  return chances.map((chance, seat) => (seat === mover ? best : chance * left));
}

function resultChances(position: Position, seats: number): number[] {
  const chances = Array<number>(seats);
  writeResult(position, chances);
  return chances;
}

export function analyseGame(
  record: GameRecord,
  net: Network,
  options: AnalyseOptions,
): GameAnalysis {
  const analyst = new Analyst(net, options);
  const decks = deckDealer(record.deal);
  let came: CardIndex | undefined;
  const dealer: Dealer = { draw: (at, level) => (came = decks.draw(at, level)) };
  const { seats } = record.deal;
  const position = opening(record);
  const botTurns = standInsOf(record);
  const turns: TurnAnalysis[] = [];
  let judged: Judged | undefined;
  for (const [index, turn] of record.turns.entries()) {
    const start = clonePosition(position);
    const seat = seatToMove(position);
    const first = judged ?? analyst.judge(position, turn[0]);
    let loss = 0;
    let best: readonly Step[] | undefined;
    came = undefined;
    let verdict = first;
    for (const [at, step] of turn.entries()) {
      playDealt(position, step, dealer);
      const onwards = turn[at + 1];
      const then = onwards === undefined ? undefined : analyst.judge(position, onwards);
      // A step that brought no card is worth what the best way on is worth, which was looked at longer.
      const lost =
        verdict.loss > 0 && then && came === undefined
          ? Math.max(0, verdict.best - then.best)
          : verdict.loss;
      loss += lost;
      // Up to the first step that lost anything the turn could not have been better.
      if (lost > 0) best ??= [...turn.slice(0, at), ...verdict.bestSteps];
      verdict = then ?? verdict;
    }
    // R3 to R5: the action brings the card, what follows in the turn brings none
    const luck = came === undefined ? 0 : analyst.luck(start, turn[0], came);
    const next = record.turns[index + 1]?.[0];
    judged = isOver(position) || next === undefined ? undefined : analyst.judge(position, next);
    const after = isOver(position)
      ? resultChances(position, seats)
      : (judged?.before ?? analyst.chances(position));
    const analysed: TurnAnalysis = {
      turn: index + 1,
      seat,
      standIn: botTurns[seat]?.includes(index + 1) ?? false,
      played: makeTurn(start, turn),
      best: makeTurn(start, best ?? turn),
      before: first.before,
      after,
      loss,
      luck,
      grade: gradeOf(loss, seats),
    };
    turns.push(analysed);
    options.onTurn?.(analysed);
  }
  // People are judged by what they played themselves.
  const own = (seat: Seat): TurnAnalysis[] =>
    turns.filter((turn) => turn.seat === seat && !turn.standIn);
  return {
    turns,
    seats: Array.from({ length: seats }, (_, seat) => summarise(own(seat), seat)),
  };
}
