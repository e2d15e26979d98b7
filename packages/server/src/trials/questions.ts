/** Requests that are wrong in one way or another, for every address of the API. */
import { encoded, type Junk } from "./junk.ts";

export interface Question {
  readonly method: string;
  readonly where: string;
  readonly headers: Record<string, string>;
  readonly text: string | Buffer | undefined;
}

const ACTIONS = [
  "",
  "/join",
  "/leave",
  "/steps",
  "/events",
  "/live",
  "/record",
  "/resign",
  "/back",
  "/take-back",
  "/take-back/answer",
  "/take-back/withdraw",
  "/chat",
  "/mute",
  "/rematch",
];

const OTHER_ADDRESSES = [
  "/api/session",
  "/api/tables",
  "/api/archive",
  "/healthz",
  "/api/openapi.json",
  "/metrics",
];

const CONTENT_TYPES = [
  "application/json",
  "application/json",
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
];

const METHODS = ["GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"];

function address(junk: Junk, table: string): string {
  const query = junk.pick([
    "",
    "",
    "?after=0",
    `?after=${encoded(junk.text(4))}`,
    "?invite=x",
    `?${encoded(junk.text(6))}`,
    "?after=99999999999",
    "?after=1&after=2",
  ]);
  switch (junk.below(6)) {
    case 0:
      return `/${junk.pick([encoded(junk.text(10)), "%zz", "%"])}${query}`;
    case 1:
      return junk.pick(OTHER_ADDRESSES) + query;
    default: {
      const others = ["nothere1", encoded(junk.text(6)), "..", "%2e%2e", "%zz", "__proto__"];
      return `/api/tables/${junk.pick([table, table, ...others])}${junk.pick(ACTIONS)}${query}`;
    }
  }
}

/** A question about a table of somebody else, by one of those who may do nothing there. */
export function question(
  junk: Junk,
  table: string,
  tokens: readonly (string | undefined)[],
): Question {
  const method = junk.pick(METHODS);
  const where = address(junk, table);
  const text = method === "GET" || method === "HEAD" ? undefined : junk.body();
  const token = junk.pick(tokens);
  const headers: Record<string, string> = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    // Node sends no length with a DELETE or OPTIONS of its own accord.
    ...(text === undefined
      ? {}
      : {
          "content-type": junk.pick(CONTENT_TYPES),
          "content-length": String(Buffer.byteLength(text)),
        }),
    ...(junk.below(10) === 0 ? { cookie: `gemwright=${encoded(junk.text(8))}` } : {}),
    ...(junk.below(20) === 0
      ? { origin: junk.pick(["https://evil.example", "null", "junk"]) }
      : {}),
    ...(junk.below(20) === 0
      ? { "last-event-id": junk.pick(["-1", "x", "99999999999999", "3"]) }
      : {}),
    ...(junk.below(500) === 0 ? { "x-long": "x".repeat(junk.below(30_000)) } : {}),
  };
  return { method, where, headers, text };
}
