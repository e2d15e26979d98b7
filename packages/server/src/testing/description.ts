/** The server's own description, and whether what it answers stands in there. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Client } from "./client.ts";

interface Described {
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, unknown>>;
}

export interface DescribedCall {
  readonly summary: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly responses: Readonly<Record<string, Described>>;
}

export class Description {
  readonly calls: ReadonlyMap<string, DescribedCall>;

  static async of(base: string): Promise<Description> {
    type Body = { paths: Record<string, Record<string, DescribedCall>> };
    const { body } = await new Client(base).call<Body>("GET", "/api/openapi.json");
    return new Description(
      Object.entries(body.paths).flatMap(([path, calls]) =>
        Object.entries(calls).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call]),
      ),
    );
  }

  private constructor(calls: [name: string, call: DescribedCall][]) {
    this.calls = new Map(calls);
  }

  call(name: string): DescribedCall {
    const found = this.calls.get(name);
    if (!found) throw new Error(`${name} is not described`);
    return found;
  }

  /** What is not described of an answer; of what lies outside of the interface nothing is. */
  missing({ method, path, status, mediaType, headers }: Given): string[] {
    const [name, call] = [...this.calls].find(([each]) => isOf(each, `${method} ${path}`)) ?? [];
    if (!call) return [];
    const answer = call.responses[status];
    if (!answer) return [`${name} ${status}`];
    const known = Object.keys(answer.headers ?? {}).map((each) => each.toLowerCase());
    return [
      ...(Object.keys(answer.content ?? {}).join() === mediaType
        ? []
        : [`${name} ${status} ${mediaType}`]),
      ...TELLING.filter((each) => headers.includes(each) && !known.includes(each)).map(
        (each) => `${name} ${status} ${each}`,
      ),
    ];
  }
}

/** Headers that a client has to know of. */
const TELLING = ["retry-after", "set-cookie"];

const isOf = (name: string, line: string): boolean =>
  new RegExp(`^${name.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(line);

/** An answer that was given. */
export interface Given {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Empty where there is no body. */
  readonly mediaType: string;
  readonly headers: readonly string[];
}

/** Keeps every answer of a server from now on. Fastify hands all headers over at once. */
export function answersOf(server: Server): readonly Given[] {
  const given: Given[] = [];
  server.prependListener("request", ({ method, url }: IncomingMessage, answer: ServerResponse) => {
    const writeHead = answer.writeHead.bind(answer) as (...args: unknown[]) => ServerResponse;
    answer.writeHead = (status: number, ...args: unknown[]): ServerResponse => {
      const headers = (args.at(-1) ?? {}) as Readonly<Record<string, string>>;
      const [mediaType = ""] = (headers["content-type"] ?? "").split(";");
      const path = url?.split("?")[0] ?? "";
      given.push({ method: method ?? "", path, status, mediaType, headers: Object.keys(headers) });
      return writeHead(status, ...args);
    };
  });
  return given;
}
