/** A search with a budget: what a player, a hint and an analysis ask for. */
import {
  SeededRandom,
  clonePosition,
  fail,
  listLegal,
  observe,
  ok,
  seatCount,
  seatToMove,
  type CardIndex,
  type Position,
  type Result,
  type Seat,
  type SeatCount,
  type Step,
} from "@gemwright/rules";
import type { Network } from "../network/network.ts";
import { cannotPlay } from "./flaw.ts";
import { cardsThatMayCome } from "./hidden.ts";
import {
  COLLISION,
  FINISHED,
  MAX_LEAVES,
  Search,
  defaultOptions,
  type SearchOptions,
} from "./search.ts";
import { NONE } from "./tree.ts";

/** How long to think; with both given, whichever is reached first. */
export interface Budget {
  readonly simulations?: number;
  readonly milliseconds?: number;
}

/** A sentence that says why nobody can think so long, or undefined. */
export function budgetFlaw({ simulations, milliseconds }: Budget): string | undefined {
  if (simulations === undefined && milliseconds === undefined) return "no budget is given";
  for (const amount of [simulations, milliseconds])
    if (amount !== undefined && !(amount > 0)) return "the budget must be above zero";
  return undefined;
}

/** A sentence that says why a search cannot begin with that step or card, or undefined. */
function optionFlaw(observed: Position, { only, dealt }: ThinkOptions): string | undefined {
  if (only === undefined)
    return dealt === undefined ? undefined : "a dealt card belongs to a step that brought it";
  if (!listLegal(observed).includes(only)) return "the step to look at is not legal";
  if (dealt === undefined) return undefined;
  const cards = cardsThatMayCome(observed, only);
  if (cards.length === 0) return "the step brings no card";
  return cards.includes(dealt) ? undefined : "the dealt card cannot come";
}

export interface Expected {
  readonly seat: Seat;
  readonly step: Step;
  readonly position: Position;
}

export interface Candidate {
  readonly step: Step;
  readonly simulations: number;
  /** The mover's chance to win after this step. */
  readonly chance: number;
  /** The steps of this turn: the candidate's own, and the return and noble expected after it. */
  readonly turn: readonly Step[];
  /**
   * What the search expects to follow, the candidate's own step first, each with the position before
   * it, in which cards that nobody has seen yet are imagined.
   */
  readonly line: readonly Expected[];
}

export interface Thought {
  /** The choice; the first of the candidates. */
  readonly step: Step;
  /** Each seat's chance to win. */
  readonly chances: readonly number[];
  /** Steps that were tried, best first. */
  readonly candidates: readonly Candidate[];
  readonly simulations: number;
}

export interface ThinkOptions {
  readonly seed?: number;
  readonly search?: SearchOptions;
  readonly stop?: () => boolean;
  /** Looks at this step alone. */
  readonly only?: Step;
  /** With `only`: the card that the step brought, seen by the one who played it. */
  readonly dealt?: CardIndex;
  /** Uses the whole budget even where the choice is clear, for the sake of the chances. */
  readonly thorough?: boolean;
  /** Looks at many outcomes of a step, so that its chance depends little on which are drawn. */
  readonly evenly?: boolean;
}

const LINE_LENGTH = 8;
const FOREVER = 2 ** 31 - 1;

/** Searches that have done their work, by number of seats: their pools have grown already. */
const idle = new Map<number, Search>();

function takeSearch(seats: SeatCount, options: ThinkOptions): Search {
  const { seed = 1, search = defaultOptions(seats) } = options;
  const random = new SeededRandom(seed);
  const used = idle.get(seats);
  if (!used) return new Search(seats, random, search);
  idle.delete(seats);
  used.random = random;
  used.options = search;
  return used;
}

/** A search under way. */
export class Thinking {
  readonly seat: Seat;
  readonly search: Search;
  private readonly net: Network;
  private readonly goal: number;
  private readonly deadline: number;
  private readonly forced: boolean;
  private readonly thorough: boolean;

  private constructor(net: Network, observed: Position, budget: Budget, options: ThinkOptions) {
    this.net = net;
    this.seat = seatToMove(observed);
    this.goal = budget.simulations ?? FOREVER;
    this.deadline =
      budget.milliseconds === undefined ? Infinity : performance.now() + budget.milliseconds;
    this.search = takeSearch(seatCount(observed), options);
    // whoever is handed more than its seat may know does not look at it
    const seen = observe(observed, this.seat, clonePosition(observed));
    this.search.evenly = options.evenly === true;
    this.search.begin(seen, options.only, options.dealt);
    this.forced = options.only !== undefined;
    this.thorough = options.thorough === true;
  }

  /** Refuses what cannot be thought about: a finished game, no budget, an impossible position. */
  static begin(
    net: Network,
    observed: Position,
    budget: Budget,
    options: ThinkOptions = {},
  ): Result<Thinking, string> {
    const reason = budgetFlaw(budget) ?? cannotPlay(observed) ?? optionFlaw(observed, options);
    if (reason !== undefined) return fail(reason);
    return ok(new Thinking(net, observed, budget, options));
  }

  /** Goes on until the budget is used up or somebody says stop. */
  run(stop?: () => boolean): void {
    do {
      if (this.batch() || stop?.()) return;
    } while (this.deadline === Infinity || performance.now() < this.deadline);
  }

  /** Evaluates a batch of leaves; true when enough simulations are done. */
  private batch(): boolean {
    const { search, net } = this;
    const left = this.goal - search.simulations;
    if (left <= 0 || this.isDecided(left)) return true;
    net.clear();
    // A young tree has few good leaves; taking many at once would waste most of them.
    const wanted = Math.min(net.capacity, MAX_LEAVES, left, 1 + (search.simulations >> 3));
    for (let tries = 0; net.count < wanted && tries < 2 * wanted; tries++) {
      const met = search.select(net);
      if (met === COLLISION) break;
      if (met === FINISHED && search.simulations + net.count >= this.goal) break;
    }
    if (net.count > 0) {
      net.run();
      search.absorb(net);
    }
    return false;
  }

  /** Whether no other step can catch up, or there is no other. */
  private isDecided(left: number): boolean {
    const { tree } = this.search;
    if (tree.nodes === 0 || tree.edgeCount[0] < 0) return false;
    // A single step is soon chosen, unless its value is what is asked for.
    if (this.forced) return false;
    if (tree.edgeCount[0] === 1) return this.search.simulations > 0;
    if (this.goal === FOREVER || this.thorough) return false;
    const start = tree.edgeStart[0];
    let first = 0;
    let second = 0;
    for (let edge = start; edge < start + tree.open[0]; edge++) {
      const visits = tree.visits[edge];
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) second = visits;
    }
    return first - second > left;
  }

  /** Leaves the search to the next who thinks; this thinking must not be used any more. */
  release(): void {
    idle.set(seatCount(this.search.tree.positions[0]), this.search);
  }

  /** What is thought so far; at least what the net says at first sight. */
  report(): Thought {
    const { search } = this;
    const { tree } = search;
    if (tree.edgeCount[0] < 0) this.batch();
    const start = tree.edgeStart[0];
    const edges = Array.from({ length: Math.max(1, tree.open[0]) }, (_, i) => start + i).toSorted(
      (a, b) => tree.visits[b] - tree.visits[a] || tree.sum[b] - tree.sum[a] || a - b,
    );
    const { simulations, rootSums, rootChances } = search;
    const seats = seatCount(tree.positions[0]);
    return {
      step: tree.step[edges[0]],
      chances: Array.from(
        simulations > 0 ? rootSums.map((sum) => sum / simulations) : rootChances,
      ).slice(0, seats),
      candidates: edges.map((edge) => {
        const line = lineFrom(search, edge);
        const others = line.findIndex(({ seat }) => seat !== this.seat);
        return {
          step: tree.step[edge],
          simulations: tree.visits[edge],
          chance:
            tree.visits[edge] > 0 ? tree.sum[edge] / tree.visits[edge] : rootChances[this.seat],
          turn: line.slice(0, others < 0 ? line.length : others).map(({ step }) => step),
          line,
        };
      }),
      simulations,
    };
  }
}

/** The most visited way on from an edge of the root. */
function lineFrom({ tree }: Search, from: number): Expected[] {
  const expected = (node: number, step: Step): Expected => {
    const position = clonePosition(tree.positions[node]);
    return { seat: seatToMove(position), step, position };
  };
  const line = [expected(0, tree.step[from])];
  let edge = from;
  while (line.length < LINE_LENGTH) {
    let outcome = tree.firstOutcome[edge];
    if (outcome === NONE) break;
    for (let at = tree.outcomeNext[outcome]; at !== NONE; at = tree.outcomeNext[at])
      if (tree.outcomeVisits[at] > tree.outcomeVisits[outcome]) outcome = at;
    const node = tree.outcomeNode[outcome];
    if (tree.edgeCount[node] <= 0 || tree.open[node] === 0) break;
    edge = tree.edgeStart[node];
    for (let other = edge + 1; other < tree.edgeStart[node] + tree.open[node]; other++)
      if (tree.visits[other] > tree.visits[edge]) edge = other;
    line.push(expected(node, tree.step[edge]));
  }
  return line;
}

/** Thinks until the budget is used up or somebody says stop. */
export function think(
  net: Network,
  observed: Position,
  budget: Budget,
  options: ThinkOptions = {},
): Result<Thought, string> {
  const thinking = Thinking.begin(net, observed, budget, options);
  if (!thinking.ok) return thinking;
  thinking.value.run(options.stop);
  const thought = thinking.value.report();
  thinking.value.release();
  return ok(thought);
}
