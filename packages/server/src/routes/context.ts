/** What every route has at hand. */
import type { Problem, StepRequest } from "@gemwright/protocol";
import { ok, type Result } from "@gemwright/rules";
import type { FastifyRequest } from "fastify";
import type { Heart } from "../http/heart.ts";
import type { Limiter, LimitName } from "../http/limits.ts";
import type { Metrics } from "../http/metrics.ts";
import { Refused } from "../http/refused.ts";
import { tokenOf, type Sessions } from "../http/sessions.ts";
import type { LiveTable } from "../live/live-table.ts";
import type { Presence } from "../live/presence.ts";
import type { Tables } from "../live/tables.ts";
import type { Store } from "../store/store.ts";
import { decideStep, repeated } from "../table/play.ts";
import type { Circumstances, Person } from "../table/seating.ts";
import { seatOf, type TableState } from "../table/state.ts";

export interface Context {
  readonly store: Store;
  readonly tables: Tables;
  readonly presence: Presence;
  readonly sessions: Sessions;
  readonly limiter: Limiter;
  readonly metrics: Metrics;
  readonly heart: Heart;
  readonly circumstances: () => Circumstances;
  /** Bots' questions that wait for a worker. */
  readonly botsWaiting: () => number;
  /** True once the server has been told to stop. */
  readonly stopping: () => boolean;
}

export function limit(context: Context, name: LimitName, who: string): void {
  if (!context.limiter.take(name, who)) throw new Refused("too-many");
}

/** Who asks, if the request says so; a token that is wrong counts as none. */
export async function identify(
  context: Context,
  request: FastifyRequest,
): Promise<Person | undefined> {
  const token = tokenOf(request);
  if (token === undefined) return undefined;
  const person = await context.sessions.find(token);
  if (!person) limit(context, "guess", request.ip);
  else limit(context, "player", person.player);
  return person;
}

export async function mustIdentify(context: Context, request: FastifyRequest): Promise<Person> {
  const person = await identify(context, request);
  if (!person) throw new Refused("no-identity");
  return person;
}

export interface TableParams {
  readonly id: string;
}

const TABLE_ID = /^[a-z0-9]{6,16}$/;

export async function mustFind(context: Context, id: string): Promise<LiveTable> {
  const table = TABLE_ID.test(id) ? await context.tables.find(id) : undefined;
  if (!table) throw new Refused("unknown");
  return table;
}

/**
 * Listed tables are open to all eyes; the others to those who sit there, have the invite, or were
 * told by the game before how to watch the next one.
 */
export function maySee(
  state: TableState,
  person: Person | undefined,
  invite: string | undefined,
): boolean {
  const { opened } = state;
  if (opened.listed || invite === opened.invite) return true;
  if (invite !== undefined && invite === opened.watch) return true;
  if (!person) return false;
  const { player } = person;
  return opened.kept.includes(player) || seatOf(state, player) !== null;
}

/** Plays a step; a request that comes again is answered as it was the first time. */
export async function playStep(
  context: Context,
  table: LiveTable,
  person: Person,
  request: StepRequest,
): Promise<Result<number, Problem>> {
  const began = performance.now();
  let before: number | undefined;
  const seq = await table.change((state) => {
    before = repeated(state, person, request);
    if (before !== undefined) return ok([]);
    return decideStep(state, person, request, context.circumstances().now);
  });
  if (seq.ok) context.metrics.steps.observe((performance.now() - began) / 1000);
  return before === undefined ? seq : ok(before);
}
