/** Opening, finding and joining tables. */
import { createHash, randomBytes } from "node:crypto";
import {
  JoinRequest,
  OpenAnswer,
  OpenRequest,
  RematchAnswer,
  SeatAnswer,
  SeqAnswer,
  TablesAnswer,
} from "@gemwright/protocol";
import type { FastifyInstance } from "fastify";
import { Refused, must } from "../http/refused.ts";
import type { LiveTable } from "../live/live-table.ts";
import { decideGo } from "../table/play.ts";
import {
  decideJoin,
  decideJoinAgain,
  decideLeave,
  decideNextTable,
  decideOpen,
  decideRematch,
  isGivenUp,
  type Decision,
  type NewTable,
  type Person,
} from "../table/seating.ts";
import { seatOf, type TableState } from "../table/state.ts";
import { errors } from "./answers.ts";
import { limit, mustFind, mustIdentify, type Context, type TableParams } from "./context.ts";

/** So many open tables are listed, and as many running ones. */
const LISTED = 100;
/** Of one host so many open tables are listed, and as many running ones: the newest. */
const LISTED_OF_ONE = 5;
/** An open table to which nobody has come for so long is not offered any more. */
const OFFERED_MS = 24 * 3600 * 1000;
/** So many games the archive shows. */
const ARCHIVED = 200;
const ID_LENGTH = 8;
const ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Names of tables are drawn, not counted: they tell nothing about how many there are. */
const tableId = (bytes: Buffer): string =>
  Array.from(bytes.subarray(0, ID_LENGTH), (byte) => ID_LETTERS[byte % ID_LETTERS.length]).join("");

const newTable = (): NewTable => ({
  table: tableId(randomBytes(ID_LENGTH)),
  invite: randomBytes(16).toString("base64url"),
});

/** Everybody who asks at once finds a table by the same name; only its invite lets strangers in. */
const tableAfter = (invite: string, last: string | null): NewTable => ({
  ...newTable(),
  table: tableId(
    createHash("sha256")
      .update(`${last ?? "first"} after ${invite}`)
      .digest(),
  ),
});

export function addLobbyRoutes(app: FastifyInstance, context: Context): void {
  const { tables, store, circumstances } = context;

  app.post<{ Body: OpenRequest }>(
    "/api/tables",
    {
      schema: {
        summary: "Opens a table with the caller seated",
        body: OpenRequest,
        response: { 201: OpenAnswer, ...errors(400, 401, 429) },
      },
    },
    async (request, reply) => {
      const person = await mustIdentify(context, request);
      limit(context, "open", person.player);
      const fresh = newTable();
      const entries = must(decideOpen(fresh, person, request.body, circumstances()));
      const table = must(await tables.open(fresh.table, entries));
      const { seat, listed } = await table.read((state) => ({
        seat: seatOf(state, person.player),
        listed: state.opened.listed,
      }));
      // The table stands, whatever becomes of the others' place in the list.
      if (listed) await store.offer(table.id, person.player, LISTED_OF_ONE).catch(() => undefined);
      return reply.code(201).send({ ...fresh, seat });
    },
  );

  app.get(
    "/api/tables",
    { schema: { summary: "The listed tables, open and running", response: { 200: TablesAnswer } } },
    async (_request, reply) => {
      const lines = await store.listed(LISTED, circumstances().now - OFFERED_MS);
      return reply.type("application/json").serializer(String).send(`{"tables":[${lines.join()}]}`);
    },
  );

  app.get(
    "/api/archive",
    {
      schema: {
        summary: "The caller's finished tables, the newest first",
        response: { 200: TablesAnswer, ...errors(401) },
      },
    },
    async (request, reply) => {
      const { player } = await mustIdentify(context, request);
      const lines = await store.finished(player, ARCHIVED);
      return reply.type("application/json").serializer(String).send(`{"tables":[${lines.join()}]}`);
    },
  );

  app.post<{ Params: TableParams; Body: JoinRequest }>(
    "/api/tables/:id/join",
    {
      schema: {
        summary: "Takes a free seat; an unlisted table needs its invite",
        body: JoinRequest,
        response: { 200: SeatAnswer, ...errors(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      const person = await mustIdentify(context, request);
      limit(context, "act", person.player);
      const table = await mustFind(context, request.params.id);
      const { body, ip } = request;
      const seat = await sit(table, person, ip, (state) =>
        decideJoin(state, person, body, circumstances()),
      );
      return { seat };
    },
  );

  /** Lets somebody sit down by a decision, and says where. */
  async function sit(
    table: LiveTable,
    person: Person,
    ip: string,
    decide: (state: TableState) => Decision,
  ): Promise<number> {
    const joined = await table.change(decide);
    if (!joined.ok && joined.error.code === "not-yours") limit(context, "guess", ip);
    must(joined);
    const seat = await table.read((state) => seatOf(state, person.player));
    if (seat === null) throw new Refused("stale");
    return seat;
  }

  app.post<{ Params: TableParams }>(
    "/api/tables/:id/leave",
    {
      schema: {
        summary: "Gives the seat up before the start, or leaves a running game to a bot",
        response: { 200: SeqAnswer, ...errors(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const person = await mustIdentify(context, request);
      limit(context, "act", person.player);
      const table = await mustFind(context, request.params.id);
      const seq = await table.change((state) =>
        (state.status === "open" ? decideLeave : decideGo)(state, person, circumstances().now),
      );
      return { seq: must(seq) };
    },
  );

  app.post<{ Params: TableParams }>(
    "/api/tables/:id/rematch",
    {
      schema: {
        summary: "Sits down for another game with the same people, the start passed on",
        response: { 200: RematchAnswer, ...errors(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const person = await mustIdentify(context, request);
      limit(context, "act", person.player);
      const old = await mustFind(context, request.params.id);
      await old.read((state) => {
        if (seatOf(state, person.player) === null) throw new Refused("not-yours");
      });
      const next = await rematchOf(old);
      const seat = await sit(next, person, request.ip, (state) =>
        decideJoinAgain(state, person, circumstances()),
      );
      return { table: next.id, seat };
    },
  );

  /** The table for another game; another one where everybody has left the last. */
  async function rematchOf(old: LiveTable): Promise<LiveTable> {
    const named = await old.read((state) => state.rematch);
    const standing = named === null ? undefined : await tables.find(named);
    if (standing && !(await standing.read(isGivenUp))) return standing;
    const fresh = await old.read(({ opened }) => tableAfter(opened.invite, named));
    const entries = await old.read((state) => must(decideRematch(state, fresh, circumstances())));
    const opened = await tables.open(fresh.table, entries);
    const { now } = circumstances();
    must(await old.change((state) => decideNextTable(state, named, fresh.table, now)));
    return opened.ok ? opened.value : mustFind(context, fresh.table);
  }
}
