/** Who has a line to a table: told to those who follow it, and between processes. */
import { request } from "node:http";
import type { Beat } from "@gemwright/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Notices } from "../store/store.ts";
import { startApp, type TestApp } from "../testing/app.ts";
import type { Client, Message, Socket } from "../testing/client.ts";
import type { Seated } from "./attendance.ts";
import { Presence, type Attended } from "./presence.ts";

const isBeat = (message: Message): message is Message & Beat => message.type === "beat";
const beats = ({ messages }: Socket): string[] =>
  messages.filter(isBeat).map(({ here }) => here.join());
/** When this is the last that a socket was told of who is here. */
const told = (socket: Socket, here: string): Promise<unknown> =>
  socket.until(() => beats(socket).at(-1) === here);

describe("somebody who follows a table", () => {
  let app: TestApp;
  let ann: Client;
  let bob: Client;
  let table: string;

  async function open(graceMs?: number): Promise<void> {
    app = await startApp(graceMs === undefined ? {} : { graceMs });
    [ann, bob] = [await app.client("Ann"), await app.client("Bob")];
    ({ table } = await ann.open({ seats: 3, bots: ["random"], start: "host" }));
  }
  const join = () => bob.call("POST", `/api/tables/${table}/join`, {});
  afterEach(() => app.stop());

  it("is told of an empty seat, of whoever takes it, is missed and comes back", async () => {
    await open(1);
    const socket = ann.socket(table);
    await socket.until(isBeat);
    expect(beats(socket)).toEqual(["true,true,"]);
    await join();
    await told(socket, "true,true,false");
    const line = bob.socket(table);
    await told(socket, "true,true,true");
    line.raw.terminate();
    await told(socket, "true,true,false");
    // whoever comes now is told at once, after what was missed
    const late = bob.socket(table, 4);
    await late.until(isBeat);
    expect(late.messages.map(({ type }) => type)).toEqual(["started", "beat"]);
    await told(socket, "true,true,true");
  });

  it("does not hear of a line that was lost for a moment, nor of one of two", async () => {
    await open();
    await join();
    const socket = ann.socket(table);
    const first = bob.socket(table);
    await first.until(isBeat);
    first.raw.terminate();
    await first.closed;
    const second = bob.socket(table);
    const third = bob.socket(table);
    await Promise.all([second.until(isBeat), third.until(isBeat)]);
    third.raw.terminate();
    await third.closed;
    await ann.call("POST", `/api/tables/${table}/chat`, { text: "Are you there?" });
    await socket.until(({ type }) => type === "chat");
    expect(new Set(beats(socket))).toEqual(new Set(["true,true,true"]));
  });

  it("is told over the stream in comments, and counts as here by it", async () => {
    await open(1);
    await join();
    const socket = ann.socket(table);
    await told(socket, "true,true,false");
    const comments: string[] = [];
    const stream = request(`${app.base}/api/tables/${table}/events`, { headers: bob.headers });
    const gone = new Promise<void>((resolve) => {
      stream.on("response", (answer) => {
        answer.setEncoding("utf8").on("data", (text: string) => {
          for (const [, json] of text.matchAll(/^: beat (.*)\n$/gm)) {
            comments.push((JSON.parse(json) as Beat).here.join());
            if (comments.at(-1) === "false,true,true") resolve();
          }
        });
      });
    });
    stream.on("error", () => undefined).end();
    await told(socket, "true,true,true");
    socket.raw.terminate();
    await gone;
    expect(comments[0]).toBe("true,true,true");
    stream.destroy();
  });
});

/** Processes that share a store, without the store. */
class Bus {
  readonly texts: string[] = [];
  readonly dead = new Set<string>();
  readonly #ears = new Map<string, Parameters<Notices["listen"]>>();

  notices(origin: string): Notices {
    return {
      send: async (text) => {
        if (this.dead.has(origin)) return;
        this.texts.push(text);
        for (const [name, [hear]] of this.#ears) if (name !== origin) hear(origin, text);
      },
      listen: (...ears) => this.#ears.set(origin, ears),
    };
  }
  cut(origin: string): () => void {
    const ears = this.#ears.get(origin)!;
    this.#ears.delete(origin);
    return () => {
      this.#ears.set(origin, ears);
      ears[1]();
    };
  }
}

class Room implements Attended {
  readonly id: string;
  seats = ["ann", "bob"].map((player): Seated => ({ player, bot: null }));
  told = "";
  constructor(id = "table1") {
    this.id = id;
  }
  beat(text: string): void {
    this.told = (JSON.parse(text) as Beat).here.join();
  }
}

describe("somebody who sits down", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is not missed before there was time to come, however long the others have waited", async () => {
    const [presence, room] = [new Presence(), new Room()];
    const [ann, bob] = room.seats as [Seated, Seated];
    room.seats = [ann, { player: null, bot: null }];
    presence.came(room, "ann");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(room.told).toBe("true,");
    room.seats = [ann, bob];
    presence.reseated(room);
    expect(room.told).toBe("true,true");
    await vi.advanceTimersByTimeAsync(9000);
    expect(room.told).toBe("true,true");
    await vi.advanceTimersByTimeAsync(2000);
    expect(room.told).toBe("true,false");
    presence.came(room, "bob");
    expect(room.told).toBe("true,true");
  });
});

describe("several processes", () => {
  const MINUTE = 60_000;
  let bus: Bus;
  let one: Presence;
  let two: Presence;
  /** The table as the one process and as the other has it. */
  let here: Room;
  let there: Room;

  beforeEach(() => {
    vi.useFakeTimers();
    bus = new Bus();
    [one, two] = ["one", "two"].map((origin) => new Presence(bus.notices(origin))) as [
      Presence,
      Presence,
    ];
    [here, there] = [new Room(), new Room()];
  });
  afterEach(() => vi.useRealTimers());

  it("do not miss whoever has a line to another, however long it lasts", async () => {
    two.came(there, "bob");
    await vi.advanceTimersByTimeAsync(MINUTE / 2);
    expect(there.told).toBe("false,true");
    // who is new at the table asks, and need not wait for the next time that all is said
    one.came(here, "ann");
    for (let i = 0; i < 60; i++) {
      await vi.advanceTimersByTimeAsync(MINUTE / 4);
      expect([here.told, there.told]).toEqual(["true,true", "true,true"]);
    }
    two.went(there, "bob");
    await vi.advanceTimersByTimeAsync(9000);
    expect(here.told).toBe("true,true");
    await vi.advanceTimersByTimeAsync(2000);
    expect(here.told).toBe("true,false");
    two.came(there, "bob");
    await vi.advanceTimersByTimeAsync(1000);
    expect(here.told).toBe("true,true");
  });

  it("miss those of one that stops, and later those of one that dies without a word", async () => {
    one.came(here, "ann");
    two.came(there, "bob");
    await vi.advanceTimersByTimeAsync(MINUTE);
    await two.stop();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(here.told).toBe("true,false");
    const three = new Presence(bus.notices("three"));
    three.came(new Room(), "bob");
    await vi.advanceTimersByTimeAsync(1000);
    expect(here.told).toBe("true,true");
    bus.dead.add("three");
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(here.told).toBe("true,true");
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(here.told).toBe("true,false");
  });

  it("ask each other anew after notices may have been lost", async () => {
    one.came(here, "ann");
    two.came(there, "bob");
    await vi.advanceTimersByTimeAsync(1000);
    const mend = bus.cut("one");
    two.went(there, "bob");
    await vi.advanceTimersByTimeAsync(MINUTE / 4);
    expect([here.told, there.told]).toEqual(["true,true", "true,false"]);
    mend();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(here.told).toBe("true,false");
    const again = bus.cut("one");
    two.came(there, "bob");
    await vi.advanceTimersByTimeAsync(1000);
    again();
    await vi.advanceTimersByTimeAsync(1000);
    expect(here.told).toBe("true,true");
  });

  it("remember of a table that nobody follows nothing after a while", async () => {
    one.came(here, "ann");
    await vi.advanceTimersByTimeAsync(11_000);
    expect(here.told).toBe("true,false");
    const reload = async (ms: number): Promise<void> => {
      one.went(here, "ann");
      await vi.advanceTimersByTimeAsync(ms);
      one.came(here, "ann");
    };
    await reload(5000);
    expect(here.told).toBe("true,false");
    await reload(11_000);
    expect(here.told).toBe("true,true");
  });

  it("say everything in notices that are short enough, and nothing of tables nobody follows", async () => {
    for (let i = 0; i < 2000; i++) one.came(new Room(`table${i}`), "ann");
    await vi.advanceTimersByTimeAsync(1000);
    const first = bus.texts.splice(0);
    expect(first.join(" ").split(" ")).toHaveLength(2000);
    for (const text of first) expect(text.length).toBeLessThan(7900);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(bus.texts).toHaveLength(first.length);
    for (let i = 0; i < 2000; i++) one.went(new Room(`table${i}`), "ann");
    await vi.advanceTimersByTimeAsync(1000);
    bus.texts.splice(0);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(bus.texts).toEqual([]);
  });
});
