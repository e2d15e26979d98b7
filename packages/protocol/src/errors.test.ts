import { describe, expect, it } from "vitest";
import { ERRORS, ERROR_CODES, makeError, problem } from "./errors.ts";

describe("the error table", () => {
  it("keeps the statuses that scripts rely on", () => {
    const promised = {
      malformed: 400,
      "no-identity": 401,
      "not-yours": 403,
      "game-running": 403,
      unknown: 404,
      stale: 409,
      "not-your-turn": 409,
      "too-large": 413,
      "illegal-step": 422,
      "too-many": 429,
    } as const;
    for (const [code, status] of Object.entries(promised))
      expect(ERRORS[code as keyof typeof promised].status).toBe(status);
  });

  it("writes an error with its code and sentence, and the rule where one forbids", () => {
    for (const code of ERROR_CODES)
      expect(makeError(problem(code))).toEqual({ error: { code, message: ERRORS[code].message } });
    expect(makeError({ code: "illegal-step", rule: "R3.2" }).error.rule).toBe("R3.2");
  });
});
