/**
 * A table in memory. Everything that touches its state goes through one queue, and a change is
 * shown to nobody before it is stored.
 */
import { problem, type Problem } from "@gemwright/protocol";
import { fail, ok, type Result, type Viewer } from "@gemwright/rules";
import type { Append, Appended, Entry, Head, Lease } from "../store/store.ts";
import { dueOf } from "../table/due.ts";
import { makeEntry, parseEntry, type LogEntry } from "../table/entry.ts";
import type { Decision } from "../table/seating.ts";
import { apply, foldLog, seatOf, type SeatState, type TableState } from "../table/state.ts";
import { eventTexts, lineOf, viewerOf, type EventText } from "../table/view.ts";
import type { Presence } from "./presence.ts";
import type { Subscriber } from "./subscriber.ts";

/** What a table needs of its surroundings. */
export interface Surroundings {
  readonly shared: boolean;
  append(append: Append): Promise<Appended>;
  read(table: string, after: number): Promise<Entry[]>;
  /** The lease to be taken with an append that leaves a bot to move. */
  lease(): Lease;
  /** Called when those who follow the table may not have been told what is stored. */
  fellBehind(table: LiveTable): void;
  /** Called when this process has stored a change that leaves a bot to move. */
  botToMove(table: LiveTable): void;
  /** Told of everybody who comes to follow the table, or goes, and of changes in the seats. */
  readonly presence: Presence;
}

/** What somebody is to be told. */
interface Told {
  readonly subscriber: Subscriber;
  readonly text: EventText;
}

/** How often a change is decided anew because somebody else was faster. */
const TRIES = 8;

const NOTHING_TO_DO = Promise.resolve();

export class LiveTable {
  readonly id: string;
  readonly #around: Surroundings;
  readonly #subscribers = new Set<Subscriber>();
  #state: TableState;
  /** False after a failed write: what is stored is not known, so the state is made again. */
  #sure = true;
  /** A write whose answer was lost may be stored at any time: what is told of it must not be missed. */
  #unanswered = false;
  #tail: Promise<unknown> = NOTHING_TO_DO;
  #pending = 0;
  /** When the table was last used, for whoever clears unused ones away. */
  used = Date.now();

  constructor(id: string, state: TableState, around: Surroundings) {
    this.id = id;
    this.#state = state;
    this.#around = around;
  }

  get idle(): boolean {
    return this.#pending === 0 && this.#subscribers.size === 0;
  }

  get followers(): number {
    return this.#subscribers.size;
  }

  /** Who sits where, for those who want to know whom they miss; it may not be stored yet. */
  get seats(): readonly SeatState[] {
    return this.#state.seats;
  }

  /** Hands a beat to everybody who follows and takes it. */
  beat(text: string): void {
    for (const subscriber of this.#subscribers) if (!subscriber.paused) subscriber.beat(text);
  }

  /**
   * Runs work on the state when it is this work's turn, and never while a write is under way: at
   * once where nothing is. Work looks at the state and decides; it does not ask the table for more.
   */
  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    this.used = Date.now();
    const run = this.#pending++ === 0 ? work() : this.#tail.then(work);
    this.#tail = run.then(this.#done, this.#done);
    return run;
  }

  /** A table at rest holds on to nothing of what was done: there are thousands of them. */
  readonly #done = (): void => {
    if (--this.#pending === 0) this.#tail = NOTHING_TO_DO;
  };

  /** Reads the state as it is stored, another process's last entries included. */
  read<T>(work: (state: TableState) => T): Promise<T> {
    return this.#exclusively(async () => {
      if (this.#around.shared || !this.#sure) await this.#refresh();
      return work(this.#state);
    });
  }

  /** Up to where nobody has to tell of entries: they are stored, or just being stored from here. */
  get knownTo(): number {
    return this.#unanswered ? 0 : this.#state.seq;
  }

  /** Takes in what others have written. */
  refresh(): Promise<void> {
    return this.#exclusively(async () => {
      await this.#refresh();
    });
  }

  /** Decides, stores, and tells; answers with the seq of the first entry that was stored. */
  change(decide: (state: TableState) => Decision): Promise<Result<number, Problem>> {
    return this.#exclusively(async () => {
      for (let tries = 1; tries <= TRIES; tries++) {
        if (!this.#sure) await this.#refresh();
        const decision = decide(this.#state);
        if (!decision.ok) {
          // The refusal may be due to a state that another process has moved on.
          if (this.#around.shared && tries === 1 && (await this.#refresh())) continue;
          return fail(decision.error);
        }
        const seq = this.#state.seq + 1;
        if (decision.value.length === 0) return ok(this.#state.seq);
        if (await this.#store(decision.value)) return ok(seq);
      }
      return fail(problem("stale"));
    });
  }

  async #store(entries: readonly LogEntry[]): Promise<boolean> {
    const after = this.#state.seq;
    const dueBefore = dueOf(this.#state);
    const told = entries.map((entry) => {
      apply(this.#state, entry);
      return this.#render();
    });
    const due = dueOf(this.#state);
    const shown = entries.some(isShown);
    this.#sure = false;
    let answer: Appended;
    try {
      answer = await this.#around.append({
        table: this.id,
        after,
        entries: entries.map(makeEntry),
        head: shown || due?.at !== dueBefore?.at ? headOf(this.#state, shown) : undefined,
        seated: shown ? seatedBy(entries) : undefined,
        lease: due?.kind === "bot" ? this.#around.lease() : undefined,
      });
    } catch (error) {
      this.#unanswered = true;
      this.#around.fellBehind(this);
      throw error;
    }
    if (answer === "conflict") {
      await this.#refresh();
      return false;
    }
    this.#sure = true;
    told.forEach((each, i) => this.#tell(after + 1 + i, each));
    if (shown) this.#around.presence.reseated(this);
    if (due?.kind === "bot") this.#around.botToMove(this);
    return true;
  }

  /** Folds what is stored and not yet known; true if there was anything. */
  async #refresh(): Promise<boolean> {
    const known = this.#sure ? this.#state.seq : 0;
    const entries = (await this.#around.read(this.id, known)).map(({ data }) => parseEntry(data));
    if (this.#sure) {
      for (const entry of entries) {
        apply(this.#state, entry);
        this.#tell(this.#state.seq, this.#render());
      }
      if (entries.some(isShown)) this.#around.presence.reseated(this);
      return entries.length > 0;
    }
    const state = foldLog(entries);
    if (!state) throw new Error(`Table ${this.id} has vanished`);
    this.#state = state;
    this.#sure = true;
    this.#unanswered = false;
    for (const subscriber of this.#subscribers) this.#pump(subscriber);
    this.#around.presence.reseated(this);
    return true;
  }

  /** The event of the last entry, for everybody who follows the table. */
  #render(): readonly Told[] {
    const told: Told[] = [];
    if (this.#subscribers.size === 0) return told;
    const textFor = eventTexts(this.#state);
    for (const subscriber of this.#subscribers)
      told.push({ subscriber, text: textFor(eyesOf(this.#state, subscriber)) });
    return told;
  }

  #tell(seq: number, told: readonly Told[]): void {
    for (const { subscriber, text } of told) {
      if (subscriber.paused || subscriber.next !== seq || !this.#subscribers.has(subscriber))
        continue;
      subscriber.next = seq + 1;
      if (!subscriber.send(seq, text)) subscriber.paused = true;
      else if (seq === this.#state.seq && this.#state.status === "over") subscriber.finished();
    }
  }

  /** Begins with the event after `next - 1`, whatever the table has done meanwhile. */
  follow(subscriber: Subscriber): Promise<void> {
    return this.#exclusively(async () => {
      if (this.#around.shared || !this.#sure) await this.#refresh();
      const { presence } = this.#around;
      presence.came(this, subscriber.player);
      this.#subscribers.add(subscriber);
      this.#pump(subscriber);
      if (!subscriber.paused) subscriber.beat(presence.beat(this));
    });
  }

  unfollow(subscriber: Subscriber): void {
    this.used = Date.now();
    if (this.#subscribers.delete(subscriber)) this.#around.presence.went(this, subscriber.player);
  }

  /** The reader has caught up with what it was sent. */
  resume(subscriber: Subscriber): Promise<void> {
    subscriber.paused = false;
    return this.#exclusively(async () => {
      if (!this.#sure) await this.#refresh();
      this.#pump(subscriber);
    });
  }

  /** Sends what a subscriber has missed, by folding the log again; stops when it asks to. */
  #pump(subscriber: Subscriber): void {
    if (!this.#subscribers.has(subscriber) || subscriber.paused) return;
    if (subscriber.next <= this.#state.seq) {
      const [first, ...rest] = this.#state.entries;
      const state = foldLog([first!])!;
      const send = (): void => {
        if (state.seq < subscriber.next || subscriber.paused) return;
        const text = eventTexts(state)(eyesOf(state, subscriber));
        subscriber.next = state.seq + 1;
        if (!subscriber.send(state.seq, text)) subscriber.paused = true;
      };
      send();
      for (const entry of rest) {
        if (subscriber.paused) return;
        apply(state, entry);
        send();
      }
    }
    if (this.#state.status === "over" && !subscriber.paused) subscriber.finished();
  }
}

/**
 * Somebody who sits down sees from then on with the eyes of the seat, and what was said before with
 * his own: never with those of another who sat there.
 */
const eyesOf = (state: TableState, { player }: Subscriber): Viewer =>
  viewerOf(seatOf(state, player));

/** Whether an entry changes what a list of tables shows. Steps and talk, most of it, do not. */
export const isShown = ({ type }: LogEntry): boolean => type !== "step" && type !== "chat";

const seatedBy = (entries: readonly LogEntry[]): string[] =>
  entries.flatMap((entry) => (entry.type === "sat" && entry.player !== null ? [entry.player] : []));

/** The row of a table, with the lobby's line or without. */
export const headOf = (state: TableState, withLine = true): Head => ({
  status: state.status,
  listed: state.opened.listed,
  due: dueOf(state)?.at ?? null,
  line: withLine ? JSON.stringify(lineOf(state)) : undefined,
});
