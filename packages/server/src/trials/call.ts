/** Calls of the API, as a script would make them. */
import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One call; rejects with the status where it is not 2xx. */
export function call<T>(
  base: string,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const asked = request(
      base + path,
      {
        method,
        agent,
        timeout: 30_000,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(text === undefined
            ? {}
            : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
        },
      },
      (answer) => {
        let heard = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk: string) => (heard += chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const status = answer.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve(JSON.parse(heard || "null") as T);
          else reject(new CallFailed(status, heard));
        });
      },
    );
    asked.on("timeout", () => asked.destroy(new Error("timeout")));
    asked.on("error", reject);
    asked.end(text);
  });
}

export class CallFailed extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status} ${text.slice(0, 200)}`);
    this.status = status;
  }
}

export const newToken = async (base: string, name: string): Promise<string> =>
  (await call<{ token: string }>(base, "POST", "/api/session", undefined, { name })).token;
