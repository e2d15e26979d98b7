/**
 * The search tree in flat arrays: nodes are positions with somebody to move, edges are steps,
 * outcomes are what a dealer may answer to a step. Nothing is allocated while a search runs, but
 * for doubling a pool that has become too small.
 */
import { positionLength, type Position } from "@gemwright/rules/layout";

const grow = <T extends Int32Array | Float64Array>(from: T, to: T): T => {
  to.set(from);
  return to;
};

/** Values of `edgeCount` for a node that has no edges. */
export const PENDING_NODE = -1;
export const TERMINAL_NODE = -2;
export const NONE = -1;

export class Tree {
  readonly positions: Position[] = [];
  nodes = 0;
  edgeStart: Int32Array;
  edgeCount: Int32Array;
  /** Edges tried so far: the first of the node's edges, in order of falling prior. */
  open: Int32Array;
  nodeVisits: Int32Array;
  /** Sum of the mover's chances over the visits. */
  nodeSum: Float64Array;

  edges = 0;
  step: Int32Array;
  prior: Float64Array;
  /** Visits, those in flight included: until its value is known a visit counts as a loss. */
  visits: Int32Array;
  sum: Float64Array;
  firstOutcome: Int32Array;
  outcomeCount: Int32Array;

  outcomes = 0;
  outcomeNode: Int32Array;
  outcomeNext: Int32Array;
  outcomeVisits: Int32Array;

  private readonly length: number;

  constructor(seats: number, nodes = 256) {
    this.length = positionLength(seats);
    this.edgeStart = new Int32Array(nodes);
    this.edgeCount = new Int32Array(nodes);
    this.open = new Int32Array(nodes);
    this.nodeVisits = new Int32Array(nodes);
    this.nodeSum = new Float64Array(nodes);
    const edges = nodes * 16;
    this.step = new Int32Array(edges);
    this.prior = new Float64Array(edges);
    this.visits = new Int32Array(edges);
    this.sum = new Float64Array(edges);
    this.firstOutcome = new Int32Array(edges);
    this.outcomeCount = new Int32Array(edges);
    this.outcomeNode = new Int32Array(nodes);
    this.outcomeNext = new Int32Array(nodes);
    this.outcomeVisits = new Int32Array(nodes);
    this.addPositions(nodes);
  }

  clear(): void {
    this.nodes = 0;
    this.edges = 0;
    this.outcomes = 0;
  }

  private addPositions(nodes: number): void {
    const fresh = nodes - this.positions.length;
    const block = new Int32Array(fresh * this.length);
    for (let i = 0; i < fresh; i++)
      this.positions.push(block.subarray(i * this.length, (i + 1) * this.length) as Position);
  }

  /** A new node, waiting for its evaluation. */
  addNode(): number {
    const node = this.nodes++;
    if (node === this.edgeCount.length) this.growNodes();
    this.edgeCount[node] = PENDING_NODE;
    this.open[node] = 0;
    this.nodeVisits[node] = 0;
    this.nodeSum[node] = 0;
    return node;
  }

  /** Room for a node's edges; their steps and priors are the caller's to fill. */
  addEdges(node: number, count: number): number {
    const start = this.edges;
    this.edges += count;
    while (this.edges > this.step.length) this.growEdges();
    this.edgeStart[node] = start;
    this.edgeCount[node] = count;
    this.visits.fill(0, start, this.edges);
    this.sum.fill(0, start, this.edges);
    this.firstOutcome.fill(NONE, start, this.edges);
    this.outcomeCount.fill(0, start, this.edges);
    return start;
  }

  addOutcome(edge: number, node: number): number {
    const outcome = this.outcomes++;
    if (outcome === this.outcomeNode.length) this.growOutcomes();
    this.outcomeNode[outcome] = node;
    this.outcomeVisits[outcome] = 0;
    this.outcomeNext[outcome] = this.firstOutcome[edge];
    this.firstOutcome[edge] = outcome;
    this.outcomeCount[edge]++;
    return outcome;
  }

  /** Brings the most likely of the edges not tried yet to the front of them. */
  sortNext(node: number): void {
    const first = this.edgeStart[node] + this.open[node];
    const end = this.edgeStart[node] + this.edgeCount[node];
    let best = first;
    for (let edge = first + 1; edge < end; edge++)
      if (this.prior[edge] > this.prior[best]) best = edge;
    if (best === first || first >= end) return;
    const step = this.step[first];
    const prior = this.prior[first];
    this.step[first] = this.step[best];
    this.prior[first] = this.prior[best];
    this.step[best] = step;
    this.prior[best] = prior;
  }

  private growNodes(): void {
    const size = this.edgeCount.length * 2;
    this.edgeStart = grow(this.edgeStart, new Int32Array(size));
    this.edgeCount = grow(this.edgeCount, new Int32Array(size));
    this.open = grow(this.open, new Int32Array(size));
    this.nodeVisits = grow(this.nodeVisits, new Int32Array(size));
    this.nodeSum = grow(this.nodeSum, new Float64Array(size));
    this.addPositions(size);
  }

  private growEdges(): void {
    const size = this.step.length * 2;
    this.step = grow(this.step, new Int32Array(size));
    this.prior = grow(this.prior, new Float64Array(size));
    this.visits = grow(this.visits, new Int32Array(size));
    this.sum = grow(this.sum, new Float64Array(size));
    this.firstOutcome = grow(this.firstOutcome, new Int32Array(size));
    this.outcomeCount = grow(this.outcomeCount, new Int32Array(size));
  }

  private growOutcomes(): void {
    const size = this.outcomeNode.length * 2;
    this.outcomeNode = grow(this.outcomeNode, new Int32Array(size));
    this.outcomeNext = grow(this.outcomeNext, new Int32Array(size));
    this.outcomeVisits = grow(this.outcomeVisits, new Int32Array(size));
  }
}
