/** Counts for operators, as Prometheus text. They tell how much, never what. */

const LATENCY_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const;

class Histogram {
  readonly #counts = Array.from({ length: LATENCY_BOUNDS.length + 1 }, () => 0);
  #sum = 0;
  #count = 0;

  observe(seconds: number): void {
    const index = LATENCY_BOUNDS.findIndex((bound) => seconds <= bound);
    const at = index < 0 ? LATENCY_BOUNDS.length : index;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sum += seconds;
    this.#count++;
  }

  lines(name: string): string[] {
    let below = 0;
    const buckets = LATENCY_BOUNDS.map((bound, i) => {
      below += this.#counts[i] ?? 0;
      return `${name}_bucket{le="${bound}"} ${below}`;
    });
    return [
      `# TYPE ${name} histogram`,
      ...buckets,
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${this.#count}`,
    ];
  }
}

export class Metrics {
  readonly #answers = new Map<number, number>();
  /** From a step's arrival to its acknowledgement, the write to disk included. */
  readonly steps = new Histogram();

  answered(status: number): void {
    this.#answers.set(status, (this.#answers.get(status) ?? 0) + 1);
  }

  text(gauges: Readonly<Record<string, number>>): string {
    const lines = Object.entries(gauges).flatMap(([name, value]) => [
      `# TYPE gemwright_${name} gauge`,
      `gemwright_${name} ${value}`,
    ]);
    lines.push("# TYPE gemwright_http_answers_total counter");
    for (const [status, count] of [...this.#answers].toSorted(([a], [b]) => a - b))
      lines.push(`gemwright_http_answers_total{status="${status}"} ${count}`);
    return [...lines, ...this.steps.lines("gemwright_step_seconds"), ""].join("\n");
  }
}
