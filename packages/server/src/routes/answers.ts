/** Schemas of answers that many routes share, for the document. */
import { ERROR_CODES, ERRORS, type ErrorCode } from "@gemwright/protocol";
import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { RETRY_AFTER_S } from "../http/refused.ts";

export const ErrorSchema = Type.Object({
  error: Type.Object({
    code: Type.Unsafe<string>({ type: "string", enum: [...ERROR_CODES] }),
    message: Type.String(),
    rule: Type.Optional(Type.String()),
  }),
});

/** An answer as Fastify's document takes it: a schema with its headers, or with its media types. */
type Answer = Type.TSchema | { readonly content: object };

/** An answer that is no JSON. */
export const text = (mediaType: string, description: string): Answer => ({
  description,
  content: { [mediaType]: { schema: Type.String() } },
});

/** An answer without a body. */
export const nothing = (description: string): Answer => Type.Null({ description });

const RETRY_AFTER = {
  "Retry-After": Type.Integer({
    minimum: 1,
    description: "Seconds until it is worth asking again",
  }),
};

/** An error answer, saying which codes it may carry. */
const error = (status: number, codes: readonly ErrorCode[]): Answer => ({
  ...ErrorSchema,
  description: codes.join(", "),
  ...(status in RETRY_AFTER_S ? { headers: RETRY_AFTER } : {}),
});

/** The error answers of a route by status. */
export const errors = (...statuses: readonly number[]): Record<number, Answer> =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      error(
        status,
        ERROR_CODES.filter((code) => ERRORS[code].status === status),
      ),
    ]),
  );

const KNOWN = [{ token: [] }, { cookie: [] }];

/** Whoever sends something may come from another site, or send too much, or something else. */
const SENT = { 403: error(403, ["wrong-origin"]), ...errors(413, 415) };

/**
 * Adds to each route's description what holds for many: too many requests, a store that is away,
 * what may be wrong with something sent, and whether one has to say who one is (401), or may.
 */
export function addCommonAnswers(app: FastifyInstance): void {
  app.addHook("onRoute", ({ schema, method }) => {
    if (!schema?.response) return;
    const response = schema.response as Record<number, unknown>;
    const sent = method === "POST" ? SENT : {};
    schema.response = { ...errors(400, 429, 503), ...sent, ...response };
    if (401 in response) schema.security = KNOWN;
    else if (403 in response) schema.security = [{}, ...KNOWN];
  });
}
