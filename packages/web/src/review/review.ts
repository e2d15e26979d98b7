import type { SeatAnalysis, TurnAnalysis } from "@gemwright/ai";
import type { Seat } from "@gemwright/rules";
import { signal } from "@preact/signals";
import { slipOf } from "./review-texts.ts";

/** What comes from the worker. */
export type Finding =
  | { readonly kind: "turn"; readonly turn: TurnAnalysis }
  | { readonly kind: "done"; readonly seats: readonly SeatAnalysis[] }
  | { readonly kind: "trouble" };

/** The turns of one game, judged one after the other in a worker. */
export class Review {
  readonly turns = signal<readonly TurnAnalysis[]>([]);
  /** What can be said of each player, once every turn is judged. */
  readonly seats = signal<readonly SeatAnalysis[] | undefined>(undefined);
  readonly trouble = signal(false);
  /** The turn that was last looked at on the table: whoever comes back goes on from there. */
  lookedAt: number | undefined;
  readonly #record: string;
  #worker: Worker | undefined;

  constructor(record: string) {
    this.#record = record;
  }

  /** Whose turn it was, where it gave something away. */
  lapse(turn: number): Seat | undefined {
    const judged = this.turns.value[turn - 1];
    return judged && slipOf(judged) ? judged.seat : undefined;
  }

  isOf(record: string): boolean {
    return record === this.#record;
  }

  /** Judges from the first turn on, unless that is done or under way. */
  begin(): void {
    if (this.#worker || this.seats.value) return;
    this.turns.value = [];
    this.trouble.value = false;
    this.#worker = new Worker(new URL("./review-worker.ts", import.meta.url), { type: "module" });
    this.#worker.addEventListener("message", ({ data }: MessageEvent<Finding>) => this.#hear(data));
    this.#worker.addEventListener("error", () => this.#hear({ kind: "trouble" }));
    this.#worker.postMessage(this.#record, []);
  }

  #hear(finding: Finding): void {
    if (finding.kind === "turn") {
      this.turns.value = [...this.turns.value, finding.turn];
      return;
    }
    if (finding.kind === "done") this.seats.value = finding.seats;
    else this.trouble.value = true;
    this.end();
  }

  /** Stops what is not finished; what is stays. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

let last: Review | undefined;

/** The review of a game. The last one goes on, and stays, whatever page is open meanwhile. */
export function reviewOf(record: string): Review {
  if (last?.isOf(record)) return last;
  last?.end();
  last = new Review(record);
  return last;
}

/** The review of a game that has been reviewed. */
export const finishedReview = (record: string): Review | undefined =>
  last?.isOf(record) && last.seats.value ? last : undefined;
