/** The web page's files, held in memory and packed once. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refused } from "./refused.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".bin": "application/octet-stream",
};
const PACKED_ALREADY = new Set([".png", ".webp", ".woff2", ".mp3", ".ogg"]);
/** Below this, packing costs more than it saves. */
const WORTH_PACKING = 1024;
/** The builder puts a hash into the names of these, so they never change. */
const IMMUTABLE = /^\/assets\/|[-.][A-Za-z0-9_-]{8,}\.(?:js|css|wasm|woff2|svg|png|webp|bin)$/;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

interface File {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly caching: string;
  readonly packs: boolean;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

export class StaticFiles {
  readonly #files = new Map<string, File>();

  constructor(folder: string) {
    if (existsSync(join(folder, "index.html"))) this.#read(folder, folder);
  }

  get found(): boolean {
    return this.#files.size > 0;
  }

  #read(folder: string, root: string): void {
    for (const entry of ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) this.#read(path, root);
      else {
        const body = ifThere(() => readFileSync(path));
        if (body) this.#add(`/${relative(root, path).split(sep).join("/")}`, body);
      }
    }
  }

  #add(path: string, body: Buffer): void {
    const extension = extname(path);
    this.#files.set(path, {
      body,
      type: TYPES[extension] ?? "application/octet-stream",
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      caching: IMMUTABLE.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
      packs: body.length >= WORTH_PACKING && !PACKED_ALREADY.has(extension),
    });
  }

  /** A page's own addresses (`/table/k3f9x2`) are all answered with the page. */
  find(path: string): File | undefined {
    const exact = this.#files.get(path === "/" ? "/index.html" : path);
    if (exact || extname(path) !== "") return exact;
    return this.#files.get("/index.html");
  }
}

/** A page that is being built anew loses files while we read; the next start finds the new ones. */
function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return undefined;
    throw error;
  }
}

async function packed(file: File, accepted: string): Promise<{ body: Buffer; encoding?: string }> {
  if (!file.packs) return { body: file.body };
  if (/\bbr\b/.test(accepted)) {
    file.br ??= packBrotli(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    return { body: await file.br, encoding: "br" };
  }
  if (/\bgzip\b/.test(accepted)) {
    file.gzip ??= packGzip(file.body);
    return { body: await file.gzip, encoding: "gzip" };
  }
  return { body: file.body };
}

const NO_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gemwright</title>
<h1>Gemwright</h1><p>The page has not been built; the interface for programs is at
<a href="/api/openapi.json">/api/openapi.json</a>.</p></html>`;

export function addStatic(app: FastifyInstance, folder: string): void {
  const files = new StaticFiles(folder);
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const path = request.url.split("?", 1)[0] ?? "/";
    if (path.startsWith("/api/")) throw new Refused("unknown");
    const file = files.find(path);
    if (!file) {
      if (path !== "/" || files.found) throw new Refused("unknown");
      return reply.type("text/html; charset=utf-8").send(NO_PAGE);
    }
    void reply.header("etag", file.etag).header("cache-control", file.caching);
    if (file.packs) void reply.header("vary", "accept-encoding");
    if (request.headers["if-none-match"] === file.etag) return reply.code(304).send();
    const { body, encoding } = await packed(file, request.headers["accept-encoding"] ?? "");
    if (encoding) void reply.header("content-encoding", encoding);
    return reply.type(file.type).send(body);
  };
  app.get("/*", { schema: { hide: true } }, serve);
}
