/** Guests play at once with a name; there is no sign-up. */
import { SessionAnswer, SessionRequest, WhoAnswer } from "@gemwright/protocol";
import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { Refused } from "../http/refused.ts";
import { setCookie } from "../http/sessions.ts";
import { cleanLine } from "../table/talk.ts";
import { errors } from "./answers.ts";
import { limit, mustIdentify, type Context } from "./context.ts";

const COOKIE_SET = { "Set-Cookie": Type.String({ description: "The token, for a browser" }) };

export function addSessionRoutes(app: FastifyInstance, context: Context): void {
  app.post<{ Body: SessionRequest }>(
    "/api/session",
    {
      schema: {
        summary: "Makes a guest",
        body: SessionRequest,
        response: { 200: { ...SessionAnswer, headers: COOKIE_SET }, ...errors(400, 429) },
      },
    },
    async (request, reply) => {
      limit(context, "session", request.ip);
      const name = cleanLine(request.body.name);
      if (name === "") throw new Refused({ code: "malformed", detail: "A name needs a letter." });
      const { player, token } = await context.sessions.create(name);
      setCookie(request, reply, token);
      return { player, name, token };
    },
  );

  app.get(
    "/api/session",
    { schema: { summary: "Who the caller is", response: { 200: WhoAnswer, ...errors(401) } } },
    (request) => mustIdentify(context, request),
  );
}
