/** Players: given what a seat may know, they answer with a step. */
import {
  isPlayerName,
  type LevelName,
  type PlayerName,
  type TestPlayer,
} from "@gemwright/notation";
import {
  GEMS,
  SeededRandom,
  STEP_LIMIT,
  clonePosition,
  fail,
  legalSteps,
  ok,
  phase,
  randomStep,
  type Position,
  type Result,
  type Step,
} from "@gemwright/rules";
import {
  BONUS_GEM,
  MARKET,
  MARKET_PLACES,
  NOBLE_PLACES,
  NOBLE_PLACE_COUNT,
  NO_NOBLE,
} from "@gemwright/rules/layout";
import { CLEAR_SIGHT, greedyStep, isOverlooked, marketPlaceOf } from "./greedy.ts";
import { CHAMPION_BUDGET, MANNERS, type Manner } from "./levels.ts";
import type { Network } from "./network/network.ts";
import { prune } from "./search/prune.ts";
import { cannotPlay } from "./search/flaw.ts";
import { budgetFlaw, think, type Budget, type Candidate } from "./search/thinking.ts";

export interface Player {
  /** A legal step for the seat to move, or why there is none. */
  step(observed: Position): Result<Step, string>;
}

export interface PlayerOptions {
  readonly seed?: number;
  /** Limits every level that thinks; those that do not, and the test players, take no notice. */
  readonly budget?: Budget;
  readonly stop?: () => boolean;
}

const steps = new Int32Array(STEP_LIMIT);
const UNIFORM = 1024;

class OneStepPlayer implements Player {
  private readonly name: TestPlayer;
  private readonly random: SeededRandom;

  constructor(name: TestPlayer, seed: number) {
    this.name = name;
    this.random = new SeededRandom(seed);
  }

  step(observed: Position): Result<Step, string> {
    const reason = cannotPlay(observed);
    if (reason !== undefined) return fail(reason);
    return ok(
      this.name === "random"
        ? randomStep(observed, this.random)
        : greedyStep(observed, this.random, CLEAR_SIGHT),
    );
  }
}

class LevelPlayer implements Player {
  private readonly manner: Manner;
  private readonly net: Network;
  private readonly random: SeededRandom;
  private readonly budget: Budget;
  private readonly stop: (() => boolean) | undefined;
  private readonly favour: number[];

  constructor(name: LevelName, net: Network, options: PlayerOptions) {
    this.manner = MANNERS[name];
    this.net = net;
    this.budget = budgetOf(this.manner, options.budget);
    this.stop = options.stop;
    this.random = new SeededRandom(options.seed ?? 1);
    const first = this.random.below(GEMS.length);
    const second = (first + 1 + this.random.below(GEMS.length - 1)) % GEMS.length;
    this.favour = GEMS.map((_, gem) => (gem === first || gem === second ? this.manner.favour : 0));
  }

  step(observed: Position): Result<Step, string> {
    const { simulations, seesNobles } = this.manner;
    const thinks = simulations !== 0;
    const reason = cannotPlay(observed) ?? (thinks ? budgetFlaw(this.budget) : undefined);
    if (reason !== undefined) return fail(reason);
    const count = prune(steps, legalSteps(observed, steps));
    if (count === 1) return ok(steps[0]);
    const overlooked = this.overlook();
    return thinks
      ? this.consider(observed, overlooked)
      : ok(
          greedyStep(observed, this.random, {
            overlooked,
            nobles: seesNobles,
            favour: this.favour,
          }),
        );
  }

  private overlook(): number {
    let overlooked = 0;
    if (this.manner.overlooks > 0)
      for (let place = 0; place < MARKET_PLACES; place++)
        if (this.random.below(100) < this.manner.overlooks) overlooked |= 1 << place;
    return overlooked;
  }

  private consider(observed: Position, overlooked: number): Result<Step, string> {
    const { seesNobles, slip } = this.manner;
    const seen = seesNobles || phase(observed) === "noble" ? observed : withoutNobles(observed);
    const thought = think(this.net, seen, this.budget, {
      seed: this.random.next(),
      ...(this.stop ? { stop: this.stop } : {}),
    });
    if (!thought.ok) return thought;
    const { candidates, simulations: done } = thought.value;
    let best: Candidate | undefined;
    let bestScore = -Infinity;
    for (const candidate of candidates) {
      if (isOverlooked(candidate.step, overlooked)) continue;
      const score =
        candidate.simulations / Math.max(1, done) +
        this.fondness(observed, candidate) +
        (slip * this.random.below(UNIFORM)) / UNIFORM;
      if (score > bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    return ok(best?.step ?? thought.value.step);
  }

  private fondness(observed: Position, { step }: Candidate): number {
    const place = marketPlaceOf(step);
    if (place < 0 || this.manner.favour === 0) return 0;
    return this.favour[BONUS_GEM[observed[MARKET + place]]] ?? 0;
  }
}

/** The table of somebody who has forgotten the nobles. */
function withoutNobles(observed: Position): Position {
  const seen = clonePosition(observed);
  seen.fill(NO_NOBLE, NOBLE_PLACES, NOBLE_PLACES + NOBLE_PLACE_COUNT);
  return seen;
}

/** What the manner takes, and no more than is allowed. */
function budgetOf({ simulations }: Manner, allowed: Budget | undefined): Budget {
  if (simulations === undefined) return allowed ?? CHAMPION_BUDGET;
  return { ...allowed, simulations: Math.min(simulations, allowed?.simulations ?? Infinity) };
}

/** A player by name. Random and greedy players need no net, so they take none. */
export function makePlayer(name: PlayerName, net: Network, options: PlayerOptions = {}): Player {
  if (!isPlayerName(name)) throw new RangeError(`there is no player "${String(name)}"`);
  return name === "random" || name === "greedy"
    ? new OneStepPlayer(name, options.seed ?? 1)
    : new LevelPlayer(name, net, options);
}
