/** A table that plays: looking at it, and everything a player may do. */
import {
  ChatRequest,
  MuteRequest,
  SeqAnswer,
  StepRequest,
  TableView,
  TakeBackAnswerRequest,
  type Problem,
} from "@gemwright/protocol";
import type { Result } from "@gemwright/rules";
import type { FastifyInstance, FastifyRequest } from "fastify";
import Type from "typebox";
import { Refused, must } from "../http/refused.ts";
import {
  decideBack,
  decideResign,
  decideTakeBack,
  decideTakeBackAnswer,
  decideTakeBackWithdrawal,
} from "../table/play.ts";
import { recordOf } from "../table/record.ts";
import type { Decision, Person } from "../table/seating.ts";
import { seatOf, type TableState } from "../table/state.ts";
import { decideChat, decideMute } from "../table/talk.ts";
import { viewOf } from "../table/view.ts";
import { errors, text } from "./answers.ts";
import {
  identify,
  limit,
  maySee,
  mustFind,
  mustIdentify,
  playStep,
  type Context,
  type TableParams,
} from "./context.ts";

const InviteQuery = Type.Object({ invite: Type.Optional(Type.String({ maxLength: 64 })) });
export type InviteQuery = Type.Static<typeof InviteQuery>;

type TableRequest = FastifyRequest<{ Params: TableParams }>;

export function addGameRoutes(app: FastifyInstance, context: Context): void {
  const { circumstances } = context;

  app.get<{ Params: TableParams; Querystring: InviteQuery }>(
    "/api/tables/:id",
    {
      schema: {
        summary: "The table for the caller's eyes",
        querystring: InviteQuery,
        response: { 200: TableView, ...errors(403, 404) },
      },
    },
    async (request) => {
      const person = await identify(context, request);
      const table = await mustFind(context, request.params.id);
      return table.read((state) => {
        look(state, person, request);
        return viewOf(state, seatOf(state, person?.player ?? null), circumstances().now);
      });
    },
  );

  function look(
    state: TableState,
    person: Person | undefined,
    request: FastifyRequest<{ Querystring: InviteQuery }>,
  ): void {
    if (maySee(state, person, request.query.invite)) return;
    limit(context, "guess", request.ip);
    throw new Refused("not-yours");
  }

  app.get<{ Params: TableParams; Querystring: InviteQuery }>(
    "/api/tables/:id/record",
    {
      schema: {
        summary: "The record in notation, after the game",
        querystring: InviteQuery,
        response: { 200: text("text/plain", "The record"), ...errors(403, 404) },
      },
    },
    async (request, reply) => {
      const person = await identify(context, request);
      const table = await mustFind(context, request.params.id);
      const record = await table.read((state) => {
        look(state, person, request);
        if (state.status !== "over" || !state.game) throw new Refused("game-running");
        return recordOf(state);
      });
      return reply.type("text/plain; charset=utf-8").serializer(String).send(record);
    },
  );

  app.post<{ Params: TableParams; Body: StepRequest }>(
    "/api/tables/:id/steps",
    {
      schema: {
        summary: "One step on the state after event `seq`",
        body: StepRequest,
        response: { 200: SeqAnswer, ...errors(400, 401, 403, 404, 409, 422, 429, 503) },
      },
    },
    async (request) => {
      const person = await mustIdentify(context, request);
      const table = await mustFind(context, request.params.id);
      return { seq: must(await playStep(context, table, person, request.body)) };
    },
  );

  /** Lets the caller change the table by a decision. */
  async function decide(
    request: TableRequest,
    decision: (state: TableState, person: Person, now: number) => Decision,
  ): Promise<{ seq: number }> {
    const person = await mustIdentify(context, request);
    limit(context, "act", person.player);
    const table = await mustFind(context, request.params.id);
    // The moment of the decision, not of the asking: others may be before it in the table's queue.
    const seq: Result<number, Problem> = await table.change((state) =>
      decision(state, person, circumstances().now),
    );
    return { seq: must(seq) };
  }

  const answers = { 200: SeqAnswer, ...errors(400, 401, 403, 404, 409, 429) };

  app.post<{ Params: TableParams }>(
    "/api/tables/:id/resign",
    { schema: { summary: "Gives the game up", response: answers } },
    (request) => decide(request, decideResign),
  );

  app.post<{ Params: TableParams }>(
    "/api/tables/:id/back",
    { schema: { summary: "Takes one's seat back from the bot that stood in", response: answers } },
    (request) => decide(request, decideBack),
  );

  app.post<{ Params: TableParams }>(
    "/api/tables/:id/take-back",
    { schema: { summary: "Asks to return to the start of one's last turn", response: answers } },
    (request) => decide(request, decideTakeBack),
  );

  app.post<{ Params: TableParams; Body: TakeBackAnswerRequest }>(
    "/api/tables/:id/take-back/answer",
    {
      schema: {
        summary: "Agrees to a take-back, or not",
        body: TakeBackAnswerRequest,
        response: answers,
      },
    },
    (request) =>
      decide(request, (state, person, now) =>
        decideTakeBackAnswer(state, person, request.body.agreed, now),
      ),
  );

  app.post<{ Params: TableParams }>(
    "/api/tables/:id/take-back/withdraw",
    { schema: { summary: "Withdraws a take-back that nobody has answered", response: answers } },
    (request) => decide(request, decideTakeBackWithdrawal),
  );

  app.post<{ Params: TableParams; Body: ChatRequest }>(
    "/api/tables/:id/chat",
    { schema: { summary: "Says something at the table", body: ChatRequest, response: answers } },
    (request) =>
      decide(request, (state, person, now) => decideChat(state, person, request.body.text, now)),
  );

  app.post<{ Params: TableParams; Body: MuteRequest }>(
    "/api/tables/:id/mute",
    {
      schema: {
        summary: "Hears a seat's talk no more, or again",
        body: MuteRequest,
        response: answers,
      },
    },
    (request) =>
      decide(request, (state, person, now) => decideMute(state, person, request.body, now)),
  );
}
