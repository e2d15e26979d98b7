/** Slow readers, failing stores, several processes, bots in threads. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Beat, RematchAnswer, TableEvent } from "@gemwright/protocol";
import { makeObservation } from "@gemwright/protocol";
import { openingPosition, SeededRandom, shuffledDeal } from "@gemwright/rules";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotPool } from "../bots/pool.ts";
import { SqliteStore } from "../store/sqlite.ts";
import { PostgresStore } from "../store/postgres.ts";
import { StoreFailure, type Store } from "../store/store.ts";
import { decideChat } from "../table/talk.ts";
import { startApp, type TestApp } from "../testing/app.ts";
import { Client } from "../testing/client.ts";
import { Desk, person } from "../testing/desk.ts";
import { TestPostgres } from "../testing/postgres.ts";
import { LiveTable, type Surroundings } from "./live-table.ts";
import { Presence } from "./presence.ts";
import type { Subscriber } from "./subscriber.ts";

/** A store of one table in memory that can be told to fail. */
function surroundings(): Surroundings & { log: string[]; fail: boolean | "after" } {
  const around = {
    shared: false,
    log: [] as string[],
    fail: false as boolean | "after",
    append: async ({ after, entries }: { after: number; entries: readonly string[] }) => {
      if (around.fail === true) throw new StoreFailure("no disk");
      if (after !== around.log.length) return "conflict" as const;
      around.log.push(...entries);
      if (around.fail === "after") throw new StoreFailure("the answer was lost");
      return "stored" as const;
    },
    read: async (_table: string, after: number) =>
      around.log.slice(after).map((data, i) => ({ seq: after + 1 + i, data })),
    lease: () => ({ owner: "test", until: 0 }),
    fellBehind: () => undefined,
    botToMove: () => undefined,
    presence: new Presence(),
  };
  return around;
}

function liveDesk(): { table: LiveTable; around: ReturnType<typeof surroundings>; desk: Desk } {
  const desk = new Desk({ seats: 2, start: "host" });
  desk.join("guest");
  const around = surroundings();
  around.log.push(...desk.state.entries.map((entry) => JSON.stringify(entry)));
  return { table: new LiveTable("desk01", desk.state, around), around, desk };
}

/** A reader that asks for a pause after every so many events. */
class Reader implements Subscriber {
  readonly player = null;
  next = 1;
  paused = false;
  readonly seqs: number[] = [];
  readonly #every: number;

  constructor(every = Infinity) {
    this.#every = every;
  }

  send(seq: number): boolean {
    this.seqs.push(seq);
    return this.seqs.length % this.#every !== 0;
  }

  beat(): void {}
  finished(): void {}
}

describe("a table in memory", () => {
  const say = (table: LiveTable, text: string): ReturnType<LiveTable["change"]> =>
    table.change((state) => decideChat(state, person("host"), text, Number(text) * 60_000));

  it("hands a slow reader one event at a time and nobody else waits for it", async () => {
    const { table } = liveDesk();
    const [slow, quick] = [new Reader(1), new Reader()];
    await table.follow(slow);
    await table.follow(quick);
    expect(slow.seqs).toEqual([1]);
    for (let i = 1; i <= 20; i++) await say(table, String(i));
    expect(slow.seqs).toEqual([1]);
    expect(quick.seqs).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    while (slow.seqs.length < 24) await table.resume(slow);
    expect(slow.seqs).toEqual(quick.seqs);
  });

  it("shows nothing that could not be stored, and goes on when it can be again", async () => {
    const { table, around } = liveDesk();
    const reader = new Reader();
    await table.follow(reader);
    around.fail = true;
    await expect(say(table, "1")).rejects.toBeInstanceOf(StoreFailure);
    expect(reader.seqs).toHaveLength(4);
    around.fail = false;
    expect(await table.read((state) => state.seq)).toBe(4);
    expect(await say(table, "2")).toEqual({ ok: true, value: 5 });
    expect(reader.seqs).toEqual([1, 2, 3, 4, 5]);
  });

  it("hands a reader that goes on nothing of a write that failed", async () => {
    const { table, around } = liveDesk();
    const slow = new Reader(1);
    await table.follow(slow);
    around.fail = true;
    await expect(say(table, "1")).rejects.toBeInstanceOf(StoreFailure);
    for (let i = 0; i < 6; i++) await table.resume(slow);
    expect(slow.seqs).toEqual([1, 2, 3, 4]);
  });

  it("finds out what became of a write whose answer was lost", async () => {
    const { table, around } = liveDesk();
    const reader = new Reader();
    await table.follow(reader);
    around.fail = "after";
    await expect(say(table, "1")).rejects.toBeInstanceOf(StoreFailure);
    around.fail = false;
    expect(await table.read((state) => state.seq)).toBe(5);
    expect(reader.seqs).toEqual([1, 2, 3, 4, 5]);
  });

  it("decides anew after a conflict, on what the other has written", async () => {
    const { table, around } = liveDesk();
    const other = new LiveTable("desk01", liveDesk().desk.state, around);
    expect(await say(other, "1")).toEqual({ ok: true, value: 5 });
    expect(await say(table, "2")).toEqual({ ok: true, value: 6 });
    expect(await table.read((state) => state.seq)).toBe(6);
  });
});

describe("a server that stops", () => {
  it("has stored every step that it acknowledged, and acknowledges what it accepted", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gemwright-stop-"));
    const file = join(folder, "tables.db");
    const app = await startApp({ store: new SqliteStore(file) });
    const ann = await app.client("Ann");
    const games = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { table } = await ann.open({ seats: 2, start: "host", bots: ["novice"] });
        return { table, view: await ann.view(table) };
      }),
    );
    const answers = games.map(async ({ table, view: { seq, legal } }) => {
      const path = `/api/tables/${table}/steps`;
      const answer = await ann.call<{ seq?: number }>("POST", path, { seq, step: legal[0] });
      return { table, step: legal[0], seq: answer.body.seq };
    });
    // Some have been answered by now, most are on their way.
    await Promise.race(answers);
    await app.stop();
    const settled = await Promise.allSettled(answers);
    const acknowledged = settled.flatMap((each) =>
      each.status === "fulfilled" && each.value.seq !== undefined ? [each.value] : [],
    );
    expect(acknowledged.length).toBeGreaterThan(0);
    const store = new SqliteStore(file);
    for (const { table, step, seq } of acknowledged) {
      const [entry] = await store.read(table, seq! - 1);
      expect(JSON.parse(entry.data)).toMatchObject({ type: "step", step });
    }
    await store.close();
    rmSync(folder, { recursive: true });
  });
});

describe("a reader who does not read", () => {
  it("holds up nobody, and misses nothing when it reads on", async () => {
    const app = await startApp({ limits: false });
    const [ann, bob] = [await app.client("Ann"), await app.client("Bob")];
    const { table } = await ann.open({ seats: 2, start: "host" });
    await bob.call("POST", `/api/tables/${table}/join`, {});
    const stuck = request(`${app.base}/api/tables/${table}/events`);
    stuck.end();
    const [answer] = (await once(stuck, "response")) as [import("node:http").IncomingMessage];
    answer.pause();
    const socket = ann.socket(table);
    for (let i = 0; i < 40; i++) {
      const view = await ann.view(table);
      const who = view.observation?.toMove === 1 ? ann : bob;
      const { seq, legal } = await who.view(table);
      await who.call("POST", `/api/tables/${table}/steps`, { seq, step: legal[0] });
    }
    await socket.until(({ seq }) => seq === 44);
    // It may read on whenever it likes and misses nothing.
    let text = "";
    answer.setEncoding("utf8");
    answer.on("data", (chunk: string) => (text += chunk));
    answer.resume();
    while (!text.includes("\nid: 44\n")) await once(answer, "data");
    expect(text.match(/^id: \d+$/gm)).toEqual(Array.from({ length: 44 }, (_, i) => `id: ${i + 1}`));
    stuck.destroy();
    socket.raw.close();
    await app.stop();
  });

  it("lets go of somebody who asks and asks and takes no answers", async () => {
    const app = await startApp({ limits: false });
    const ann = await app.client("Ann");
    const { table } = await ann.open({ seats: 2 });
    const socket = ann.socket(table);
    await socket.until(({ type }) => type === "opened");
    socket.raw.pause();
    const streams = async (): Promise<string> =>
      (await ann.call<string>("GET", "/metrics")).body.match(/^gemwright_streams (\d+)/m)![1];
    expect(await streams()).toBe("1");
    for (let asked = 0; asked < 1_000_000 && (await streams()) === "1"; asked += 5000)
      await new Promise((sent) => {
        for (let i = 1; i < 5000; i++) socket.raw.send("nonsense", () => undefined);
        socket.raw.send("nonsense", sent);
      });
    expect(await streams()).toBe("0");
    socket.raw.terminate();
    await app.stop();
  });
});

describe("the end of a server", () => {
  it("does not wait for a socket that never answers the good-bye", async () => {
    const app = await startApp();
    const ann = await app.client("Ann");
    const { table } = await ann.open({ seats: 2, listed: true });
    const { port } = new URL(app.base);
    const silent = connect(Number(port), "127.0.0.1");
    silent.write(
      `GET /api/tables/${table}/live HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: upgrade\r\n` +
        "upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    );
    await once(silent, "data");
    const cut = once(silent, "close");
    await app.stop();
    await cut;
    expect(silent.destroyed).toBe(true);
  });
});

describe("a table that cannot be read", () => {
  it("does not stop the clocks of others", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gemwright-unreadable-"));
    const store = new SqliteStore(join(folder, "tables.db"));
    const head = { status: "running", listed: false, due: 1, line: "{}" } as const;
    await store.append({ table: "aaaaaaaa", after: 0, entries: ["nonsense"], head });
    const app = await startApp({ store, logLevel: "silent" });
    const [ann, bob] = [await app.client("Ann"), await app.client("Bob")];
    const { table } = await ann.open({
      seats: 2,
      start: "host",
      clock: { baseS: 1, incrementS: 0 },
    });
    await bob.call("POST", `/api/tables/${table}/join`, {});
    const events = await bob.events(table, 0, ({ type }) => type === "away");
    expect(events.at(-1)).toMatchObject({ seat: 1, reason: "time" });
    await app.stop();
    rmSync(folder, { recursive: true });
  });
});

describe("bots in worker threads", () => {
  const opening = makeObservation(openingPosition(shuffledDeal(2, new SeededRandom(1))), 0);

  it("answer with legal steps, more questions than workers", async () => {
    const pool = new BotPool({ workers: 1 });
    const bots = ["random", "greedy", "novice", "master"] as const;
    const steps = await Promise.all(bots.map((bot) => pool.think(bot, opening)));
    for (const step of steps) expect(step).toMatch(/^([WUGRK]{2,3}|=\d(\d\d|\?))$/);
    await pool.stop();
  });

  it("are replaced when they do not answer in time, and what cannot be read is an error", async () => {
    const pool = new BotPool({ workers: 1, timeoutMs: 1 });
    await expect(pool.think("champion", opening)).rejects.toThrow("too long");
    await pool.stop();
    const other = new BotPool({ workers: 1 });
    const wrong = { ...opening, nobles: [] };
    await expect(other.think("random", wrong)).rejects.toThrow("nobles");
    expect(await other.think("random", opening)).toBeTruthy();
    await other.stop();
    await expect(other.think("random", opening)).rejects.toThrow("stopped");
  });
});

/** Asks until the answer is yes; the test's time limit is the limit. */
async function until(question: () => Promise<boolean>): Promise<void> {
  while (!(await question())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe("several processes over one PostgreSQL", () => {
  let server: TestPostgres;
  let url: string;
  const apps: TestApp[] = [];

  beforeAll(async () => {
    server = await TestPostgres.start();
    url = await server.database("many");
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.stop()));
    await server.remove();
  });

  async function start(): Promise<TestApp> {
    const app = await startApp({ store: await PostgresStore.open(url) });
    apps.push(app);
    return app;
  }

  it("serve one table together: steps here, events there, and a clean conflict", async () => {
    const [one, two] = [await start(), await start()];
    const ann = await one.client("Ann");
    const bob = await two.client("Bob");
    const { table } = await ann.open({ seats: 2, start: "host" });
    const followed = bob.events(table, 0, (event) => event.seq === 12);
    expect((await bob.call("POST", `/api/tables/${table}/join`, {})).status).toBe(200);
    const elsewhere = new Client(two.base);
    elsewhere.token = ann.token;
    for (let i = 0; i < 8; i++) {
      // Whoever is to move: a turn may take more than one step.
      const view = await ann.view(table);
      const who = view.legal.length > 0 ? ann : bob;
      const { seq, legal } = who === ann ? view : await bob.view(table);
      const path = `/api/tables/${table}/steps`;
      // Ann is on two machines and sends different steps for the same seq.
      const answers = await Promise.all([
        who.call("POST", path, { seq, step: legal[0] }),
        ...(who === ann ? [elsewhere.call("POST", path, { seq, step: legal[1] })] : []),
      ]);
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses).toEqual(who === ann ? [200, 409] : [200]);
    }
    const events = await followed;
    expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });

  it("answer somebody who asks both for a rematch with one table and one seat", async () => {
    const [one, two] = [await start(), await start()];
    const ann = await one.client("Ann");
    const bob = await two.client("Bob");
    const elsewhere = new Client(two.base);
    elsewhere.token = ann.token;
    for (let i = 0; i < 10; i++) {
      const { table, invite } = await ann.open({ seats: 2, start: "host" });
      await bob.call("POST", `/api/tables/${table}/join`, { invite });
      await bob.call("POST", `/api/tables/${table}/resign`);
      const path = `/api/tables/${table}/rematch`;
      const answers = await Promise.all(
        [ann, elsewhere, ann, elsewhere].map((each) => each.call<RematchAnswer>("POST", path)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const { rematch } = await bob.view(table);
      for (const { body } of answers) expect(body).toEqual({ table: rematch, seat: 2 });
    }
  });

  it("hear of each other again after the line has died without a word", async () => {
    // What a router does that forgets a connection: nothing passes any more, and nobody is told.
    const lines: { mute: () => void; end: () => void }[] = [];
    const router = createServer((near) => {
      const far = connect(Number(new URL(url).port), new URL(url).hostname);
      near.pipe(far).pipe(near);
      for (const end of [near, far]) end.on("error", () => undefined);
      lines.push({
        mute: () => {
          near.unpipe(far).resume();
          far.unpipe(near).resume();
        },
        end: () => {
          near.destroy();
          far.destroy();
        },
      });
    }).listen(0, "127.0.0.1");
    await once(router, "listening");
    const through = new URL(url);
    through.host = `127.0.0.1:${(router.address() as AddressInfo).port}`;
    const one = await startApp({
      store: await PostgresStore.open(through.href),
      logLevel: "silent",
    });
    const two = await start();
    const ann = await one.client("Ann");
    const bob = await two.client("Bob");
    const { table } = await ann.open({ seats: 2, start: "host" });
    const socket = ann.socket(table);
    await socket.until(({ seq }) => seq === 2);
    for (const { mute } of lines) mute();
    await bob.call("POST", `/api/tables/${table}/join`, {});
    await socket.until(({ seq }) => seq === 4);
    expect(socket.events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    socket.raw.terminate();
    await one.stop();
    for (const { end } of lines) end();
    router.close();
  });

  it("take over each other's bots and clocks within seconds", async () => {
    const [one, two] = [await start(), await start()];
    const ann = await one.client("Ann");
    const { table } = await ann.open({ seats: 2, start: "host", bots: ["novice"] });
    const { seq, legal } = await ann.view(table);
    // The process that accepts this step dies before its bot has answered: it never acts again.
    const dying = (one as unknown as { store: Store }).store;
    const append = dying.append.bind(dying);
    dying.append = (asked) =>
      asked.entries.some((entry) => entry.includes('"by":"bot"'))
        ? Promise.reject(new StoreFailure("dead"))
        : append(asked);
    dying.claimDue = () => Promise.resolve([]);
    const elsewhere = new Client(two.base);
    elsewhere.token = ann.token;
    const moved: Promise<TableEvent[]> = elsewhere.events(
      table,
      0,
      (event) => event.type === "step" && event.by === "bot",
    );
    await ann.call("POST", `/api/tables/${table}/steps`, { seq, step: legal[0] });
    expect((await moved).at(-1)).toMatchObject({ type: "step", seat: 2, by: "bot" });
  });

  it("miss nobody who has a line to another of them", async () => {
    const open = async (): Promise<TestApp> =>
      startApp({ store: await PostgresStore.open(url), graceMs: 300 });
    const [one, two] = [await open(), await open()];
    const ann = await one.client("Ann");
    const [bob, eve] = [await two.client("Bob"), await two.client("Eve")];
    const { table } = await ann.open({ seats: 3, start: "host" });
    for (const each of [bob, eve]) await each.call("POST", `/api/tables/${table}/join`, {});
    const line = bob.socket(table);
    const socket = ann.socket(table);
    const told = (here: string) => (): boolean =>
      String(
        (socket.messages.findLast(({ type }) => type === "beat") as Beat | undefined)?.here,
      ) === here;
    // Eve has no line at all: the time has passed after which one is missed
    await socket.until(told("true,true,false"));
    line.raw.terminate();
    await socket.until(told("true,false,false"));
    const again = eve.socket(table);
    await socket.until(told("true,false,true"));
    await two.stop();
    expect(await again.closed).toBe(1012);
    await socket.until(told("true,false,false"));
    await one.stop();
  });

  it("let players go on elsewhere while one of them restarts", async () => {
    const [one, two] = [await start(), await start()];
    const ann = await one.client("Ann");
    const bob = await two.client("Bob");
    const { table } = await ann.open({ seats: 2, start: "host" });
    await bob.call("POST", `/api/tables/${table}/join`, {});
    const socket = ann.socket(table);
    await socket.until(({ seq }) => seq === 4);
    apps.splice(apps.indexOf(one), 1);
    await one.stop();
    expect(await socket.closed).toBe(1012);
    const moved = new Client(two.base);
    moved.token = ann.token;
    const again = moved.socket(table, 4);
    const step = { seq: 4, step: "WUG" };
    expect((await moved.call("POST", `/api/tables/${table}/steps`, step)).status).toBe(200);
    await again.until(({ seq }) => seq === 5);
    expect([...socket.events, ...again.events].map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    again.raw.close();
  });

  it("say that they are not ready while the database is away, and go on by themselves", async () => {
    const own = await TestPostgres.start();
    const app = await startApp({
      store: await PostgresStore.open(await own.database("away")),
      logLevel: "silent",
    });
    const ann = await app.client("Ann");
    const { table } = await ann.open({ seats: 2, start: "host", bots: ["novice"] });
    const { seq, legal } = await ann.view(table);
    await own.stop("SIGQUIT");
    await until(async () => (await ann.call("GET", "/healthz")).status === 503);
    const path = `/api/tables/${table}/steps`;
    const away = await ann.call("POST", path, { seq, step: legal[0] });
    expect(away).toMatchObject({ status: 503, body: { error: { code: "not-ready" } } });
    await own.run();
    const back = await ann.call("POST", path, { seq, step: legal[0] });
    expect(back.status).toBe(200);
    await ann.events(table, 0, (event) => event.type === "step" && event.by === "bot");
    await until(async () => (await ann.call("GET", "/healthz")).status === 200);
    await app.stop();
    await own.remove();
  });
});
