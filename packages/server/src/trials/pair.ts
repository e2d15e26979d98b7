/** Two players who play one game after the other, and check what they are told. */
import type { Random } from "@gemwright/rules";
import { Match, type MatchWatch } from "./match.ts";

export class Pair {
  readonly #base: string;
  readonly #tokens: readonly [string, string];
  readonly #watch: MatchWatch;
  readonly #random: Random;
  readonly #thinkMs: () => number;
  /** Opened and not played yet. */
  readonly #prepared: Match[] = [];
  readonly #played: Match[] = [];
  #stopped = false;
  /** Whether the prepared games are kept for later. */
  sparing = false;
  /** Games that were not prepared. */
  opened = 0;

  constructor(
    base: string,
    tokens: readonly [string, string],
    watch: MatchWatch,
    random: Random,
    thinkMs: () => number,
  ) {
    this.#base = base;
    this.#tokens = tokens;
    this.#watch = watch;
    this.#random = random;
    this.#thinkMs = thinkMs;
  }

  /** Opens a table and connects both; the game waits for its turn. */
  async prepare(): Promise<void> {
    this.#prepared.push(await this.#open());
  }

  async #open(): Promise<Match> {
    const match = new Match(this.#watch, this.#random, this.#thinkMs);
    await match.open(this.#base, this.#tokens);
    return match;
  }

  /** Plays one game after the other until it is stopped. */
  async playOn(): Promise<void> {
    while (!this.#stopped) {
      const prepared = this.sparing ? undefined : this.#prepared.pop();
      if (!prepared) this.opened++;
      const match = prepared ?? (await this.#open());
      this.#played.push(match);
      await match.play();
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const match of [...this.#played, ...this.#prepared]) match.stop();
  }
}
