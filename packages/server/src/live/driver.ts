/** Acts for tables when nobody asks: lets bots move and clocks run out. */
import {
  makeLegal,
  makeObservation,
  type Bot,
  type Observation,
  type Problem,
} from "@gemwright/protocol";
import { ok, type Result } from "@gemwright/rules";
import type { Store } from "../store/store.ts";
import { dueOf, isWatched } from "../table/due.ts";
import { decideBotStep, decideTimeOut } from "../table/play.ts";
import type { Decision } from "../table/seating.ts";
import { botAt, gameOf, type TableState } from "../table/state.ts";
import type { LiveTable } from "./live-table.ts";
import type { Tables } from "./tables.ts";

/** Answers with a step in notation; it may take its time. */
export interface Thinker {
  think(bot: Bot, observation: Observation): Promise<string>;
}

export interface DriverOptions {
  /** This process, among those that share a store. */
  readonly owner: string;
  /** How long a bot waits before it moves while people watch, so that they can follow. */
  readonly botPaceMs: number;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

const POLL_MS = 500;
/** How long the others leave a table alone that this process has taken on. */
export const LEASE_MS = 4000;
const CLAIM_LIMIT = 1000;

export class Driver {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #thinker: Thinker;
  readonly #options: DriverOptions;
  readonly #working = new Set<string>();
  #poll: NodeJS.Timeout | undefined;
  #polling = false;
  #stopped = false;

  constructor(store: Store, tables: Tables, thinker: Thinker, options: DriverOptions) {
    this.#store = store;
    this.#tables = tables;
    this.#thinker = thinker;
    this.#options = options;
  }

  start(): void {
    this.#tables.onBotToMove((table) => void this.#act(table.id));
    this.#poll = setInterval(() => void this.#claim(), POLL_MS);
  }

  /** Takes on what is due and what nobody else is at: after a start, or another process's death. */
  async #claim(): Promise<void> {
    if (this.#polling || this.#stopped) return;
    this.#polling = true;
    try {
      const { owner, now } = this.#options;
      const lease = { owner, until: now() + LEASE_MS };
      for (const id of await this.#store.claimDue(now(), lease, CLAIM_LIMIT)) await this.#take(id);
    } catch (error) {
      this.#options.failed(error);
    } finally {
      this.#polling = false;
    }
  }

  /** A table that cannot be read must not stop those after it. */
  async #take(id: string): Promise<void> {
    try {
      const table = this.#working.has(id) ? undefined : await this.#tables.find(id);
      if (table) void this.#act(id);
    } catch (error) {
      this.#options.failed(error);
    }
  }

  async #act(id: string): Promise<void> {
    if (this.#stopped || this.#working.has(id)) return;
    this.#working.add(id);
    let again = false;
    try {
      again = await this.#actOnce(id);
    } catch (error) {
      this.#options.failed(error);
    } finally {
      this.#working.delete(id);
    }
    if (again) void this.#act(id);
  }

  /** True if something was done, after which there may be more to do. */
  async #actOnce(id: string): Promise<boolean> {
    const now = this.#options.now();
    const table = await this.#find(id);
    const task = await table.read((state) => this.#task(state, now));
    if (!task) return false;
    if (task.kind === "clock") {
      const changed = await this.#change(id, (state) => decideTimeOut(state, this.#options.now()));
      return changed.ok;
    }
    const [step] = await Promise.all([this.#think(task), pause(task.waitMs)]);
    if (this.#stopped) return false;
    const play = (text: string): Promise<Result<number, Problem>> =>
      this.#change(id, (state) => decideBotStep(state, task.seq, text, this.#options.now()));
    const changed = await play(step ?? task.fallback);
    if (changed.ok) return true;
    this.#options.failed(new Error(`The bot ${task.bot} answered with an illegal step`));
    return (await play(task.fallback)).ok;
  }

  /** While a bot thinks, its table may be dropped from memory and read again; it is looked up anew. */
  async #find(id: string): Promise<LiveTable> {
    const table = await this.#tables.find(id);
    if (!table) throw new Error(`Table ${id} has vanished`);
    return table;
  }

  /** Changes a table by a decision, if there is still one to make. */
  async #change(
    id: string,
    decide: (state: TableState) => Decision | undefined,
  ): Promise<Result<number, Problem>> {
    const table = await this.#find(id);
    return table.change((state) => decide(state) ?? ok([]));
  }

  /** A bot that fails must not stop a game that people play. */
  async #think({ bot, observation }: BotTask): Promise<string | undefined> {
    try {
      return await this.#thinker.think(bot, observation);
    } catch (error) {
      this.#options.failed(error);
      return undefined;
    }
  }

  #task(state: TableState, now: number): Task | undefined {
    const due = dueOf(state);
    if (!due) return undefined;
    if (due.kind === "clock") return due.at <= now ? { kind: "clock" } : undefined;
    const { position } = gameOf(state);
    return {
      kind: "bot",
      bot: botAt(state, due.seat)!,
      seq: state.seq,
      observation: makeObservation(position, due.seat - 1),
      fallback: makeLegal(position)[0]!,
      waitMs: isWatched(state) ? restOf(this.#options.botPaceMs, now - due.at) : 0,
    };
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#poll);
  }
}

interface BotTask {
  readonly kind: "bot";
  readonly bot: Bot;
  readonly seq: number;
  readonly observation: Observation;
  /** A legal step, for the case that the bot gives none. */
  readonly fallback: string;
  readonly waitMs: number;
}

/** What is left of a time; an entry may come from a machine whose clock is ahead. */
const restOf = (ms: number, passed: number): number => Math.max(0, ms - Math.max(0, passed));

type Task = BotTask | { readonly kind: "clock" };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
