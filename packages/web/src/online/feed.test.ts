import type { TableEvent } from "@gemwright/protocol";
import { SeededRandom } from "@gemwright/rules";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Feed } from "./feed.ts";

/** A socket that the test holds both ends of. */
class FakeSocket extends EventTarget {
  readonly path: string;
  constructor(path: string) {
    super();
    this.path = path;
  }
  closed = false;
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.dispatchEvent(new Event("open"));
  }
  say(event: unknown): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(event) }));
  }
  drop(code = 1006, reason = ""): void {
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason }));
  }
}

const event = (seq: number): TableEvent => ({ type: "left", seq, at: 0, seat: 1 });
const after = (socket: FakeSocket): number =>
  Number(new URL(socket.path, "http://x").searchParams.get("after") ?? -1);

function table() {
  const sockets: FakeSocket[] = [];
  const seen: number[] = [];
  const line = { up: true };
  const wakes: { current: (() => void) | undefined } = { current: undefined };
  const startAnew = vi.fn<() => void>();
  const feed = new Feed("abc123", "secret", (each) => seen.push(each.seq), {
    socket: (path) => {
      const socket = new FakeSocket(path);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    now: () => 0,
    hasLine: () => line.up,
    onWake: (wake) => {
      wakes.current = wake;
    },
    startAnew,
  });
  return { feed, startAnew, seen, sockets, wakes, line, newest: () => sockets.at(-1)! };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a table's stream", () => {
  it("begins at the beginning and shows its invite", () => {
    const { newest } = table();
    expect(after(newest())).toBe(-1);
    expect(newest().path).toContain("invite=secret");
  });

  it("goes on after the newest event when the line was lost", async () => {
    const { feed, seen, sockets, newest } = table();
    newest().open();
    newest().say(event(0));
    newest().say(event(1));
    newest().drop();
    expect(feed.line.value.state).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    expect(after(newest())).toBe(1);
    newest().open();
    expect(feed.line.value.state).toBe("fine");
    newest().say(event(2));
    expect(seen).toEqual([0, 1, 2]);
  });

  it("keeps one socket, however often it is woken while it tries", () => {
    const { feed, seen, sockets, wakes, newest } = table();
    newest().drop();
    wakes.current?.();
    wakes.current?.();
    expect(sockets).toHaveLength(3);
    expect(sockets.map(({ closed }) => closed)).toEqual([true, true, false]);
    // one that opens after all says nothing any more
    sockets[1]?.open();
    sockets[1]?.say(event(0));
    expect(feed.line.value.state).toBe("trying");
    expect(seen).toEqual([]);
    newest().open();
    newest().say(event(0));
    expect(seen).toEqual([0]);
  });

  it("starts anew when the server knows less than was seen, and not when it only says no", () => {
    for (const [reason, times] of [
      ["stale", 1],
      ["not-yours", 0],
    ] as const) {
      const { startAnew, newest } = table();
      newest().open();
      newest().drop(1008, reason);
      expect(startAnew).toHaveBeenCalledTimes(times);
    }
  });

  it("knows who is here while the line is there, and nothing of it afterwards", async () => {
    const { feed, newest } = table();
    newest().open();
    expect(feed.here.value).toBeUndefined();
    newest().say({ type: "beat", now: 1, here: [true, false, null] });
    const { value } = feed.here;
    expect(value).toEqual([true, false, null]);
    // the same again is no news, and a server of before says nothing of it
    newest().say({ type: "beat", now: 2, here: [true, false, null] });
    newest().say({ type: "beat", now: 3 });
    expect(feed.here.value).toBe(value);
    newest().drop();
    expect(feed.here.value).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1000);
    newest().open();
    expect(feed.here.value).toBeUndefined();
    newest().say({ type: "beat", now: 4, here: [true, true, null] });
    expect(feed.here.value).toEqual([true, true, null]);
  });

  it("tries less and less often, and at once when asked", async () => {
    const { feed, sockets, newest } = table();
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      newest().drop();
      const { value } = feed.line;
      waits.push(value.state === "lost" ? value.retryAt : 0);
      await vi.advanceTimersByTimeAsync(waits.at(-1)!);
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
    newest().drop();
    const before = sockets.length;
    feed.retryNow();
    expect(sockets).toHaveLength(before + 1);
  });

  it("notices a line that died in silence", async () => {
    const { feed, sockets, newest } = table();
    newest().open();
    await vi.advanceTimersByTimeAsync(60_000);
    newest().say({ type: "beat", now: 1 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sockets.length + Number(feed.line.value.state === "lost")).toBeGreaterThan(1);
  });

  it("tries at once when the device has a line again", () => {
    const { sockets, wakes, newest } = table();
    newest().drop();
    wakes.current?.();
    expect(sockets).toHaveLength(2);
  });

  it("says so at once when the device has lost its line, though the socket has not noticed", () => {
    const { feed, sockets, wakes, line, newest } = table();
    newest().open();
    line.up = false;
    wakes.current?.();
    expect(feed.line.value.state).toBe("lost");
    line.up = true;
    wakes.current?.();
    expect(sockets).toHaveLength(2);
    newest().open();
    expect(feed.line.value.state).toBe("fine");
  });

  it("does not come back when all has been said, or the table is for other eyes", async () => {
    for (const code of [1000, 1008]) {
      const { feed, sockets, newest } = table();
      newest().open();
      newest().drop(code);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sockets).toHaveLength(1);
      expect(feed.line.value.state).toBe("fine");
    }
  });

  it("delivers every event once and in order, however often the line drops or repeats", async () => {
    const random = new SeededRandom(17);
    const { seen, newest } = table();
    const total = 200;
    for (let i = 0; i < 5000 && seen.length < total; i++) {
      const socket = newest();
      if (i === 0 || random.below(3) === 0) socket.open();
      const next = Math.max(
        after(socket) + 1,
        random.below(4) ? seen.length : seen.length - random.below(3),
      );
      socket.say(event(Math.max(0, next)));
      if (random.below(6) === 0) socket.say({ type: "beat", now: 1 });
      if (random.below(5) === 0) {
        socket.drop();
        await vi.advanceTimersByTimeAsync(15_000);
      }
    }
    expect(seen).toEqual(Array.from({ length: total }, (_, seq) => seq));
  });
});
