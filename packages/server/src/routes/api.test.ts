import type { TableEvent, TableView, TablesAnswer } from "@gemwright/protocol";
import { parseRecords } from "@gemwright/notation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../testing/app.ts";
import { Client, type Failure } from "../testing/client.ts";
import { Description, answersOf, type Given } from "../testing/description.ts";

let app: TestApp;
let given: readonly Given[];
beforeAll(async () => {
  app = await startApp();
  given = answersOf(app.http.server);
});
afterAll(async () => {
  await app.stop();
});

/** Ann in seat 1 against Bob, the game running. */
async function pair(changes: object = {}): Promise<{ ann: Client; bob: Client; table: string }> {
  const [ann, bob] = [await app.client("Ann"), await app.client("Bob")];
  const { table, invite } = await ann.open({ seats: 2, start: "host", ...changes });
  await bob.call("POST", `/api/tables/${table}/join`, { invite });
  return { ann, bob, table };
}

/** Plays a step as soon as it is the client's turn, until the game is over. */
async function playAll(client: Client, table: string, view?: TableView): Promise<void> {
  for (;;) {
    const now = view ?? (await client.view(table));
    view = undefined;
    if (now.status === "over") return;
    if (now.legal.length === 0) {
      await client.events(
        table,
        now.seq,
        (event) => event.type === "step" || event.type === "over",
      );
      continue;
    }
    const step = now.legal[Math.floor(now.legal.length / 2)];
    await client.call("POST", `/api/tables/${table}/steps`, { seq: now.seq, step });
  }
}

describe("sessions", () => {
  it("are made with a name and carried by cookie or by token", async () => {
    const client = new Client(app.base);
    const made = await client.call<{ player: string; name: string; token: string }>(
      "POST",
      "/api/session",
      { name: "  Ann\u202E " },
    );
    expect(made.status).toBe(200);
    expect(made.body.name).toBe("Ann");
    const cookie = made.headers.get("set-cookie")!;
    expect(cookie).toMatch(/^gemwright=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const byCookie = await fetch(`${app.base}/api/session`, {
      headers: { cookie: cookie.split(";")[0] },
    });
    expect(await byCookie.json()).toEqual({ player: made.body.player, name: "Ann" });
    client.token = made.body.token;
    expect((await client.call("GET", "/api/session")).status).toBe(200);
    client.token = "x".repeat(43);
    expect((await client.call("GET", "/api/session")).body.error.code).toBe("no-identity");
  });

  it("need a name that can be seen", async () => {
    const client = new Client(app.base);
    for (const name of ["", " ", "\u200B", "x".repeat(41), 7, null, undefined]) {
      const { status, body } = await client.call("POST", "/api/session", { name });
      expect({ status, code: body.error.code }).toEqual({ status: 400, code: "malformed" });
    }
  });
});

describe("a table over HTTP", () => {
  it("is opened, found in the lobby, joined, and starts when it is full", async () => {
    const [ann, bob] = [await app.client("Ann"), await app.client("Bob")];
    const opened = await ann.call<{ table: string; seat: number; invite: string }>(
      "POST",
      "/api/tables",
      { seats: 2, bots: [], start: "host", clock: null, listed: true, hideReserved: false },
    );
    expect(opened.status).toBe(201);
    expect(opened.body).toMatchObject({ seat: 1, table: expect.stringMatching(/^[a-z0-9]{8}$/) });
    const { table } = opened.body;
    const lobby = await bob.call<{ tables: { table: string }[] }>("GET", "/api/tables");
    expect(lobby.body.tables.map((line) => line.table)).toContain(table);
    expect(await bob.view(table)).toMatchObject({ status: "open", seat: null, observation: null });
    const joined = await bob.call("POST", `/api/tables/${table}/join`, {});
    expect(joined).toMatchObject({ status: 200, body: { seat: 2 } });
    const view = await ann.view(table);
    expect(view).toMatchObject({ status: "running", seat: 1, seq: 4 });
    expect(view.observation).toMatchObject({ seat: 1, toMove: 1, step: "action" });
    expect(view.legal).toHaveLength(30);
    expect((await bob.view(table)).legal).toEqual([]);
    expect((await bob.view(table)).commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  it("answers a repeated step alike and changes nothing", async () => {
    const { ann, table } = await pair();
    const request = { seq: 4, step: "WUG" };
    const first = await ann.call("POST", `/api/tables/${table}/steps`, request);
    expect(first).toMatchObject({ status: 200, body: { seq: 5 } });
    const again = await ann.call("POST", `/api/tables/${table}/steps`, request);
    expect(again).toMatchObject({ status: 200, body: { seq: 5 } });
    expect((await ann.view(table)).seq).toBe(5);
  });

  it("refuses with the statuses that were promised", async () => {
    const { ann, bob, table } = await pair();
    const eve = await app.client("Eve");
    const nobody = new Client(app.base);
    const steps = `/api/tables/${table}/steps`;
    const check = async (
      who: Client,
      method: string,
      path: string,
      body: unknown,
      status: number,
      code: string,
    ): Promise<Failure["error"]> => {
      const answer = await who.call(method, path, body);
      expect({ status: answer.status, code: answer.body.error.code }).toEqual({ status, code });
      return answer.body.error;
    };
    await check(ann, "POST", steps, { seq: 4 }, 400, "malformed");
    await check(ann, "POST", steps, { seq: "4", step: "WUG" }, 400, "malformed");
    await check(ann, "POST", steps, { seq: 4, step: "WUG", more: 1 }, 400, "malformed");
    await check(ann, "POST", steps, { seq: 4, step: "nonsense" }, 400, "malformed");
    await check(nobody, "POST", steps, { seq: 4, step: "WUG" }, 401, "no-identity");
    await check(eve, "POST", steps, { seq: 4, step: "WUG" }, 403, "not-yours");
    await check(ann, "GET", "/api/tables/nothere1", undefined, 404, "unknown");
    await check(ann, "GET", "/api/nothing", undefined, 404, "unknown");
    await check(ann, "POST", steps, { seq: 3, step: "WUG" }, 409, "stale");
    await check(bob, "POST", steps, { seq: 4, step: "WUG" }, 409, "not-your-turn");
    const illegal = await check(ann, "POST", steps, { seq: 4, step: "WU" }, 422, "illegal-step");
    expect(illegal.rule).toBe("R2.2");
    const large = { seq: 4, step: "W".repeat(9000) };
    await check(ann, "POST", steps, large, 413, "too-large");
    await check(ann, "GET", `/api/tables/${table}/record`, undefined, 403, "game-running");
    expect((await ann.view(table)).seq).toBe(4);
  });

  it("hides an unlisted table from those without the invite", async () => {
    const ann = await app.client("Ann");
    const eve = await app.client("Eve");
    const { table, invite } = await ann.open({ seats: 2, listed: false });
    expect((await eve.call("GET", `/api/tables/${table}`)).status).toBe(403);
    expect((await eve.call("GET", `/api/tables/${table}/events`)).status).toBe(403);
    expect((await eve.call("POST", `/api/tables/${table}/join`, {})).status).toBe(403);
    expect((await eve.call("GET", `/api/tables/${table}?invite=${invite}`)).status).toBe(200);
    const lobby = await eve.call<{ tables: { table: string }[] }>("GET", "/api/tables");
    expect(lobby.body.tables.map((line) => line.table)).not.toContain(table);
    expect((await eve.call("POST", `/api/tables/${table}/join`, { invite })).status).toBe(200);
  });

  it("is one of few of the same host in the lobby, however many the host opens", async () => {
    const [ann, bob, eve] = [
      await app.client("Ann"),
      await app.client("Bob"),
      await app.client("Eve"),
    ];
    const first = await bob.open({ seats: 2 });
    const [waiting, running]: [string[], string[]] = [[], []];
    for (let i = 0; i < 8; i++) {
      waiting.push((await ann.open({ seats: 3 })).table);
      running.push((await ann.open({ seats: 2, bots: ["novice"] })).table);
    }
    const listed = async (): Promise<Set<string>> => {
      const lobby = await eve.call<TablesAnswer>("GET", "/api/tables");
      return new Set(lobby.body.tables.map((line) => line.table));
    };
    const newest = [...waiting.slice(3), ...running.slice(3)];
    const before = await listed();
    expect([...waiting, ...running].filter((table) => before.has(table))).toEqual(newest);
    expect(before.has(first.table)).toBe(true);
    // It may be watched and joined as before; that does not make it newer than the others.
    expect((await eve.call("GET", `/api/tables/${waiting[0]}`)).status).toBe(200);
    expect((await eve.call("POST", `/api/tables/${waiting[0]}/join`, {})).status).toBe(200);
    expect((await listed()).has(waiting[0])).toBe(false);
  });

  it("plays a whole game between two people and a bot, and keeps the record", async () => {
    const [ann, bob] = [await app.client("Ann"), await app.client("Bob")];
    const { table } = await ann.open({ seats: 3, bots: ["master"] });
    await bob.call("POST", `/api/tables/${table}/join`, {});
    const watched = new Client(app.base).events(table);
    await Promise.all([playAll(ann, table), playAll(bob, table)]);
    const view = await ann.view(table);
    expect(view.result?.ending).toBe("played");
    const record = await bob.call<string>("GET", `/api/tables/${table}/record`);
    expect(record.headers.get("content-type")).toContain("text/plain");
    const parsed = parseRecords(record.body);
    if (!parsed.ok) throw new Error(parsed.error.reason);
    const events = await watched;
    expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1));
    expect(events.at(-1)).toMatchObject({ type: "over", winners: view.result?.winners });
    // a whole game is more than a socket is given at once
    const late = new Client(app.base).socket(table);
    await late.until(({ type }) => type === "over");
    expect(late.events).toEqual(events);
    late.raw.close();
    const archive = await ann.call<TablesAnswer>("GET", "/api/archive");
    const line = archive.body.tables.find((each) => each.table === table);
    expect(line?.result).toEqual({ at: events.at(-1)?.at, ...view.result });
  });

  it("lets two people ask for a rematch at once and sit at the same new table", async () => {
    const { ann, bob, table } = await pair();
    expect((await ann.call("POST", `/api/tables/${table}/rematch`)).status).toBe(409);
    await ann.call("POST", `/api/tables/${table}/resign`);
    const eve = await app.client("Eve");
    expect((await eve.call("POST", `/api/tables/${table}/rematch`)).status).toBe(403);
    const answers = await Promise.all(
      [ann, bob].map((who) =>
        who.call<{ table: string; seat: number }>("POST", `/api/tables/${table}/rematch`),
      ),
    );
    expect(answers.map(({ body }) => body.seat)).toEqual([2, 1]);
    expect(new Set(answers.map(({ body }) => body.table)).size).toBe(1);
    expect((await ann.view(table)).rematch).toBe(answers[0].body.table);
    expect(await ann.view(answers[0].body.table)).toMatchObject({ status: "running", seat: 2 });
  });

  it.each([true, false])(
    "lets those who watched a game (listed: %s) watch the next one, and not sit down there",
    async (listed) => {
      const [ann, bob, eve] = [
        await app.client("Ann"),
        await app.client("Bob"),
        await app.client("Eve"),
      ];
      const { table, invite } = await ann.open({ seats: 2, start: "host", listed });
      await bob.call("POST", `/api/tables/${table}/join`, { invite });
      await ann.call("POST", `/api/tables/${table}/resign`);
      const next = (await ann.call<{ table: string }>("POST", `/api/tables/${table}/rematch`)).body
        .table;
      const told = eve.socket(table, 0, {}, listed ? undefined : invite);
      const rematch = await told.until(({ type }) => type === "rematch");
      expect(rematch).toMatchObject({ table: next });
      const { watch } = rematch as unknown as { watch: string };
      const look = async (who: Client, key?: string): Promise<number> => {
        const query = key === undefined ? "" : `?invite=${key}`;
        return (await who.call("GET", `/api/tables/${next}${query}`)).status;
      };
      expect(await look(eve)).toBe(403);
      expect(await look(eve, invite)).toBe(403);
      expect(await look(eve, watch)).toBe(200);
      // one seat is still free, and it is not for whoever came to watch
      const joined = await eve.call("POST", `/api/tables/${next}/join`, { invite: watch });
      expect(joined.status).toBe(403);
      const seen = (await eve.call("GET", `/api/tables/${next}?invite=${watch}`)).body;
      expect(JSON.stringify(seen)).not.toContain((await ann.view(next)).invite);
      expect((await bob.call("POST", `/api/tables/${table}/rematch`)).status).toBe(200);
      const live = eve.socket(next, 0, {}, watch);
      await live.until(({ type }) => type === "started");
    },
  );

  it("finds another table for a rematch when everybody has left the first, which no archive shows", async () => {
    const { ann, bob, table } = await pair();
    await ann.call("POST", `/api/tables/${table}/resign`);
    const again = async (who: Client): Promise<string> =>
      (await who.call<{ table: string }>("POST", `/api/tables/${table}/rematch`)).body.table;
    const first = await again(ann);
    await ann.call("POST", `/api/tables/${first}/leave`);
    const second = await again(bob);
    expect(second).not.toBe(first);
    expect(await again(ann)).toBe(second);
    expect(await ann.view(second)).toMatchObject({ status: "running", seat: 2 });
    const archive = await ann.call<TablesAnswer>("GET", "/api/archive");
    expect(archive.body.tables.map((line) => line.table)).toEqual([table]);
  });

  it("keeps a game out of the archive of somebody who left before it started", async () => {
    const { ann, bob, table } = await pair({ seats: 3 });
    const [eve, dan] = [await app.client("Eve"), await app.client("Dan")];
    await bob.call("POST", `/api/tables/${table}/leave`);
    for (const who of [eve, dan]) await who.call("POST", `/api/tables/${table}/join`, {});
    for (const who of [ann, eve, dan]) await who.call("POST", `/api/tables/${table}/resign`);
    const archived = async (who: Client): Promise<string[]> =>
      (await who.call<TablesAnswer>("GET", "/api/archive")).body.tables.map((line) => line.table);
    for (const who of [ann, eve, dan]) expect(await archived(who)).toEqual([table]);
    expect(await archived(bob)).toEqual([]);
  });

  it("lets somebody with the invite sit down for one who does not come to the rematch", async () => {
    const [ann, bob, eve] = [
      await app.client("Ann"),
      await app.client("Bob"),
      await app.client("Eve"),
    ];
    const { table, invite } = await ann.open({ seats: 2, start: "host" });
    await bob.call("POST", `/api/tables/${table}/join`, { invite });
    await ann.call("POST", `/api/tables/${table}/resign`);
    const path = `/api/tables/${table}/rematch`;
    const next = (await ann.call<{ table: string }>("POST", path)).body.table;
    expect((await eve.call("POST", `/api/tables/${next}/join`, { invite })).status).toBe(403);
    const { invite: handedOn } = await ann.view(next);
    const joined = await eve.call("POST", `/api/tables/${next}/join`, { invite: handedOn });
    expect(joined.status).toBe(200);
    expect((await bob.call("POST", path)).status).toBe(409);
  });

  it("talks, mutes, takes back, leaves to a bot and comes back", async () => {
    const { ann, bob, table } = await pair();
    const post = async (who: Client, what: string, body?: object): Promise<number> =>
      (await who.call("POST", `/api/tables/${table}/${what}`, body)).status;
    expect(await post(ann, "chat", { text: "<script>hello</script>" })).toBe(200);
    expect(await post(bob, "mute", { seat: 1, muted: true })).toBe(200);
    expect(await post(ann, "steps", { seq: 4, step: "WUG" })).toBe(200);
    expect(await post(ann, "take-back")).toBe(200);
    expect(await post(bob, "take-back/withdraw")).toBe(403);
    expect(await post(ann, "take-back/withdraw")).toBe(200);
    expect(await post(ann, "take-back/withdraw")).toBe(409);
    expect((await bob.view(table)).takeBack).toBeNull();
    expect(await post(ann, "take-back")).toBe(200);
    expect(await post(bob, "take-back/answer", { agreed: true })).toBe(200);
    expect(await ann.view(table)).toMatchObject({ observation: { toMove: 1, turn: 0 } });
    const played = bob.events(table, 0, (event) => event.type === "step" && event.by === "bot");
    expect(await post(ann, "leave")).toBe(200);
    expect((await played).at(-1)).toMatchObject({ type: "step", seat: 1, by: "bot" });
    expect(await post(ann, "back")).toBe(200);
    expect((await ann.view(table)).seats[0].away).toBeNull();
  });

  it("gives a seat whose time is over to a bot", async () => {
    const { bob, table } = await pair({ clock: { baseS: 1, incrementS: 0 } });
    const events = await bob.events(table, 0, (event) => event.type === "step");
    expect(events.find((event) => event.type === "away")).toMatchObject({
      seat: 1,
      reason: "time",
    });
  });
});

describe("live events", () => {
  it("are the same over the stream and over the socket, and resume without gap or repeat", async () => {
    const { ann, bob, table } = await pair();
    const socket = ann.socket(table);
    const streamed = ann.events(table);
    await socket.until(({ seq }) => seq === 4);
    socket.raw.close();
    await ann.call("POST", `/api/tables/${table}/steps`, { seq: 4, step: "WUG" });
    await bob.call("POST", `/api/tables/${table}/steps`, { seq: 5, step: "=1?" });
    const resumed = ann.socket(table, 4);
    await resumed.until(({ seq }) => seq === 6);
    await bob.call("POST", `/api/tables/${table}/resign`);
    await resumed.until(({ type }) => type === "over");
    const all: TableEvent[] = [...socket.events, ...resumed.events];
    expect(all.map((event) => event.seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(all).toEqual(await streamed);
    resumed.raw.close();
  });

  it("come from the seq that Last-Event-ID names, and end with the game", async () => {
    const { ann, table } = await pair();
    await ann.call("POST", `/api/tables/${table}/resign`);
    const answer = await fetch(`${app.base}/api/tables/${table}/events?after=0`, {
      headers: { ...ann.headers, "last-event-id": "4" },
    });
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
    const ids = (await answer.text()).match(/^id: \d+$/gm);
    expect(ids).toEqual(["id: 5"]);
    const nothing = await fetch(`${app.base}/api/tables/${table}/events?after=5`);
    expect(nothing.status).toBe(204);
    const future = await fetch(`${app.base}/api/tables/${table}/events?after=6`);
    expect(future.status).toBe(409);
    const resumed = async (last: string): Promise<number> =>
      (
        await fetch(`${app.base}/api/tables/${table}/events?after=5`, {
          headers: { "last-event-id": last },
        })
      ).status;
    expect(await resumed("")).toBe(204);
    expect(await resumed("five")).toBe(400);
  });

  it("take steps over the socket and answer each", async () => {
    const { ann, bob, table } = await pair();
    const [a, b] = [ann.socket(table, 4), bob.socket(table, 4)];
    await Promise.all(
      [a, b].map((socket) => new Promise((resolve) => socket.raw.on("open", resolve))),
    );
    b.send({ type: "step", id: 1, seq: 4, step: "WUG" });
    expect(await b.until(({ type }) => type === "error")).toMatchObject({
      id: 1,
      error: { code: "not-your-turn" },
    });
    a.send({ type: "step", id: 7, seq: 4, step: "WUG" });
    expect(await a.until(({ type }) => type === "ack")).toEqual({ type: "ack", id: 7, seq: 5 });
    expect(await b.until(({ seq }) => seq === 5)).toMatchObject({ type: "step", step: "WUG" });
    a.raw.send("not json");
    expect(await a.until(({ type }) => type === "error")).toMatchObject({
      error: { code: "malformed" },
    });
    a.raw.send(Buffer.alloc(2000, 32));
    expect(await a.closed).toBe(1009);
    b.raw.close();
  });

  it("see with the eyes of the seat from the moment a follower sits down", async () => {
    const ann = await app.client("Ann");
    const bob = await app.client("Bob");
    const { table } = await ann.open({ seats: 2, start: "host" });
    const socket = bob.socket(table);
    await socket.until(({ seq }) => seq === 2);
    await bob.call("POST", `/api/tables/${table}/join`, {});
    expect(await socket.until(({ type }) => type === "started")).toMatchObject({
      observation: { seat: 2 },
    });
    socket.raw.close();
  });

  it("show nobody what another who had the seat before has muted and not heard", async () => {
    const [ann, bob, eve] = [
      await app.client("Ann"),
      await app.client("Bob"),
      await app.client("Eve"),
    ];
    const { table } = await ann.open({ seats: 3, start: "host" });
    const post = (who: Client, what: string, body: object): Promise<unknown> =>
      who.call("POST", `/api/tables/${table}/${what}`, body);
    const watched = eve.socket(table);
    await post(bob, "join", {});
    await post(bob, "mute", { seat: 1, muted: true });
    await post(ann, "chat", { text: "hello" });
    await post(bob, "leave", {});
    await post(eve, "join", {});
    await watched.until(({ type, seq }) => type === "sat" && seq === 7);
    const again = await eve.events(table, 0, ({ seq }) => seq === 7);
    expect(again[3]).toMatchObject({ type: "muted", by: null, seat: null });
    expect(again[4]).toMatchObject({ type: "chat", text: "hello" });
    expect(again).toEqual(watched.events);
    watched.raw.close();
  });

  it("refuse a socket from another site, of an unknown table, and one that may not look", async () => {
    const { ann, table } = await pair({ listed: false });
    const eve = await app.client("Eve");
    expect(await ann.socket(table, 0, { origin: "https://evil.example" }).closed).toBe(0);
    expect(await eve.socket(table).closed).toBe(1008);
    expect(await ann.socket("nothere1").closed).toBe(1008);
    const own = ann.socket(table, 0, { origin: app.base });
    await own.until(({ seq }) => seq === 4);
    own.raw.close();
  });
});

describe("the surroundings", () => {
  it("refuse to be used from another site and tell browsers what to refuse", async () => {
    const answer = await fetch(`${app.base}/api/session`, {
      method: "POST",
      headers: { origin: "https://evil.example", "content-type": "application/json" },
      body: '{"name":"Eve"}',
    });
    expect(answer.status).toBe(403);
    const page = await fetch(app.base);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    expect(page.headers.get("x-frame-options")).toBe("DENY");
  });

  it("take JSON bodies only", async () => {
    const answer = await fetch(`${app.base}/api/session`, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: '{"name":"Eve"}',
    });
    expect(answer.status).toBe(415);
  });

  it("describe themselves, are ready, and count", async () => {
    const client = new Client(app.base);
    const { body } = await client.call<{ paths: Record<string, unknown> }>(
      "GET",
      "/api/openapi.json",
    );
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        "/api/session",
        "/api/tables",
        "/api/tables/{id}",
        "/api/tables/{id}/join",
        "/api/tables/{id}/events",
        "/api/tables/{id}/live",
        "/api/tables/{id}/steps",
        "/api/tables/{id}/record",
        "/healthz",
        "/metrics",
      ]),
    );
    expect(await client.call("GET", "/healthz")).toMatchObject({ body: { status: "ready" } });
    const metrics = await client.call<string>("GET", "/metrics");
    expect(metrics.body).toMatch(/^gemwright_tables_running \d+$/m);
    expect(metrics.body).toMatch(/^gemwright_step_seconds_count \d+$/m);
  });

  it("have described every answer that was given above", async () => {
    const description = await Description.of(app.base);
    expect(given.length).toBeGreaterThan(0);
    expect([...new Set(given.flatMap((answer) => description.missing(answer)))]).toEqual([]);
  });
});
