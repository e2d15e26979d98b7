/** Requests that no route ever sees, answered in our own words all the same. */
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { ERRORS, makeError, problem, type ErrorCode } from "@gemwright/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SECURITY_HEADERS, setHeaders } from "./security.ts";

/** An address that cannot be read, or that is longer than any of ours. */
export function refuseAddress(
  { statusCode }: { readonly statusCode?: number | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const code: ErrorCode = statusCode === 414 ? "unknown" : "malformed";
  setHeaders(request, reply);
  void reply.code(ERRORS[code].status).send(makeError(problem(code)));
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: "too-long",
  ERR_HTTP_REQUEST_TIMEOUT: "too-slow",
};

/** Bytes that are no request; there is nothing to answer with but the connection itself. */
export function refuseBytes({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const said = CODES[code ?? ""] ?? "malformed";
  const { status } = ERRORS[said];
  const body = JSON.stringify(makeError(problem(said)));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...SECURITY_HEADERS.map(([name, value]) => `${name}: ${value}`),
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
    "",
    body,
  ];
  socket.end(lines.join("\r\n"));
  socket.destroySoon();
}
