import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startApp } from "../testing/app.ts";
import { Client } from "../testing/client.ts";
import { LIMITS, Limiter } from "./limits.ts";

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

  it("remember a bounded number of callers", () => {
    const limiter = new Limiter(true, () => 0);
    for (let i = 0; i < 150_000; i++) limiter.take("address", String(i));
    expect(limiter.size).toBeLessThanOrEqual(100_000);
  });

  it("answer 429 in the words of the table", async () => {
    const app = await startApp();
    const client = new Client(app.base);
    // On a slow machine the bucket fills while we ask, but never as fast.
    let refused: { status: number; body: unknown } | undefined;
    let granted = 0;
    while (!refused && granted < 20 * LIMITS.session.burst) {
      const answer = await client.call("POST", "/api/session", { name: "Ann" });
      if (answer.status === 200) granted++;
      else refused = answer;
    }
    expect(granted).toBeGreaterThanOrEqual(LIMITS.session.burst);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: "too-many" } } });
    await app.stop();
  });
});

describe("the page's files", () => {
  it("are served packed, hashed ones for ever, and every address of the page with the page", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gemwright-page-"));
    mkdirSync(join(folder, "assets"));
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
    expect((await get("/../package.json")).status).not.toBe(500);
    expect(await (await get("/%2e%2e/package.json")).text()).not.toContain("dependencies");
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
