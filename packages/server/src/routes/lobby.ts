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
import { ok } from "@gemwright/rules";
import type { FastifyInstance } from "fastify";
import { Refused, must } from "../http/refused.ts";
import type { LiveTable } from "../live/live-table.ts";
import { decideGo } from "../table/play.ts";
import {
  decideJoin,
  decideLeave,
  decideOpen,
  decideRematch,
  type NewTable,
  type Person,
} from "../table/seating.ts";
import { seatOf } from "../table/state.ts";
import { errors } from "./answers.ts";
import { limit, mustFind, mustIdentify, type Context, type TableParams } from "./context.ts";

const LISTED = 200;
const ID_LENGTH = 8;
const ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Names of tables are drawn, not counted: they tell nothing about how many there are. */
const tableId = (bytes: Buffer): string =>
  Array.from(bytes.subarray(0, ID_LENGTH), (byte) => ID_LETTERS[byte % ID_LETTERS.length]).join("");

const newTable = (): NewTable => ({
  table: tableId(randomBytes(ID_LENGTH)),
  invite: randomBytes(16).toString("base64url"),
});

/** Everybody who asks for a rematch finds the same table, whichever process is asked. */
function rematchTable(invite: string): NewTable {
  const hash = (what: string): Buffer =>
    createHash("sha256").update(`${what} after ${invite}`).digest();
  return {
    table: tableId(hash("table")),
    invite: hash("invite").subarray(0, 16).toString("base64url"),
  };
}

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
      const seat = await table.read((state) => seatOf(state, person.player));
      return reply.code(201).send({ ...fresh, seat });
    },
  );

  app.get(
    "/api/tables",
    { schema: { summary: "The listed tables, open and running", response: { 200: TablesAnswer } } },
    async (_request, reply) => {
      const lines = await store.listed(LISTED);
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
      const lines = await store.finished(player, LISTED);
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
      return { seat: await join(table, person, request.body, request.ip) };
    },
  );

  async function join(
    table: LiveTable,
    person: Person,
    body: JoinRequest,
    ip: string,
  ): Promise<number> {
    const joined = await table.change((state) => decideJoin(state, person, body, circumstances()));
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
      const { now } = circumstances();
      const seq = await table.change((state) =>
        (state.status === "open" ? decideLeave : decideGo)(state, person, now),
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
      const fresh = await old.read((state) => {
        if (seatOf(state, person.player) === null) throw new Refused("not-yours");
        return rematchTable(state.opened.invite);
      });
      const next = (await tables.find(fresh.table)) ?? (await open(old, fresh));
      const known = await next.read((state) => seatOf(state, person.player));
      const seat = known ?? (await join(next, person, {}, request.ip));
      return { table: fresh.table, seat };
    },
  );

  /** Opens the rematch, or finds the one that somebody else has opened meanwhile. */
  async function open(old: LiveTable, fresh: NewTable): Promise<LiveTable> {
    const entries = await old.read((state) => must(decideRematch(state, fresh, circumstances())));
    const opened = await tables.open(fresh.table, entries);
    const { now } = circumstances();
    await old.change((state) =>
      ok(state.rematch === null ? [{ type: "rematch", at: now, table: fresh.table }] : []),
    );
    return opened.ok ? opened.value : mustFind(context, fresh.table);
  }
}
