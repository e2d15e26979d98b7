/** Readers that leave before the server has found their table. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WebSocketServer } from "ws";
import { Heart } from "../http/heart.ts";
import { SqliteStore } from "../store/sqlite.ts";
import { startApp, type TestApp } from "../testing/app.ts";
import type { Client } from "../testing/client.ts";

let folder: string;
let app: TestApp;
let ann: Client;
let table: string;
/** After so many more reads of the log the store does not answer, until it is let go on. */
let quickReads: number;
let stuck: Promise<void>;
let goOn: () => void;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "gemwright-stream-"));
  // Like a database that others write to: the log is read before anything is shown.
  const store = Object.assign(new SqliteStore(join(folder, "tables.db")), { shared: true });
  const read = store.read.bind(store);
  const held = new Promise<void>((resolve) => (goOn = resolve));
  quickReads = Infinity;
  stuck = new Promise((resolve) => {
    store.read = async (id, after) => {
      if (--quickReads < 0) {
        resolve();
        await held;
      }
      return read(id, after);
    };
  });
  app = await startApp({ store });
  ann = await app.client("Ann");
  table = (await ann.open({ seats: 2 })).table;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.stop();
  rmSync(folder, { recursive: true });
});

/** How many follow a table, when everything before this has been done. */
async function streams(): Promise<string | undefined> {
  await ann.view(table);
  const { body } = await ann.call<string>("GET", "/metrics");
  return /^gemwright_streams (\d+)$/m.exec(body)?.[1];
}

describe("a reader that is gone before it was let in", () => {
  it("is not kept among the streams that beat", async () => {
    const added = vi.spyOn(Heart.prototype, "add");
    quickReads = 0;
    const closed = new Promise((resolve) => {
      app.http.server.once("request", (_request, answer) => answer.once("close", resolve));
    });
    const socket = connect(Number(new URL(app.base).port), "127.0.0.1");
    socket.write(`GET /api/tables/${table}/events HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
    await stuck;
    socket.destroy();
    await closed;
    goOn();
    expect(await streams()).toBe("0");
    expect(added).not.toHaveBeenCalled();
  });

  it("is not kept among those who follow a table over a socket", async () => {
    // The first read lets it in, the second is the one before it follows.
    quickReads = 1;
    const socket = ann.socket(table);
    await stuck;
    const [served] = (app.http as unknown as { websocketServer: WebSocketServer }).websocketServer
      .clients;
    const closed = once(served, "close");
    socket.raw.terminate();
    await closed;
    goOn();
    expect(await streams()).toBe("0");
  });
});
