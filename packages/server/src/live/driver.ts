/** Acts for tables when nobody asks: lets bots move and clocks run out. */
import { makeLegal, makeObservation, type Bot, type Observation } from "@gemwright/protocol";
import type { Store } from "../store/store.ts";
import { dueOf, isWatched } from "../table/due.ts";
import { decideBotStep, decideTimeOut } from "../table/play.ts";
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
    this.#tables.onBotToMove((table) => void this.#act(table));
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
      if (table) void this.#act(table);
    } catch (error) {
      this.#options.failed(error);
    }
  }

  async #act(table: LiveTable): Promise<void> {
    if (this.#stopped || this.#working.has(table.id)) return;
    this.#working.add(table.id);
    let again = false;
    try {
      again = await this.#actOnce(table);
    } catch (error) {
      this.#options.failed(error);
    } finally {
      this.#working.delete(table.id);
    }
    if (again) void this.#act(table);
  }

  /** True if something was done, after which there may be more to do. */
  async #actOnce(table: LiveTable): Promise<boolean> {
    const now = this.#options.now();
    const task = await table.read((state) => this.#task(state, now));
    if (!task) return false;
    if (task.kind === "clock") {
      const changed = await table.change(
        (state) => decideTimeOut(state, this.#options.now()) ?? { ok: true, value: [] },
      );
      return changed.ok;
    }
    const [step] = await Promise.all([this.#think(task), pause(task.waitMs)]);
    if (this.#stopped) return false;
    const play = (text: string): ReturnType<LiveTable["change"]> =>
      table.change(
        (state) =>
          decideBotStep(state, task.seq, text, this.#options.now()) ?? { ok: true, value: [] },
      );
    const changed = await play(step ?? task.fallback);
    if (changed.ok) return true;
    this.#options.failed(new Error(`The bot ${task.bot} answered with an illegal step`));
    return (await play(task.fallback)).ok;
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
      waitMs: isWatched(state) ? Math.max(0, due.at + this.#options.botPaceMs - now) : 0,
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

type Task = BotTask | { readonly kind: "clock" };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
