/**
 * Who sits where. Seats are numbered in playing order, and seat 1 starts. So that the number a
 * person is told on sitting down stays true, the order is drawn on sitting down: with a random
 * start each newcomer draws one of the free seats, which makes every order equally likely.
 */
import { createHash } from "node:crypto";
import { problem, type OpenRequest, type Problem, type Start } from "@gemwright/protocol";
import { fail, ok, type Random, type Result, type SeatCount } from "@gemwright/rules";
import { commitmentOf } from "./commitment.ts";
import type { LogEntry, OpenedEntry, SatEntry, SecretDeal } from "./entry.ts";
import { apply, newState, seatOf, type TableState } from "./state.ts";

/** Somebody who asks, as the session knows him. */
export interface Person {
  readonly player: string;
  readonly name: string;
}

/** What a decision may not make up by itself, so that tests can give it. */
export interface Circumstances {
  readonly now: number;
  readonly random: Random;
  readonly deal: (seats: SeatCount) => SecretDeal;
}

export type Decision = Result<readonly LogEntry[], Problem>;

const refuse = (code: Problem["code"], detail?: string): { ok: false; error: Problem } =>
  fail(problem(code, detail));

export interface NewTable {
  readonly table: string;
  readonly invite: string;
}

/** Opens a table with the host seated and the bots in their places. */
export function decideOpen(
  { table, invite }: NewTable,
  host: Person,
  request: OpenRequest,
  circumstances: Circumstances,
): Decision {
  const start: Start = request.start ?? "random";
  const opened: OpenedEntry = {
    type: "opened",
    at: circumstances.now,
    table,
    seats: request.seats,
    start,
    clock: request.clock ?? null,
    listed: request.listed ?? true,
    hideReserved: request.hideReserved ?? false,
    invite,
    rematchOf: null,
    kept: Array.from({ length: request.seats }, () => null),
  };
  const bots = request.bots ?? [];
  if (bots.length >= request.seats)
    return refuse("malformed", "There must be a seat for the one who opens the table.");
  const state = newState(opened);
  const entries: LogEntry[] = [opened];
  const sit = (seat: number, who: Pick<SatEntry, "player" | "name" | "bot">): void => {
    const sat: SatEntry = { type: "sat", at: circumstances.now, seat, ...who };
    apply(state, sat);
    entries.push(sat);
  };
  const chosen = [
    request.seat,
    ...bots.map((bot) => (typeof bot === "string" ? undefined : bot.seat)),
  ];
  const named = chosen.filter((seat) => seat !== undefined);
  if (new Set(named).size < named.length || named.some((seat) => seat > request.seats))
    return refuse("malformed", "Each seat that is named must exist and be named once.");

  // Named seats are out of the draw, whoever draws first.
  const draw = (): number => {
    const free = freeSeats(state).filter((seat) => !named.includes(seat));
    return start === "host" ? free[0]! : free[circumstances.random.below(free.length)]!;
  };
  sit(request.seat ?? draw(), { player: host.player, name: host.name, bot: null });
  for (const bot of bots)
    if (typeof bot === "string") sit(draw(), { player: null, name: bot, bot });
    else sit(bot.seat, { player: null, name: bot.bot, bot: bot.bot });
  return ok([...entries, ...startIfFull(state, circumstances)]);
}

/** Takes a free seat. */
export function decideJoin(
  state: TableState,
  person: Person,
  { invite, seat: wanted }: { invite?: string; seat?: number },
  circumstances: Circumstances,
): Decision {
  const { listed, invite: secret, kept, start } = state.opened;
  const keptSeat = kept.indexOf(person.player) + 1;
  if (!listed && keptSeat === 0 && invite !== secret) return refuse("not-yours");
  if (seatOf(state, person.player) !== null) return refuse("already-seated");
  if (isGivenUp(state)) return refuse("started", "Everybody has left this table; it is closed.");
  if (state.status !== "open") return refuse("started");
  const offered = freeSeats(state).filter(
    (seat) => kept[seat - 1] === null || kept[seat - 1] === person.player,
  );
  // Somebody at the table has handed the invite on: nobody is waited for any longer.
  const free = offered.length === 0 && invite === secret ? freeSeats(state) : offered;
  const choice = keptSeat > 0 ? keptSeat : wanted;
  if (free.length === 0) return refuse("table-full");
  if (choice !== undefined && !free.includes(choice))
    return refuse("table-full", "That seat is not free; others are.");
  const drawn = start === "random" ? circumstances.random.below(free.length) : 0;
  const sat: SatEntry = {
    type: "sat",
    at: circumstances.now,
    seat: choice ?? free[drawn]!,
    player: person.player,
    name: person.name,
    bot: null,
  };
  const taken = freeSeats(state).length === 1;
  return ok(taken ? [sat, startGame(state.opened.seats, circumstances)] : [sat]);
}

/** Sits down for a rematch. Whoever asks twice, by two processes even, sits there already. */
export const decideJoinAgain = (
  state: TableState,
  person: Person,
  circumstances: Circumstances,
): Decision =>
  seatOf(state, person.player) === null ? decideJoin(state, person, {}, circumstances) : ok([]);

/** Leaves before the start; a table that nobody sits at any more is closed. */
export function decideLeave(state: TableState, person: Person, now: number): Decision {
  const seat = seatOf(state, person.player);
  if (seat === null) return refuse("not-yours");
  if (state.status !== "open") return refuse("started");
  return ok([{ type: "left", at: now, seat }]);
}

/** Everybody has left before there was a game. */
export const isGivenUp = (state: TableState): boolean => state.status === "over" && !state.game;

/** Names the table of the rematch, unless somebody has named another than `before` meanwhile. */
export function decideNextTable(
  state: TableState,
  before: string | null,
  table: string,
  now: number,
): Decision {
  if (state.status !== "over" || !state.game) return refuse("not-over");
  return ok(state.rematch === before ? [{ type: "rematch", at: now, table }] : []);
}

/**
 * The word by which the table of a rematch may be watched. It lets nobody sit down, and tells nothing
 * of the invite that it is made of; the log of the old table is enough to know it.
 */
export const watchWord = ({ invite }: OpenedEntry, table: string): string =>
  createHash("sha256").update(`watch ${table} after ${invite}`).digest("base64url").slice(0, 22);

/** A table for the same people, with the start passed on: seat 2 becomes seat 1. */
export function decideRematch(
  old: TableState,
  { table, invite }: NewTable,
  circumstances: Circumstances,
): Decision {
  if (old.status !== "over" || !old.game) return refuse("not-over");
  const passedOn = [...old.seats.slice(1), old.seats[0]!];
  const opened: OpenedEntry = {
    ...old.opened,
    at: circumstances.now,
    table,
    invite,
    listed: false,
    rematchOf: old.opened.table,
    watch: watchWord(old.opened, table),
    kept: passedOn.map(({ player }) => player),
  };
  const bots = passedOn.flatMap(({ bot }, index): SatEntry[] =>
    bot
      ? [{ type: "sat", at: circumstances.now, seat: index + 1, player: null, name: bot, bot }]
      : [],
  );
  return ok([opened, ...bots]);
}

export const freeSeats = (state: TableState): number[] =>
  state.seats.flatMap(({ player, bot }, index) =>
    player === null && bot === null ? [index + 1] : [],
  );

const startIfFull = (state: TableState, circumstances: Circumstances): LogEntry[] =>
  freeSeats(state).length === 0 ? [startGame(state.opened.seats, circumstances)] : [];

function startGame(seats: SeatCount, { now, deal }: Circumstances): LogEntry {
  const secret = deal(seats);
  return { type: "started", at: now, deal: secret, commitment: commitmentOf(secret) };
}
