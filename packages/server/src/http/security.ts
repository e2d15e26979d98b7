/** What browsers are told to refuse, and the check that a request comes from our own page. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refused } from "./refused.ts";

/** Only what this server sends itself; workers and WebAssembly are for the bots in the browser. */
export const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

export const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ["content-security-policy", CONTENT_POLICY],
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "no-referrer"],
  ["permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
];

export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value] of SECURITY_HEADERS) void reply.header(name, value);
  if (request.url.startsWith("/api/")) void reply.header("cache-control", "no-store");
  if (request.protocol === "https")
    void reply.header("strict-transport-security", "max-age=31536000");
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** A browser names the origin of every request that could do harm; scripts name none. */
export const isOwnOrigin = (request: FastifyRequest): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === request.host;
};

export function addSecurity(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    setHeaders(request, reply);
    const upgrades = request.headers.upgrade !== undefined;
    if ((upgrades || !SAFE_METHODS.has(request.method)) && !isOwnOrigin(request))
      throw new Refused("wrong-origin");
  });
}
