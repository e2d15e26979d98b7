/**
 * Tree search over what a seat may know. The root is an observation; whoever looks at it knows no
 * hidden card, so neither does the search: each outcome of a root step imagines them anew, and
 * each card a dealer has to bring is drawn from the unseen ones.
 */
import {
  copyPosition,
  deal,
  drawUnseen,
  legalSteps,
  play,
  pendingLevel,
  pendingUnseen,
  STEP_LIMIT,
  type CardIndex,
  type SeatCount,
  type SeededRandom,
  type Step,
} from "@gemwright/rules";
import {
  DEAL,
  MARKET,
  OVER,
  PENDING,
  PHASE,
  RESERVED,
  RESERVED_COUNT,
  SEAT,
  playerAt,
  type Position,
} from "@gemwright/rules/layout";
import type { Network } from "../network/network.ts";
import { MAX_SEATS } from "../network/shape.ts";
import { writeChances, writePriors } from "../policy.ts";
import { writeResult } from "../result.ts";
import { prune } from "./prune.ts";
import { imagine, knowsAll } from "./hidden.ts";
import { NONE, TERMINAL_NODE, Tree } from "./tree.ts";

export interface SearchOptions {
  /** Weight of the prior against the value. */
  readonly exploration: number;
  /** How much worse than its parent a step is taken to be before it is tried. */
  readonly firstPlay: number;
}

/** The more seats, the closer their chances lie together, and the less a prior may outweigh them. */
const OPTIONS: Readonly<Record<SeatCount, SearchOptions>> = {
  2: { exploration: 0.8, firstPlay: 0.1 },
  3: { exploration: 0.6, firstPlay: 0.1 },
  4: { exploration: 0.4, firstPlay: 0.1 },
};

/** How a search goes about it where nobody says otherwise. */
export const defaultOptions = (seats: SeatCount): SearchOptions => OPTIONS[seats];

const MAX_DEPTH = 256;
/** A tree of this size takes some 400 MB. */
const MAX_NODES = 400_000;
/** Most leaves in flight at once. */
export const MAX_LEAVES = 32;

/** What a call of `select` met. */
export const LEAF = 0;
export const FINISHED = 1;
export const COLLISION = 2;

const steps = new Int32Array(STEP_LIMIT);
const chances = new Float64Array(MAX_SEATS);

export class Search {
  readonly tree: Tree;
  options: SearchOptions;
  random: SeededRandom;
  /** Looks at many outcomes of the root's steps, so that chances depend little on which are drawn. */
  evenly = false;
  /** Nodes that are kept; beyond them a search only glances at what follows, and learns its value. */
  room = MAX_NODES;
  /** Simulations finished, the evaluation of the root not counted. */
  simulations = 0;
  /** Every seat's chances as the net alone sees the root. */
  readonly rootChances: Float64Array = new Float64Array(MAX_SEATS);
  /** Sums of every seat's chances over the simulations. */
  readonly rootSums: Float64Array = new Float64Array(MAX_SEATS);
  private readonly seats: SeatCount;
  private allKnown = true;
  private only: Step | undefined;
  private dealt: CardIndex | undefined;
  private leaves = 0;
  private readonly pathEdges = new Int32Array(MAX_DEPTH * MAX_LEAVES);
  private readonly pathOutcomes = new Int32Array(MAX_DEPTH * MAX_LEAVES);
  private readonly pathNodes = new Int32Array(MAX_DEPTH * MAX_LEAVES);
  private readonly depths = new Int32Array(MAX_LEAVES);
  private readonly slots = new Int32Array(MAX_LEAVES);

  constructor(seats: SeatCount, random: SeededRandom, options = defaultOptions(seats)) {
    this.seats = seats;
    this.tree = new Tree(seats);
    this.random = random;
    this.options = options;
  }

  /**
   * Starts anew from an observation of the seat to move; with `only`, from that step on, and with
   * `dealt`, from the card on that the step brought.
   */
  begin(position: Position, only?: Step, dealt?: CardIndex): void {
    this.tree.clear();
    this.only = only;
    this.dealt = dealt;
    copyPosition(this.tree.positions[this.tree.addNode()], position);
    this.allKnown = knowsAll(position);
    this.simulations = 0;
    this.leaves = 0;
    this.rootSums.fill(0);
  }

  /** Walks down once. A leaf is added to the net's batch; `absorb` takes its evaluation. */
  select(net: Network): number {
    const { tree } = this;
    const base = this.leaves * MAX_DEPTH;
    let node = 0;
    let depth = 0;
    for (;;) {
      const count = tree.edgeCount[node];
      if (count < 0) {
        if (count === TERMINAL_NODE) {
          writeResult(tree.positions[node], chances);
          this.pathNodes[base + depth] = node;
          this.backUp(base, depth);
          return FINISHED;
        }
        if (depth > 0 && tree.nodeVisits[node] < 0) {
          this.undo(base, depth);
          return COLLISION;
        }
        this.pathNodes[base + depth] = node;
        tree.nodeVisits[node] = -1;
        this.depths[this.leaves] = depth;
        this.slots[this.leaves] = net.add(tree.positions[node]);
        this.leaves++;
        return LEAF;
      }
      const edge = this.choose(node);
      tree.visits[edge]++;
      const outcome = this.follow(node, edge);
      this.pathNodes[base + depth] = node;
      this.pathEdges[base + depth] = edge;
      this.pathOutcomes[base + depth] = outcome;
      depth++;
      if (outcome === NONE) return this.glance(net, node, edge, base, depth);
      tree.outcomeVisits[outcome]++;
      node = tree.outcomeNode[outcome];
    }
  }

  /** Where the tree is full: what follows a step is evaluated and let go again. */
  private glance(net: Network, node: number, edge: number, base: number, depth: number): number {
    const { tree } = this;
    const child = tree.addNode();
    const position = tree.positions[child];
    this.playInto(child, node, edge);
    this.pathNodes[base + depth] = child;
    if (position[PHASE] === OVER) {
      writeResult(position, chances);
      this.backUp(base, depth);
      tree.nodes--;
      return FINISHED;
    }
    this.depths[this.leaves] = depth;
    this.slots[this.leaves] = net.add(position);
    this.leaves++;
    return LEAF;
  }

  /** The step with the best upper estimate. */
  private choose(node: number): number {
    const { tree } = this;
    const start = tree.edgeStart[node];
    const open = tree.open[node];
    const total = tree.nodeVisits[node];
    const reach = this.options.exploration * Math.sqrt(total + 1);
    const mean = tree.nodeSum[node] / total;
    let best = NONE;
    let bestScore = -1;
    for (let edge = start; edge < start + open; edge++) {
      const visits = tree.visits[edge];
      const score = tree.sum[edge] / visits + (reach * tree.prior[edge]) / (1 + visits);
      if (score > bestScore) {
        bestScore = score;
        best = edge;
      }
    }
    if (open < tree.edgeCount[node]) {
      const edge = start + open;
      const score = mean - this.options.firstPlay + reach * tree.prior[edge];
      if (score > bestScore || best === NONE) {
        tree.open[node]++;
        tree.sortNext(node);
        return edge;
      }
    }
    return best;
  }

  /**
   * What follows a step: the outcome visited least, or while there are few a new one; none where there
   * is no room for a first one.
   */
  private follow(node: number, edge: number): number {
    const { tree } = this;
    const outcomes = tree.outcomeCount[edge];
    // A negative count marks a step that nothing random follows.
    if (outcomes < 0) return tree.firstOutcome[edge];
    const power = node === 0 && this.evenly ? 2 : 4;
    const isFull = tree.nodes >= this.room;
    if (isFull && outcomes === 0) return NONE;
    if (!isFull && (outcomes === 0 || outcomes ** power < tree.visits[edge])) {
      const fresh = this.playOut(node, edge);
      if (fresh !== NONE) return fresh;
    }
    let least = tree.firstOutcome[edge];
    for (let at = tree.outcomeNext[least]; at !== NONE; at = tree.outcomeNext[at])
      if (tree.outcomeVisits[at] <= tree.outcomeVisits[least]) least = at;
    return least;
  }

  /** Plays the step into a new outcome; none if the dealer brought a card seen there before. */
  private playOut(node: number, edge: number): number {
    const { tree } = this;
    const child = tree.addNode();
    const place = this.playInto(child, node, edge);
    const position = tree.positions[child];
    const imagined = node === 0 && !this.allKnown;
    if (place !== NONE && !imagined && this.hasOutcome(edge, place, position[place])) {
      tree.nodes--;
      return NONE;
    }
    const outcome = tree.addOutcome(edge, child);
    if (place === NONE && !imagined) tree.outcomeCount[edge] = -1;
    if (position[PHASE] === OVER) tree.edgeCount[child] = TERMINAL_NODE;
    return outcome;
  }

  /** The position after a step, with the card that chance brings; says where that lies, if one came. */
  private playInto(child: number, node: number, edge: number): number {
    const { tree } = this;
    const position = tree.positions[child];
    copyPosition(position, tree.positions[node]);
    const imagined = node === 0 && !this.allKnown;
    const known = node === 0 ? this.dealt : undefined;
    const viewer = position[SEAT];
    if (imagined && known === undefined) imagine(position, viewer, this.random);
    play(position, tree.step[edge]);
    if (known !== undefined) {
      deal(position, known);
      // what came is in nobody's hand
      if (imagined) imagine(position, viewer, this.random);
      return NONE;
    }
    if (position[PHASE] !== DEAL) return NONE;
    const place = dealtPlace(position);
    deal(position, drawUnseen(position, pendingLevel(position), this.random));
    return place;
  }

  private hasOutcome(edge: number, place: number, card: number): boolean {
    const { tree } = this;
    for (let at = tree.firstOutcome[edge]; at !== NONE; at = tree.outcomeNext[at])
      if (tree.positions[tree.outcomeNode[at]][place] === card) return true;
    return false;
  }

  /** Takes the net's answers for all leaves in flight. */
  absorb(net: Network): void {
    for (let leaf = 0; leaf < this.leaves; leaf++) {
      const base = leaf * MAX_DEPTH;
      const depth = this.depths[leaf];
      const node = this.pathNodes[base + depth];
      if (node < this.room) this.expand(node, net, this.slots[leaf]);
      else writeChances(net, this.slots[leaf], this.tree.positions[node], chances);
      this.backUp(base, depth);
    }
    this.leaves = 0;
    // what was only glanced at
    if (this.tree.nodes > this.room) this.tree.nodes = this.room;
  }

  private expand(node: number, net: Network, slot: number): void {
    const { tree } = this;
    const position = tree.positions[node];
    let count = prune(steps, legalSteps(position, steps));
    if (node === 0 && this.only !== undefined) {
      steps[0] = this.only;
      count = 1;
    }
    const start = tree.addEdges(node, count);
    for (let i = 0; i < count; i++) tree.step[start + i] = steps[i];
    writePriors(net, slot, steps, count, tree.prior, start);
    tree.nodeVisits[node] = 0;
    tree.sortNext(node);
    writeChances(net, slot, position, chances);
  }

  private backUp(base: number, depth: number): void {
    const { tree } = this;
    for (let d = 0; d <= depth; d++) {
      const node = this.pathNodes[base + d];
      const value = chances[tree.positions[node][SEAT]];
      tree.nodeVisits[node]++;
      tree.nodeSum[node] += value;
      if (d < depth) tree.sum[this.pathEdges[base + d]] += value;
    }
    if (depth === 0) {
      this.rootChances.set(chances);
      return;
    }
    this.simulations++;
    for (let seat = 0; seat < this.seats; seat++) this.rootSums[seat] += chances[seat];
  }

  /** Takes a walk back that met a leaf in flight. */
  private undo(base: number, depth: number): void {
    for (let at = base; at < base + depth; at++) {
      this.tree.visits[this.pathEdges[at]]--;
      this.tree.outcomeVisits[this.pathOutcomes[at]]--;
    }
  }
}

/** Where the card that a position waits for will lie. */
function dealtPlace(position: Position): number {
  if (!pendingUnseen(position)) return MARKET + position[PENDING];
  const player = playerAt(position[SEAT]);
  return player + RESERVED + position[player + RESERVED_COUNT];
}
