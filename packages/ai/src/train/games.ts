/**
 * Many games at once on one core: each searches for itself, and the leaves of all of them are
 * evaluated together, so a batch is full without a game ever waiting for its own leaves.
 */
import {
  STEP_LIMIT,
  SeededRandom,
  clonePosition,
  deckDealer,
  isOver,
  legalSteps,
  observe,
  openingPosition,
  playDealt,
  seatCount,
  type Deal,
  type Dealer,
  type Position,
  type SeatCount,
} from "@gemwright/rules";
import { SEAT, TURN } from "@gemwright/rules/layout";
import type { Network } from "../network/network.ts";
import { MAX_SEATS } from "../network/shape.ts";
import { writeResult } from "../result.ts";
import { prune } from "../search/prune.ts";
import { COLLISION, LEAF, Search } from "../search/search.ts";
import { dirichlet, pick } from "./noise.ts";
import { finishSample, makeSample } from "./sample.ts";
import { earnedVisits } from "./target.ts";

export interface GamePlan {
  readonly deal: Deal;
  /** By seat: which of the nets plays it. */
  readonly players: readonly number[];
  /** Given back with the result. */
  readonly tag: number;
  readonly conduct: Conduct;
}

export interface GameResult {
  readonly plan: GamePlan;
  readonly shares: Float64Array;
  readonly turns: number;
  readonly samples: readonly Int32Array[];
}

/** How a move is searched and chosen. */
export interface Conduct {
  /** Simulations, and how many moves of a hundred get the deep search and become samples. */
  readonly simulations: number;
  readonly deepSimulations: number;
  readonly deepPercent: number;
  readonly noise: number;
  /** Turns in which steps are drawn by visits; later ones are drawn more sharply. */
  readonly openTurns: number;
  readonly explore: boolean;
}

const SELF_PLAY: Conduct = {
  simulations: 40,
  deepSimulations: 200,
  deepPercent: 25,
  noise: 0.25,
  openTurns: 14,
  explore: true,
};

interface Depth {
  /** By number of seats: games after which shorter searches have taught a net what they can. */
  readonly from: Readonly<Record<SeatCount, number>>;
  readonly simulations: number;
  readonly deepSimulations: number;
}

/** Deepest first. With two seats a net has sooner learnt what games with short searches teach. */
const DEEPER: readonly Depth[] = [
  { from: { 2: 198_000, 3: 435_000, 4: 435_000 }, simulations: 100, deepSimulations: 800 },
  { from: { 2: 120_000, 3: 120_000, 4: 120_000 }, simulations: 64, deepSimulations: 400 },
];

/** How a run plays against itself after so many games. */
export function selfPlayConduct(games: number, seats: SeatCount): Conduct {
  const { simulations, deepSimulations } =
    DEEPER.find(({ from }) => games >= from[seats]) ?? SELF_PLAY;
  return { ...SELF_PLAY, simulations, deepSimulations };
}

export const matchConduct = (simulations: number): Conduct => ({
  simulations,
  deepSimulations: simulations,
  deepPercent: 0,
  noise: 0,
  openTurns: 0,
  explore: false,
});

/** Longer games are adjudicated: nobody learns from two players that cannot end. */
export const MAX_TURNS = 400;
const steps = new Int32Array(STEP_LIMIT);

class Game {
  readonly plan: GamePlan;
  readonly position: Position;
  readonly observed: Position;
  readonly dealer: Dealer;
  readonly samples: Int32Array[] = [];
  search: Search | undefined;
  budget = 0;
  deep = false;
  noisy = false;
  /** What the net said of each step at the root, before the noise. */
  readonly priors = new Float64Array(STEP_LIMIT);

  constructor(plan: GamePlan) {
    this.plan = plan;
    this.position = openingPosition(plan.deal);
    this.observed = clonePosition(this.position);
    this.dealer = deckDealer(plan.deal);
  }
}

export class Games {
  simulations = 0;
  private readonly nets: Network[];
  private readonly random: SeededRandom;
  private readonly next: () => GamePlan | undefined;
  private readonly done: (result: GameResult) => void;
  private readonly running: Game[] = [];
  private readonly idle = new Map<SeatCount, Search[]>();
  private readonly width: number;

  constructor(
    nets: readonly Network[],
    random: SeededRandom,
    next: () => GamePlan | undefined,
    done: (result: GameResult) => void,
  ) {
    this.nets = [...nets];
    this.random = random;
    this.next = next;
    this.done = done;
    this.width = Math.min(...nets.map((net) => net.capacity));
  }

  /** Lets a newer net take over; only between batches. */
  replaceNet(index: number, net: Network): void {
    this.nets[index] = net;
  }

  /** One batch; false when no game is left. */
  step(): boolean {
    while (this.running.length < this.width) {
      const plan = this.next();
      if (!plan) break;
      this.running.push(new Game(plan));
    }
    for (const net of this.nets) net.clear();
    const waiting: Search[] = [];
    const netOf: Network[] = [];
    for (let i = this.running.length - 1; i >= 0; i--) {
      const game = this.running[i];
      const net = this.advance(game);
      if (net && game.search) {
        waiting.push(game.search);
        netOf.push(net);
      } else this.running.splice(i, 1);
    }
    for (const net of this.nets) if (net.count > 0) net.run();
    for (let i = 0; i < waiting.length; i++) waiting[i].absorb(netOf[i]);
    return this.running.length > 0;
  }

  /** Brings a game to its next leaf; undefined when it has ended. */
  private advance(game: Game): Network | undefined {
    for (;;) {
      if (!game.search && !this.beginMove(game)) return undefined;
      const search = game.search as Search;
      const net = this.nets[game.plan.players[game.position[SEAT]]];
      if (game.noisy && search.tree.edgeCount[0] > 0) {
        this.addNoise(search, game);
        game.noisy = false;
      }
      if (search.simulations >= game.budget) {
        this.endMove(game, search);
        continue;
      }
      const met = search.select(net);
      if (met === LEAF) return net;
      if (met === COLLISION) throw new Error("One leaf in flight cannot meet itself");
    }
  }

  private beginMove(game: Game): boolean {
    const { position } = game;
    for (;;) {
      if (isOver(position) || position[TURN] >= MAX_TURNS) {
        this.finish(game);
        return false;
      }
      observe(position, position[SEAT], game.observed);
      const count = prune(steps, legalSteps(game.observed, steps));
      if (count > 1) break;
      playDealt(position, steps[0], game.dealer);
    }
    const { random } = this;
    const { conduct } = game.plan;
    game.deep = random.below(100) < conduct.deepPercent;
    game.noisy = game.deep;
    game.budget = game.deep ? conduct.deepSimulations : conduct.simulations;
    const seats = seatCount(position);
    game.search = this.idle.get(seats)?.pop() ?? new Search(seats, random);
    game.search.begin(game.observed);
    return true;
  }

  private addNoise({ tree }: Search, { plan, priors }: Game): void {
    const { noise } = plan.conduct;
    const count = tree.edgeCount[0];
    const start = tree.edgeStart[0];
    const shares = dirichlet(count, 10 / count, this.random);
    for (let i = 0; i < count; i++) {
      const prior = tree.prior[start + i];
      priors[tree.step[start + i]] = prior;
      tree.prior[start + i] = (1 - noise) * prior + noise * shares[i];
    }
    tree.sortNext(0);
  }

  private endMove(game: Game, search: Search): void {
    const { tree } = search;
    const start = tree.edgeStart[0];
    const visited = tree.open[0];
    const choices: number[] = [];
    const visits: number[] = [];
    for (let edge = start; edge < start + visited; edge++) {
      choices.push(tree.step[edge]);
      visits.push(tree.visits[edge]);
    }
    if (game.deep) {
      const means = search.rootSums.map((sum) => sum / search.simulations);
      const earned = earnedVisits(search, game.priors);
      game.samples.push(makeSample(game.observed, means, choices, earned));
    }
    this.simulations += search.simulations;
    const seats = seatCount(game.position);
    const idle = this.idle.get(seats) ?? [];
    idle.push(search);
    this.idle.set(seats, idle);
    game.search = undefined;
    playDealt(game.position, choices[this.choose(visits, game)], game.dealer);
  }

  private choose(visits: readonly number[], { plan, position }: Game): number {
    const { explore, openTurns } = plan.conduct;
    if (!explore) return visits.indexOf(Math.max(...visits));
    const power = position[TURN] < openTurns ? 1.2 : 4;
    return pick(
      visits.map((count) => count ** power),
      this.random,
    );
  }

  private finish(game: Game): void {
    const shares = new Float64Array(MAX_SEATS);
    writeResult(game.position, shares);
    for (const sample of game.samples) finishSample(sample, game.position, shares);
    this.done({ plan: game.plan, shares, turns: game.position[TURN], samples: game.samples });
  }
}
