/**
 * A seeded generator. The engine has no random source of its own: whoever wants chance brings a
 * seed, and the same seed gives the same numbers on every machine.
 */
export interface Random {
  /** A whole number from 0 to `limit` - 1; `limit` is at most 65,536. */
  below(limit: number): number;
}

/** Small fast counting generator (sfc32): four words of state, integer operations only. */
export class SeededRandom implements Random {
  readonly state: Int32Array = new Int32Array(4);

  constructor(seed: number) {
    this.state.set([seed | 0, Math.floor(seed / 2 ** 32) | 0, 0x9e3779b9, 1]);
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 32 random bits, signed. */
  next(): number {
    const s = this.state;
    const a = s[0];
    const b = s[1];
    const c = s[2];
    const counter = s[3];
    const result = (a + b + counter) | 0;
    s[3] = counter + 1;
    s[0] = b ^ (b >>> 9);
    s[1] = c + (c << 3);
    s[2] = ((c << 21) | (c >>> 11)) + result;
    return result;
  }

  below(limit: number): number {
    // A multiplication instead of a division; the bias is below one part in 2^16 / limit.
    return Math.imul(this.next() >>> 16, limit) >>> 16;
  }
}

/** Shuffles in place, every order equally likely. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}
