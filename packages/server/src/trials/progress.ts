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

/** Times or sizes, from which percentiles are asked. */
export class Samples {
  #values = new Float64Array(1 << 16);
  #count = 0;
  #sorted = true;

  get count(): number {
    return this.#count;
  }

  add(value: number): void {
    if (this.#count === this.#values.length) {
      const larger = new Float64Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#count++] = value;
    this.#sorted = false;
  }

  percentile(p: number): number {
    if (!this.#sorted) this.#values.subarray(0, this.#count).sort();
    this.#sorted = true;
    return this.#values[Math.min(this.#count - 1, Math.floor((this.#count * p) / 100))] ?? 0;
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
