/** A line that says how far a long run is; on a terminal it is written over, in a log now and then. */

const LOG_EVERY_MS = 10_000;
const DRAW_EVERY_MS = 200;

export class Progress {
  #drawn = 0;
  readonly #terminal = process.stderr.isTTY;

  show(text: string, force = false): void {
    const now = Date.now();
    if (!force && now - this.#drawn < (this.#terminal ? DRAW_EVERY_MS : LOG_EVERY_MS)) return;
    this.#drawn = now;
    process.stderr.write(this.#terminal ? `\r\u001B[K${text}` : `${text}\n`);
  }

  end(text: string): void {
    this.show(text, true);
    if (this.#terminal) process.stderr.write("\n");
  }
}

/** Times in ms, counted by tenths, so that asking for a percentile holds nobody up. */
export class Samples {
  readonly #counts = new Uint32Array(100_000);
  #count = 0;
  #largest = 0;

  add(ms: number): void {
    const last = this.#counts.length - 1;
    this.#counts[Math.min(last, Math.floor(ms * 10))]!++;
    this.#count++;
    this.#largest = Math.max(this.#largest, ms);
  }

  get largest(): number {
    return this.#largest;
  }

  /** The time that so many percent do not exceed, rounded up to a tenth. */
  percentile(p: number): number {
    let left = (this.#count * p) / 100;
    const tenth = this.#counts.findIndex((count) => (left -= count) <= 0);
    return (tenth + 1) / 10;
  }
}

/** The values of `--name value` arguments, all numbers. */
export function numbers<T extends Record<string, number>>(defaults: T): T {
  const values: Record<string, number> = { ...defaults };
  const args = process.argv.slice(2);
  for (let i = 0; i < args.length; i += 2) {
    const name = args[i]?.replace(/^--/, "") ?? "";
    const value = Number(args[i + 1]);
    if (!(name in defaults) || !Number.isFinite(value)) {
      process.stderr.write(
        `arguments: ${Object.keys(defaults)
          .map((key) => `--${key} N`)
          .join(" ")}\n`,
      );
      process.exit(2);
    }
    values[name] = value;
  }
  return values as T;
}
