/** A script's view of the server, for tests: calls, a stream, a socket. */
import { request } from "node:http";
import type { TableEvent, TableView } from "@gemwright/protocol";
import { WebSocket } from "ws";

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export interface Failure {
  readonly error: { readonly code: string; readonly message: string; readonly rule?: string };
}

export class Client {
  readonly base: string;
  token: string | undefined;
  player = "";
  /** Every byte of every answer, for those who look for leaks. */
  heard = "";

  constructor(base: string) {
    this.base = base;
  }

  static async named(base: string, name: string): Promise<Client> {
    const client = new Client(base);
    const { body } = await client.call<{ token: string; player: string }>("POST", "/api/session", {
      name,
    });
    client.token = body.token;
    client.player = body.player;
    return client;
  }

  get headers(): Record<string, string> {
    return this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
  }

  async call<T = Failure>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const answer = await fetch(this.base + path, {
      method,
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    this.heard += text + JSON.stringify([...answer.headers]);
    const json = answer.headers.get("content-type")?.includes("json");
    return {
      status: answer.status,
      headers: answer.headers,
      body: (json ? JSON.parse(text) : text) as T,
    };
  }

  async open(request: object): Promise<{ table: string; seat: number; invite: string }> {
    const { body } = await this.call<{ table: string; seat: number; invite: string }>(
      "POST",
      "/api/tables",
      request,
    );
    return body;
  }

  async view(table: string): Promise<TableView> {
    return (await this.call<TableView>("GET", `/api/tables/${table}`)).body;
  }

  /** Reads the event stream until it ends, or until `enough` says so. */
  events(
    table: string,
    after = 0,
    enough: (event: TableEvent) => boolean = () => false,
  ): Promise<TableEvent[]> {
    return new Promise((resolve, reject) => {
      const events: TableEvent[] = [];
      const stream = request(
        `${this.base}/api/tables/${table}/events?after=${after}`,
        { headers: this.headers },
        (answer) => {
          let rest = "";
          answer.setEncoding("utf8");
          answer.on("data", (chunk: string) => {
            this.heard += chunk;
            rest += chunk;
            const blocks = rest.split("\n\n");
            rest = blocks.pop() ?? "";
            for (const block of blocks) {
              const match = /^id: (\d+)\ndata: (.*)$/s.exec(block);
              if (!match) continue;
              const event = JSON.parse(match[2]!) as TableEvent;
              if (event.seq !== Number(match[1])) reject(new Error("id and seq differ"));
              events.push(event);
              if (enough(event)) {
                stream.destroy();
                resolve(events);
                return;
              }
            }
          });
          answer.on("end", () => resolve(events));
        },
      );
      stream.on("error", (error) => {
        reject(error);
      });
      stream.end();
    });
  }

  socket(table: string, after = 0, headers: Record<string, string> = {}, invite?: string): Socket {
    const word = invite === undefined ? "" : `&invite=${invite}`;
    const url = `${this.base.replace("http", "ws")}/api/tables/${table}/live?after=${after}${word}`;
    return new Socket(new WebSocket(url, { headers: { ...this.headers, ...headers } }), this);
  }
}

export interface Message {
  readonly type: string;
  readonly seq?: number;
  readonly id?: number;
  readonly error?: Failure["error"];
}

/** A socket that remembers what it heard and can wait for something. */
export class Socket {
  readonly raw: WebSocket;
  readonly messages: Message[] = [];
  readonly closed: Promise<number>;
  #waiting: (() => void)[] = [];

  constructor(raw: WebSocket, client: Client) {
    this.raw = raw;
    raw.on("message", (data: Buffer) => {
      client.heard += data.toString();
      this.messages.push(JSON.parse(data.toString()) as Message);
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.closed = new Promise((resolve) => {
      raw.on("close", (code) => resolve(code));
      raw.on("error", () => resolve(0));
    });
  }

  get events(): TableEvent[] {
    return this.messages.filter(
      ({ type, seq }) => seq !== undefined && type !== "ack",
    ) as TableEvent[];
  }

  async until(wanted: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const found = this.messages.find(wanted);
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  send(message: object): void {
    this.raw.send(JSON.stringify(message));
  }
}
