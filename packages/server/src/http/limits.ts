/** Rate limits: a bucket for each address and each player that fills again with time. */

export interface Limit {
  /** How many may come at once. */
  readonly burst: number;
  /** How many a second are given back. */
  readonly perSecond: number;
}

/**
 * Far above what people and well-behaved scripts do, far below what would hurt. The limit for an
 * address is wide because a school or a family shares one.
 */
export const LIMITS = {
  /** Every request from an address. */
  address: { burst: 4000, perSecond: 2000 },
  /** Every request and every socket message of a player. */
  player: { burst: 2000, perSecond: 500 },
  /** New guests from an address. */
  session: { burst: 100, perSecond: 2 },
  /** Tables opened by a player. */
  open: { burst: 60, perSecond: 1 },
  /** What a player does at tables besides steps and is stored: sitting, leaving, asking, talking. */
  act: { burst: 60, perSecond: 1 },
  /** Logs that an address asks for from the start or the middle: each is made from the deal anew. */
  replay: { burst: 400, perSecond: 20 },
  /** Wrong tokens and wrong invites from an address. */
  guess: { burst: 50, perSecond: 1 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** Whose address it is: of IPv6 everybody has a whole network, and its last half to choose from. */
export function networkOf(ip: string): string {
  if (!ip.includes(":") || ip.includes(".")) return ip;
  const [front = "", back] = ip.split("::");
  const groups = front.split(":");
  const missing = back === undefined ? 0 : 8 - groups.length - back.split(":").length;
  const whole = [
    ...groups,
    ...Array.from({ length: missing }, () => "0"),
    ...(back?.split(":") ?? []),
  ];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":");
}

interface Bucket {
  left: number;
  at: number;
}

/** More keys than this at once are the mark of an attack; full and old buckets are forgotten. */
const MAX_KEYS = 100_000;

export class Limiter {
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;
  readonly enabled: boolean;

  constructor(enabled: boolean, now: () => number = () => performance.now()) {
    this.enabled = enabled;
    this.#now = now;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Takes one from the bucket of a player or an address; false if it is empty. */
  take(name: LimitName, who: string): boolean {
    if (!this.enabled) return true;
    const { burst, perSecond } = LIMITS[name];
    const key = `${name} ${networkOf(who)}`;
    const now = this.#now();
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      if (this.#buckets.size >= MAX_KEYS) this.#forget(now);
      this.#buckets.set(key, (bucket = { left: burst, at: now }));
    }
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  /** Drops buckets that are full again, and as many of the oldest as make room for a while. */
  #forget(now: number): void {
    for (const [key, { left, at }] of this.#buckets) {
      const { burst, perSecond } = LIMITS[key.slice(0, key.indexOf(" ")) as LimitName];
      if (left + ((now - at) / 1000) * perSecond >= burst) this.#buckets.delete(key);
    }
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size < MAX_KEYS / 2) return;
      this.#buckets.delete(key);
    }
  }
}
