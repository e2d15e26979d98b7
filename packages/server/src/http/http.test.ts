import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SqliteStore } from "../store/sqlite.ts";
import { StoreFailure } from "../store/store.ts";
import { secretDeal, secureRandom } from "../table/dealer.ts";
import { startApp } from "../testing/app.ts";
import { Client, type Answer } from "../testing/client.ts";
import { Description } from "../testing/description.ts";
import { LIMITS, Limiter, networkOf } from "./limits.ts";

describe("rate limits", () => {
  it("give a burst, then so many a second, to each by himself", () => {
    let now = 0;
    const limiter = new Limiter(true, () => now);
    const { burst, perSecond } = LIMITS.session;
    for (let i = 0; i < burst; i++) expect(limiter.take("session", "a")).toBe(true);
    expect(limiter.take("session", "a")).toBe(false);
    expect(limiter.take("session", "b")).toBe(true);
    expect(limiter.take("open", "a")).toBe(true);
    now += 1000 / perSecond;
    expect(limiter.take("session", "a")).toBe(true);
    expect(limiter.take("session", "a")).toBe(false);
  });

  it("take the addresses of one IPv6 network for one", () => {
    expect(networkOf("203.0.113.9")).toBe("203.0.113.9");
    expect(networkOf("::ffff:203.0.113.9")).toBe("::ffff:203.0.113.9");
    expect(networkOf("2001:db8:0:1::5")).toBe("2001:db8:0:1");
    expect(networkOf("2001:0db8:0000:0001:aaaa:bbbb:cccc:dddd")).toBe("2001:db8:0:1");
    expect(networkOf("2001:db8::5")).toBe("2001:db8:0:0");
    expect(networkOf("::1")).toBe("0:0:0:0");
  });

  it("remember a bounded number of callers", () => {
    const limiter = new Limiter(true, () => 0);
    for (let i = 0; i < 150_000; i++) limiter.take("address", String(i));
    expect(limiter.size).toBeLessThanOrEqual(100_000);
  });

  it("answer 429 in the words of the table", async () => {
    const app = await startApp();
    const client = new Client(app.base);
    // On a slow machine the bucket fills while we ask, but never as fast.
    let refused: Answer<unknown> | undefined;
    let granted = 0;
    while (!refused && granted < 20 * LIMITS.session.burst) {
      const answer = await client.call("POST", "/api/session", { name: "Ann" });
      if (answer.status === 200) granted++;
      else refused = answer;
    }
    expect(granted).toBeGreaterThanOrEqual(LIMITS.session.burst);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: "too-many" } } });
    expect(refused?.headers.get("retry-after")).toBe("1");
    await app.stop();
  });

  it("are wider than what is said at one table, where others want to read", async () => {
    const circumstances = { now: 1_000_000, random: secureRandom, deal: secretDeal };
    const app = await startApp({ circumstances: () => circumstances });
    const ann = await app.client("Ann");
    const { table } = await ann.open({ seats: 2 });
    const say = (): Promise<Answer<unknown>> =>
      ann.call("POST", `/api/tables/${table}/chat`, { text: "hello" });
    expect((await say()).status).toBe(200);
    const again = await say();
    expect(again).toMatchObject({ status: 429, body: { error: { code: "too-many" } } });
    expect(again.headers.get("retry-after")).toBe("10");
    await app.stop();
  });

  it("are not all that makes one wait: a disk without room says when to ask again", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gemwright-full-"));
    const store = new SqliteStore(join(folder, "tables.db"), { maxPages: 24 });
    const app = await startApp({ store, limits: false });
    let refused: Answer<unknown> | undefined;
    for (let i = 0; i < 2000 && !refused; i++) {
      const answer = await new Client(app.base).call("POST", "/api/session", { name: `Ann ${i}` });
      if (answer.status !== 200) refused = answer;
    }
    expect(refused).toMatchObject({ status: 503, body: { error: { code: "not-ready" } } });
    expect(refused?.headers.get("retry-after")).toBe("5");
    await app.stop();
    rmSync(folder, { recursive: true });
  });

  it("end a loop of things that are stored and are no steps", async () => {
    const app = await startApp();
    const [ann, bob] = [await app.client("Ann"), await app.client("Bob")];
    const { table, invite } = await ann.open({ seats: 2, start: "host" });
    await bob.call("POST", `/api/tables/${table}/join`, { invite });
    const statuses = new Set<number>();
    for (let i = 0; i < 10 * LIMITS.act.burst && !statuses.has(429); i++) {
      const muted = i % 2 === 0;
      const answer = await ann.call("POST", `/api/tables/${table}/mute`, { seat: 2, muted });
      statuses.add(answer.status);
    }
    expect([...statuses]).toEqual([200, 429]);
    // Nobody is kept from playing by it.
    const { seq, legal } = await ann.view(table);
    const step = await ann.call("POST", `/api/tables/${table}/steps`, { seq, step: legal[0] });
    expect(step.status).toBe(200);
    await app.stop();
  });
});

/** The answer to some bytes, as bytes: a browser's `fetch` would tidy them up first. */
async function answerTo(base: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(base).port), "127.0.0.1");
  socket.write(bytes);
  let heard = "";
  for await (const chunk of socket) heard += String(chunk);
  return heard;
}

describe("what no route sees", () => {
  const isOurs = (headers: string): boolean =>
    /content-security-policy: default-src 'none'/i.test(headers) && /nosniff/.test(headers);

  it("is answered in the words of the error table, with the headers of every answer", async () => {
    const app = await startApp();
    const host = "host: 127.0.0.1\r\nconnection: close\r\n";
    for (const [bytes, status, code] of [
      [`GET /%zz HTTP/1.1\r\n${host}\r\n`, 400, "malformed"],
      [`GET /api/tables/%zz HTTP/1.1\r\n${host}\r\n`, 400, "malformed"],
      [`GET /api/tables/${"x".repeat(500)} HTTP/1.1\r\n${host}\r\n`, 404, "unknown"],
      [`GET /${"x".repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, 431, "too-long"],
      ["nonsense\r\n\r\n", 400, "malformed"],
      ["GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n", 400, "malformed"],
      [
        "GET /api/tables/abcdefgh/live HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\n" +
          "upgrade: websocket\r\nsec-websocket-version: 13\r\n\r\n",
        400,
        "malformed",
      ],
    ] as const) {
      const heard = await answerTo(app.base, bytes);
      const [head = "", body = ""] = heard.split("\r\n\r\n");
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(isOurs(head)).toBe(true);
      expect(JSON.parse(body)).toMatchObject({ error: { code } });
    }
    await app.stop();
  });

  it("lets nobody open a WebSocket where there is none", async () => {
    const app = await startApp();
    for (const path of ["/", "/healthz", "/api/nothing", "/api/tables"]) {
      const heard = await answerTo(
        app.base,
        `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
          "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
      );
      expect(heard).toMatch(/^HTTP\/1.1 404 /);
    }
    await app.stop();
  });

  it("hears that an address wants a WebSocket", async () => {
    const app = await startApp();
    const answer = await new Client(app.base).call("GET", "/api/tables/abcdefgh/live");
    expect(answer).toMatchObject({ status: 426, body: { error: { code: "wants-socket" } } });
    expect(answer.headers.get("upgrade")).toBe("websocket");
    await app.stop();
  });
});

describe("the log", () => {
  it("tells of every answer with --log debug, by pattern and not by address", async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string): void => void lines.push(line) };
    const app = await startApp({ logLevel: "debug", logStream });
    const ann = await app.client("Ann");
    await ann.call("GET", "/api/tables/abcdefgh?invite=secretinvite");
    await app.stop();
    const answered = lines.filter((line) => line.includes('"answered"'));
    expect(answered.map((line) => JSON.parse(line) as object)).toMatchObject([
      { method: "POST", route: "/api/session", status: 200 },
      { method: "GET", route: "/api/tables/:id", status: 404 },
    ]);
    expect(lines.join()).not.toContain("secretinvite");
  });

  it("says once in a while that the store is away, however many ask", async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string): void => void lines.push(line) };
    const app = await startApp({ logLevel: "warn", logStream });
    const ann = await app.client("Ann");
    app.store.append = () => Promise.reject(new StoreFailure("the disk is full"));
    const answers = await Promise.all(Array.from({ length: 40 }, () => ann.open({ seats: 2 })));
    expect(answers).toHaveLength(40);
    const told = lines.filter((line) => line.includes("the disk is full"));
    await app.stop();
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(answers.length);
  });
});

describe("the description", () => {
  it("names for every call who may make it, and every way it may be refused", async () => {
    const app = await startApp();
    const description = await Description.of(app.base);
    const known = [{ token: [] }, { cookie: [] }];
    const steps = description.call("POST /api/tables/{id}/steps");
    expect(steps.security).toEqual(known);
    expect(Object.keys(steps.responses)).toEqual([
      "200",
      "400",
      "401",
      "403",
      "404",
      "409",
      "413",
      "415",
      "422",
      "429",
      "503",
    ]);
    expect(description.call("GET /api/tables/{id}").security).toEqual([{}, ...known]);
    expect(description.call("GET /api/tables/{id}/live").responses).toHaveProperty("426");
    expect(description.call("GET /api/tables").security).toBeUndefined();
    await app.stop();
  });

  it("says of every call how what is sent may be refused, and when to ask again", async () => {
    const app = await startApp();
    const { calls } = await Description.of(app.base);
    const missing = [...calls].flatMap(([name, { responses }]) => [
      ...["429", "503"].filter((status) => !("Retry-After" in (responses[status]?.headers ?? {}))),
      ...(name.startsWith("POST ") ? ["403", "413", "415"] : []).filter(
        (status) => !(status in responses),
      ),
    ]);
    expect(missing).toEqual([]);
    await app.stop();
  });

  it("tells of the stream by which header it resumes, what it carries, and how it has nothing", async () => {
    const app = await startApp();
    const description = await Description.of(app.base);
    const { parameters, responses } = description.call("GET /api/tables/{id}/events");
    expect(parameters).toContainEqual(
      expect.objectContaining({ in: "header", name: "last-event-id" }),
    );
    expect(Object.keys(responses["200"].content ?? {})).toEqual(["text/event-stream"]);
    expect(responses["204"].content).toBeUndefined();
    const record = description.call("GET /api/tables/{id}/record").responses["200"];
    expect(Object.keys(record.content ?? {})).toEqual(["text/plain"]);
    await app.stop();
  });
});

describe("the page's files", () => {
  it("are served packed, hashed ones for ever, and every address of the page with the page", async () => {
    const root = mkdtempSync(join(tmpdir(), "gemwright-page-"));
    const folder = join(root, "page");
    mkdirSync(join(folder, "assets"), { recursive: true });
    writeFileSync(join(root, "beside.txt"), "what nobody may read");
    writeFileSync(join(folder, "index.html"), "<!doctype html><title>page</title>");
    writeFileSync(join(folder, "assets", "main-abcdef12.js"), "x".repeat(5000));
    const app = await startApp({ pageFolder: folder });
    const get = (path: string, headers = {}): Promise<Response> =>
      fetch(app.base + path, { headers });
    const page = await get("/");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    expect(await page.text()).toContain("page");
    expect(await (await get("/table/abc")).text()).toContain("page");
    expect((await get("/missing.js")).status).toBe(404);
    for (const up of ["..", "%2e%2e", "..%2f..", "%2e%2e%5c", "assets/../.."])
      expect(
        await answerTo(
          app.base,
          `GET /${up}/beside.txt HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`,
        ),
      ).not.toContain("nobody may read");
    const script = await get("/assets/main-abcdef12.js", { "accept-encoding": "br" });
    expect(script.headers.get("cache-control")).toContain("immutable");
    expect(script.headers.get("content-encoding")).toBe("br");
    expect(await script.text()).toHaveLength(5000);
    const etag = script.headers.get("etag")!;
    const again = await get("/assets/main-abcdef12.js", { "if-none-match": etag });
    expect(again.status).toBe(304);
    await app.stop();
    rmSync(folder, { recursive: true });
  });
});

describe("behind a proxy", () => {
  it("the address that the proxy itself saw counts, not what a client wrote before it", async () => {
    const app = await startApp({ trustProxy: true, limits: true });
    const guess = async (forwarded: string): Promise<number> => {
      const headers = { authorization: `Bearer ${"x".repeat(32)}`, "x-forwarded-for": forwarded };
      return (await fetch(`${app.base}/api/session`, { headers })).status;
    };
    const same = new Set<number>();
    for (let i = 0; i < 80; i++) same.add(await guess(`11.0.0.${i}, 10.9.9.9`));
    expect([...same]).toEqual([401, 429]);
    expect(await guess("11.0.0.1, 10.9.9.10")).toBe(401);
    await app.stop();
  });
});

describe("cookies", () => {
  it("are Secure behind a proxy that speaks TLS, and only then", async () => {
    const app = await startApp({ trustProxy: true });
    const ask = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${app.base}/api/session`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: '{"name":"Ann"}',
      });
    const secure = await ask({ "x-forwarded-proto": "https" });
    expect(secure.headers.get("set-cookie")).toContain("; Secure");
    expect(secure.headers.get("strict-transport-security")).toContain("max-age");
    expect((await ask({})).headers.get("set-cookie")).not.toContain("Secure");
    await app.stop();
  });
});
