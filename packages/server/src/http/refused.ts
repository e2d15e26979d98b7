/** How a route says no: with an entry of the error table. */
import { ERRORS, makeError, problem, type ErrorCode, type Problem } from "@gemwright/protocol";
import type { Result } from "@gemwright/rules";
import type { FastifyInstance } from "fastify";
import { COMPLAIN_MS, sparing } from "./sparing.ts";
import { StoreFailure } from "../store/store.ts";

export class Refused extends Error {
  override readonly name = "Refused";
  readonly problem: Problem;

  constructor(said: Problem | ErrorCode) {
    const given = typeof said === "string" ? problem(said) : said;
    super(given.detail ?? ERRORS[given.code].message);
    this.problem = given;
  }
}

/** The value, or the refusal as a throw, which the error handler answers. */
export function must<T>(result: Result<T, Problem>): T {
  if (!result.ok) throw new Refused(result.error);
  return result.value;
}

/** What a thrown thing is in the words of the table. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  if (error instanceof StoreFailure) return problem("not-ready");
  const { statusCode, validation } = error as { statusCode?: number; validation?: unknown };
  if (validation) return problem("malformed", (error as Error).message);
  if (statusCode === 413) return problem("too-large");
  if (statusCode === 415) return problem("wrong-type");
  if (statusCode === 404) return problem("unknown");
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return problem("malformed");
  return problem("internal");
}

/** When it is worth asking again, in seconds: rate limits give back at least one a second. */
export const RETRY_AFTER_S: Readonly<Record<number, number>> = { 429: 1, 503: 5 };

const reasonOf = (error: unknown): string | undefined =>
  error instanceof StoreFailure ? error.message : undefined;

export function addErrors(app: FastifyInstance): void {
  const mayComplain = sparing(COMPLAIN_MS);
  app.setErrorHandler((error, request, reply) => {
    const said = problemOf(error);
    const { status } = ERRORS[said.code];
    const route = request.routeOptions.url;
    if (said.code === "internal") request.log.error({ err: error, route }, said.code);
    else if (status >= 500 && mayComplain())
      request.log.warn({ route, reason: reasonOf(error) }, said.code);
    const wait = said.retryAfterS ?? RETRY_AFTER_S[status];
    if (wait !== undefined) void reply.header("retry-after", wait);
    return reply.code(status).send(makeError(said));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(ERRORS.unknown.status).send(makeError(problem("unknown"))),
  );
}
