/** Schemas of answers that many routes share, for the document. */
import { ERROR_CODES, ERRORS } from "@gemwright/protocol";
import type { FastifyInstance } from "fastify";
import Type from "typebox";

export const ErrorSchema = Type.Object({
  error: Type.Object({
    code: Type.Unsafe<string>({ type: "string", enum: [...ERROR_CODES] }),
    message: Type.String(),
    rule: Type.Optional(Type.String()),
  }),
});

/** The error answers of a route by status, each saying which codes it may carry. */
export const errors = (...statuses: readonly number[]): Record<number, Type.TSchema> =>
  Object.fromEntries(
    statuses.map((status) => {
      const codes = ERROR_CODES.filter((code) => ERRORS[code].status === status);
      return [status, { ...ErrorSchema, description: codes.join(", ") }];
    }),
  );

const KNOWN = [{ token: [] }, { cookie: [] }];

/**
 * Adds to each route's description what holds for many: too many requests, a store that is away, a
 * body that is too large or of another type, and whether one has to say who one is (401), or may.
 */
export function addCommonAnswers(app: FastifyInstance): void {
  app.addHook("onRoute", ({ schema }) => {
    if (!schema?.response) return;
    const response = schema.response as Record<number, unknown>;
    const body = schema.body === undefined ? [] : [413, 415];
    schema.response = { ...errors(400, 429, 503, ...body), ...response };
    if (401 in response) schema.security = KNOWN;
    else if (403 in response) schema.security = [{}, ...KNOWN];
  });
}
