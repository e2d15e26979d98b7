/** Guests: a name, an id that others may see, and a token that only its owner has. */
import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Player, Store } from "../store/store.ts";
import type { Person } from "../table/seating.ts";

export const COOKIE = "gemwright";
const YEAR_S = 365 * 86_400;
const REMEMBERED = 50_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

export class Sessions {
  readonly #store: Store;
  /** Lately used tokens by their hash, so that not every request asks the store. */
  readonly #known = new Map<string, Person>();

  constructor(store: Store) {
    this.#store = store;
  }

  async create(name: string): Promise<Person & { token: string }> {
    const token = randomBytes(32).toString("base64url");
    const player: Player = {
      id: randomBytes(12).toString("base64url"),
      name,
      tokenHash: hashOf(token),
      created: Date.now(),
    };
    await this.#store.addPlayer(player);
    const person = { player: player.id, name };
    this.#remember(player.tokenHash, person);
    return { ...person, token };
  }

  async find(token: string): Promise<Person | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const hash = hashOf(token);
    const known = this.#known.get(hash);
    if (known) return known;
    const player = await this.#store.playerByToken(hash);
    if (!player) return undefined;
    const person = { player: player.id, name: player.name };
    this.#remember(hash, person);
    return person;
  }

  #remember(hash: string, person: Person): void {
    if (this.#known.size >= REMEMBERED) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.set(hash, person);
  }
}

/** The token that a request carries, by header or by cookie. */
export function tokenOf({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const bearer = /^Bearer ([^\s]+)$/i.exec(headers.authorization ?? "")?.[1];
  if (bearer !== undefined) return bearer;
  for (const pair of headers.cookie?.split(";") ?? []) {
    const [name, value] = pair.trim().split("=", 2);
    if (name === COOKIE) return value;
  }
  return undefined;
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === "https" ? "; Secure" : "";
  void reply.header(
    "set-cookie",
    `${COOKIE}=${token}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`,
  );
}
