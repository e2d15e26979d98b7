/** Requests that no route ever sees, answered in our own words all the same. */
import { STATUS_CODES, type IncomingMessage } from "node:http";
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

const SOCKET_KEY = /^[+/0-9A-Za-z]{22}==$/;
const SOCKET_VERSIONS = ["8", "13"];

/** A header without which HTTP or a WebSocket cannot be; the libraries would answer in their words. */
export function headerLacking(
  { headers, httpVersion }: IncomingMessage,
  wantsSocket: boolean,
): string | undefined {
  if (headers.host === undefined && httpVersion !== "1.0") return "Host";
  if (!wantsSocket) return undefined;
  if (!SOCKET_KEY.test(headers["sec-websocket-key"] ?? "")) return "Sec-WebSocket-Key";
  if (!SOCKET_VERSIONS.includes(headers["sec-websocket-version"] ?? ""))
    return "Sec-WebSocket-Version";
  return undefined;
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
